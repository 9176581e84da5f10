import type { InterviewRoom } from '@wattle/contract/interview'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type InterviewHooks = {
  /** Offers freed slots to people on standby. */
  offerFreedSlots(deps: Deps): Promise<void>
  /**
   * Updates the payments we owe to match how these interviews went. Runs in the transaction that
   * changed the interviews.
   */
  settlePayments(tx: Db, ids: number[], by: { now: Date; userId: number | null }): Promise<void>
  /** Throws if a quota cell or the whole study is full. */
  mustHaveRoomAgain(tx: Db, interview: { researchId: number; cellIds: number[] }): Promise<void>
  /** The participant's screener answers. */
  listAnswers(db: Db, invitationId: number): Promise<{ question: string; answers: string[] }[]>
  /**
   * Assigns a participant number the first time. Throws if the participant withdrew consent to use
   * what they said.
   */
  numberParticipant(tx: Db, invitationId: number): Promise<void>
  /** Assigns a participant number once the interview is over, even if the participant withdrew. */
  numberConducted(tx: Db, invitationId: number): Promise<void>
  /** Runs when an interview is conducted or missed, or when that's corrected. */
  interviewEnded(tx: Db, invitationId: number): Promise<void>
  /** The project's assumptions and this interview's captures. */
  roomFindings(
    db: Db,
    userId: number,
    interview: { id: number; researchId: number },
  ): Promise<Pick<InterviewRoom, 'assumptions' | 'evidence' | 'themes'>>
  /**
   * The participant's consents, the consents their study asks for, and their participant number.
   */
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
