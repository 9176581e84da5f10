/**
 * Returns 'Kim' for 'Kim Sample'. Empty for an email address, which lists show if someone has no
 * name.
 */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first.includes('@') ? '' : first
}

/**
 * Starts a sentence with the name: 'Kim, your interview is booked'. Without a name: 'Your interview
 * is booked'.
 */
export const addressed = (firstName: string, sentence: string): string =>
  firstName ? `${firstName}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The greeting in emails to panel members, some of whom haven't told us their name. */
export const greeting = (name: string | null): string => {
  const first = firstNameOf(name ?? '')
  return first ? `Hello ${first}` : 'Hello'
}
