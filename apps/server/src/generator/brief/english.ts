import nlp from 'compromise'
import * as cues from '../content/cues.ts'
import { ADVERB, THIRD_PERSON } from '../content/grammar.ts'
import * as lists from '../content/words.ts'
import { wordSet } from './clean.ts'

type Inflect = (word: string, model: object) => string
type Conjugate = (verb: string, model: object) => { PastTense: string; Gerund: string }
type Tables = { noun: { toSingular: Inflect; toPlural: Inflect }; verb: { conjugate: Conjugate } }
// We use the library's tables directly, because parsing a sentence takes 20 ms per verb.
const { noun: nouns, verb: verbs } = (nlp.methods() as { two: { transform: Tables } }).two.transform
const model = nlp.model()

/** Splits each entry of a list into its forms: "child-children" becomes "child" and "children". */
const listed = (list: string) => [...wordSet(list)].map((forms) => forms.split('-'))

const KNOWN = wordSet(lists.VERBS)
const PARTICLE_VERBS = wordSet(lists.VERBS_WITH_PARTICLES)
const LISTED = new Map(
  listed(lists.VERB_FORMS).map(([verb = '', past = '', gerund = '']) => [verb, { past, gerund }]),
)

/** "bottle-feed" counts as a verb because "feed" does. */
export const isVerb = (word: string): boolean => KNOWN.has(word.replace(/^.*-/, ''))

/** How many words the verb has: two in "fill in", three in "keep track of" and "chase and match". */
export const verbLength = (words: string[]): number =>
  [3, 2].find((length) => PARTICLE_VERBS.has(words.slice(0, length).join('-'))) ??
  (/^(?:and|or)$/.test(words[1] ?? '') && isVerb(words[2] ?? '') ? 3 : undefined) ??
  (cues.PARTICLE.test(words[1] ?? '') ? 2 : 1)

/** "bottle-feed" becomes "bottle-fed", because "feed" becomes "fed". */
export function formsOf(verb: string): { past: string; gerund: string } {
  const [, start = '', plain = verb] = /^(.+-)(\p{L}+)$/u.exec(verb) ?? []
  const { PastTense, Gerund } = verbs.conjugate(plain, model)
  const { past, gerund } = LISTED.get(plain) ?? { past: PastTense, gerund: Gerund }
  return { past: start + past, gerund: start + gerund }
}

/** "write" becomes "writes", "try" becomes "tries" and "be" becomes "is". */
export function thirdPerson(verb: string): string {
  const [from = '', to = ''] = THIRD_PERSON.find(([says]) => says.test(verb)) ?? []
  return verb.replace(from, to)
}

const PLAIN_FORMS = new Map(
  [...KNOWN, ...wordSet(lists.EVENT_VERBS)].flatMap((verb) => {
    const { past, gerund } = formsOf(verb)
    return [verb, past, gerund, thirdPerson(verb)].map((form): [string, string] => [form, verb])
  }),
)

/** The base form of a verb we know: "send" for "sends", "sending", "sent" and "send". */
export const plainForm = (form: string): string | undefined =>
  isVerb(form) ? form : PLAIN_FORMS.get(form)

/** "finding a tutor" becomes "find a tutor". */
export function withPlainVerb(activity: string): string | undefined {
  const [verb = '', ...rest] = activity.split(' ')
  const plain = plainForm(verb.toLowerCase())
  return plain && [plain, ...rest].join(' ')
}

/** True for "sent". False for "send", and for "read", which looks the same in both tenses. */
export function isPastForm(verb: string): boolean {
  const plain = plainForm(verb)
  return plain !== undefined && plain !== verb && formsOf(plain).past === verb
}

const PLURALS = new Map(listed(lists.IRREGULAR_NOUNS).map(([one = '', many = '']) => [one, many]))
const SINGULARS = new Map([...PLURALS].map(([one, many]) => [many, one]))
const UNCHANGED = wordSet(lists.UNCHANGED_NOUNS)
const COUNTED = wordSet(lists.COUNTED_NOUNS)
const MASS = wordSet(lists.MASS_NOUNS)

export const isMass = (word: string) => MASS.has(word) || cues.LIKE_MASS.test(word)

const endsLikePlural = (word: string) => /s$/.test(word) && !/(ss|us|is)$/.test(word)

export function pluralWord(word: string): string {
  const isUncounted = UNCHANGED.has(word) || (isMass(word) && !COUNTED.has(word))
  const isPlural = SINGULARS.has(word) || endsLikePlural(word) || /[^i]men$/.test(word)
  const regular = /man$/.test(word) ? word.replace(/an$/, 'en') : nouns.toPlural(word, model)
  return PLURALS.get(word) ?? (isPlural || isUncounted ? word : regular)
}

function singularWord(word: string): string {
  const isSame = UNCHANGED.has(word) || !(endsLikePlural(word) || word.endsWith('men'))
  return SINGULARS.get(word) ?? (isSame ? word : nouns.toSingular(word, model) || word)
}

/**
 * Changes the phrase's main noun and returns the rest separately: for "sets of keys" and
 * `singularWord`, that's "set" and " of keys".
 */
function onHead(phrase: string, change: (word: string) => string): [changed: string, rest: string] {
  // In "masters rowing crews" the main noun is "crews", not "masters".
  const isTeam = cues.NAMED_GROUP.test(phrase)
  const [, noun = phrase, rest = ''] = (!isTeam && cues.AFTER_HEAD.exec(phrase)) || []
  return [noun.replace(/[^ ]*$/, change), rest]
}

/** "resident who wakes" becomes "residents who wake". */
export function plural(phrase: string): string {
  const [changed, rest] = onHead(phrase, pluralWord)
  return changed + rest.replace(/^( who (?!is\b)\w*[^\Ws])s\b/, '$1')
}

const WHO_DOES = new RegExp(`^ (who|that) (${ADVERB})?(?!(?:was|were|had|can|could|will)\\b)(\\w+)`)

/**
 * "treasurers of tennis clubs" becomes "treasurer of a tennis club", and "brides and grooms" becomes
 * "bride or groom".
 */
export function singular(phrase: string): string {
  const [, first = '', second = ''] = /^(\w+) (?:and|or) (\w.*)$/.exec(phrase) ?? []
  if (isPlural(first) && isPlural(second)) return `${singular(first)} or ${singular(second)}`
  const [changed, rest] = onHead(phrase, singularWord)
  const [, preposition = '', group = ''] = /^( (?:of|at|in|for|to) )(.+)$/.exec(rest) ?? []
  if (isPlural(group) && !cues.STAYS_PLURAL.test(group))
    return changed + preposition + withArticle(singular(group))
  const agreeing = rest.replace(WHO_DOES, (all, link = '', adverb = '', verb = '') => {
    const isDone = isPastForm(verb) || (link === 'that' && !isVerb(verb))
    return isDone ? all : ` ${link} ${adverb}${thirdPerson(verb)}`
  })
  return changed + agreeing
}

/** Looks at the main noun only, so "sets of keys" is plural and "set of keys" isn't. */
export const isPlural = (phrase: string): boolean => {
  const [[one], [many]] = [onHead(phrase, singularWord), onHead(phrase, pluralWord)]
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

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** "A spreadsheet" becomes "a spreadsheet", but names such as Xero keep their capital. */
export const lowered = (text: string) => (cues.LOWERED.test(text) ? uncapitalised(text) : text)

const STOP = wordSet(lists.STOP_WORDS)

/** Stems of the words that carry meaning, ignoring stop words and words under three letters. */
export const contentStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .map((word) => word.replace(/[’'].*$/, ''))
    .filter((word) => word.length >= 3 && !STOP.has(word))
    .map((word) => word.replace(/e?s$/, '').replace(/(?:ing|ed|er)$/, ''))
    .map((stem) => stem.slice(0, 6))

export const stemSet = (text: string) => new Set(contentStems(text))

export const sharesStem = (one: string, other: string): boolean =>
  sharedCount(stemSet(one), stemSet(other)) > 0

export const sharedCount = (words: Set<string>, others: Set<string>): number =>
  [...words].filter((word) => others.has(word)).length

/**
 * Whether one of `stems` starts with one of `others`: "saddle" starts with "saddl", the stem of
 * "saddlers".
 */
export const startsLike = (stems: string[], others: string[]): boolean =>
  stems.some((stem) => others.some((other) => stem.startsWith(other)))
