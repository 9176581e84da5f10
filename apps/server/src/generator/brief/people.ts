import type { Field, Life } from '@wattle/contract/brief'
import { FIELD_CONTENT } from '../content/fields.ts'
import { GENERIC_PEOPLE, ORGANISATION_WORDS, PEOPLE, THINGS } from '../content/words.ts'
import { wordSet } from './clean.ts'
import { pluralWord } from './nouns.ts'
import { isVerb } from './verbs.ts'

/** Too wide to look for. */
export const GENERIC = wordSet(GENERIC_PEOPLE)
export const ORGANISATIONS = wordSet(ORGANISATION_WORDS)
const NOT_PEOPLE = wordSet(THINGS)

const HEADS = new Map<string, Life | undefined>()
for (const [life, list] of Object.entries(PEOPLE)) {
  for (const one of wordSet(list)) {
    for (const word of [one, pluralWord(one)])
      HEADS.set(word, life === 'EITHER' ? undefined : (life as Life))
  }
}
for (const word of ['parents', 'people', 'families', 'mums', 'dads']) HEADS.set(word, 'PRIVATE')

const LIKE_PEOPLE = /..(ers|ors|ists|ians)$/

/** The word in a phrase that says what it is about: the last one before of, for, with, at, in, who. */
export const headOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/ (?:of|for|to|with|without|in|at|on|from|who|whose|that|asked|living|under|over) /)[0]
    ?.split(' ')
    .at(-1) ?? ''

/** Whether a plural word names people. */
export const isPeople = (word: string): boolean =>
  (HEADS.has(word) && pluralWord(word) === word) ||
  (LIKE_PEOPLE.test(word) && !NOT_PEOPLE.has(word) && !isVerb(word.slice(0, -1)))

/** Whether a word, singular or plural, names a person. */
export const isPerson = (word: string): boolean => HEADS.has(word) || isPeople(word)

export const isKnownPerson = (word: string): boolean => HEADS.has(word)

const UNPAID_PHRASE =
  /\b(club|choir|church|committee|volunteer|parish|scout|p&c|association|charity)\b/
const PAID_PHRASE =
  /\b(business|shop|cafe|store|restaurant|company|salon|clinic|farm|franchise|laundromat|studio|practice|agency|bakery|nursery|gym) (owners?|managers?)\b/

/** "retired tradies" and "former nurses" don't work as such. */
export const NO_LONGER = /^(?:semi-)?retired |^(?:former|ex-|unemployed)/i

/** Undefined where the words don't say. */
export function lifeOf(who: string): Life | undefined {
  const phrase = who.toLowerCase()
  if (NO_LONGER.test(phrase)) return 'PRIVATE'
  if (PAID_PHRASE.test(phrase)) return 'PAID'
  const life = HEADS.get(headOf(phrase))
  if (UNPAID_PHRASE.test(phrase) && life !== 'PRIVATE') return 'UNPAID'
  return life
}

/** The one field whose roles name these people. */
export function fieldOfRole(who: string): Field | undefined {
  const head = headOf(who)
  const fields = (Object.keys(FIELD_CONTENT) as Field[]).filter((field) =>
    FIELD_CONTENT[field].roles.some(
      (role) =>
        pluralWord(headOf(role.toLowerCase())) === head &&
        pluralWord(role.toLowerCase()) === who.toLowerCase(),
    ),
  )
  return fields.length === 1 ? fields[0] : undefined
}
