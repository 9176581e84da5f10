import { DOMAINS } from '../bank/domains.ts'
import { personOf } from '../lexicon/people.ts'
import { baseOf, JOB_VERBS } from '../lexicon/verbs.ts'
import { FILLER, PRODUCT_WORDS } from '../lexicon/words.ts'
import { ENGLISH_WORDS, isEnglishWord } from './word-kind.ts'

/** Of shorter words too many are one letter apart. */
const LEAST_LETTERS = 8

const KNOWN = new Set(
  [
    ...ENGLISH_WORDS,
    ...JOB_VERBS,
    ...PRODUCT_WORDS,
    ...FILLER,
    ...DOMAINS.flatMap((row) => [...row.cues, ...row.roles, ...row.peers]).flatMap((text) =>
      text.toLowerCase().split(' '),
    ),
  ].filter((word) => /^[a-z]+$/.test(word) && word.length >= LEAST_LETTERS - 1),
)

const isKnown = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/(ing|ed|es|ly|er|ers)$/, '')].some(
    (form) => KNOWN.has(form) || isEnglishWord(form),
  ) ||
  baseOf(word) !== undefined ||
  personOf(word, true) !== undefined

/** Two letters swapped, or one too few or too many well before the end, where words differ by form. */
function isSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [one = '', two = ''] = typed.slice(start)
  if (typed.length === meant.length)
    return `${two}${one}${typed.slice(start + 2)}` === meant.slice(start)
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed]
  const rest = short.slice(start)
  return start > 1 && rest.length >= 3 && rest === long.slice(start + 1)
}

/** "internatonal students": a slip of the finger is nobody's word, and is not shown to anyone. */
export const respelled = (text: string) =>
  text.replace(/(?<![\w'-])[a-z]{8,}(?![\w'-])/g, (word) => {
    if (isKnown(word)) return word
    const near = [...KNOWN].filter(
      (other) => Math.abs(other.length - word.length) <= 1 && isSlip(word, other),
    )
    return near.length === 1 ? (near[0] ?? word) : word
  })
