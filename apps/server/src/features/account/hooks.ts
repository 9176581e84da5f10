import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'
import type { User } from './queries.ts'

/**
 * Hooks that other features implement. We call them when an account changes, is exported or is
 * deleted.
 */
type AccountHooks = {
  /** Throws unless the caller proves the account is theirs. */
  mustBeOwner(deps: Deps, actor: SignedIn, user: User, password?: string): Promise<void>
  endSessions(deps: Deps, tx: Db, userId: number): Promise<void>
  /** Makes a new role take effect immediately in the person's open sessions. */
  refreshSessions(deps: Deps, userId: number): void
  /** Deletes the account's tokens, recovery codes, known devices and calendar connection. */
  forgetAccess(tx: Db, userId: number): Promise<void>
  countLaunched(db: Db, ownerId: number): Promise<number>
  /** Deletes projects that weren't launched. Returns how many launched projects stay. */
  deleteUnlaunched(tx: Db, ownerId: number): Promise<number>
  /** Cancels the account's interviews and emails the participants. */
  cancelInterviews(deps: Deps, tx: Db, ownerId: number): Promise<void>
  /** Asks our team to find someone else to conduct the account's interviews. */
  releaseInterviews(deps: Deps, tx: Db, ownerId: number): Promise<void>
  /** Revokes the account's report links and removes its name from published reports. */
  forgetInReports(deps: Deps, tx: Db, userId: number): Promise<void>
  exports: ((deps: Deps, actor: SignedIn, caller: Caller) => Promise<object>)[]
}

export const { wire: wireAccountHooks, hooks } = lateHooks<AccountHooks>()
