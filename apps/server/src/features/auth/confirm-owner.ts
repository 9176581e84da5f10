import { verifyPassword } from '#adapters/passwords.ts'
import type { SignedIn } from '#caller.ts'
import { refundLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import type { User } from '#features/account/service.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { isFresh } from './manage-sessions.ts'

const WRONG_PASSWORDS = { max: 10, windowSeconds: 900 }

/**
 * Asked again before what shuts others out or cannot be undone: an unlocked laptop is not its owner.
 * Who only comes by Google has no password to tell, and has to have just come.
 */
export async function mustBeOwner(
  deps: Deps,
  actor: SignedIn,
  user: User,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  if (!user.passwordHash) return must(await isFresh(deps, actor), 'FRESH_SIGN_IN_REQUIRED')
  const key = `password-checks account ${user.id}`
  await enforceRateLimit(deps, deps.db, key, WRONG_PASSWORDS)
  const isRight = password !== undefined && (await verifyPassword(user.passwordHash, password))
  must(isRight, 'WRONG_PASSWORD', { fields: { [field]: 'That is not your current password.' } })
  await refundLimit(deps.db, key)
}
