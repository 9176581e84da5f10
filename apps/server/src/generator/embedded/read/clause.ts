import { baseOf, JOB_VERBS, STATE_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS } from '../lexicon/words.ts'
import { sieved } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'
import { type Clause, PAIN_WORDS, painAt } from './pain.ts'

const SKIPPED = new Set(
  'often always still currently constantly regularly also just both all must can usually frequently sometimes already then who and'.split(
    ' ',
  ),
)
const KNOWN = new Set([...PAIN_WORDS, ...STATE_VERBS])
const TRAIT_ENDS = /^(,|and|but|so|who|that|because|to|when|without|while)$/

/** Reads on from the word after "who" or after the people themselves. */
export function clauseAt(words: string[], start: number): Clause | undefined {
  let at = start
  while (SKIPPED.has(words[at] ?? '')) at += 1
  const word = words[at] ?? ''
  const base = word === 'has' ? 'have' : (baseOf(word, KNOWN) ?? baseOf(word) ?? '')
  const pain = painAt(words, at, base)
  if (pain) return pain
  if (base === 'get' && /(ed|hurt|lost|sick|ill)$/.test(words[at + 1] ?? ''))
    return { trait: `get ${words[at + 1]}`, hurts: true }
  // What people get, they did not try to get.
  if (base === 'get') return { topic: nounAt(words, at + 1), hurts: true }
  if (STATE_VERBS.has(base)) return trait(words, at, base)
  const isTask = JOB_VERBS.has(base) || base === 'do'
  const job = isTask ? sieved(base, words.slice(at + 1)) : undefined
  return job ? { job, hurts: false } : undefined
}

function trait(words: string[], at: number, base: string): Clause | undefined {
  const rest: string[] = []
  for (const word of words.slice(at + 1, at + 7)) {
    if (TRAIT_ENDS.test(word)) break
    // "help people who live alone cook for one"
    if (JOB_VERBS.has(word) && /^(alone|nearby|remotely|abroad)$/.test(rest.at(-1) ?? '')) break
    rest.push(word)
  }
  while (DETERMINERS.has(rest.at(-1) ?? '')) rest.pop()
  if (rest.length === 0 || /\b(they|it|them|this|you)\b/.test(rest.join(' '))) return undefined
  if (/^(enjoy)$/.test(base)) return { topic: nounAt(words, at + 1), hurts: false }
  const verb = /^(are|be|is)$/.test(base) ? 'be' : base
  return { trait: [verb, ...rest].join(' '), hurts: false }
}
