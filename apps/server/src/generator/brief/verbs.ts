import nlp from 'compromise'
import {
  DOUBLING_VERBS,
  IRREGULAR_VERBS,
  REGULAR_VERBS,
  VERBS_WITH_PARTICLES,
} from '../content/words.ts'
import { wordPairs, wordSet } from './clean.ts'

type Tables = {
  verb: {
    conjugate(verb: string, model: object): { PastTense: string; Gerund: string }
    toInfinitive(form: string, model: object, tense: string): string
  }
}
// The tables themselves: a parsed sentence gives the same and takes 20 ms a verb.
const { verb: tables } = (nlp.methods() as { two: { transform: Tables } }).two.transform
const model = nlp.model()

const IRREGULAR = wordPairs(IRREGULAR_VERBS)
const DOUBLING = wordSet(DOUBLING_VERBS)
const REGULAR = wordSet(REGULAR_VERBS)
const PARTICLE_VERBS = new Set(
  [...wordSet(VERBS_WITH_PARTICLES)].map((verb) => verb.replaceAll('-', ' ')),
)

export const isVerb = (word: string): boolean =>
  IRREGULAR.has(word) || REGULAR.has(word) || DOUBLING.has(word)

/** How many words belong to the verb: fill in, keep track of. */
export const verbLength = (words: string[]): number =>
  [3, 2].find((length) => PARTICLE_VERBS.has(words.slice(0, length).join(' '))) ?? 1

type VerbForms = {
  past: string
  gerund: string
  /** Not in our list, so the researcher should look at it. */
  isUnsure: boolean
}

export function formsOf(verb: string): VerbForms {
  if (isVerb(verb)) {
    const past = IRREGULAR.get(verb) ?? regularPast(verb)
    return { past, gerund: gerundOf(verb), isUnsure: false }
  }
  const { PastTense, Gerund } = tables.conjugate(verb, model)
  const isPastKnown = PastTense && PastTense !== verb
  return {
    past: isPastKnown ? PastTense : regularPast(verb),
    gerund: Gerund?.endsWith('ing') ? Gerund : gerundOf(verb),
    isUnsure: true,
  }
}

/** "writes" of write, "tries" of try, "is" of be, "has" of have. */
export function thirdPerson(verb: string): string {
  if (verb === 'be' || verb === 'are' || verb === 'am') return 'is'
  if (verb === 'have') return 'has'
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** The plain form of -ing, -s and -ed, if it is one of our verbs. */
export function plainForm(form: string): string | undefined {
  if (isVerb(form)) return form
  const irregular = [...IRREGULAR].find(([, past]) => past === form)?.[0]
  if (irregular) return irregular
  const stem = form.replace(/(ing|ed|es|s)$/, '')
  if (stem === form) return undefined
  const candidates = [
    stem,
    `${stem}e`,
    stem.replace(/i$/, 'y'),
    stem.replace(/(.)\1$/, '$1'),
    form.replace(/s$/, ''),
  ]
  return candidates.find(isVerb)
}

/** "sent", but not "read" or "send". */
export function isPastForm(verb: string): boolean {
  const plain = plainForm(verb)
  return plain !== undefined && plain !== verb && formsOf(plain).past === verb
}

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${doubled(verb)}ed`
}

function gerundOf(verb: string): string {
  if (verb === 'be') return 'being'
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${doubled(verb)}ing`
}

const doubled = (verb: string) => (DOUBLING.has(verb) ? `${verb}${verb.at(-1)}` : verb)
