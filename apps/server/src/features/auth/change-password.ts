import { PASSWORD_RESET_MINUTES } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import { passwordStrength } from '@wattle/contract/password'
import { addressHash } from '#adapters/address-hash.ts'
import { hashPassword } from '#adapters/passwords.ts'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { resetLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { changeCredentials, findUser, type User } from '#features/account/service.ts'
import { recordAudit } from '#features/audit/service.ts'
import { forgetCalendar } from '#features/calendar/connect-google.ts'
import { escapeMarks } from '#features/email/fill-in-body.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { renderEmail } from '#mail/render.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { CHANGED_SUBJECT, PasswordChanged, PasswordReset, RESET_SUBJECT } from './emails.tsx'
import { issueToken, takeToken } from './issue-token.ts'
import { confirmedFirstName, endSessionsOf, mustBeOwner, openSession } from './manage-sessions.ts'
import * as queries from './queries.ts'
import { turnOff } from './two-factor.ts'

const RESETS_PER_ADDRESS = { max: 5, windowSeconds: 3600 }
const RESET_LIFETIME_MS = PASSWORD_RESET_MINUTES * 60_000

/**
 * Queues the same job whether or not the address has an account, so neither the response nor its
 * timing reveals which is the case.
 */
export async function requestReset(deps: Deps, email: string) {
  await enforceRateLimit(
    deps,
    deps.db,
    `reset address ${addressKey(deps, email)}`,
    RESETS_PER_ADDRESS,
  )
  const user = await findUser(deps.db, { email })
  await deps.jobs.enqueue(deps.db, 'password.send-reset', { userId: user?.id ?? null })
  return { message: MESSAGES.checkEmailToReset }
}

/** Emails the link to set a new password. Any earlier link stops working. */
export async function sendReset(deps: Deps, userId: number | null): Promise<void> {
  const user = userId === null ? undefined : await findUser(deps.db, { id: userId })
  if (!user) return
  await deps.db.transaction(async (tx) => {
    const token = await issueToken(deps, tx, user.id, 'RESET_PASSWORD', RESET_LIFETIME_MS)
    const link = `${deps.config.publicUrl}/change-password?token=[[token]]`
    const firstName = escapeMarks(confirmedFirstName(user))
    const bodies = renderEmail(PasswordReset({ firstName, link }))
    const mail = {
      kind: 'password.reset' as const,
      to: user.email,
      subject: RESET_SUBJECT,
      ...bodies,
      keys: { token },
    }
    await recordAudit(deps, tx, { kind: 'PASSWORD_RESET_REQUESTED', user })
    await queueEmails(deps, tx, [mail])
  })
}

/** The rate limit's key for wrong passwords. Setting a new password resets the count. */
export const failedSignIns = (deps: Deps, email: string) =>
  `login-failures account ${addressKey(deps, email)}`

/** Limits are stored for up to an hour, so they use a hash instead of the address. */
const addressKey = (deps: Deps, email: string) => addressHash(deps, email).toString('base64url')

/**
 * The token from the email also proves that the address belongs to the person using it. If nobody
 * had proved that before, the two-factor authentication and the calendar may belong to a squatter,
 * so this removes them.
 */
export async function changePassword(
  deps: Deps,
  { password, token }: { password: string; token: string },
  caller: Caller,
) {
  mustBeStrong(password)
  await deps.db.transaction(async (tx) => {
    const user = await takeToken(deps, tx, 'RESET_PASSWORD', token)
    must(user, 'INVALID_RESET_TOKEN')
    // Hashing is slow on purpose, so we only do it for a valid token.
    await setPassword(deps, tx, user, await hashPassword(password), caller)
    if (user.emailVerifiedAt) return
    if (user.totpConfirmedAt) await turnOff(deps, tx, user, caller)
    await forgetCalendar(tx, user.id)
    await changeCredentials(tx, user.id, { emailVerifiedAt: deps.now() })
  })
  return { message: MESSAGES.passwordChanged }
}

/**
 * Changes the password of someone who's signed in. People who joined through Google set their first
 * password this way.
 */
export async function changeOwnPassword(
  deps: Deps,
  actor: SignedIn,
  form: { currentPassword?: string | undefined; password: string },
  caller: Caller,
) {
  const user = await findUser(deps.db, { id: actor.userId })
  must(user, 'SESSION_ENDED')
  mustBeStrong(form.password)
  await mustBeOwner(deps, actor, user, form.currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(form.password)
  const accessToken = await deps.db.transaction(async (tx) => {
    await setPassword(deps, tx, user, passwordHash, caller)
    return openSession(deps, tx, user, caller, 'password')
  })
  return { accessToken }
}

/**
 * Sets the password, ends every session and invalidates every unused link to set a password. Also
 * used from the shell.
 */
export async function setPassword(
  deps: Deps,
  tx: Db,
  user: User,
  passwordHash: string,
  caller?: Caller,
): Promise<void> {
  await changeCredentials(tx, user.id, { passwordHash })
  await queries.deleteTokensOf(tx, user.id, 'RESET_PASSWORD')
  await resetLimit(tx, failedSignIns(deps, user.email))
  await endSessionsOf(deps, tx, user.id)
  await recordAudit(deps, tx, { kind: 'PASSWORD_CHANGED', user, ...(caller && { caller }) })
  const link = `${deps.config.publicUrl}/login`
  const bodies = renderEmail(PasswordChanged({ firstName: confirmedFirstName(user), link }))
  await queueEmails(deps, tx, [
    { kind: 'password.changed', to: user.email, subject: CHANGED_SUBJECT, ...bodies },
  ])
}

function mustBeStrong(password: string): void {
  const message = MESSAGES.passwordTooWeak
  const { isAccepted } = passwordStrength(password)
  must(isAccepted, 'WEAK_PASSWORD', { message, fields: { password: message } })
}
