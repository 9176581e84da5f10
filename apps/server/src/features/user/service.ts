import type { Role } from '@wattle/contract/auth'
import { pageWindow } from '@wattle/contract/list'
import { passwordStrength } from '@wattle/contract/password'
import { keyHashOf, linkKey } from '#adapters/link-key.ts'
import { hashPassword, verifyPassword } from '#adapters/passwords.ts'
import type { SignedIn } from '#caller.ts'
import { ConfigError } from '#config.ts'
import type { Db } from '#db/open.ts'
import { refundLimit } from '#db/rate-limits.ts'
import type { MailKey } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordAudit } from '#features/audit/service.ts'
import { endSessionsOf, isFresh, uncacheSessionsOf } from '#features/session/service.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import * as queries from './queries.ts'

export type User = queries.UserRow

export const findByEmail = queries.findUserByEmail

export const findByGoogle = queries.findUserByGoogle

export const findById = queries.findUser

export const lockById = queries.lockUser

export const insert = queries.insertUser

export const update = queries.updateUser

export const spendTotpStep = queries.updateTotpStep

export const list = queries.listUsers

export const dropTokens = queries.deleteTokensOf

const TOKEN_PURPOSE = 'user token'
const WRONG_PASSWORDS = { max: 10, windowSeconds: 900 }

/** A token for a link in a mail, told to the mail alone; the older one of its purpose is good no more. */
export async function issueToken(
  { now, randomBytes, secret }: Deps,
  tx: Db,
  userId: number,
  purpose: queries.TokenPurpose,
  lifetimeMs: number,
): Promise<MailKey> {
  const nonce = randomBytes(32)
  const tokenHash = keyHashOf(linkKey(secret(TOKEN_PURPOSE), nonce))
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await queries.replaceUserToken(tx, { userId, purpose, expiresAt, tokenHash })
  return { purpose: TOKEN_PURPOSE, nonce: nonce.toString('base64') }
}

/** Uses a token up. Undefined where it is none of ours, too old, or used. */
export async function takeToken(
  { now }: Deps,
  tx: Db,
  purpose: queries.TokenPurpose,
  token: string,
): Promise<User | undefined> {
  const userId = await queries.deleteUserToken(tx, keyHashOf(token), purpose, now())
  return userId === undefined ? undefined : queries.lockUser(tx, userId)
}

export const purgeTokens = ({ db, now }: Deps) => queries.deleteExpiredTokens(db, now())

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

/** There is always an administrator left. Whoever is none any more signs in again, as who they are. */
export async function setRole(
  deps: Deps,
  tx: Db,
  user: User,
  role: Role,
  by?: OfficeActor,
): Promise<User> {
  if (user.role === role) return user
  if (role === 'ROLE_USER') must(await hasOtherAdmin(tx, user.id), 'LAST_ADMIN')
  const changed = await queries.updateUser(tx, user.id, { role })
  if (role === 'ROLE_USER') await endSessionsOf(deps, tx, user.id)
  const details = { from: user.role, to: role }
  const doneBy = by && { actorId: by.actor.userId, caller: by.caller }
  await recordAudit(deps, tx, { kind: 'ROLE_CHANGED', user, details, ...doneBy })
  return changed
}

async function hasOtherAdmin(tx: Db, userId: number): Promise<boolean> {
  return (await queries.lockAdmins(tx)).some((id) => id !== userId)
}

export async function remove(tx: Db, user: User): Promise<void> {
  if (user.role === 'ROLE_ADMIN') must(await hasOtherAdmin(tx, user.id), 'LAST_ADMIN')
  await queries.deleteUser(tx, user.id)
}

/** Whoever made the account from the shell vouches for its address. */
export async function createVouched(
  deps: Deps,
  { email, firstName, role }: { email: string; firstName: string; role: Role },
  password: string,
): Promise<User | undefined> {
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const user = await queries.insertUser(tx, {
      email,
      firstName,
      passwordHash,
      role,
      emailVerifiedAt: deps.now(),
      createdAt: deps.now(),
    })
    if (user) await recordAudit(deps, tx, { kind: 'SIGN_UP', user, details: { way: 'shell' } })
    return user
  })
}

export const newPassword = ({ randomBytes }: Pick<Deps, 'randomBytes'>) =>
  `${randomBytes(12).toString('base64url')}-A7`

type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  search?: string | undefined
  role?: Role | undefined
}

export async function listUsers({ db }: Deps, query: ListQuery) {
  const { rows, total } = await queries.listUsers(db, {
    ...pageWindow(query),
    search: query.search?.trim() ?? '',
    role: query.role,
    newestFirst: query.sort !== 'CREATED_AT_ASC',
  })
  return { accounts: rows.map(account), total }
}

export async function changeRole(deps: Deps, id: number, role: Role, by: OfficeActor) {
  const changed = await deps.db.transaction(async (tx) => {
    // Before the one that is meant, who may be among them.
    await queries.lockAdmins(tx)
    const user = await queries.lockUser(tx, id)
    must(user, 'NOT_FOUND')
    return account(await setRole(deps, tx, user, role, by))
  })
  uncacheSessionsOf(deps, id)
  return changed
}

const account = (user: User) => ({
  ...user,
  emailVerified: user.emailVerifiedAt !== null,
  secondFactor: user.totpConfirmedAt !== null,
})

/** On the first start of all: an administrator. Undefined where there is one already. */
export async function createFirstAdmin(
  deps: Deps,
): Promise<{ email: string; password: string } | undefined> {
  if ((await queries.countAdmins(deps.db)) > 0) return undefined
  const { email } = deps.config.admin
  const password = deps.config.admin.password ?? newPassword(deps)
  mustBeStrong(password)
  const admin = { email, firstName: 'Admin', role: 'ROLE_ADMIN' } as const
  return (await createVouched(deps, admin, password)) && { email, password }
}

/** As strict as for everybody who signs up. */
function mustBeStrong(password: string): void {
  const { isAccepted, isCommon, criteria } = passwordStrength(password)
  if (isAccepted) return
  const missing = criteria.filter(({ isMet }) => !isMet).map((criterion) => criterion.missing)
  throw new ConfigError(
    isCommon
      ? 'ADMIN_PASSWORD is weak: it is one that everybody tries first. Choose several words.'
      : `ADMIN_PASSWORD is weak. It would be better with ${missing.join(', or ')}.`,
  )
}
