/** Texts by the name of their field. */
export type Texts = ReadonlyMap<string, string>

/** As the server keeps it: trimmed, and without what cannot be printed. */
export const stored = (text: string) => text.trim()
export const printable = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
