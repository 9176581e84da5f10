import { createHash } from 'node:crypto'
import type { Role, SignInForm, UserInfo } from '@wattle/contract/auth'
import { hashPassword, isPasswordRight } from '#adapters/passwords.ts'
import { giveBackToLimit, takeFromLimit } from '#db/limits.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'

/** Who makes a call with a session's token. */
export type SignedIn = { userId: number; role: Role; sessionId: number }

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
const UNUSED_LIFETIME_MS = 30 * DAY_MS
const LONGEST_LIFETIME_MS = 90 * DAY_MS

const FAILURES_PER_ACCOUNT = { max: 10, windowSeconds: 900 }
const FAILURES_PER_ORIGIN = { max: 100, windowSeconds: 900 }

/** Every try counts until it turns out to be right: parallel guesses cannot slip past the limit. */
export async function login(deps: Deps, { email, password }: SignInForm, origin: string) {
  const keys = [
    { key: `login-failures account ${email.toLowerCase()}`, limit: FAILURES_PER_ACCOUNT },
    { key: `login-failures origin ${origin}`, limit: FAILURES_PER_ORIGIN },
  ]
  if (deps.config.rateLimits) {
    for (const { key, limit } of keys) {
      const { allowed, retryAfter } = await takeFromLimit(deps.db, key, limit, deps.now())
      must(allowed, 'TOO_MANY_REQUESTS', { retryAfter })
    }
  }
  const user = await queries.findUserByEmail(deps.db, email)
  const isRight = await isPasswordRight(user?.passwordHash, password)
  must(user && isRight, 'INVALID_CREDENTIALS')
  for (const { key } of keys) await giveBackToLimit(deps.db, key)
  return { accessToken: await openSession(deps, user.id) }
}

async function openSession({ db, now, randomBytes }: Deps, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.insertSession(db, {
    userId,
    tokenHash: sha256(token),
    createdAt: now(),
    lastUsedAt: now(),
  })
  return token
}

/** Undefined where the token opens no session. */
export async function findSignedIn(
  { db, now }: Deps,
  token: string,
): Promise<SignedIn | undefined> {
  const session = await queries.findLiveSession(db, sha256(token), sessionAges(now()))
  if (!session) return undefined
  // Written at most hourly: a write a call would double the cost of every call.
  if (now().getTime() - session.lastUsedAt.getTime() > HOUR_MS) {
    await queries.updateSessionUse(db, session.sessionId, now())
  }
  return { userId: session.userId, role: session.role, sessionId: session.sessionId }
}

export async function logout({ db }: Deps, actor: SignedIn): Promise<undefined> {
  await queries.deleteSession(db, actor.sessionId)
}

export async function getMe({ db, config }: Deps, actor: SignedIn): Promise<UserInfo> {
  const user = await queries.findUser(db, actor.userId)
  must(user, 'SESSION_ENDED')
  return {
    ...user,
    googleCalendarAuthorized: false,
    emailVerified: user.emailVerifiedAt !== null,
    timezone: user.timezone ?? config.agencyTimeZone,
  }
}

/** On the first start of all: an administrator. Undefined where there is one already. */
export async function createFirstAdmin(
  deps: Deps,
): Promise<{ email: string; password: string } | undefined> {
  if ((await queries.countAdmins(deps.db)) > 0) return undefined
  const { email } = deps.config.admin
  const password = deps.config.admin.password ?? deps.randomBytes(12).toString('base64url')
  const user = await queries.insertUser(deps.db, {
    email,
    firstName: 'Admin',
    passwordHash: await hashPassword(password),
    role: 'ROLE_ADMIN',
    emailVerifiedAt: deps.now(),
    createdAt: deps.now(),
  })
  return user && { email, password }
}

export const purgeSessions = ({ db, now }: Deps) =>
  queries.deleteEndedSessions(db, sessionAges(now()))

const sessionAges = (now: Date) => ({
  usedAfter: new Date(now.getTime() - UNUSED_LIFETIME_MS),
  createdAfter: new Date(now.getTime() - LONGEST_LIFETIME_MS),
})

const sha256 = (text: string) => createHash('sha256').update(text).digest()
