import { passwordStrength } from '@wattle/contract/password'
import { hashPassword } from '#adapters/passwords.ts'
import { ConfigError } from '#config.ts'
import type { Deps } from '#deps.ts'
import * as queries from './queries.ts'
import { createUser, type User } from './service.ts'

type NewAccount = Pick<User, 'email' | 'firstName' | 'role'> &
  Partial<Pick<User, 'lastName' | 'timezone'>>

/**
 * Creates an account from the shell, so its address counts as verified. Undefined if the address is
 * taken.
 */
export async function createAccount(
  deps: Deps,
  account: NewAccount,
  password: string,
): Promise<User | undefined> {
  const passwordHash = await hashPassword(password)
  const user = { ...account, passwordHash, emailVerifiedAt: deps.now() }
  return deps.db.transaction((tx) => createUser(deps, tx, user, 'shell'))
}

/** A random password, as strong as the ones we require from everyone. */
export function newPassword(deps: Deps): string {
  const password = `${deps.randomBytes(12).toString('base64url')}-A7`
  return passwordStrength(password).isAccepted ? password : newPassword(deps)
}

/** Creates an admin on the very first start. Undefined if there already is an admin. */
export async function createFirstAdmin(
  deps: Deps,
): Promise<{ email: string; password: string } | undefined> {
  if ((await queries.countAdmins(deps.db)) > 0) return undefined
  const { email } = deps.config.admin
  const password = deps.config.admin.password ?? newPassword(deps)
  mustBeStrong(password)
  const admin = { email, firstName: 'Admin', role: 'ROLE_ADMIN' } as const
  return (await createAccount(deps, admin, password)) && { email, password }
}

/** Throws if the password is too weak, as for people who sign up. */
function mustBeStrong(password: string): void {
  const { isAccepted, isCommon, criteria } = passwordStrength(password)
  if (isAccepted) return
  const missing = criteria.filter(({ isMet }) => !isMet).map((criterion) => criterion.missing)
  throw new ConfigError(
    isCommon
      ? 'ADMIN_PASSWORD is too easy to guess. Choose several words that nobody would connect with you.'
      : `ADMIN_PASSWORD is too weak. It would be stronger with ${missing.join(', or ')}.`,
  )
}

const MOST_LISTED = 1000

export const listAccounts = ({ db }: Deps) => queries.listUsers(db, { limit: MOST_LISTED })
