/**
 * Strings stored in the browser. If storage is blocked or full, they only last as long as the page.
 */
function safeStorage(name: 'localStorage' | 'sessionStorage') {
  const inPage = new Map<string, string>()

  function get(key: string): string | null {
    try {
      return inPage.get(key) ?? window[name].getItem(key)
    } catch {
      return null
    }
  }
  function set(key: string, text: string) {
    try {
      window[name].setItem(key, text)
      inPage.delete(key)
    } catch {
      inPage.set(key, text)
    }
  }
  return {
    get,
    set,
    remove(key: string) {
      inPage.delete(key)
      try {
        window[name].removeItem(key)
      } catch {
        // Storage is blocked, so there's nothing to remove.
      }
    },
    /** Undefined if nothing is stored, or if we can't read it. */
    getJson<Value>(key: string): Value | undefined {
      try {
        return JSON.parse(get(key) ?? '') as Value
      } catch {
        return undefined
      }
    },
    setJson: (key: string, value: unknown) => set(key, JSON.stringify(value)),
    outlastsPage: (key: string) => !inPage.has(key),
  }
}

export const localStore = safeStorage('localStorage')
export const sessionStore = safeStorage('sessionStorage')
