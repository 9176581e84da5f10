import type { Film } from './films.ts'
import { RECAP, SAYINGS, type Span, TITLE } from './timeline.ts'

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

/** 00:09.500 */
function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const minutes = Math.floor(milliseconds / 60_000)
  return `${pad(minutes, 2)}:${pad(Math.floor(milliseconds / 1000) % 60, 2)}.${pad(milliseconds % 1000, 3)}`
}

/** At the top: the player's controls are at the bottom, and the words between. */
const cue = ({ from, to }: Span, ...lines: string[]) =>
  `${clock(from)} --> ${clock(to)} line:3%\n${lines.join('\n')}\n`

/** What is read and what is seen, as WebVTT. */
export function captionsOf({ number, label, words }: Film): string {
  const { title, sayings, seenLast } = words
  const cues = [
    cue(TITLE, `Step ${number}, ${label}: ${title.lines.join(' ')}`, `[${title.seen}]`),
    ...sayings.map(({ lines, seen }, index) =>
      cue(SAYINGS[index] ?? TITLE, lines.join(' '), `[${seen}]`),
    ),
    cue(RECAP, 'All three again.', `[${seenLast}]`),
  ]
  return `WEBVTT\n\n${cues.join('\n')}`
}
