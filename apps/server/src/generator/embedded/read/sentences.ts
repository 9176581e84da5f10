import { pluralRole } from '../lexicon/people.ts'
import { withoutSolution } from './offered.ts'
import { isByProduct } from './solution-words.ts'

/** A text without any full stop is read in stretches, lest every word be held against all others. */
const MOST_IN_STRETCH = 80

export function inStretches(words: string[]): string[][] {
  const count = Math.ceil(words.length / MOST_IN_STRETCH)
  return Array.from({ length: count }, (_none, at) =>
    words.slice(at * MOST_IN_STRETCH, (at + 1) * MOST_IN_STRETCH),
  )
}

/** What a text is about is said soon. */
export const MOST_GUESSED = 600

/** "The solution: QR stickers" */
const OF_SOLUTION = /^(?:(?:the|our|my) )?(?:solution|answer|product|fix) (?:,|is)/

export function guessable(sentences: string[][]): string[][] {
  const told = sentences.filter((words) => !OF_SOLUTION.test(words.slice(0, 3).join(' ')))
  let length = 0
  return (told.length > 0 ? told : sentences).filter((words) => {
    const isIn = length < MOST_GUESSED
    length += words.join(' ').length
    return isIn
  })
}

/** In a long text the sentence that says what is meant counts more than the story around it. */
export function weightOf(sentence: string[], order: number): number {
  const says =
    /\b(my idea|our idea|want to build|something for|we are building|i am building|the idea)\b/
  return says.test(sentence.join(' ')) ? 3 : order === 0 ? 1.2 : 1
}

/** Who it is for is not what it is about. */
export function withoutRole(
  sentences: string[][],
  role: string | undefined,
  trait = '',
): string[][] {
  // Nor is where they live.
  const home = /^(?:live|work|rent|study|stay) (?:in|on|at|near) (.+)/.exec(trait)?.[1] ?? ''
  const names = role ? `${role} ${pluralRole(role)}` : ''
  const parts = new Set(`${names} ${home}`.split(' ').filter(Boolean))
  return sentences.map((words) =>
    withoutProduct(withoutSolution(words)).map((word) => (parts.has(word) ? ',' : word)),
  )
}

const OFFERS =
  /^(help|helps|helping|let|lets|enable|enables|allow|allows|faster|easier|quicker|cheaper)$/

/** "learn faster with short videos": what helps is not what it is about. */
function withoutProduct(words: string[]): string[] {
  const at = words.findIndex((_word, index) => isByProduct(words, index))
  return at > 0 && words.slice(0, at).some((word) => OFFERS.test(word)) ? words.slice(0, at) : words
}
