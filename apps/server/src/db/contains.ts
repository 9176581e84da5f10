/** A `like` pattern that can use an index. Escapes % and _, because people type plain text. */
export const beginsWith = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`

/** The same for `ilike`, which allows anything in front. */
export const contains = (typed: string): string => `%${beginsWith(typed)}`
