/** 'Kim' from 'Kim Sample'. Empty for an address, which lists show for people without a name. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first.includes('@') ? '' : first
}

/**
 * Starts a sentence with the name: 'Kim, your interview is booked'. Without a name, capitalises the
 * sentence instead.
 */
export const addressed = (firstName: string, sentence: string): string =>
  firstName ? `${firstName}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Starts an email to a panel member, who may not have told us their name. */
export const greeting = (name: string | null): string => {
  const first = firstNameOf(name ?? '')
  return first ? `Hello ${first}` : 'Hello'
}
