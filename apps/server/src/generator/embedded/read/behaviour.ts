import { type VerbPhrase, verbPhrase } from '../language/inflect.ts'
import { isInfinitive } from '../language/word-kind.ts'
import { ANSWERED_BY, GENERIC, personOf } from '../lexicon/people.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import { PUT_OFF, STAY_AWAY } from './left-undone.ts'
import { nounAt } from './noun-phrase.ts'
import { isHalfNamed } from './solution-words.ts'

/** A task as something that people have done, and as something to talk about. */
export type Job = {
  /** A routine takes time, an aim may fail, a waste costs money, and what is put off is not done. */
  kind: 'routine' | 'aim' | 'waste' | 'put off'
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
  remember save sleep spot stop understand win`.split(/\s+/),
)
const PLACE = / (?:from(?! \w+ing\b)|in|at|during|between|before|after|on|across|around|over) .*$/
const PARTICLES =
  /^(hold|rid|touch|sense|up|out|in|track|of|after|about|for|with|on|to|at|from|through|home|short|notice|against|off|away|back|down|hours|days|weeks|time)$/

/** Lists are kept as a matter of course; pace, or a thing fresh, only with an effort. */
const ROUTINES =
  /^(get rid|keep (?!up\b|pace\b|.*\b(alive|safe|clean|fresh|happy|calm|warm|cool|away|out|from)\b))/

/** What people want to do, or do not know how to do, they have tried. */
export const WISH = 'try to '

export function jobOf(phrase: string): Job {
  const isWish = phrase.startsWith(WISH)
  const plain = (isWish ? phrase.slice(WISH.length) : phrase)
    .replace(/\b(anyone|anybody|somebody)\b/, 'someone')
    .replace(/^(hear|see|know|understand) (?=what|which|when|where|how|who)/, 'find out ')
  const held = plain.startsWith(STAY_AWAY) ? plain.slice(STAY_AWAY.length) : undefined
  if (held)
    return { kind: 'put off', deed: verbPhrase(plain), subject: `going to ${held}`, topic: held }
  const undone = plain.startsWith(PUT_OFF) ? plain.slice(PUT_OFF.length) : undefined
  if (undone)
    return {
      kind: 'put off',
      deed: verbPhrase(plain),
      subject: undone,
      topic: aboutIn(undone) ?? undone,
    }
  const [verb = ''] = plain.split(' ')
  const isAim = isWish || (AIMS.has(verb) && !ROUTINES.test(plain))
  const subject = verbPhrase(shortened(plain)).gerund
  const kind =
    /^\w+ too (?:many|much) |^(throw|drive home|waste|bin|discard|dump|under(?!stand|take|go)\w+|over(?!see|come|haul)\w+|mis\w+)\b/.test(
      plain,
    )
      ? 'waste'
      : isAim
        ? 'aim'
        : 'routine'
  return {
    kind,
    deed: verbPhrase(isAim ? `try to ${plain}` : plain),
    subject,
    topic: aboutIn(plain) ?? subject,
  }
}

/** "manage a parent's medicines from another town" can do without the town. */
export function shortened(plain: string): string {
  // A question is told to its end: "what is going on under the soil".
  if (/\b(what|which|how|whether|where|who|why) (?!to\b)/.test(plain)) return plain
  const cut = plain.replace(PLACE, '').replace(/ (?:late|early|right|straight)$/, '')
  const isWhole =
    !/ to \w+$/.test(cut) && !hasQuestion(cut.split(' ').slice(-1)) && !cut.endsWith(' do')
  return cut.split(' ').length >= 3 && isWhole ? cut : plain
}

const hasQuestion = (words: string[]) => words.some((word) => WH_WORDS.has(word))

/** For an idea that was not understood. */
export const GENERAL_JOB: Job = {
  kind: 'aim',
  deed: verbPhrase('face a tiresome task'),
  subject: 'a tiresome task',
  topic: 'a task that takes more effort than it should',
}

/** "match supplier statements" is about supplier statements. */
function aboutIn(plain: string): string | undefined {
  // "get people to have their say", "find someone to jam with": only the whole is about it.
  if (/^(?:learn|practise) to |^get .* to |^find some(?:one|where) to |\bto \w+ with$/.test(plain))
    return undefined
  // Where and when is not what: "find pickers at harvest time" is about pickers.
  const bare = plain.replace(PLACE, '')
  const isBare = bare.includes(' ') && !hasQuestion(plain.split(' '))
  const words = (isBare ? bare : plain).split(' ').slice(1)
  const question = words.findIndex((word) => WH_WORDS.has(word))
  if (question >= 0) return aboutInQuestion(words.slice(question))
  const half = words.findIndex((word, at) => word === 'and' && isHalfNamed(words, at, true))
  if (half > 0) return words.slice(half - 1, half + 3).join(' ')
  // "give patients exercises" is about the exercises.
  const isGiven = /^(give|send|show|teach|offer|lend|pay|text|email|bring)$/.test(
    plain.split(' ')[0] ?? '',
  )
  const nouns = words
    .map((word, at) =>
      isNoThing(word, words[at - 1]) || (isGiven && isReceiver(words, at))
        ? undefined
        : nounAt(words, at),
    )
    .filter((noun) => noun !== undefined)
  // "chase managers for performance reviews" is about the reviews.
  const isThing = (noun: string) => {
    const last = noun.split(' ').at(-1) ?? ''
    return personOf(last, true) === undefined && !(last in ANSWERED_BY)
  }
  // Pickers are looked for; who is chased is only a part of it.
  const isSought =
    /^(find|get|hire|book|recruit|look|attract|reach|employ|roster|keep|pay|meet)\b/.test(plain)
  return isSought ? nouns[0] : nouns.find(isThing)
}

/** Patients, before the exercises that they are given. */
const isReceiver = (words: string[], at: number) =>
  words[at]?.endsWith('s') === true &&
  personOf(words[at] ?? '', true) !== undefined &&
  words[at + 1] !== undefined &&
  !PARTICLES.test(words[at + 1] ?? '')

const isNoThing = (word: string, before = '') =>
  // "drive across town" is not about the town.
  /^(across|around|between)$/.test(before) ||
  PARTICLES.test(word) ||
  GENERIC.has(word) ||
  (before === 'to' && (JOB_VERBS.has(word) || isInfinitive(word)))

/** "when to spray against mildew" is about mildew, "which grants to use" about grants. */
function aboutInQuestion([question = '', ...words]: string[]): string | undefined {
  if (question === 'which') return nounAt(words, 0)
  // "how much milk and pastry to order" is about milk and pastry.
  const amount = /^(?:much|many) ((?:[\w'-]+ ){1,4})to \w+/.exec(words.join(' '))?.[1]?.trim()
  if (question === 'how' && amount)
    return amount.includes(' and ') ? amount : nounAt(words.slice(0, words.indexOf('to')), 1)
  if (words[0] !== 'to') {
    // "whether their dog is in pain" is about its pain.
    const [, whose, state] =
      /^(their [\w-]+) (?:is in|has an?|has) ([\w-]+)$/.exec(words.join(' ')) ?? []
    if (whose && state) return `${whose}'s ${state}`
    const owner = words.indexOf('their')
    const noun = owner < 0 ? undefined : nounAt(words, owner)
    const last = noun?.split(' ').at(-1) ?? ''
    return personOf(last, true) || last in ANSWERED_BY ? undefined : noun
  }
  const start = words.findIndex((word, at) => at > 1 && !PARTICLES.test(word))
  return start < 0 ? undefined : nounAt(words, start)
}
