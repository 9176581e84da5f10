import { QUOTE_WITHDRAWN } from '@wattle/contract/findings/report-page'

const REDACTED = `[${QUOTE_WITHDRAWN.toLowerCase()}]`
/**
 * Short answers such as "yes" or "not really" occur everywhere. If a quote has fewer words than
 * this, we redact it only inside quotation marks.
 */
const MIN_WORDS = 3
/**
 * Researchers may repeat one sentence of a longer quote. We redact it if it has at least this many
 * words.
 */
const MIN_SENTENCE_WORDS = 4

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Matches the words in order with any punctuation and whitespace between them, because people
 * change those when they repeat a quote.
 */
const pattern = (words: string[]) => words.map(escaped).join('[^\\p{L}\\p{M}\\p{N}]+')

/** Returns a function that redacts these withdrawn quotes wherever a text repeats them. */
export function redactorOf(quotes: string[]): (text: string) => string {
  const sentences = quotes
    .flatMap((quote) => quote.split(/(?<=[.!?…])\s+|\n+/u))
    .filter((sentence) => wordsOf(sentence).length >= MIN_SENTENCE_WORDS)
  const fragments = [...new Set([...quotes, ...sentences])]
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .toSorted((one, other) => other.join().length - one.join().length)
  if (fragments.length === 0) return (text) => text
  const patterns = fragments.map((words) =>
    words.length >= MIN_WORDS
      ? `(?<![\\p{L}\\p{M}\\p{N}])${pattern(words)}(?![\\p{L}\\p{M}\\p{N}])`
      : `(?<=["“‘'])${pattern(words)}(?=[.,!?…]?["”’'])`,
  )
  const any = new RegExp(patterns.join('|'), 'giu')
  return (text) => text.replace(any, REDACTED)
}
