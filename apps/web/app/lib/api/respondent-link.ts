import { sessionStore } from '#lib/storage.ts'
export const LINK_PARAMETER = 'hashKey'
/** Between the key's name and the page that keeps it. */
export const OF_PAGE = ' of '

/**
 * The key of the link that opened this page, taken out of the address bar with all that came with it:
 * whatever a mail program has made of the link, only the step stays there. It survives a reload in this
 * tab; and as another link may be opened in it, each entry of the tab's history keeps its own.
 * `early-ask.ts` reads it likewise.
 */
export function takeRespondentLink(): string | undefined {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const place = LINK_PARAMETER + OF_PAGE + pathname
  const given = query.getAll(LINK_PARAMETER).find(Boolean)
  if (given) sessionStore.set(place, given)
  const ofEntry: string | undefined = window.history.state?.[LINK_PARAMETER]
  const key = given ?? ofEntry ?? sessionStore.get(place) ?? undefined
  const step = query.get('step')
  const address = step === null ? pathname : `${pathname}?${new URLSearchParams({ step })}`
  window.history.replaceState({ ...window.history.state, [LINK_PARAMETER]: key }, '', address)
  return key
}
