import { hash } from 'node:crypto'
import { verifyPassword } from '#adapters/passwords.ts'
import { cache } from '#cache.ts'
import type { Caller, SignedIn } from '#caller.ts'
import { formatMoment } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import { refundLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import type { User } from '#features/account/service.ts'
import { recordAudit } from '#features/audit/service.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { renderEmail } from '#mail/render.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { NEW_DEVICE_SUBJECT, NewDevice } from './emails.tsx'
import * as queries from './queries.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
const UNUSED_LIFETIME_MS = 30 * DAY_MS
const LONGEST_LIFETIME_MS = 90 * DAY_MS

/** If someone signed in less than this long ago, that proves the account is theirs. */
const FRESH_MS = 10 * 60_000

type Owner = Pick<User, 'email' | 'emailVerifiedAt' | 'firstName' | 'timezone' | 'deactivatedAt'>

/**
 * The person's first name. Empty until their address is confirmed, because a stranger may have
 * typed the name.
 */
export const confirmedFirstName = (user: Pick<User, 'emailVerifiedAt' | 'firstName'>): string =>
  user.emailVerifiedAt ? user.firstName : ''

/**
 * A new session for someone who has just proved who they are. This is the only time its token is
 * returned.
 */
export async function openSession(
  deps: Deps,
  tx: Db,
  user: Owner & Pick<User, 'id'>,
  caller: Caller,
  way: 'password' | 'google' | 'sign-up',
): Promise<string> {
  must(!user.deactivatedAt, 'ACCOUNT_CLOSED')
  const token = deps.randomBytes(32).toString('base64url')
  const now = deps.now()
  const { device } = caller
  const tokenHash = sha256(token)
  await queries.insertSession(tx, {
    userId: user.id,
    tokenHash,
    device,
    createdAt: now,
    lastUsedAt: now,
  })
  const devicesBefore = await queries.insertKnownDevice(tx, user.id, device, now)
  if (devicesBefore) await emailAboutNewDevice(deps, tx, user, device)
  if (way !== 'sign-up')
    await recordAudit(deps, tx, { kind: 'SIGN_IN', user, caller, details: { way } })
  return token
}

async function emailAboutNewDevice(deps: Deps, tx: Db, owner: Owner, device: string) {
  const link = `${deps.config.publicUrl}/platform/account`
  // Uses the owner's time zone, because the device may be a stranger's.
  const at = formatMoment(deps.now(), owner.timezone ?? deps.config.agencyTimeZone)
  const firstName = confirmedFirstName(owner)
  const bodies = renderEmail(NewDevice({ firstName, device, at, link }))
  await queueEmails(deps, tx, [
    { kind: 'session.new-device', to: owner.email, subject: NEW_DEVICE_SUBJECT, ...bodies },
  ])
}

/**
 * Caches sessions by their token's hash. A session that another process ended keeps working until
 * its cache entry expires.
 */
const sessionCache = cache<string, SignedIn>({ name: 'session', size: 10_000, lifetimeMs: 1000 })

function uncache({ db, now }: Deps, isGone: (signedIn: SignedIn) => boolean) {
  const cached = sessionCache(db, now)
  for (const [key, signedIn] of cached.entries()) if (isGone(signedIn)) cached.delete(key)
}

export async function findSignedIn(deps: Deps, token: string): Promise<SignedIn | undefined> {
  const { db, now } = deps
  const key = hash('sha256', token, 'base64')
  const cached = sessionCache(db, now).get(key)
  if (cached) return cached
  const tokenHash = Buffer.from(key, 'base64')
  const session = await queries.findLiveSession(db, tokenHash, sessionAges(now()))
  if (!session) return undefined
  // Record the use at most once an hour, because a write per call would double the cost of every
  // call.
  if (now().getTime() - session.lastUsedAt.getTime() > HOUR_MS) {
    await queries.updateSessionUse(db, session.sessionId, now())
  }
  const { lastUsedAt: _, ...signedIn } = session
  sessionCache(db, now).set(key, signedIn)
  return signedIn
}

export async function listSessions({ db, now }: Deps, actor: SignedIn) {
  const rows = await queries.listLiveSessions(db, actor.userId, sessionAges(now()))
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
}

/** True if the caller has only just signed in, which proves the account is theirs. */
export async function isFresh(deps: Deps, actor: SignedIn): Promise<boolean> {
  const own = (await listSessions(deps, actor)).find(({ isCurrent }) => isCurrent)
  return own !== undefined && deps.now().getTime() - own.createdAt.getTime() < FRESH_MS
}

export async function endSession(deps: Deps, actor: SignedIn, id: number): Promise<undefined> {
  must(await queries.deleteSession(deps.db, actor.userId, id), 'NOT_FOUND')
  uncache(deps, ({ sessionId }) => sessionId === id)
}

export async function endOtherSessions(deps: Deps, actor: SignedIn): Promise<undefined> {
  await queries.deleteSessionsOf(deps.db, actor.userId, actor.sessionId)
  uncache(deps, ({ userId, sessionId }) => userId === actor.userId && sessionId !== actor.sessionId)
}

/**
 * Ends the person's sessions on every device. Call it in the same transaction as the change that
 * requires it.
 */
export async function endSessionsOf(deps: Deps, tx: Db, userId: number): Promise<void> {
  await queries.deleteSessionsOf(tx, userId)
  uncache(deps, (signedIn) => signedIn.userId === userId)
}

/** Deletes the account's emailed tokens, recovery codes and known devices. */
export const forgetAccessOf = (tx: Db, userId: number): Promise<void> =>
  queries.deleteAccessOf(tx, userId)

/** Call this when something stored in the cached sessions changes. */
export const uncacheSessionsOf = (deps: Deps, userId: number) =>
  uncache(deps, (signedIn) => signedIn.userId === userId)

export const purgeSessions = ({ db, now }: Deps) =>
  queries.deleteEndedSessions(db, sessionAges(now()))

const sessionAges = (now: Date) => ({
  usedAfter: new Date(now.getTime() - UNUSED_LIFETIME_MS),
  createdAfter: new Date(now.getTime() - LONGEST_LIFETIME_MS),
})

const sha256 = (text: string) => hash('sha256', text, 'buffer')

export async function exportSessions(deps: Deps, actor: SignedIn) {
  const sessions = await listSessions(deps, actor)
  return {
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
}

const WRONG_PASSWORDS = { max: 10, windowSeconds: 900 }

/**
 * Asks for the password again before anything that locks others out or can't be undone, because an
 * unlocked laptop doesn't prove who's using it. People who only use Google have no password, so
 * they must have just signed in.
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
  must(isRight, 'WRONG_PASSWORD', { fields: { [field]: 'That isn’t your current password.' } })
  await refundLimit(deps.db, key)
}
