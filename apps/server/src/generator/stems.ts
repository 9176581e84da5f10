import { wordSet } from './brief/clean.ts'
import { STOP_WORDS } from './content/words.ts'

const STOP = wordSet(STOP_WORDS)

/** Stems of the words that carry meaning, ignoring stop words and words under three letters. */
export const contentStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .map((word) => word.replace(/[’'].*$/, ''))
    .filter((word) => word.length >= 3 && !STOP.has(word))
    .map((word) =>
      word
        .replace(/e?s$/, '')
        .replace(/(?:ing|ed|er)$/, '')
        .slice(0, 6),
    )

export const stemSet = (text: string) => new Set(contentStems(text))

export const sharesStem = (one: string, other: string): boolean =>
  sharedCount(stemSet(one), stemSet(other)) > 0

export const sharedCount = (words: Set<string>, others: Set<string>): number =>
  [...words].filter((word) => others.has(word)).length

/**
 * Whether one of `stems` starts with one of `others`: "saddle" starts with "saddl", the stem of
 * "saddlers".
 */
export const startsLike = (stems: string[], others: string[]): boolean =>
  stems.some((stem) => others.some((other) => stem.startsWith(other)))

/** The words in a text that have three or more letters. */
export const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))
