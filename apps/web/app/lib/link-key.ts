/** Between a key's name and the page that keeps it. */
export const OF_PAGE = ' of '

/**
 * Takes a secret out of the address bar: it would otherwise stand in histories, screenshots and
 * referrers. It survives a reload in this tab, and nowhere else.
 */
export function takeKeyFromAddress(parameter: string): string | undefined {
  const address = new URL(window.location.href)
  const given = address.searchParams.get(parameter)
  if (!given) return sessionStorage.getItem(placeOf(parameter)) ?? undefined
  sessionStorage.setItem(placeOf(parameter), given)
  address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
  return given
}

/** A secret that is used up is no use to a reload either. */
export function dropKey(parameter: string) {
  sessionStorage.removeItem(placeOf(parameter))
}

/** Each page keeps its own. */
const placeOf = (parameter: string) => parameter + OF_PAGE + window.location.pathname
