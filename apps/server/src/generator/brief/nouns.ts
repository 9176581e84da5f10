import nlp from 'compromise'
import * as cues from '../content/cues.ts'
import { ADVERB } from '../content/grammar.ts'
import { COUNTED_NOUNS, IRREGULAR_NOUNS, MASS_NOUNS, UNCHANGED_NOUNS } from '../content/words.ts'
import { wordSet } from './clean.ts'
import { isPastForm, isVerb, thirdPerson } from './verbs.ts'

type Inflect = (word: string, model: object) => string
type Tables = { noun: { toSingular: Inflect; toPlural: Inflect } }
const { noun: tables } = (nlp.methods() as { two: { transform: Tables } }).two.transform
const model = nlp.model()

const PLURALS = new Map(
  [...wordSet(IRREGULAR_NOUNS)].map((pair) => pair.split('-') as [one: string, many: string]),
)
const SINGULARS = new Map([...PLURALS].map(([one, many]) => [many, one]))
const UNCHANGED = wordSet(UNCHANGED_NOUNS)
const COUNTED = wordSet(COUNTED_NOUNS)
const MASS = wordSet(MASS_NOUNS)

export const isMass = (word: string) => MASS.has(word) || cues.LIKE_MASS.test(word)

const endsLikePlural = (word: string) => /s$/.test(word) && !/(ss|us|is)$/.test(word)

export function pluralWord(word: string): string {
  const isUncounted = UNCHANGED.has(word) || (isMass(word) && !COUNTED.has(word))
  const irregular = PLURALS.get(word)
  if (irregular) return irregular
  if (SINGULARS.has(word) || isUncounted || endsLikePlural(word) || /[^i]men$/.test(word))
    return word
  return /man$/.test(word) ? word.replace(/an$/, 'en') : tables.toPlural(word, model)
}

export function singularWord(word: string): string {
  const isSame = UNCHANGED.has(word) || !(endsLikePlural(word) || word.endsWith('men'))
  return SINGULARS.get(word) ?? (isSame ? word : tables.toSingular(word, model) || word)
}

/**
 * Changes the phrase's main noun and returns the rest separately: for "sets of keys" and
 * `singularWord`, that's "set" and " of keys".
 */
function onHead(phrase: string, change: (word: string) => string): [changed: string, rest: string] {
  // In "masters rowing crews" the main noun is "crews", not "masters".
  const isTeam = /^(?:masters|juniors|seniors|veterans) /i.test(phrase)
  const [, noun = phrase, rest = ''] = (!isTeam && cues.AFTER_HEAD.exec(phrase)) || []
  return [noun.replace(/[^ ]*$/, change), rest]
}

/** "resident who wakes" becomes "residents who wake". */
export function plural(phrase: string): string {
  const [changed, rest] = onHead(phrase, pluralWord)
  return changed + rest.replace(/^( who (?!is\b)\w*[^\Ws])s\b/, '$1')
}

const WHO_DOES = new RegExp(`^ (who|that) (${ADVERB})?(?!(?:was|were|had|can|could|will)\\b)(\\w+)`)

/** "treasurers of tennis clubs" becomes "treasurer of a tennis club". */
export function singular(phrase: string): string {
  const [changed, rest] = onHead(phrase, singularWord)
  const [, preposition = '', group = ''] = /^( (?:of|at|in|for|to) )(.+)$/.exec(rest) ?? []
  const isBarePlural =
    isPlural(group) &&
    !cues.TOGETHER.test(group) &&
    !cues.COUNTED_OR_OWNED.test(group) &&
    // A name such as Alice Springs isn't a plural.
    !/(?:^| )[A-Z][a-z]+$/.test(group)
  if (isBarePlural) return changed + preposition + withArticle(singular(group))
  return (
    changed +
    rest.replace(WHO_DOES, (all, link = '', adverb = '', verb = '') => {
      const isDone = isPastForm(verb) || (link === 'that' && !isVerb(verb))
      return isDone ? all : ` ${link} ${adverb}${thirdPerson(verb)}`
    })
  )
}

/** Looks at the main noun only, so "sets of keys" is plural and "set of keys" isn't. */
export const isPlural = (phrase: string): boolean => {
  const [one] = onHead(phrase, singularWord)
  const [many] = onHead(phrase, pluralWord)
  return one !== many && phrase.startsWith(many)
}

/** Goes by sound: an hour, an MRI, a university. */
export function article(phrase: string): 'a' | 'an' {
  const word = phrase.split(/[ -]/)[0] ?? ''
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  const hasVowel = /^[aeiou]/i.test(word) && !cues.TAKES_A.test(word)
  return hasVowel || cues.TAKES_AN.test(word) ? 'an' : 'a'
}

export const withArticle = (phrase: string): string =>
  /^other\b/.test(phrase) ? `an${phrase}` : `${article(phrase)} ${phrase}`

export const withoutArticle = (phrase: string): string => phrase.replace(/^(?:an?|the) /i, '')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "A spreadsheet" becomes "a spreadsheet", but names such as Xero keep their capital. */
export const lowered = (text: string): string =>
  cues.LOWERED.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
