import { stored, type Texts } from './texts.ts'

export type ForeignText = { field: string; text: string }

/** Detects when another window changes a field that someone is editing here. */
export function foreignTexts() {
  /** For each field, its text when editing began and every text we've sent since. */
  const own = new Map<string, Set<string>>()
  return {
    begin(field: string, before: string) {
      if (!own.has(field)) own.set(field, new Set([before]))
    },
    /**
     * Remembers texts when we send them, because the server may store a text even if we lose its
     * response.
     */
    send(texts: Texts) {
      for (const [field, text] of texts) own.get(field)?.add(stored(text))
    },
    end: (field: string) => own.delete(field),
    /**
     * Finds texts that came from another window. Reports each one only once, because the person has
     * seen it by then.
     */
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
