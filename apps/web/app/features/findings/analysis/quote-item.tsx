import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { NumberedBloom } from '../shared/numbered-bloom.tsx'
import { StanceMark } from '../shared/stance-mark.tsx'
import type { Quote } from './hooks.ts'
import { ThemeLabel } from './theme-label.tsx'
import { shownThemes } from './theme-words.ts'

interface QuoteItemProps {
  quote: Quote
  analysis: AnalysisReply
  /** Whether to name the assumption, for lists whose quotes are about several assumptions. */
  showsAssumption?: boolean | undefined
  onSort: (quote: Quote) => void
}

/** Quotes with more characters than this take up more than about three lines in the drawer. */
const LONG = 150

const NOT_COUNTED = {
  NO_SHOW: 'Not counted: no-show',
  WITHDRAWN: 'Not counted: withdrawn',
} as const

/** A quote, who said it and when, and how it's sorted. */
export function QuoteItem({ quote, analysis, showsAssumption, onSort }: QuoteItemProps) {
  const { capture, participantNumber, interviewId } = quote
  const { stance, strength, atMs, cueFrom, assumptionId, themeIds, leading, author } = capture
  const assumption = analysis.rows.find((row) => row.assumption.id === assumptionId)?.assumption
  const state = analysis.participants.find(({ number }) => number === participantNumber)?.state
  const room = `/platform/interviews/${interviewId}`
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3 first:border-t-0">
      <NumberedBloom number={participantNumber} className="mt-0.5" />
      <div className="grid min-w-0 gap-1.5">
        <QuoteText text={capture.quote} />
        {showsAssumption && (
          <p className="wrap-anywhere text-caption text-ink-2">
            {assumption ? `${assumption.position}. ${assumption.text}` : 'No assumption'}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-caption text-ink-3">
          {stance && strength ? (
            <StanceMark stance={stance} strength={strength} />
          ) : (
            <span className="rounded-input bg-requested-fill px-2 py-0.5 font-semibold text-requested">
              To sort
            </span>
          )}
          {atMs !== null && <span className="tabular">{stopwatchTime(atMs)}</span>}
          {cueFrom === null ? (
            <TextLink to={room}>Open the interview</TextLink>
          ) : (
            <TextLink to={`${room}?tab=transcript#line-${cueFrom}`}>Show in transcript</TextLink>
          )}
          {leading && <span>Leading question</span>}
          {author && <span>Captured by {author}</span>}
          {state && state !== 'COUNTED' && <span>{NOT_COUNTED[state]}</span>}
          {shownThemes(analysis.themes, themeIds).map((theme) => (
            <ThemeLabel key={theme.id} theme={theme} />
          ))}
          <Button
            variant="quiet"
            size="sm"
            className="-my-1 -ml-1.5"
            aria-label={`${stance ? 'Sort again' : 'Sort'}: ${capture.quote.slice(0, 60)}`}
            onClick={() => onSort(quote)}
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            {stance ? 'Sort again' : 'Sort'}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** A long quote shows three lines until someone expands it. */
function QuoteText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > LONG
  return (
    <>
      <blockquote
        className={cx(
          'wrap-anywhere whitespace-pre-line leading-normal',
          isLong && !isWhole && 'line-clamp-3',
        )}
      >
        “{text}”
      </blockquote>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="justify-self-start rounded-input py-0.5 font-medium text-caption text-gum underline underline-offset-4"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}
