import { API_BASE } from '@wattle/contract/endpoint'
import { anonymousPath } from '@wattle/contract/paths'
import { idle } from '#lib/idle.ts'
import { type Consent, startConsent } from './consent.ts'
import { forgetVisitor, sendView } from './google.ts'

/**
 * The site's Google Analytics id. Null if the site doesn't use Google Analytics, so there's nothing
 * to ask visitors.
 */
let measurementId: Promise<string | null> | undefined
let consent: Consent | undefined
let shownPath: string | undefined
let isFirstView = true

/**
 * Counts a view: path, day and referring host, without cookies. If the visitor agreed, also sends
 * it to Google Analytics. Uses plain `fetch`, because the typed API client and its schemas would be
 * most of what a visitor loads.
 */
export async function countView(pathname: string) {
  shownPath = anonymousPath(pathname)
  // We don't count this page, so we don't ask for consent on it.
  if (shownPath === undefined) return consent?.hide()
  post('/site/view', { path: pathname, referrer: isFirstView ? otherReferrer() : '' })
  isFirstView = false
  measurementId ??= askForId()
  const id = await measurementId
  if (!id) return
  consent ??= startConsent(() => measure(id))
  consent.askOnce()
  measure(id)
}

/** Sends the view to Google Analytics, or deletes its cookies if the visitor said no. */
function measure(id: string) {
  if (!consent?.isAllowed()) forgetVisitor(id)
  else if (shownPath !== undefined) sendView(id, shownPath)
}

/** Where the visitor came from, or nothing if it was one of our own pages. */
const otherReferrer = () =>
  document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  // Ignores errors, because a missed view doesn't matter.
  fetch(API_BASE + path, {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(body),
  }).catch(() => {})
}

/**
 * Asks the server for the Google Analytics id, which the build doesn't know. Waits until the page
 * is idle, because it isn't urgent.
 */
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
