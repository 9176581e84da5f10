const OLDER =
  /,? ?\b(?:who are |aged )?(?:over[- ](\d\d)s?|older than (\d\d)|(\d\d)\+|(\d\d) (?:and|or) (?:over|older))\b/i
const PEOPLE =
  /\b(women|men|people|adults|drivers|workers|parents|australians|aussies|singles|blokes|guys|ladies|folks|retirees|locals|residents|renters|jobseekers|tradies|nurses)\b/i

/** "women over 50", "the over-65s" */
export function ageIn(text: string): string | undefined {
  const age = PEOPLE.test(text) ? OLDER.exec(text)?.slice(1).find(Boolean) : undefined
  return age && Number(age) >= 18 ? `be ${age} or older` : undefined
}

/** Told apart, so that the sentence goes on behind it. */
export const withoutAge = (text: string) => (ageIn(text) ? text.replace(OLDER, '') : text)
