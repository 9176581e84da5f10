import { DETERMINERS, FILLER, PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'

const BETTER =
  /^(faster|quicker|sooner|easier|better|cheaper|safer|smarter|earlier|quickly|easily)$/

/** "find dumping faster": so it is promised; before a thing, as in "cheaper insurance", it is wanted. */
export const isBetter = (words: string[], at: number) =>
  BETTER.test(words[at] ?? '') &&
  (words[at + 1] === undefined || STOP_WORDS.has(words[at + 1] ?? ''))

const TECHNICAL =
  /^(drones?|cameras?|satellites?|imagery|GPS|QR|sensors?|bluetooth|lidar|radar|SMS|videos?|computer|crypto|VR|AR|NFC|RFID|IoT|scanners?|trackers?|beacons?|tags|wearables?|voice|chat|text|machine|automation|gamification|alerts|reminders|notifications|maps?)$/i

/** "with drones", "with a simple app": what is to be built, and no part of the task. */
export function isByProduct(words: string[], at: number): boolean {
  if (words[at] !== 'with') return false
  for (const word of words.slice(at + 1, at + 5)) {
    if (PRODUCT_WORDS.has(word.toLowerCase()) || TECHNICAL.test(word)) return true
    if (STOP_WORDS.has(word) && !DETERMINERS.has(word) && !FILLER.has(word)) return false
  }
  return false
}
