import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'

/** Hooks that other features implement. We call them when a participant withdraws a consent. */
type ParticipationHooks = {
  /** Deletes the transcript of the participant's interview. */
  recordingWithdrawn(deps: Deps, tx: Db, invitationId: number): Promise<void>
  /** Removes the participant's quotes from reports. */
  quotesWithdrawn(tx: Db, invitationId: number): Promise<void>
}

export const { wire: wireParticipationHooks, hooks } = lateHooks<ParticipationHooks>()
