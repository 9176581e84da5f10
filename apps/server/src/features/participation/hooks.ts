import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

/** Implemented by other features. We call these when a participant withdraws a consent. */
type ParticipationHooks = {
  /** Deletes the transcript of the recording. */
  recordingWithdrawn(deps: Deps, tx: Db, invitationId: number): Promise<void>
  /** Removes the participant's quotes from published reports. */
  quotesWithdrawn(tx: Db, invitationId: number): Promise<void>
}

export const { wire: wireParticipationHooks, hooks } = lateHooks<ParticipationHooks>()
