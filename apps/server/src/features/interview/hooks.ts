import type { InterviewRoom } from '@wattle/contract/interview'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type InterviewHooks = {
  /** To people who stand by. */
  offerFreedSlots(deps: Deps): Promise<void>
  /** What the participant answered in the screener. */
  listAnswers(db: Db, invitationId: number): Promise<{ question: string; answers: string[] }[]>
  /** What they agreed to, what their study asks, and their numbers. */
  roomConsents(
    db: Db,
    invitationId: number,
  ): Promise<Pick<InterviewRoom, 'consents' | 'asks' | 'participantNumber' | 'consentPackNumber'>>
}

export const { wire: wireInterviewHooks, hooks } = lateHooks<InterviewHooks>()
