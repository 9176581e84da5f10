/**
 * Lowercases letter by letter, as the database does when it compares addresses. Lowercasing a whole
 * string can change its length (İ) or depend on the next letter (Σ), which would give one account
 * two names.
 */
export const foldedAddress = (email: string): string =>
  Array.from(email, (sign) => Array.from(sign.toLowerCase())[0]).join('')
