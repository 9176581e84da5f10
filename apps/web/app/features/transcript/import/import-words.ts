import { formatCount } from '#lib/format-count.ts'
import { andList } from '#lib/list-format.ts'
import type { FoundNames } from './replace-names.ts'

/** The most line numbers we list in a sentence. */
const MOST_NAMED = 12

/** Says which lines we skipped, as in "We skipped 3 lines we couldn’t read (41, 96, 97)." */
export function skippedLines(lines: readonly number[]): string {
  const more = lines.length - MOST_NAMED
  const named = lines.slice(0, MOST_NAMED).join(', ')
  const rest = more > 0 ? ` and ${formatCount(more)} more` : ''
  return `We skipped ${formatCount(lines.length)} ${lines.length === 1 ? 'line' : 'lines'} we couldn’t read (${named}${rest}).`
}

/** Asks whether to replace names, as in "Replace ‘Priya’ and ‘Naidu’ with [name] (4 times)". */
export const replacementQuestion = ({ words, count }: FoundNames) =>
  `Replace ${andList(words.map((word) => `‘${word}’`))} with [name] (${formatCount(count)} ${count === 1 ? 'time' : 'times'})`

/** Tells researchers what happens to the captures if they replace the transcript. */
export function lostPlaces(captures: number): string {
  if (captures === 0) return 'No captures are linked to the current transcript.'
  return captures === 1
    ? '1 capture keeps its words but loses its place in the transcript.'
    : `${formatCount(captures)} captures keep their words but lose their place in the transcript.`
}
