import { authorizeGoogleCalendar } from '@wattle/contract/meeting'
import { call } from '#lib/api/call.ts'

/**
 * Sends the person to Google to connect their calendar. They come back to the interview in `from`,
 * or else to the account page.
 */
export async function connectCalendar(from?: {
  /** Undefined if the interview belongs to someone else's project, which this person can't open. */
  researchId: number | undefined
  interviewId: number
}) {
  const query = from && {
    ...(from.researchId !== undefined && { researchId: String(from.researchId) }),
    interviewId: String(from.interviewId),
  }
  const { link } = await call(authorizeGoogleCalendar, query ? { query } : {})
  window.location.assign(link)
}
