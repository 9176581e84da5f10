import nlp from 'compromise'
import { PARTICLE } from '../content/cues.ts'
import { VERB_FORMS, VERBS, VERBS_WITH_PARTICLES } from '../content/words.ts'
import { wordSet } from './clean.ts'

type Tables = {
  verb: { conjugate(verb: string, model: object): { PastTense: string; Gerund: string } }
}
// We use the library's tables directly, because parsing a sentence takes 20 ms per verb.
const { verb: tables } = (nlp.methods() as { two: { transform: Tables } }).two.transform
const model = nlp.model()

const KNOWN = wordSet(VERBS)
const PARTICLE_VERBS = wordSet(VERBS_WITH_PARTICLES)
const LISTED = new Map(
  [...wordSet(VERB_FORMS)].map((forms) => {
    const [verb = '', past = '', gerund = ''] = forms.split('-')
    return [verb, { past, gerund }]
  }),
)

/** "bottle-feed" counts as a verb because "feed" does. */
export const isVerb = (word: string): boolean => KNOWN.has(word.replace(/^.*-/, ''))

/** How many words the verb has: two in "fill in", three in "keep track of". */
export const verbLength = (words: string[]): number =>
  [3, 2].find((length) => PARTICLE_VERBS.has(words.slice(0, length).join('-'))) ??
  (PARTICLE.test(words[1] ?? '') ? 2 : 1)

export function formsOf(verb: string): { past: string; gerund: string } {
  const [, start, plain = ''] = /^(.+-)(\p{L}+)$/u.exec(verb) ?? []
  if (start) {
    const { past, gerund } = formsOf(plain)
    return { past: start + past, gerund: start + gerund }
  }
  const listed = LISTED.get(verb)
  if (listed) return listed
  const { PastTense, Gerund } = tables.conjugate(verb, model)
  const isPastKnown = PastTense && (PastTense !== verb || isVerb(verb))
  const stem = verb.replace(/e$/, '')
  return {
    past: isPastKnown ? PastTense : `${stem.replace(/(?<![aeiou])y$/, 'i')}ed`,
    gerund: Gerund?.endsWith('ing') ? Gerund : `${stem}ing`,
  }
}

/** "write" becomes "writes", "try" becomes "tries" and "be" becomes "is". */
export function thirdPerson(verb: string): string {
  if (verb === 'be' || verb === 'are' || verb === 'am') return 'is'
  if (verb === 'have') return 'has'
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const PLAIN_FORMS = new Map(
  [...KNOWN].flatMap((verb) => {
    const { past, gerund } = formsOf(verb)
    return [past, gerund, thirdPerson(verb)].map((form): [string, string] => [form, verb])
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
