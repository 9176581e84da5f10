import { API_BASE } from '@wattle/contract/endpoint'
import { anonymousPath } from '@wattle/contract/paths'
import { idle } from '#lib/idle.ts'
import { type Consent, startConsent } from './consent.ts'
import { forgetVisitor, sendView } from './google.ts'

/** The site's id at Google. Null: nothing is measured there, and there is nothing to choose. */
let measurementId: Promise<string | null> | undefined
let consent: Consent | undefined
let shownPath: string | undefined
let isFirstView = true

/**
 * Counts a view: path, day and referring host, without cookies; and with Google Analytics, for those
 * who agree. The calls are written out here, since the typed client and its schemas would be most of
 * what a reader of the site loads.
 */
export async function countView(pathname: string) {
  shownPath = anonymousPath(pathname)
  // Nobody is asked about what does not happen here.
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

/** Sends the view, or forgets the visitor who said no. */
function measure(id: string) {
  if (!consent?.isAllowed()) forgetVisitor(id)
  else if (shownPath !== undefined) sendView(id, shownPath)
}

/** Pages of ours don't refer to each other. */
const otherReferrer = () =>
  document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  // A view that is not counted is no loss to anybody.
  fetch(API_BASE + path, {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(body),
  }).catch(() => {})
}

/** Known only at run time, and of no hurry: asked for when the page has nothing else to do. */
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
