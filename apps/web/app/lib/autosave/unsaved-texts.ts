import { localStore } from '#lib/storage.ts'
/** What someone typed into a field, and the field's text before that. */
export type UnsavedText = { text: string; base: string }

/** Texts stored on this device because they aren't on the server yet. */
export type UnsavedTexts = {
  all(): Record<string, UnsavedText>
  keep(field: string, unsaved: UnsavedText): void
  forget(field: string): void
}

/**
 * Reads the stored texts again before each write, so two tabs never overwrite each other's texts.
 */
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

const read = (key: string) => localStore.getJson<Record<string, UnsavedText>>(key) ?? {}

function write(key: string, texts: Record<string, UnsavedText>) {
  if (Object.keys(texts).length === 0) localStore.remove(key)
  else localStore.setJson(key, texts)
}
