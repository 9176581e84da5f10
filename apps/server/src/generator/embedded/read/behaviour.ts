import { type VerbPhrase, verbPhrase } from '../language/inflect.ts'
import { GENERIC } from '../lexicon/people.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import { nounAt } from './noun-phrase.ts'

/** A task as something that people have done, and as something to talk about. */
export type Job = {
  /** As done: tried to find a sitter, decided when to spray. */
  deed: VerbPhrase
  /** As a noun, without its loose end: finding a trusted sitter. */
  subject: string
  /** What it is about: trusted sitters. */
  topic: string
}

/** Reached, not done: the past is full of tries. */
const AIMS = new Set(
  `avoid beat cut detect discover earn find get improve increase keep lower maximise optimise prevent predict protect prove quit recover reduce
  remember save sleep spot stop understand win lose`.split(/\s+/),
)
const PLACE = / (?:from|in|at|during|between|before|after|on|across|around|over) .*$/
const PARTICLES =
  /^(up|out|in|track|of|after|about|for|with|on|to|at|from|through|home|short|notice|against|off)$/

export function jobOf(phrase: string): Job {
  const plain = phrase.replace(
    /^(hear|see|know|understand) (?=what|which|when|where|how|who)/,
    'find out ',
  )
  const [verb = ''] = plain.split(' ')
  const isAim = AIMS.has(verb) && !/^(keep track|get rid)/.test(plain)
  const subject = verbPhrase(shortened(plain)).gerund
  return {
    deed: verbPhrase(isAim ? `try to ${plain}` : plain),
    subject,
    topic: aboutIn(plain) ?? subject,
  }
}

/** "managing a parent's medicines from another town" can do without the town. */
function shortened(plain: string): string {
  const cut = plain.replace(PLACE, '')
  return cut.split(' ').length >= 3 && !hasQuestion(cut.split(' ').slice(-1)) ? cut : plain
}

const hasQuestion = (words: string[]) => words.some((word) => WH_WORDS.has(word))

/** "match supplier statements" is about supplier statements. */
function aboutIn(plain: string): string | undefined {
  const words = plain.split(' ').slice(1)
  const question = words.findIndex((word) => WH_WORDS.has(word))
  if (question >= 0) return aboutInQuestion(words.slice(question))
  const start = words.findIndex((word) => !PARTICLES.test(word) && !GENERIC.has(word))
  return start < 0 ? undefined : nounAt(words, start)
}

/** "when to spray against mildew" is about mildew, "which grants to use" about grants. */
function aboutInQuestion([question = '', ...words]: string[]): string | undefined {
  if (question === 'which') return nounAt(words, 0)
  if (words[0] !== 'to') return undefined
  const start = words.findIndex((word, at) => at > 1 && !PARTICLES.test(word))
  return start < 0 ? undefined : nounAt(words, start)
}
