import { API_BASE } from '@wattle/contract/endpoint'
import { anonymousPath } from '@wattle/contract/paths'
import { idle } from '#lib/idle.ts'
import { type Consent, startConsent } from './consent.ts'
import { forgetVisitor, sendView } from './google.ts'

/** The site's id at Google. Null: nothing is measured there, so there's nothing to choose. */
let measurementId: Promise<string | null> | undefined
let consent: Consent | undefined
let shownPath: string | undefined
let isFirstView = true

/**
 * Counts a view: path, day and referring host, without cookies. Also sends it to Google Analytics
 * for people who agree. The calls are written out here, since the typed client and its schemas
 * would be most of what a visitor loads.
 */
export async function countView(pathname: string) {
  shownPath = anonymousPath(pathname)
  // Don't ask about something that doesn't happen here.
  if (shownPath === undefined) return consent?.hide()
  post('/site/view', { path: pathname, referrer: isFirstView ? otherReferrer() : '' })
  isFirstView = false
  measurementId ??= askForId()
  const id = await measurementId
  if (!id) return
  consent ??= startConsent(() => measure(id))
  consent.askOnce()
  if (consent.isAllowed()) measure(id)
}

/** Sends the view, or deletes the cookies of visitors who said no. */
function measure(id: string) {
  if (!consent?.isAllowed()) forgetVisitor(id)
  else if (shownPath !== undefined) sendView(id, shownPath)
}

/** Our own pages don't count as referrers. */
const otherReferrer = () =>
  document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  // Nobody misses an uncounted view.
  fetch(API_BASE + path, {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** Only known at run time and never urgent, so it's requested when the page is idle. */
async function askForId(): Promise<string | null> {
  await idle()
  try {
    const response = await fetch(`${API_BASE}/site/config`)
    const { analyticsId } = (await response.json()) as { analyticsId: string | null }
    return analyticsId
  } catch {
    return null
  }
}
