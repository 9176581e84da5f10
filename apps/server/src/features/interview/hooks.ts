import type { InterviewRoom } from '@wattle/contract/interview'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

type InterviewHooks = {
  offerFreedSlots(deps: Deps): Promise<void>
  /** Updates what we owe for these interviews to match how they went, in the same transaction. */
  settlePayments(tx: Db, ids: number[], by: { now: Date; userId: number | null }): Promise<void>
  /** Throws if one of the interview's quota cells or the whole study is full. */
  mustHaveRoomAgain(tx: Db, interview: { researchId: number; cellIds: number[] }): Promise<void>
  listAnswers(db: Db, invitationId: number): Promise<{ question: string; answers: string[] }[]>
  /**
   * Gives a participant their number, unless they have one. Throws if they've withdrawn consent to
   * use what they said.
   */
  numberParticipant(tx: Db, invitationId: number): Promise<void>
  /**
   * Gives a participant their number once their interview is over, even if they've withdrawn
   * consent to use what they said.
   */
  numberConducted(tx: Db, invitationId: number): Promise<void>
  /** Called when an interview is marked as conducted or as a no-show, or when that's corrected. */
  interviewEnded(tx: Db, invitationId: number): Promise<void>
  /** The project's assumptions and themes, and this interview's captures. */
  roomFindings(
    db: Db,
    userId: number,
    interview: { id: number; researchId: number },
  ): Promise<Pick<InterviewRoom, 'assumptions' | 'evidence' | 'themes'>>
  /**
   * The participant's consents, the consents that their study asks for, and their participant
   * number.
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
