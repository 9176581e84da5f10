import { SIGN_UP_ACTION, type SignInForm, type SignUpForm } from '@wattle/contract/auth'
import { ACCOUNT_LINK_DAYS } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import { passwordStrength } from '@wattle/contract/password'
import { hashPassword, isHashOutdated, verifyPassword } from '#adapters/passwords.ts'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { refundLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import {
  changeCredentials,
  createUser,
  findUser,
  lockUser,
  type User,
} from '#features/account/service.ts'
import { recordAudit } from '#features/audit/service.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { checkIsPerson, spendCheck } from '#features/site/service.ts'
import { renderEmail } from '#mail/render.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { failedSignIns } from './change-password.ts'
import { VERIFY_SUBJECT, VerifyEmail } from './emails.tsx'
import { issueToken, takeToken } from './issue-token.ts'
import { endSession, openSession } from './manage-sessions.ts'
import { demandTwoFactor } from './two-factor.ts'

const FAILURES_PER_ACCOUNT = { max: 10, windowSeconds: 900 }
const FAILURES_PER_ORIGIN = { max: 100, windowSeconds: 900 }
const VERIFY_LIFETIME_MS = ACCOUNT_LINK_DAYS * 24 * 3_600_000

/**
 * Creates an account, its first session and the email that verifies its address, or none of them.
 */
export async function signUp(deps: Deps, form: SignUpForm, caller: Caller) {
  const { email, firstName, lastName, password, token } = form
  must(passwordStrength(password).isAccepted, 'WEAK_PASSWORD', {
    fields: { password: 'Password is weak' },
  })
  const check = await checkIsPerson(deps, token, SIGN_UP_ACTION)
  const passwordHash = await hashPassword(password)
  const accessToken = await deps.db.transaction(async (tx) => {
    await spendCheck(tx, check)
    const timezone = caller.timeZone ?? null
    const newUser = { email, firstName, lastName: lastName ?? '', passwordHash, timezone }
    const user = await createUser(deps, tx, newUser, 'password', caller)
    must(user, 'EMAIL_TAKEN')
    await queueVerification(deps, tx, user)
    return openSession(deps, tx, user, caller, 'sign-up')
  })
  return { accessToken }
}

/**
 * Counts every attempt as wrong until it turns out to be right, so parallel guesses can't exceed
 * the limit.
 */
export async function login(deps: Deps, form: SignInForm, caller: Caller) {
  const { email, password, otp } = form
  const keys = [
    { key: failedSignIns(deps, email), limit: FAILURES_PER_ACCOUNT },
    { key: `login-failures origin ${caller.origin}`, limit: FAILURES_PER_ORIGIN },
  ]
  for (const { key, limit } of keys) await enforceRateLimit(deps, deps.db, key, limit)
  const user = await findUser(deps.db, { email })
  const isRight = await verifyPassword(user?.passwordHash, password)
  if (!user || !isRight) {
    // Records the attempt even if the address has no account, so the response takes the same time
    // either way.
    await recordAudit(deps, deps.db, {
      kind: 'SIGN_IN_FAILED',
      caller,
      email,
      ...(user && { user }),
    })
    throw new AppError('INVALID_CREDENTIALS')
  }
  for (const { key } of keys) await refundLimit(deps.db, key)
  await demandTwoFactor(deps, user, otp, caller)
  const newHash = await renewedHash(user, password)
  const accessToken = await deps.db.transaction(async (tx) => {
    // The password may have changed since we checked it, so compare again under the lock.
    const current = await lockUser(tx, user.id)
    must(current?.passwordHash === user.passwordHash, 'INVALID_CREDENTIALS')
    must(!current?.deactivatedAt, 'ACCOUNT_CLOSED')
    if (newHash) await changeCredentials(tx, user.id, { passwordHash: newHash })
    return openSession(deps, tx, user, caller, 'password')
  })
  return { accessToken }
}

async function renewedHash({ passwordHash }: User, password: string) {
  return passwordHash && isHashOutdated(passwordHash) ? hashPassword(password) : undefined
}

export async function logout(deps: Deps, actor: SignedIn, caller: Caller): Promise<undefined> {
  await endSession(deps, actor, actor.sessionId)
  const user = await findUser(deps.db, { id: actor.userId })
  if (user) await recordAudit(deps, deps.db, { kind: 'SIGN_OUT', user, caller })
}

export async function verifyEmail(deps: Deps, token: string, caller: Caller) {
  await deps.db.transaction(async (tx) => {
    const user = await takeToken(deps, tx, 'VERIFY_EMAIL', token)
    must(user, 'INVALID_RESET_TOKEN')
    await changeCredentials(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? deps.now() })
    await recordAudit(deps, tx, { kind: 'EMAIL_VERIFIED', user, caller })
  })
  return { message: MESSAGES.emailVerified }
}

export async function resendVerification(deps: Deps, actor: SignedIn) {
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    must(user, 'SESSION_ENDED')
    if (!user.emailVerifiedAt) await queueVerification(deps, tx, user)
  })
  return { message: MESSAGES.verificationSent }
}

async function queueVerification(deps: Deps, tx: Db, user: User): Promise<void> {
  const token = await issueToken(deps, tx, user.id, 'VERIFY_EMAIL', VERIFY_LIFETIME_MS)
  const link = `${deps.config.publicUrl}/verify-email?token=[[token]]`
  const bodies = renderEmail(VerifyEmail({ link }))
  await queueEmails(deps, tx, [
    { kind: 'auth.verify', to: user.email, subject: VERIFY_SUBJECT, ...bodies, keys: { token } },
  ])
}
