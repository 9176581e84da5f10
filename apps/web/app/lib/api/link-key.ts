import { sessionStore } from '#lib/storage.ts'
/**
 * Takes a secret out of the address bar: it would otherwise stand in histories, screenshots and
 * referrers. It survives a reload in this tab, and nowhere else.
 */
export function takeKeyFromAddress(parameter: string): string | undefined {
  const address = new URL(window.location.href)
  const given = address.searchParams.getAll(parameter).find(Boolean)
  if (address.searchParams.has(parameter)) {
    address.searchParams.delete(parameter)
    window.history.replaceState(window.history.state, '', address)
  }
  if (given) sessionStore.set(placeOf(parameter), given)
  return given ?? sessionStore.get(placeOf(parameter)) ?? undefined
}

/** A secret that is used up is no use to a reload either. */
export function dropKey(parameter: string) {
  sessionStore.remove(placeOf(parameter))
}

/** Each page keeps its own. */
const placeOf = (parameter: string) => `${parameter} of ${window.location.pathname}`
