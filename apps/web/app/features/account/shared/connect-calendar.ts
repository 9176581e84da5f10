import { authorizeGoogleCalendar } from '@wattle/contract/meeting'
import { call } from '#lib/api/call.ts'

/**
 * Sends the person to Google, which sends them back to the interview in `from`, or to the account
 * page if there's none.
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
