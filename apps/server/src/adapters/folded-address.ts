/**
 * Lowercases letter by letter, as the database does when it compares addresses. Lowercasing the
 * whole string could change its length (İ) or depend on the neighbouring letters (Σ), so it
 * wouldn't always match the database.
 */
export const foldedAddress = (email: string): string =>
  Array.from(email, (sign) => Array.from(sign.toLowerCase())[0]).join('')
