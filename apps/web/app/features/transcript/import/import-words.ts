import { andList } from '#lib/list-format.ts'
import type { FoundNames } from './replace-names.ts'

/** The most line numbers we list in a sentence. */
const MOST_NAMED = 12

const counted = (count: number) => count.toLocaleString('en-AU')

/** Says which lines we skipped, as in "We skipped 3 lines we couldn’t read (41, 96, 97)." */
export function skippedLines(lines: readonly number[]): string {
  const more = lines.length - MOST_NAMED
  const named = lines.slice(0, MOST_NAMED).join(', ')
  const rest = more > 0 ? ` and ${counted(more)} more` : ''
  return `We skipped ${counted(lines.length)} ${lines.length === 1 ? 'line' : 'lines'} we couldn’t read (${named}${rest}).`
}

/** Asks whether to replace names, as in "Replace ‘Priya’ and ‘Naidu’ with [name] (4 times)". */
export const replacementQuestion = ({ words, count }: FoundNames) =>
  `Replace ${andList(words.map((word) => `‘${word}’`))} with [name] (${counted(count)} ${count === 1 ? 'time' : 'times'})`

/** Tells researchers what happens to the captures if they replace the transcript. */
export function lostPlaces(captures: number): string {
  if (captures === 0) return 'No captures are linked to the current transcript.'
  return captures === 1
    ? '1 capture keeps its words but loses its place in the transcript.'
    : `${counted(captures)} captures keep their words but lose their place in the transcript.`
}
