/** Texts by field name. */
export type Texts = ReadonlyMap<string, string>

/** The text as the server stores it: trimmed, without unprintable characters. */
export const stored = (text: string) => text.trim()
export const printable = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
