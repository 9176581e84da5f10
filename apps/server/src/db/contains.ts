/**
 * A `like` pattern that can use an index, for texts that start with what someone typed. Escapes %
 * and _, because people type plain text.
 */
export const beginsWith = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`

/** A pattern for `ilike` that matches anywhere in a text. */
export const contains = (typed: string): string => `%${beginsWith(typed)}`
