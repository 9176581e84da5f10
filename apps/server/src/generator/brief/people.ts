import { type Brief, FIELDS, type Field, type Life } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import { FIELD_CONTENT, ROLES } from '../content/fields.ts'
import { GENERIC_PEOPLE, ORGANISATION_WORDS, PEOPLE, THINGS } from '../content/words.ts'
import { wordSet } from './clean.ts'
import { contentStems, isVerb, pluralWord, sharesStem, startsLike } from './english.ts'

/** Groups of people that are too broad to recruit. */
export const GENERIC = wordSet(GENERIC_PEOPLE)
export const ORGANISATIONS = wordSet(ORGANISATION_WORDS)
const NOT_PEOPLE = wordSet(THINGS)

const HEADS = new Map<string, Life | undefined>()
for (const [life, list] of Object.entries(PEOPLE)) {
  const known = life === 'EITHER' ? undefined : (life as Life)
  for (const one of wordSet(list)) HEADS.set(one, known).set(pluralWord(one), known)
}

const LIKE_PEOPLE = /..(ers|ors|ists|ians)$/

/** The phrase's main noun in lower case. */
export const headOf = (phrase: string): string =>
  phrase.toLowerCase().replace(cues.AFTER_PEOPLE, '').replace(/^.* /, '')

/** Whether a plural word names people. */
export const isPeople = (word: string): boolean =>
  (HEADS.has(word) && pluralWord(word) === word) ||
  (LIKE_PEOPLE.test(word) && !NOT_PEOPLE.has(word) && !isVerb(word.slice(0, -1)))

/** Whether a word, singular or plural, names a person. */
export const isPerson = (word: string): boolean => HEADS.has(word) || isPeople(word)

export const isKnownPerson = (word: string): boolean => HEADS.has(word)

/** PAID for "nurses", PRIVATE for "retired nurses", and undefined if the words don't say. */
export function lifeOf(who: string): Life | undefined {
  const phrase = who.toLowerCase()
  if (cues.NO_LONGER.test(phrase)) return 'PRIVATE'
  if (cues.PAID_PHRASE.test(phrase)) return 'PAID'
  const life = HEADS.get(headOf(phrase))
  if (cues.UNPAID_PHRASE.test(phrase) && life !== 'PRIVATE') return 'UNPAID'
  return life
}

/**
 * The field with these people among its roles, such as BUILDING for "plumbers". Undefined unless
 * there's exactly one.
 */
export function fieldOfRole(who: string): Field | undefined {
  const [field, ...others] = (Object.keys(ROLES) as Field[]).filter((one) =>
    ROLES[one]?.includes(who.toLowerCase()),
  )
  return others.length === 0 ? field : undefined
}

const MIN_START = 4

/**
 * True if the people we want may work in the industry that we leave out. A saddler would tick
 * "saddle making", so the screener would turn her away.
 */
export function isTheirTrade({ industry, life, who, place, field }: Brief): boolean {
  if (life !== 'PAID' || cues.SELLS_TO_THEM.test(industry)) return false
  const work = field ? [FIELDS[field].label, ...FIELD_CONTENT[field].cues] : []
  const start = contentStems(who).filter((stem) => stem.length >= MIN_START)
  const theirs = [who, place, ...work].join(' ')
  return sharesStem(industry, theirs) || startsLike(contentStems(industry), start)
}
