import type { InterviewRoom } from '@wattle/contract/interview'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type InterviewHooks = {
  /** To people who stand by. */
  offerFreedSlots(deps: Deps): Promise<void>
  /** Refuses where a quota or the study is full. */
  mustHaveRoomAgain(tx: Db, interview: { researchId: number; cellIds: number[] }): Promise<void>
  /** What the participant answered in the screener. */
  listAnswers(db: Db, invitationId: number): Promise<{ question: string; answers: string[] }[]>
  /** Gives them their number the first time, and refuses if they withdrew their words. */
  numberParticipant(tx: Db, invitationId: number): Promise<void>
  /** The same once the interview is over, whatever they withdrew. */
  numberConducted(tx: Db, invitationId: number): Promise<void>
  /** What the project tests, and what was captured in this interview. */
  roomFindings(
    db: Db,
    userId: number,
    interview: { id: number; researchId: number },
  ): Promise<Pick<InterviewRoom, 'assumptions' | 'evidence' | 'themes'>>
  /** What they agreed to, what their study asks, and their numbers. */
  roomConsents(
    db: Db,
    invitationId: number,
  ): Promise<
    Pick<
      InterviewRoom,
      'consents' | 'asks' | 'participantNumber' | 'consentPackNumber' | 'wordsWithdrawnAt'
    >
  >
}

export const { wire: wireInterviewHooks, hooks } = lateHooks<InterviewHooks>()
