/**
 * As the database compares addresses: letter by letter. A whole text in small letters can be longer
 * (İ) or look at the letters beside (Σ), and would count one account under two names.
 */
export const foldedAddress = (email: string): string =>
  Array.from(email, (sign) => Array.from(sign.toLowerCase())[0]).join('')
