import { stored, type Texts } from './texts.ts'

export type ForeignText = { field: string; text: string }

/** Tells, of fields that are being written here, which of their texts came from another window. */
export function foreignTexts() {
  /** By field: what stood there when the writing began, and all that was sent from here since. */
  const own = new Map<string, Set<string>>()
  return {
    begin(field: string, before: string) {
      if (!own.has(field)) own.set(field, new Set([before]))
    },
    /** Its answer may be lost, and the text stand there all the same. */
    send(texts: Texts) {
      for (const [field, text] of texts) own.get(field)?.add(stored(text))
    },
    end: (field: string) => own.delete(field),
    /** Each of them once: whoever was told has seen it. */
    among(texts: Texts): ForeignText[] {
      const found: ForeignText[] = []
      for (const [field, seen] of own) {
        const text = texts.get(field)
        if (!text || seen.has(text)) continue
        seen.add(text)
        found.push({ field, text })
      }
      return found
    },
  }
}
