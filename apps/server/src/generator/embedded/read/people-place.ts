import { JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, STOP_WORDS } from '../lexicon/words.ts'
import { isVerbAfter } from './noun-phrase.ts'

/** Verbs that are a place of work, too. */
const ALSO_PLACES = new Set(
  'care work research trade transport service support training store'.split(' '),
)

/** "at wholesalers", "in aged care": where they work, if two or three words say so. */
export function placeAt(words: string[], start: number): { text: string; end: number } | undefined {
  const preposition = words[start]
  if (preposition !== 'at' && preposition !== 'in') return undefined
  const found: string[] = []
  let at = start + 1
  while (DETERMINERS.has(words[at] ?? '')) at += 1
  const isThe = words[at - 1] === 'the'
  for (; at < start + 5; at += 1) {
    const word = words[at]
    if (!word || STOP_WORDS.has(word) || /n't$/.test(word)) break
    if (found.length > 0 && JOB_VERBS.has(word) && !ALSO_PLACES.has(word)) break
    if (isVerbAfter(found.at(-1), word)) break
    found.push(word)
  }
  if (found.length === 0 || found.length > 3) return undefined
  const noun = found.join(' ')
  const isOne = isThe && !noun.endsWith('s')
  return { text: `${preposition} ${isOne ? 'the ' : ''}${noun}`, end: at }
}
