import { isCountable, isGerund } from '../language/word-kind.ts'
import { ANSWERED_BY, GENERIC, personOf } from '../lexicon/people.ts'
import { RUN_BY } from '../lexicon/places-of-work.ts'
import { baseOf, gerundBase, JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, PRODUCT_WORDS, REGIONS, STOP_WORDS } from '../lexicon/words.ts'
import {
  BIG_VERBS,
  HAPPENS,
  isMaterial,
  isPackage,
  MOST_READ,
  MOST_WORDS,
  nounOf,
  SOMEONE,
} from './noun-phrase.ts'

const HELPS = /^(help|let|enable|allow|connect|match|link|pair|remind|tell)(s|es|ing)?$/

/** "a course marketplace" is about courses. */
const MEETING_PLACE = /^(marketplace|platform|directory|finder|exchange|hub|community)$/

/** What the field and the sentence tell about single words. */
type Known = { cues: Set<string>; verbs: Set<string> }
/** A noun phrase, and how much speaks for it. */
export type Candidate = { text: string; score: number }

/** What a text may be about when nothing tells better: its noun phrases, the best first. */
export function topicsIn(sentences: string[][], known: Known): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const [order, words] of sentences.entries()) {
    for (const { text, score } of phrasesIn(words, known)) {
      const before = best.get(text)?.score ?? 0
      best.set(text, { text, score: before + score - Math.min(order, 4) * 0.2 })
    }
  }
  // A place is worse than nothing.
  return [...best.values()]
    .filter(({ score }) => score > -1)
    .sort((one, other) => other.score - one.score)
}

function phrasesIn(words: string[], known: Known): Candidate[] {
  const found: Candidate[] = []
  let phrase: string[] = []
  let before = ''
  let cue = ''
  let isAfterThing = false
  for (const [at, word] of [...words, ','].entries()) {
    const lower = word.toLowerCase()
    const next = (words[at + 1] ?? ',').toLowerCase()
    const isThingToBuy = phrase.length > 0 && isPackage(lower)
    if (phrase.length < MOST_READ && (isThingToBuy || !endsPhrase(lower, next, known))) {
      phrase.push(word)
      continue
    }
    // In "a mental health app" there is one app.
    // "Airport lounge for truckies" is about lounges, "sheet music for choirs" about music.
    const isFirst = words.slice(0, at - phrase.length).every(isOnlyWrapping)
    const isTitle = phrase.length > 0 && isFirst && lower === 'for'
    const isOne = isTitle
      ? isCountable(phrase.at(-1) ?? '')
      : MEETING_PLACE.test(lower) || (/^an?$/.test(before) && !PRODUCT_WORDS.has(lower))
    const bare = nounOf(withoutVerb(phrase, PRODUCT_WORDS.has(before)).slice(-MOST_WORDS), isOne)
    const text = bare && owned(bare, before)
    const isBareVerb = text && JOB_VERBS.has(text) && !known.cues.has(text)
    // "buying a drill" is about the drill.
    const hasObject = phrase.length === 1 && isGerund(phrase[0] ?? '') && DETERMINERS.has(lower)
    // "strawberry farm", "halal restaurant": the head was left out.
    const isCutOff = isKindOfPeople(lower) && !lower.endsWith('s')
    const isThing = text !== undefined && !isBareVerb && !hasObject && !isCutOff
    if (isThing) found.push({ text, score: scoreOf(text, cue, isAfterThing, known.cues) })
    before = lower
    // Over "for the", "of a".
    if (!DETERMINERS.has(lower) || phrase.length > 0) {
      isAfterThing = isThing
      cue = lower
    }
    phrase = []
  }
  return found
}

/** "Digital logbook for drivers": what it is made of comes first. */
const isOnlyWrapping = (word: string) =>
  FILLER.has(word.toLowerCase()) || PRODUCT_WORDS.has(word.toLowerCase())

/** One thing of somebody stays theirs: "your wardrobe"; many need no owner. */
const owned = (text: string, before: string) =>
  /^(your|their|my|his|her)$/.test(before) && !/s$|^(their|an?) /.test(text)
    ? `their ${text}`
    : text

function endsPhrase(word: string, next: string, { verbs }: Known): boolean {
  if (verbs.has(word)) return true
  // "school uniforms", "dog food": the thing comes last.
  if (isKindOfPeople(word)) {
    return word.endsWith('s') || isEnd(next) || verbs.has(next) || isGerund(next)
  }
  return isEnd(word) && !isMaterial(word, next)
}

const isKindOfPeople = (word: string) =>
  word in RUN_BY || word in ANSWERED_BY || personOf(word, false) !== undefined

const isEnd = (word: string) =>
  STOP_WORDS.has(word) ||
  FILLER.has(word) ||
  PRODUCT_WORDS.has(word) ||
  GENERIC.has(word) ||
  word in REGIONS ||
  word.endsWith("n't") ||
  HELPS.test(word) ||
  BIG_VERBS.test(word) ||
  SOMEONE.test(word) ||
  HAPPENS.test(word) ||
  isKindOfPeople(word)

/** "roster staff" is about staff; "rostering staff" may stay, unless a product does it. */
function withoutVerb(phrase: string[], isProduct: boolean): string[] {
  const [first = '', ...rest] = phrase
  const isVerb = rest.length > 0 && baseOf(first) !== undefined && (isProduct || !gerundBase(first))
  return isVerb ? rest : phrase
}

function scoreOf(text: string, cue: string, isAfterThing: boolean, cues: Set<string>): number {
  const parts = text.split(' ')
  const known = parts.some((part) => cues.has(part)) ? 2 : 0
  // "an app for compost" is about compost, "bike garages for apartments" about the garages.
  const isNamed = /^(for|of|about|with|on)$/.test(cue)
  const isPlace = /^(in|at|near|across)$/.test(cue)
  // "The future is async" says how it is.
  const isSaid = /^(is|are|was|be)$/.test(cue) && parts.length === 1
  const afterCue = isPlace ? -1 : !isNamed ? 0 : cue === 'for' && isAfterThing ? -1 : 1
  const isVerb = parts.length === 1 && baseOf(text) !== undefined
  return known + (isSaid ? -3 : 0) + afterCue + (parts.length > 1 ? 1 : 0) - (isVerb ? 0.5 : 0)
}
