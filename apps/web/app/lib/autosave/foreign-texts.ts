import { stored, type Texts } from './texts.ts'

export type ForeignText = { field: string; text: string }

/** Tells which texts of fields being edited here came from another window. */
export function foreignTexts() {
  /** By field: its text when editing began, and everything sent from here since. */
  const own = new Map<string, Set<string>>()
  return {
    begin(field: string, before: string) {
      if (!own.has(field)) own.set(field, new Set([before]))
    },
    /** The text may be stored even if the reply is lost. */
    send(texts: Texts) {
      for (const [field, text] of texts) own.get(field)?.add(stored(text))
    },
    end: (field: string) => own.delete(field),
    /** Each of them once, because the person has now seen it. */
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
