/** Texts by field name. */
export type Texts = ReadonlyMap<string, string>

/**
 * `stored` and `printable` change a text as the server does: trim it, and remove unprintable
 * characters.
 */
export const stored = (text: string) => text.trim()
export const printable = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
