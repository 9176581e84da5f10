import { isPlausibleEmail } from '@wattle/contract/text'
import { decryptJson, encryptJson, newNonce } from '#adapters/encryption.ts'
import type { GoogleIdentity, Ticket } from '#adapters/google-sign-in.ts'
import { keyHashOf } from '#adapters/link-key.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { changeCredentials, createUser, findUser, type User } from '#features/account/service.ts'
import { recordAudit } from '#features/audit/service.ts'
import { forgetCalendar } from '#features/calendar/connect-google.ts'
import { endSessionsOf, openSession } from './manage-sessions.ts'
import { demandTwoFactor } from './two-factor.ts'

const PURPOSE = 'google-sign-in'
const WAITING_MS = 10 * 60_000

/**
 * What the browser keeps, encrypted: the sign-in in progress, or the user who still has to enter a
 * two-factor code.
 */
type Note = { ticket: Ticket } | { codeHash: string; userId: number; until: number }

export async function beginGoogleSignIn(deps: Deps): Promise<{ url: string; note: string }> {
  must(deps.google, 'GOOGLE_NOT_SET_UP')
  const { url, ticket } = await deps.google.begin()
  return { url, note: sealed(deps, { ticket }) }
}

type Answer = { code: string; state?: string | undefined; otp?: string | undefined }
type Outcome = { accessToken: string } | { owes: AppError; note: string }

/**
 * A code from Google works once, so we remember the person until the call is repeated with their
 * two-factor code.
 */
export async function finishGoogleSignIn(
  deps: Deps,
  answer: Answer,
  note: string | undefined,
  caller: Caller,
): Promise<Outcome> {
  must(deps.google, 'GOOGLE_NOT_SET_UP')
  const known = note ? decryptJson<Note>(deps.secret(PURPOSE), note) : undefined
  const codeHash = keyHashOf(answer.code).toString('base64url')
  const user =
    known && 'userId' in known
      ? await returning(deps, known, codeHash)
      : await arriving(deps, answer, known?.ticket, caller)
  try {
    await demandTwoFactor(deps, user, answer.otp, caller)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const until = deps.now().getTime() + WAITING_MS
    return { owes: error, note: sealed(deps, { codeHash, userId: user.id, until }) }
  }
  const accessToken = await deps.db.transaction((tx) =>
    openSession(deps, tx, user, caller, 'google'),
  )
  return { accessToken }
}

async function returning(
  deps: Deps,
  known: Extract<Note, { userId: number }>,
  codeHash: string,
): Promise<User> {
  const isSame = known.codeHash === codeHash && known.until > deps.now().getTime()
  const user = isSame ? await findUser(deps.db, { id: known.userId }) : undefined
  must(user, 'GOOGLE_SIGN_IN_FAILED')
  return user
}

async function arriving(
  deps: Deps,
  { code, state }: Answer,
  ticket: Ticket | undefined,
  caller: Caller,
): Promise<User> {
  must(ticket && state && deps.google, 'GOOGLE_SIGN_IN_FAILED')
  const identity = await deps.google.finish({ code, state }, ticket).catch((error: Error) => {
    deps.log.warn({ err: error }, 'sign-in with Google failed')
    throw new AppError('GOOGLE_SIGN_IN_FAILED')
  })
  must(identity.emailVerified, 'GOOGLE_EMAIL_NOT_VERIFIED')
  must(isPlausibleEmail(identity.email), 'GOOGLE_SIGN_IN_FAILED')
  return deps.db.transaction((tx) => accountOf(deps, tx, identity, caller))
}

/**
 * The account already linked to this Google account, or else the one with the same address, or else
 * a new one.
 */
async function accountOf(
  deps: Deps,
  tx: Db,
  identity: GoogleIdentity,
  caller: Caller,
): Promise<User> {
  const linked = await findUser(tx, { googleSubject: identity.subject })
  if (linked) return linked
  const { email, firstName, lastName, subject: googleSubject } = identity
  const newUser = {
    email,
    firstName: firstName.slice(0, 100),
    lastName: lastName.slice(0, 100),
    googleSubject,
    emailVerifiedAt: deps.now(),
    timezone: caller.timeZone ?? null,
  }
  const created = await createUser(deps, tx, newUser, 'google', caller)
  if (created) return created
  const existing = await findUser(tx, { email })
  // Another call linked the account at the same time.
  if (!existing) return mustBeLinked(await findUser(tx, { googleSubject }))
  return link(deps, tx, existing, googleSubject, caller)
}

function mustBeLinked(user: User | undefined): User {
  must(user, 'GOOGLE_SIGN_IN_FAILED')
  return user
}

/**
 * A squatter mustn't stay in an account when the address's owner signs in. If the address wasn't
 * verified, this drops the account's password, two-factor authentication, calendar and sessions.
 */
async function link(
  deps: Deps,
  tx: Db,
  user: User,
  googleSubject: string,
  caller: Caller,
): Promise<User> {
  const isOwn = user.emailVerifiedAt !== null
  if (!isOwn) {
    await endSessionsOf(deps, tx, user.id)
    await forgetCalendar(tx, user.id)
  }
  const linked = await changeCredentials(tx, user.id, {
    googleSubject,
    emailVerifiedAt: user.emailVerifiedAt ?? deps.now(),
    ...(!isOwn && { passwordHash: null, totpSecret: null, totpConfirmedAt: null }),
  })
  await recordAudit(deps, tx, { kind: 'GOOGLE_LINKED', user, caller })
  return linked
}

const sealed = (deps: Deps, note: Note): string =>
  encryptJson(deps.secret(PURPOSE), newNonce(deps.randomBytes), note)
