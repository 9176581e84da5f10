/** What was typed into a field, and what stood there before. */
export type UnsavedText = { text: string; base: string }

/** Texts on their way to the server, kept on this device until they have arrived. */
export type UnsavedTexts = {
  all(): Record<string, UnsavedText>
  keep(field: string, unsaved: UnsavedText): void
  forget(field: string): void
}

/** Written and read whole each time, so that two tabs never undo each other's. */
export function unsavedTexts(name: string): UnsavedTexts {
  const key = `unsaved:${name}`
  return {
    all: () => read(key),
    keep: (field, unsaved) => write(key, { ...read(key), [field]: unsaved }),
    forget(field) {
      const { [field]: gone, ...rest } = read(key)
      if (gone) write(key, rest)
    },
  }
}

function read(key: string): Record<string, UnsavedText> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, UnsavedText>
  } catch {
    return {}
  }
}

function write(key: string, texts: Record<string, UnsavedText>) {
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // Storage may be full or blocked; then what is typed lives as long as the page.
  }
}
