import nlp from 'compromise'
import { COUNTED_NOUNS, IRREGULAR_NOUNS, MASS_NOUNS, UNCHANGED_NOUNS } from '../content/words.ts'
import { wordPairs, wordSet } from './clean.ts'
import { thirdPerson } from './verbs.ts'

type Inflection = (word: string, model: object) => string
type Tables = { noun: { toSingular: Inflection; toPlural: Inflection } }
const { noun: tables } = (nlp.methods() as { two: { transform: Tables } }).two.transform
const model = nlp.model()

const PLURALS = wordPairs(IRREGULAR_NOUNS)
const SINGULARS = new Map([...PLURALS].map(([one, many]) => [many, one]))
const UNCHANGED = wordSet(UNCHANGED_NOUNS)
const COUNTED = wordSet(COUNTED_NOUNS)
const MASS = wordSet(MASS_NOUNS)
const LIKE_MASS =
  /(?:paper|home|house|course|metal|wood|team|field|ground)work$|(?:ware|wear|ness|ism|ing|care)$/

export const isMass = (word: string) => MASS.has(word) || LIKE_MASS.test(word)

const endsLikePlural = (word: string) => /s$/.test(word) && !/(ss|us|is)$/.test(word)

export function pluralWord(word: string): string {
  const irregular = PLURALS.get(word)
  if (irregular) return irregular
  const isUncounted = UNCHANGED.has(word) || (isMass(word) && !COUNTED.has(word))
  if (SINGULARS.has(word) || isUncounted || endsLikePlural(word)) return word
  if (/(man|woman)$/.test(word)) return word.replace(/an$/, 'en')
  if (/[^s]sis$/.test(word)) return word.replace(/is$/, 'es')
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return /^[a-z-]+$/.test(word) ? `${word}s` : tables.toPlural(word, model) || `${word}s`
}

export function singularWord(word: string): string {
  const irregular = SINGULARS.get(word)
  if (irregular) return irregular
  if (/(men|women)$/.test(word)) return word.replace(/en$/, 'an')
  if (!endsLikePlural(word) || UNCHANGED.has(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return tables.toSingular(word, model) || word.slice(0, -1)
}

/** Where the noun ends and what follows begins: set | of keys, house | with a garden. */
const AFTER_HEAD =
  /^(.*?)((?: (?:of|for|to|with|without|in|at|on|from|about|between|who|whose|that|asked|aged|under|over|after|before|behind|near|across|through)\b.*|(?<=s) \w{3,}ing\b .*)?)$/

function onHead(phrase: string, change: (word: string) => string): [changed: string, rest: string] {
  // "masters rowing crews" are no masters who row.
  const isTeam = /^(?:masters|juniors|seniors|veterans) /i.test(phrase)
  const [, noun = phrase, rest = ''] = (!isTeam && AFTER_HEAD.exec(phrase)) || []
  const words = noun.split(' ')
  const head = words.pop() ?? ''
  return [[...words, change(head)].join(' '), rest]
}

/** "resident who wakes", "residents who wake". */
export function plural(phrase: string): string {
  const [changed, rest] = onHead(phrase, pluralWord)
  return `${changed}${rest.replace(/^ who (\w+)s\b/, (all, verb: string) => (verb === 'i' || verb.endsWith('s') ? all : ` who ${verb}`))}`
}

/** They come together: a parent of twins has no single one. */
const TOGETHER = /^(?:twins|triplets|siblings|(?:\w+ )?(?:kids|animals))$/

/** "treasurers of tennis clubs" are each "treasurer of a tennis club". */
export function singular(phrase: string): string {
  const [changed, rest] = onHead(phrase, singularWord)
  const [, preposition = '', group = ''] = /^ (of|at|in|for) (.+)$/.exec(rest) ?? []
  const isBarePlural =
    group &&
    isPlural(group) &&
    !TOGETHER.test(group) &&
    !/^(?:the|their|my|your|our|two|three|\d)/.test(group)
  if (isBarePlural) return `${changed} ${preposition} ${withArticle(singular(group))}`
  const [, verb = '', after = ''] = /^ who (\w+)\b(.*)$/.exec(rest) ?? []
  if (!verb) return `${changed}${rest}`
  const isFixed = /^(?:was|were|had|can|could|will)$/.test(verb)
  return `${changed} who ${isFixed ? verb : thirdPerson(verb)}${after}`
}

/** The head of the phrase is plural: "sets of keys". */
export const isPlural = (phrase: string): boolean => {
  const [one] = onHead(phrase, singularWord)
  const [many] = onHead(phrase, pluralWord)
  return one !== many && phrase.startsWith(many)
}

/** By sound: an hour, an MRI, a university. */
export function article(phrase: string): 'a' | 'an' {
  const word = phrase.split(/[ -]/)[0] ?? ''
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^(hour|honest|heir|honour)/i.test(word)) return 'an'
  return /^[aeiou]/i.test(word) && !SOUNDS_LIKE_A_CONSONANT.test(word) ? 'an' : 'a'
}

const SOUNDS_LIKE_A_CONSONANT = /^(uni(?![dmnr])|us[aeu]|u[rt][aeiou]|ubi|uk[eu]|eu|ewe|one|once)/i

export const withArticle = (phrase: string): string =>
  /^other\b/.test(phrase) ? `an${phrase}` : `${article(phrase)} ${phrase}`

export const withoutArticle = (phrase: string): string => phrase.replace(/^(?:an?|the) /i, '')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "A spreadsheet" inside a sentence; names such as Xero keep their capital. */
export const lowered = (text: string): string =>
  /^(?:An?|The|Their|My|Our|Some|Other|Old|Phone|Paper|Email|Text|Asking|Calling|Ringing|Notes?|They|Nobody|Someone)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
