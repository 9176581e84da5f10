import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'
import type { User } from './queries.ts'

/** What other features do when an account changes, is exported or deleted. */
type AccountHooks = {
  /** Refuses whoever can't prove that the account is theirs. */
  mustBeOwner(deps: Deps, actor: SignedIn, user: User, password?: string): Promise<void>
  endSessions(deps: Deps, tx: Db, userId: number): Promise<void>
  /** So that signed-in people get their new role at once. */
  refreshSessions(deps: Deps, userId: number): void
  /** Tokens, recovery codes, known devices and the calendar. */
  forgetAccess(tx: Db, userId: number): Promise<void>
  countLaunched(db: Db, ownerId: number): Promise<number>
  /** Deletes projects that weren't launched; how many were. */
  deleteUnlaunched(tx: Db, ownerId: number): Promise<number>
  /** Everyone who waits for them is told. */
  cancelInterviews(deps: Deps, tx: Db, ownerId: number): Promise<void>
  /** Our team finds someone else for them. */
  releaseInterviews(deps: Deps, tx: Db, ownerId: number): Promise<void>
  /** They stop working at once. */
  revokeReportLinks(deps: Deps, tx: Db, userId: number): Promise<void>
  exports: ((deps: Deps, actor: SignedIn, caller: Caller) => Promise<object>)[]
}

export const { wire: wireAccountHooks, hooks } = lateHooks<AccountHooks>()
