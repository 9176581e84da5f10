/** A browser may be told to let pages store nothing: then what they keep lasts as long as the page. */
export function standInForStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name]
    } catch {
      const kept = new Map<string, string>()
      const value = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
        removeItem: (key: string) => kept.delete(key),
      }
      Object.defineProperty(window, name, { value })
    }
  }
}
