import { QUOTE_WITHDRAWN } from '@wattle/contract/findings/report-page'
import { NumberedBloom } from '../../shared/numbered-bloom.tsx'
import { StanceMark } from '../../shared/stance-mark.tsx'
import type { ReportReply } from '../report-reply.ts'
import { assumptionsOf, inOrder, quoteId } from './report-words.ts'

const TOWARDS = { FOR: 'for', AGAINST: 'against', UNCLEAR: 'unclear on' } as const

/** The quotes that the report cites, with a note in place of each withdrawn quote. */
export function QuoteList({ report }: { report: ReportReply }) {
  return (
    <ol className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-y-2.5">
      {inOrder(report.quotes).map(({ number, participant, stance, strength, quote }) => {
        const about = assumptionsOf(report, number)
        return (
          <li
            key={number}
            id={quoteId(number)}
            tabIndex={-1}
            className="grid scroll-mt-20 break-inside-avoid grid-cols-[2.5rem_minmax(0,1fr)] gap-3 rounded-input target:bg-wattle-tint focus:bg-wattle-tint focus:shadow-[0_0_0_0.5rem_var(--color-wattle-tint)]"
          >
            <NumberedBloom number={participant} className="size-10" />
            <div>
              {quote === null ? (
                <p className="text-ink-3 italic">{QUOTE_WITHDRAWN}</p>
              ) : (
                <blockquote className="whitespace-pre-line text-[1.0625rem] leading-normal">
                  “{quote}”
                </blockquote>
              )}
              <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-2">
                <span className="tabular font-semibold text-ink-3">{number}</span>
                Participant {participant}
                <StanceMark stance={stance} strength={strength} />
                {about.length > 0 && (
                  <span>
                    {TOWARDS[stance]} assumption {about.join(', ')}
                  </span>
                )}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
