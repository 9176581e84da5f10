import { isPlausibleEmail } from '@wattle/contract/text'
import { hashPassword } from '#adapters/passwords.ts'
import type { Config } from '#config.ts'
import type { Deps } from '#deps.ts'
import { AppError } from '#errors.ts'
import { createAccount, listAccounts, newPassword } from '#features/account/create-admin.ts'
import { findUser, setRole, type User } from '#features/account/service.ts'
import { setPassword } from '#features/auth/change-password.ts'
import { turnOff } from '#features/auth/two-factor.ts'
import { openDeps, undoAll } from '#product.ts'

export class AdminCommandError extends Error {}

const USAGE = `npm run admin -- list                      who has an account
npm run admin -- create <email> [name]    creates an admin and prints their password
npm run admin -- promote <email>          makes an account an admin
npm run admin -- demote <email>           makes an admin a researcher again
npm run admin -- reset <email>            prints a new password and turns off two-factor authentication`

type Say = (line: string) => void

/** Manages accounts from the shell, for the server's owner. */
export async function runAdminCommand(config: Config, words: string[], say: Say): Promise<void> {
  const undo: (() => unknown)[] = []
  const quiet = { ...config, logLevel: 'error' as const }
  const world = { say: () => {}, now: () => new Date(), isStopping: () => false, isWorker: false }
  try {
    await runCommand(await openDeps(quiet, world, undo), words, say)
  } catch (error) {
    if (error instanceof AppError) throw new AdminCommandError(error.message)
    throw error
  } finally {
    await undoAll(undo)
  }
}

export async function runCommand(
  deps: Deps,
  [verb, email, ...rest]: string[],
  say: Say,
): Promise<void> {
  switch (verb) {
    case 'list':
      return list(deps, say)
    case 'create':
      return create(deps, say, email, rest.join(' '))
    case 'promote':
    case 'demote': {
      const user = await existing(deps, email)
      const role = verb === 'promote' ? 'ROLE_ADMIN' : 'ROLE_USER'
      await deps.db.transaction((tx) => setRole(deps, tx, user, role))
      return say(`${user.email} is now ${verb === 'promote' ? 'an admin' : 'a researcher'}.`)
    }
    case 'reset':
      return reset(deps, say, await existing(deps, email))
    default:
      throw new AdminCommandError(USAGE)
  }
}

async function list(deps: Deps, say: Say): Promise<void> {
  const { rows } = await listAccounts(deps)
  for (const user of rows) {
    const name = `${user.firstName} ${user.lastName}`.trim()
    const marks = [
      user.role === 'ROLE_ADMIN' && 'admin',
      user.emailVerifiedAt ? 'verified' : 'not verified',
      user.totpConfirmedAt && 'two-factor authentication',
    ].filter(Boolean)
    say(`${user.email}  ${name}  (${marks.join(', ')}, since ${day(user.createdAt)})`)
  }
}

async function create(deps: Deps, say: Say, email: string | undefined, name: string) {
  if (!email || !isPlausibleEmail(email)) throw new AdminCommandError(USAGE)
  const password = newPassword(deps)
  const firstName = name || 'Admin'
  const user = await createAccount(deps, { email, firstName, role: 'ROLE_ADMIN' }, password)
  if (!user) {
    throw new AdminCommandError(
      `${email} already has an account. To make it an admin, use promote.`,
    )
  }
  say(`Admin ${email}, password: ${password}`)
}

async function reset(deps: Deps, say: Say, user: User): Promise<void> {
  const password = newPassword(deps)
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    await setPassword(deps, tx, user, passwordHash)
    if (user.totpConfirmedAt) await turnOff(deps, tx, user)
  })
  say(`New password for ${user.email}: ${password}`)
  say('All devices using that account have been signed out.')
}

async function existing({ db }: Deps, email: string | undefined): Promise<User> {
  if (!email) throw new AdminCommandError(USAGE)
  const user = await findUser(db, { email })
  if (!user) throw new AdminCommandError(`There's no account with the address ${email}.`)
  return user
}

const day = (date: Date) => date.toISOString().slice(0, 10)
