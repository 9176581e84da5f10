import type { Cue } from '@wattle/contract/findings/transcripts'
import { memo } from 'react'
import { cx } from '#lib/cx.ts'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { ROLE_NAMES } from '../role-names.ts'
import { piecesOf } from './find-in-text.ts'

interface CueRowProps {
  cue: Cue
  index: number
  offsetMs: number
  /** Whether the previous line has a different speaker. */
  isNewSpeaker: boolean
  isTabStop: boolean
  /** What to highlight. Undefined if this line has no matches. */
  pattern: RegExp | undefined
  /** Which of this line's matches is the current one. */
  currentHit: number | undefined
}

/** One line of a transcript: speaker, time and words. Only the words can be selected. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { cue, index, offsetMs, isNewSpeaker, isTabStop, pattern, currentHit } = props
  return (
    <li
      data-row={index}
      tabIndex={isTabStop ? 0 : -1}
      className={cx(
        'grid scroll-mt-36 scroll-mb-24 focus:bg-wattle-tint grid-cols-[3.75rem_minmax(0,1fr)] rounded-small px-2 py-0.5 [contain-intrinsic-size:auto_1.75rem] [content-visibility:auto] sm:grid-cols-[4.75rem_minmax(0,1fr)]',
        isNewSpeaker && index > 0 && 'mt-4',
      )}
    >
      <span
        className={
          isNewSpeaker
            ? 'col-start-2 select-none font-semibold text-ink-2 text-small'
            : 'sr-only select-none'
        }
      >
        {ROLE_NAMES[cue.role]}
      </span>
      <span className="tabular col-start-1 row-start-2 select-none pt-0.5 text-ink-3 text-small">
        {shownTime(cue, offsetMs)}
      </span>
      <p
        data-words
        className={cx(
          'wrap-anywhere col-start-2 row-start-2 max-w-[65ch]',
          cue.role !== 'PARTICIPANT' && 'text-ink-2',
        )}
      >
        {pattern ? <Marked text={cue.text} pattern={pattern} currentHit={currentHit} /> : cue.text}
      </p>
    </li>
  )
})

interface MarkedProps {
  text: string
  pattern: RegExp
  currentHit: number | undefined
}

function Marked({ text, pattern, currentHit }: MarkedProps) {
  let hits = -1
  return piecesOf(text, pattern).map((piece, index) => {
    if (!piece.isHit) return piece.text
    hits += 1
    const isCurrent = hits === currentHit
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id, only an order
        key={index}
        data-current={isCurrent || undefined}
        className={cx(
          'rounded-input',
          isCurrent ? 'bg-wattle text-on-wattle' : 'bg-requested-fill text-requested',
        )}
      >
        {piece.text}
      </mark>
    )
  })
}

function shownTime({ startMs }: Cue, offsetMs: number): string {
  if (startMs === null) return ''
  const at = startMs + offsetMs
  return at < 0 ? `−${stopwatchTime(-at)}` : stopwatchTime(at)
}
