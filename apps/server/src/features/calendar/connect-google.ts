import { CALENDAR_CONNECT_MINUTES } from '@wattle/contract/limits'
import { decrypt, decryptJson, encrypt, encryptJson, newNonce } from '#adapters/encryption.ts'
import { CalendarRevoked, type GoogleCalendar } from '#adapters/google-calendar.ts'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import * as queries from './queries.ts'

const TOKEN_PURPOSE = 'google calendar'
const NOTE_PURPOSE = 'google calendar connection'
const WAITING_MS = CALENDAR_CONNECT_MINUTES * 60_000

type Note = {
  ticket: { state: string; verifier: string }
  userId: number
  /** The page we send the person back to. */
  back: string
  until: number
}

/**
 * Deletes our copy of the token, but doesn't revoke it at Google, because someone else may have
 * connected the same calendar.
 */
export const forgetCalendar = (tx: Db, userId: number): Promise<void> =>
  queries.deleteCalendarToken(tx, userId)

/**
 * Returns Google's URL, and an encrypted note that the browser keeps until the person comes back.
 * The note says who they are and which page they came from.
 */
export async function beginConnection(
  deps: Deps,
  actor: SignedIn,
  {
    researchId,
    interviewId,
  }: { researchId?: string | undefined; interviewId?: string | undefined },
): Promise<{ link: string; note: string }> {
  must(deps.googleCalendar, 'GOOGLE_NOT_SET_UP')
  const { url, ticket } = await deps.googleCalendar.begin().catch(unavailable(deps))
  // Someone who conducts another person's interview doesn't see that person's project, so they
  // return to their list of interviews.
  const ownPage = interviewId ? '/platform/interviews' : '/platform/account'
  const page = researchId ? `/platform/research/${researchId}` : ownPage
  const back = interviewId ? `${page}?interview=${interviewId}` : page
  const until = deps.now().getTime() + WAITING_MS
  const kept: Note = { ticket, userId: actor.userId, back, until }
  return {
    link: url,
    note: encryptJson(deps.secret(NOTE_PURPOSE), newNonce(deps.randomBytes), kept),
  }
}

type Answer = { code?: string | undefined; state?: string | undefined; error?: string | undefined }

/**
 * Returns the page to redirect the browser to, which shows any error. It comes from our encrypted
 * note, so this isn't an open redirect.
 */
export async function finishConnection(
  deps: Deps,
  { code, state }: Answer,
  sealedNote: string | undefined,
): Promise<string> {
  const note = sealedNote ? decryptJson<Note>(deps.secret(NOTE_PURPOSE), sealedNote) : undefined
  if (!note || note.until < deps.now().getTime()) return '/platform?calendar=failed'
  const failed = `${note.back}${note.back.includes('?') ? '&' : '?'}calendar=failed`
  if (!code || !state || !deps.googleCalendar) return failed
  try {
    const refreshToken = await deps.googleCalendar.finish({ code, state }, note.ticket)
    const nonce = newNonce(deps.randomBytes)
    await queries.replaceCalendarToken(deps.db, {
      userId: note.userId,
      refreshToken: encrypt(deps.secret(TOKEN_PURPOSE), nonce, refreshToken),
      connectedAt: deps.now(),
    })
    return note.back
  } catch (error) {
    deps.log.warn({ err: error }, 'connecting a calendar failed')
    return failed
  }
}

export async function disconnect(deps: Deps, actor: SignedIn): Promise<undefined> {
  const token = await tokenOf(deps, actor.userId)
  await queries.deleteCalendarToken(deps.db, actor.userId)
  // We've already deleted our copy of the token, so it doesn't matter if Google can't revoke it.
  if (token) {
    await deps.googleCalendar?.revoke(token).catch((error) => {
      deps.log.warn({ err: error }, 'could not revoke our access to a calendar')
    })
  }
}

export async function listBusyTimes(deps: Deps, actor: SignedIn, from: Date, to: Date) {
  must(from < to, 'INVALID_INPUT')
  const busy = await withCalendar(deps, actor.userId, (calendar, token) =>
    calendar.busyTimes(token, from, to),
  )
  return (busy ?? []).map(({ start, end }) => ({ startTime: start, endTime: end }))
}

/** Never throws, so a failed clean-up can't fail a change that's already saved. */
export async function removeEvent(deps: Deps, userId: number, eventId: string): Promise<void> {
  await withCalendar(deps, userId, (calendar, token) => calendar.deleteEvent(token, eventId)).catch(
    (error) => deps.log.warn({ err: error }, 'could not remove an event that is no longer needed'),
  )
}

/**
 * Runs `work` with the person's calendar. Undefined if no calendar is connected. If our access to
 * it was revoked, disconnects it and throws.
 */
export async function withCalendar<T>(
  deps: Deps,
  userId: number,
  work: (calendar: GoogleCalendar, token: string) => Promise<T>,
): Promise<T | undefined> {
  const token = await tokenOf(deps, userId)
  if (!token || !deps.googleCalendar) return undefined
  try {
    return await work(deps.googleCalendar, token)
  } catch (error) {
    if (!(error instanceof CalendarRevoked)) return unavailable(deps)(error)
    await queries.deleteCalendarToken(deps.db, userId)
    throw new AppError('CALENDAR_DISCONNECTED')
  }
}

const unavailable =
  ({ log }: Deps) =>
  (error: unknown): never => {
    log.warn({ err: error }, 'Google Calendar failed')
    throw new AppError('GOOGLE_UNAVAILABLE')
  }

async function tokenOf(deps: Deps, userId: number): Promise<string | undefined> {
  const sealed = await queries.findCalendarToken(deps.db, userId)
  return sealed && decrypt(deps.secret(TOKEN_PURPOSE), sealed)
}
