import type { ProfileForm, UserInfo } from '@wattle/contract/account'
import type { Role } from '@wattle/contract/auth'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAudit } from '#features/audit/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'

export type User = queries.User

export const findUser = (db: Db, by: queries.UserKey): Promise<User | undefined> =>
  queries.findUser(db, by)

export const lockUser = (tx: Db, id: number): Promise<User | undefined> => queries.lockUser(tx, id)

type Credentials = Pick<
  User,
  | 'passwordHash'
  | 'googleSubject'
  | 'emailVerifiedAt'
  | 'totpSecret'
  | 'totpConfirmedAt'
  | 'totpLastStep'
>

export const changeCredentials = (
  tx: Db,
  id: number,
  change: Partial<Credentials>,
): Promise<User> => queries.updateUser(tx, id, change)

export const spendTotpStep = (db: Db, id: number, step: number): Promise<boolean> =>
  queries.updateTotpStep(db, id, step)

type NewUser = Omit<queries.NewUser, 'createdAt'>

export async function createUser(
  deps: Deps,
  tx: Db,
  newUser: NewUser,
  way: 'password' | 'google' | 'shell' | 'invitation',
  caller?: Caller,
): Promise<User | undefined> {
  const user = await queries.insertUser(tx, { ...newUser, createdAt: deps.now() })
  if (user)
    await recordAudit(deps, tx, {
      kind: 'SIGN_UP',
      user,
      details: { way },
      ...(caller && { caller }),
    })
  return user
}

export async function getMe(deps: Deps, actor: SignedIn): Promise<UserInfo> {
  return shown(deps, await ownUser(deps, actor))
}

export async function updateMe(
  deps: Deps,
  actor: SignedIn,
  { firstName, lastName, timezone }: ProfileForm,
): Promise<UserInfo> {
  const user = await ownUser(deps, actor)
  const change = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(timezone !== undefined && { timezone }),
  }
  if (Object.keys(change).length === 0) return shown(deps, user)
  return shown(deps, await queries.updateUser(deps.db, user.id, change))
}

export async function ownUser({ db }: Deps, actor: SignedIn): Promise<User> {
  const user = await queries.findUser(db, { id: actor.userId })
  must(user, 'SESSION_ENDED')
  return user
}

const shown = async (deps: Deps, user: User): Promise<UserInfo> => ({
  ...userInfo(deps, user, await queries.isCalendarConnected(deps.db, user.id)),
  launchedStudies: await hooks().countLaunched(deps.db, user.id),
})

const userInfo = ({ config }: Deps, user: User, isCalendarConnected: boolean): UserInfo => ({
  ...user,
  googleCalendarAuthorized: isCalendarConnected,
  emailVerified: user.emailVerifiedAt !== null,
  timezone: user.timezone ?? config.agencyTimeZone,
  hasPassword: user.passwordHash !== null,
  twoFactor: user.totpConfirmedAt !== null,
  twoFactorDue:
    config.admin.twoFactorRequired && user.role === 'ROLE_ADMIN' && user.totpConfirmedAt === null,
})

/**
 * Changes someone's role, unless they're the last admin. Former admins have to sign in again with
 * their new role.
 */
export async function setRole(
  deps: Deps,
  tx: Db,
  user: User,
  role: Role,
  by?: AdminActor,
): Promise<User> {
  if (user.role === role) return user
  if (role === 'ROLE_USER') must(await hasOtherAdmin(tx, user.id), 'LAST_ADMIN')
  const changed = await queries.updateUser(tx, user.id, { role })
  if (role === 'ROLE_USER') await hooks().endSessions(deps, tx, user.id)
  const details = { from: user.role, to: role }
  const doneBy = by && { actorId: by.actor.userId, caller: by.caller }
  await recordAudit(deps, tx, { kind: 'ROLE_CHANGED', user, details, ...doneBy })
  return changed
}

export async function hasOtherAdmin(tx: Db, userId: number): Promise<boolean> {
  return (await queries.lockAdmins(tx)).some((id) => id !== userId)
}

/** Deactivates or reactivates an account. The caller ends its sessions and writes the audit log. */
export const setDeactivated = (tx: Db, id: number, deactivatedAt: Date | null): Promise<User> =>
  queries.updateUser(tx, id, { deactivatedAt })

export async function listUsers({ db }: Deps, query: ListQuery & { role?: Role | undefined }) {
  const { rows, total } = await queries.listUsers(db, { ...listWindow(query), role: query.role })
  return { accounts: rows.map(account), total }
}

export async function changeRole(deps: Deps, id: number, role: Role, by: AdminActor) {
  const changed = await deps.db.transaction(async (tx) => {
    // Lock the admins before the account itself, which may be one of them.
    await queries.lockAdmins(tx)
    const user = await queries.lockUser(tx, id)
    must(user && !user.deletedAt, 'NOT_FOUND')
    return account(await setRole(deps, tx, user, role, by))
  })
  hooks().refreshSessions(deps, id)
  return changed
}

export const account = (user: User) => ({
  ...user,
  emailVerified: user.emailVerifiedAt !== null,
  twoFactor: user.totpConfirmedAt !== null,
})
