/** A pattern for `ilike`. What a person types is text: % and _ stand for themselves. */
export const contains = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
