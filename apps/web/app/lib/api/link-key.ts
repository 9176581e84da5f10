import { sessionStore } from '#lib/storage.ts'
/**
 * Removes a secret from the address bar, because it would otherwise end up in histories,
 * screenshots and referrers. The secret survives a reload, but only in this tab.
 */
export function takeKeyFromAddress(parameter: string): string | undefined {
  const address = new URL(window.location.href)
  const found = address.searchParams.getAll(parameter).find(Boolean)
  if (address.searchParams.has(parameter)) {
    address.searchParams.delete(parameter)
    window.history.replaceState(window.history.state, '', address)
  }
  if (found) sessionStore.set(placeOf(parameter), found)
  return found ?? sessionStore.get(placeOf(parameter)) ?? undefined
}

/** Forgets a used secret, because it wouldn't work again after a reload. */
export function dropKey(parameter: string) {
  sessionStore.remove(placeOf(parameter))
}

/**
 * The storage key for a parameter's secret. It includes the path, so each page has its own secret.
 */
const placeOf = (parameter: string) => `${parameter} of ${window.location.pathname}`
