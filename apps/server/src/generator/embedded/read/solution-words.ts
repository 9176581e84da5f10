import { singular } from '../language/inflect.ts'
import { isNoun } from '../language/word-kind.ts'
import { isMass } from '../lexicon/mass-nouns.ts'
import { DETERMINERS, FILLER, PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'
import { peopleAt } from './people-phrase.ts'

const BETTER =
  /^(faster|quicker|sooner|easier|better|cheaper|safer|smarter|earlier|quickly|easily)$/

/** "find dumping faster": so it is promised; before a thing, as in "cheaper insurance", it is wanted. */
export const isBetter = (words: string[], at: number) =>
  (BETTER.test(words[at] ?? '') &&
    (words[at + 1] === undefined || STOP_WORDS.has(words[at + 1] ?? ''))) ||
  // "better and faster"
  (words[at] === 'and' && BETTER.test(words[at - 1] ?? '') && BETTER.test(words[at + 1] ?? ''))

/** "bus and train fares": one bus would have an article, so that its thing is still to come. */
export function isHalfNamed(words: string[], at: number, isAnyThing = false): boolean {
  const [half = '', before = ''] = [words[at - 1], words[at - 2]]
  const [next = '', thing = ''] = words.slice(at + 1, at + 3)
  const isOne =
    (isAnyThing || isNoun(half)) && singular(half) === half && (isAnyThing || !isMass(half))
  const isBare = isAnyThing ? before === '' || STOP_WORDS.has(before) : true
  return (
    isOne && isBare && !DETERMINERS.has(before) && !DETERMINERS.has(next) && /[^s]s$/.test(thing)
  )
}

/** What one does by oneself: with whose help is part of what is offered. */
const BY_ONESELF = /^(practise|learn|rehearse|study|revise|prepare|improve|train)$/

/** "practise interviews with retired recruiters" is to practise interviews. */
export function withoutHelpers(verb: string, object: string[]): string[] {
  const at = BY_ONESELF.test(verb) ? object.indexOf('with') : -1
  return at > 0 && peopleAt(object, at + 1)?.role ? object.slice(0, at) : object
}

const TECHNICAL =
  /^(drones?|cameras?|satellites?|imagery|GPS|QR|sensors?|bluetooth|lidar|radar|SMS|videos?|computer|crypto|VR|AR|NFC|RFID|IoT|scanners?|trackers?|beacons?|tags|wearables?|voice|chat|text|photos?|images?|machine|automation|gamification|alerts|reminders|notifications|maps?)$/i

/** "with drones", "with a simple app": what is to be built, and no part of the task. */
export function isByProduct(words: string[], at: number): boolean {
  if (!/^(with|via|using|through|by)$/.test(words[at] ?? '')) return false
  for (const word of words.slice(at + 1, at + 5)) {
    if (PRODUCT_WORDS.has(word.toLowerCase()) || TECHNICAL.test(word)) return true
    if (STOP_WORDS.has(word) && !DETERMINERS.has(word) && !FILLER.has(word)) return false
  }
  return false
}
