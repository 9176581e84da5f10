import { authorizeGoogleCalendar } from '@wattle/contract/meeting'
import { call } from '#lib/api/call.ts'

/** Sends the person to Google, which sends them back to the interview or the account page. */
export async function connectCalendar(from?: {
  /** Undefined if the project belongs to someone else. */
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
