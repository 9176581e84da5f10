import { RESEARCHER_NOTICES } from '@wattle/contract/notice'
import type { Caller, SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import { exportViews } from './saved-views.ts'
import { ownUser } from './service.ts'

/**
 * The person and all their work in a machine-readable form, for access requests under the Privacy
 * Act.
 */
export async function exportAccount(deps: Deps, actor: SignedIn, caller: Caller) {
  const { email, firstName, lastName, createdAt, ...user } = await ownUser(deps, actor)
  // Runs the exports one at a time. They aren't urgent, and other requests need the database
  // connections.
  const work = []
  for (const exportWork of hooks().exports) work.push(await exportWork(deps, actor, caller))
  return {
    exportedAt: deps.now(),
    account: {
      email,
      firstName,
      lastName,
      timezone: user.timezone,
      role: user.role,
      createdAt: createdAt.toISOString(),
      emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
      signsInWith: [user.passwordHash && 'password', user.googleSubject && 'Google'].filter(
        Boolean,
      ),
      twoFactor: user.totpConfirmedAt !== null,
      notices: { ...RESEARCHER_NOTICES, ...user.notices },
      deactivatedAt: user.deactivatedAt?.toISOString() ?? null,
      digestedAt: user.digestedAt?.toISOString() ?? null,
    },
    views: await exportViews(deps.db, actor.userId),
    ...Object.assign({}, ...work),
  }
}
