import { csvCell } from '@wattle/contract/csv-cell'
import { useEffect, useRef } from 'react'
import { downloadText } from '#lib/download.ts'
import { formatCount } from '#lib/format-count.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ImportReport } from './hooks.ts'

/** We show this many problems. If there are more, the downloaded report is easier to read. */
const MOST_SHOWN = 50

interface ImportReportViewProps {
  report: ImportReport
  /** Whether the import adds everyone to a list. */
  listed: boolean
  /** Whether the file has profile answers. */
  answers: boolean
}

/** Says what the import will do, before it starts. */
export function ImportReportView({ report, listed, answers }: ImportReportViewProps) {
  const { added, toConfirm, known, skipped } = report
  const problems = problemsIn(report)
  const section = useRef<HTMLElement>(null)
  // Moves focus to the report, so screen reader users hear it before they press the button below,
  // which now starts the import.
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="What the check found"
      className="grid gap-3 rounded-card"
    >
      <Notice tone={toneOf(report)}>
        <p>
          <strong>We’d add {peopleInWords(added)}.</strong> {restInWords(report)}Nothing has changed
          yet.
        </p>
        {known > 0 && (listed || answers) && <p>{knownInWords(known, { listed, answers })}</p>}
        {skipped.length > 0 && (
          <p>
            {skipped.length === 1
              ? 'We’ll leave out 1 cell and import the rest of its row.'
              : `We’ll leave out ${formatCount(skipped.length)} cells and import the rest of their rows.`}
          </p>
        )}
        {toConfirm > 0 && (
          <p>
            {toConfirm === added ? 'They' : `${formatCount(toConfirm)} of them`}{' '}
            {toConfirm === 1 && added > 1 ? 'has' : 'have'} to confirm by email before they join. To
            add people right away, use a file that says where and when each of them agreed.
          </p>
        )}
      </Notice>
      {problems.length > 0 && (
        <>
          <ul className="tabular max-h-60 overflow-y-auto rounded-card border border-line text-small">
            {problems.slice(0, MOST_SHOWN).map(({ line, email, reason }) => (
              <li
                key={`${line} ${reason}`}
                className="grid gap-x-3 border-line-2 border-b px-4 py-2 last:border-b-0 sm:grid-cols-[4rem_minmax(0,1fr)]"
              >
                <span className="text-ink-3">Line {formatCount(line)}</span>
                <span className="break-words">
                  <b className="block">{email || 'No address'}</b> {reason}
                </span>
              </li>
            ))}
          </ul>
          <div>
            <Button
              size="sm"
              variant="secondary"
              onClick={() =>
                downloadText('not-imported.csv', reportCsv(report), 'text/csv;charset=utf-8')
              }
            >
              Download the error report
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

export const peopleInWords = (count: number) =>
  count === 1 ? '1 person' : `${formatCount(count)} people`

/** How many people the import doesn't add, and why. */
function restInWords({ known, refused }: Pick<ImportReport, 'known' | 'refused'>): string {
  const parts = [
    known > 0 && `already know ${peopleInWords(known)}`,
    refused.length > 0 &&
      `can’t import ${refused.length === 1 ? '1 row' : `${formatCount(refused.length)} rows`}`,
  ].filter(Boolean)
  return parts.length > 0 ? `We ${parts.join(', and ')}. ` : ''
}

function knownInWords(
  known: number,
  { listed, answers }: Pick<ImportReportViewProps, 'listed' | 'answers'>,
): string {
  const who = known === 1 ? 'the person we already know' : 'the people we already know'
  const toList = listed ? `We’ll add ${who} to the list.` : ''
  const toProfile = answers
    ? `We’ll give ${listed ? 'them' : who} the file’s profile answers, but keep what they told us themselves.`
    : ''
  return [toList, toProfile].filter(Boolean).join(' ')
}

/**
 * Success if we can add people and don't refuse any rows, error if we refuse rows and can't add
 * anyone, otherwise info.
 */
function toneOf({ added, refused }: ImportReport) {
  if (refused.length === 0 && added > 0) return 'success'
  return added === 0 && refused.length > 0 ? 'error' : 'info'
}

/** The rows we can't import and the cells we leave out, sorted by line. */
const problemsIn = ({ refused, skipped }: ImportReport) =>
  [...refused, ...skipped].toSorted((one, other) => one.line - other.line)

function reportCsv(report: ImportReport): string {
  const lines = problemsIn(report).map(({ line, email, reason }) =>
    [String(line), csvCell(email), csvCell(reason)].join(','),
  )
  return ['Line,Email,Reason', ...lines].join('\r\n')
}
