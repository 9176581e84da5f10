import type { Db } from '#db/open.ts'
import { lateHooks } from '#late-hooks.ts'

type InterviewHooks = {
  /** What the participant answered in the screener. */
  listAnswers(db: Db, invitationId: number): Promise<{ question: string; answers: string[] }[]>
}

export const { wire: wireInterviewHooks, hooks } = lateHooks<InterviewHooks>()
