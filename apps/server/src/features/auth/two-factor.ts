import { createHmac } from 'node:crypto'
import { BRAND } from '@wattle/contract/brand'
import { CODE_DIGITS, CODE_SECONDS } from '@wattle/contract/limits'
import { Secret, TOTP } from 'otpauth'
import { decrypt, encrypt, newNonce } from '#adapters/encryption.ts'
import { slowHash } from '#adapters/passwords.ts'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { refundLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import {
  changeCredentials,
  findUser,
  lockUser,
  spendTotpStep,
  type User,
} from '#features/account/service.ts'
import { recordAudit } from '#features/audit/service.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { mustBeOwner, uncacheSessionsOf } from './manage-sessions.ts'
import * as queries from './queries.ts'

/** Clocks differ, so we also accept the previous and the next step's code. */
const WINDOW = 1
const RECOVERY_CODES = 10
const SECRET_BYTES = 20
/** Ten attempts are enough for typos, and too few to guess one of a million codes. */
const FAILURES = { max: 10, windowSeconds: 900 }
/** Stored secrets are encrypted under this name, so it can't change. */
const PURPOSE = 'second-factor'

/**
 * Throws unless the code is right or the person has no two-factor authentication. Uses up the code.
 */
export async function demandTwoFactor(
  deps: Deps,
  user: User,
  otp: string | undefined,
  caller: Caller,
): Promise<void> {
  if (!user.totpConfirmedAt) return
  must(otp, 'TWO_FACTOR_REQUIRED')
  if (await isCodeRight(deps, user, otp, caller)) return
  const details = { step: 'two-factor' }
  await recordAudit(deps, deps.db, { kind: 'SIGN_IN_FAILED', user, caller, details })
  throw new AppError('TWO_FACTOR_REQUIRED', {
    message: 'That code isn’t right, or it’s already been used. Please try the next code.',
  })
}

/**
 * Stores a new secret for an authenticator and returns it. It has no effect until the person enters
 * a first code, which proves that their authenticator has the secret.
 */
export async function beginTwoFactor(deps: Deps, actor: SignedIn, password?: string) {
  const user = await signedInUser(deps, actor)
  must(!user.totpConfirmedAt, 'TWO_FACTOR_IS_ON')
  // If anyone else set up two-factor authentication, they'd lock the owner out.
  await mustBeOwner(deps, actor, user, password)
  const secret = new Secret({ buffer: new Uint8Array(deps.randomBytes(SECRET_BYTES)).buffer })
  const nonce = newNonce(deps.randomBytes)
  const totpSecret = encrypt(deps.secret(PURPOSE), nonce, secret.base32)
  await deps.db.transaction(async (tx) => {
    // Another tab may have turned on the previous secret while we checked the password, so check
    // again under the lock.
    const now = await lockUser(tx, user.id)
    must(now, 'SESSION_ENDED')
    must(!now.totpConfirmedAt, 'TWO_FACTOR_IS_ON')
    await changeCredentials(tx, user.id, { totpSecret })
  })
  return { secret: secret.base32, uri: generator(secret.base32, user.email).toString() }
}

/** Turns on two-factor authentication. This is the only time we show the recovery codes. */
export async function confirmTwoFactor(
  deps: Deps,
  actor: SignedIn,
  otp: string,
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(deps))
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    must(user, 'SESSION_ENDED')
    must(!user.totpConfirmedAt, 'TWO_FACTOR_IS_ON')
    const step = stepOf(deps, user, otp)
    must(step !== undefined, 'WRONG_CODE', {
      fields: { otp: 'That code isn’t right. Please try again.' },
    })
    const totpConfirmedAt = deps.now()
    await changeCredentials(tx, user.id, { totpConfirmedAt, totpLastStep: step })
    const hashes = recoveryCodes.map((code) => recoveryHash(deps, user.id, code))
    await queries.replaceRecoveryCodes(tx, user.id, await Promise.all(hashes))
    await recordAudit(deps, tx, { kind: 'TWO_FACTOR_ON', user, caller })
  })
  // Clear the cache, so pages that require two-factor authentication open immediately.
  uncacheSessionsOf(deps, actor.userId)
  return { recoveryCodes }
}

export async function removeTwoFactor(
  deps: Deps,
  actor: SignedIn,
  otp: string,
  caller: Caller,
): Promise<undefined> {
  const user = await signedInUser(deps, actor)
  must(user.totpConfirmedAt, 'TWO_FACTOR_IS_OFF')
  const isRight = await isCodeRight(deps, user, otp, caller)
  must(isRight, 'WRONG_CODE', { fields: { otp: 'That code isn’t right. Please try again.' } })
  await deps.db.transaction((tx) => turnOff(deps, tx, user, caller))
  uncacheSessionsOf(deps, user.id)
}

/**
 * Turns off two-factor authentication. We also use this from the shell, for someone who has lost
 * their authenticator and recovery codes.
 */
export async function turnOff(
  deps: Deps,
  tx: Db,
  user: User,
  caller?: Caller,
  actorId?: number,
): Promise<void> {
  await changeCredentials(tx, user.id, {
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
  })
  await queries.replaceRecoveryCodes(tx, user.id, [])
  await recordAudit(deps, tx, {
    kind: 'TWO_FACTOR_OFF',
    user,
    ...(caller && { caller }),
    ...(actorId && { actorId }),
  })
}

async function isCodeRight(deps: Deps, user: User, code: string, caller: Caller) {
  const key = `two-factor account ${user.id}`
  await enforceRateLimit(deps, deps.db, key, FAILURES)
  const isRight = await spendCode(deps, user, code, caller)
  if (isRight) await refundLimit(deps.db, key)
  return isRight
}

async function spendCode(deps: Deps, user: User, code: string, caller: Caller) {
  const step = stepOf(deps, user, code)
  if (step !== undefined) return spendTotpStep(deps.db, user.id, step)
  const hash = await recoveryHash(deps, user.id, code)
  const isRecovery = await queries.deleteRecoveryCode(deps.db, user.id, hash)
  if (isRecovery) await recordAudit(deps, deps.db, { kind: 'RECOVERY_CODE_USED', user, caller })
  return isRecovery
}

/** The time step of this code. Undefined if it isn't valid now. */
function stepOf(deps: Deps, user: User, code: string): number | undefined {
  const digits = code.replaceAll(' ', '')
  if (!user.totpSecret || digits.length !== CODE_DIGITS || !/^\d+$/.test(digits)) return undefined
  const secret = decrypt(deps.secret(PURPOSE), user.totpSecret)
  if (!secret) return undefined
  const timestamp = deps.now().getTime()
  const delta = generator(secret, user.email).validate({ token: digits, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / CODE_SECONDS) + delta
}

const generator = (secret: string, label: string) =>
  new TOTP({ issuer: BRAND.name, label, secret, period: CODE_SECONDS, digits: CODE_DIGITS })

async function signedInUser({ db }: Deps, actor: SignedIn): Promise<User> {
  const user = await findUser(db, { id: actor.userId })
  must(user, 'SESSION_ENDED')
  return user
}

/** Leaves out letters and digits that look alike. */
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

function newRecoveryCode({ randomBytes }: Deps): string {
  // Skips bytes that would make some letters more likely than others (modulo bias).
  const fair = [...randomBytes(40)].filter((byte) => byte < 256 - (256 % CODE_LETTERS.length))
  const letters = fair.slice(0, 12).map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Each person's codes have their own salt, which isn't stored in the database. */
const recoveryHash = ({ secret }: Deps, userId: number, code: string): Promise<Buffer> => {
  const salt = createHmac('sha256', secret('recovery codes')).update(String(userId)).digest()
  return slowHash(code.toLowerCase().replace(/[\s-]/g, ''), salt)
}
