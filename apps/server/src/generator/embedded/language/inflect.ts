import nlp from 'compromise'
import { isMass } from '../lexicon/mass-nouns.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'

type Forms = { PastTense: string; Gerund: string; PresentTense: string }
type Inflection = (word: string, model: object) => string
type Transform = {
  verb: {
    conjugate(infinitive: string, model: object): Forms
    toInfinitive(form: string, model: object, tense: string): string
  }
  noun: { toSingular: Inflection; toPlural: Inflection }
}
// The tables themselves: the way through a parsed sentence gives the same and takes 20 ms a verb.
const { verb, noun } = (nlp.methods() as { two: { transform: Transform } }).two.transform
const model = nlp.model()

/** Where the tables are American or wrong. */
const EXCEPTIONS: Record<string, Partial<Forms>> = {
  be: { PastTense: 'was', Gerund: 'being', PresentTense: 'is' },
  have: { PresentTense: 'has' },
  budget: { PastTense: 'budgeted' },
  enrol: { Gerund: 'enrolling' },
  iron: { PastTense: 'ironed' },
  label: { PastTense: 'labelled' },
  mentor: { PastTense: 'mentored' },
  proofread: { PastTense: 'proofread' },
  skip: { PastTense: 'skipped' },
  vacuum: { PastTense: 'vacuumed', Gerund: 'vacuuming' },
  program: { PastTense: 'programmed', Gerund: 'programming' },
}

/** All others have an -ed, even where the tables know none. */
const SAME_IN_THE_PAST =
  /(^|under|over|out|fore|broad|up|off|re|in)(bet|bid|burst|cast|cost|cut|fit|hit|hurt|let|put|quit|read|rid|set|shed|shut|split|spread|thrust|upset|wed|beat)$/

/** What is done again is inflected as what is done: resent, retold. */
function conjugated(verbWord: string): Forms {
  const again = /^re(.{3,})/.exec(verbWord)?.[1]
  if (!again || !JOB_VERBS.has(again)) return verb.conjugate(verbWord, model)
  const { PastTense, Gerund, PresentTense } = {
    ...verb.conjugate(again, model),
    ...EXCEPTIONS[again],
  }
  return { PastTense: `re${PastTense}`, Gerund: `re${Gerund}`, PresentTense: `re${PresentTense}` }
}

/** Where the tables give none, as for "text". */
function regularGerund(verbWord: string): string {
  if (verbWord.endsWith('ie')) return `${verbWord.slice(0, -2)}ying`
  return `${/[^eo]e$/.test(verbWord) ? verbWord.slice(0, -1) : verbWord}ing`
}

/** A verb phrase in the forms that sentences need: match, matching, matched, matches. */
export type VerbPhrase = { plain: string; gerund: string; past: string; present: string }

export function verbPhrase(phrase: string): VerbPhrase {
  const plain = withArticlesThatFit(phrase)
  const [verbWord = '', ...rest] = plain.split(' ')
  const known = conjugated(verbWord)
  const isSame = known.PastTense === verbWord && !SAME_IN_THE_PAST.test(verbWord)
  const regular = isSame ? { PastTense: `${verbWord}${verbWord.endsWith('e') ? 'd' : 'ed'}` } : {}
  const going = known.Gerund.endsWith('ing') ? {} : { Gerund: regularGerund(verbWord) }
  const forms = { ...known, ...regular, ...going, ...EXCEPTIONS[verbWord] }
  const withRest = (form: string) => [form, ...rest].join(' ')
  return {
    plain,
    gerund: withRest(forms.Gerund),
    past: withRest(forms.PastTense),
    present: withRest(forms.PresentTense),
  }
}

/** "matched" and "matches" are both match. */
export function infinitive(form: string): string {
  const tense = /[^s]s$/.test(form) ? 'PresentTense' : 'PastTense'
  const known = verb.toInfinitive(form, model, tense) || form
  const bare = known === form ? /^(.{3,})ed$/.exec(form)?.[1] : undefined
  return bare && verbPhrase(bare).past === form ? bare : known
}

export function fromGerund(form: string): string {
  const known = verb.toInfinitive(form, model, 'Gerund') || form
  if (known !== form) return known
  // What the tables do not know goes by the rule: texting, waitlisting.
  const stem = form.replace(/ing$/, '')
  return [stem, `${stem}e`].find((bare) => verbPhrase(bare).gerund === form) ?? form
}

/** The last word alone: "regional clinics" is one regional clinic. */
export function singular(phrase: string): string {
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  const isPlural = last.endsWith('s') && !/(ss|us|is)$/.test(last)
  return [...words, isPlural ? noun.toSingular(last, model) || last : last].join(' ')
}

const MANY_ALREADY =
  /(children|people|men|women|feet|teeth|mice|sheep|fish|cattle|staff|media|s-(by|in-law))$/

/** Staff, advice and the like have none. */
export function plural(phrase: string): string {
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  if (isMass(last) || MANY_ALREADY.test(last)) return phrase
  const isPlural = last.endsWith('s') && !/(ss|us|is)$/.test(last)
  return [...words, isPlural ? last : noun.toPlural(last, model) || last].join(' ')
}

/** By sound: an hour, an MRI, a university. */
export function article(phrase: string): 'a' | 'an' {
  const word = phrase.split(/[ -]/)[0] ?? ''
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^(hour|honest|heir|honour)/i.test(word)) return 'an'
  return /^[aeiou]/i.test(word) && !SOUNDS_LIKE_A_CONSONANT.test(word) ? 'an' : 'a'
}

const SOUNDS_LIKE_A_CONSONANT = /^(uni(?![dmnr])|us[aeu]|u[rt][aeiou]|ubi|uk[eu]|eu|ewe|one|once)/i

export const withArticle = (phrase: string) => `${article(phrase)} ${phrase}`

/** Where the word after it was left out: "an under-12 soccer team" is a soccer team. */
const withArticlesThatFit = (phrase: string) =>
  phrase.replace(/\ban? (?=([a-z]{2,}))/g, (_article, next: string) => `${article(next)} `)

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** In "what patients do with their exercises" they are the patients'. */
const IS_OF_OTHERS =
  /\b(?:what|which|when|where|why|how|whether) (?!to\b)\w+ .*\btheir\b|\bget(?:ting)? \w+.* to \w+ their\b/

const owned = (text: string, owner: string) =>
  IS_OF_OTHERS.test(text) ? text : text.replace(/\b(their|his|her|your|my|our)\b/g, owner)

/** As said to the person: their orders are your orders. */
export const toYou = (text: string) => owned(text, 'your')

/** As an answer: their orders are my orders. */
export const toMe = (text: string) => owned(text, 'my')

/** As told of the people wanted. */
export const toThem = (text: string) => owned(text, 'their')

/** "A spreadsheet" within a sentence; a CRM stays one. */
export const lowered = (text: string) =>
  /^[A-Z](?=[a-z ])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
