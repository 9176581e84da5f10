import { sessionStore } from '#lib/storage.ts'
export const LINK_PARAMETER = 'hashKey'
/** Joins the parameter and the path into a storage key, such as `hashKey of /respondent/slots`. */
export const OF_PAGE = ' of '

/**
 * Returns the key of the link that opened this page. Removes everything except the step from the
 * address bar, whatever an email app has added to the link. The key survives a reload in this tab.
 * People may open another link in the same tab, so each history entry keeps its own key.
 * `prefetch.ts` reads the key the same way.
 */
export function takeRespondentLink(): string | undefined {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const place = LINK_PARAMETER + OF_PAGE + pathname
  const found = query.getAll(LINK_PARAMETER).find(Boolean)
  if (found) sessionStore.set(place, found)
  const ofEntry: string | undefined = window.history.state?.[LINK_PARAMETER]
  const key = found ?? ofEntry ?? sessionStore.get(place) ?? undefined
  const step = query.get('step')
  const address = step === null ? pathname : `${pathname}?${new URLSearchParams({ step })}`
  window.history.replaceState({ ...window.history.state, [LINK_PARAMETER]: key }, '', address)
  return key
}
