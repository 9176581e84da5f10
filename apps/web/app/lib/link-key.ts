/**
 * Takes a secret out of the address bar: it would otherwise stand in histories, screenshots and
 * referrers. It survives a reload in this tab, and nowhere else.
 */
export function takeKeyFromAddress(parameter: string): string | undefined {
  const store = `${parameter} of ${window.location.pathname}`
  const address = new URL(window.location.href)
  const given = address.searchParams.get(parameter)
  if (!given) return sessionStorage.getItem(store) ?? undefined
  sessionStorage.setItem(store, given)
  address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
  return given
}
