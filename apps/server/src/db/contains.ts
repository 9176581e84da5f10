/** A pattern for `like`, which an index helps with. What a person types is text: % and _ are themselves. */
export const beginsWith = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`

/** The same for `ilike`, with anything before it. */
export const contains = (typed: string): string => `%${beginsWith(typed)}`
