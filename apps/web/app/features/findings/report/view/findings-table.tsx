import { ResultPill } from '../../shared/result-pill.tsx'
import type { ReportReply } from '../report-reply.ts'
import { PeopleCount } from './people-count.tsx'
import { QuoteRefs } from './quote-refs.tsx'
import { caveatsOf, type ReportFinding, screenerText } from './report-words.ts'

/** On a phone, a row's cells stack, because four columns don't fit. */
const CELL = 'align-top max-sm:block sm:py-3 sm:pr-6 sm:last:pr-0'
const HEAD = 'pb-2 text-left font-medium text-caption text-ink-2 sm:pr-6 sm:last:pr-0'

/**
 * A row for each assumption: our finding, how many people did or paid for what the assumption
 * describes, and the result.
 */
export function FindingsTable({ report }: { report: ReportReply }) {
  const { assumptions, findings } = report
  const other = findings.filter(({ assumption }) => assumption === null)
  return (
    <>
      <table className="mt-4 w-full border-collapse text-app max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-ink border-b-[1.5px]">
            <th scope="col" className={HEAD}>
              We believed
            </th>
            <th scope="col" className={HEAD}>
              We found
            </th>
            <th scope="col" className={HEAD}>
              People who did it or paid for it
            </th>
            <th scope="col" className={`${HEAD} sm:text-right`}>
              Result
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {assumptions.map((assumption) => (
            <tr
              key={assumption.number}
              className="break-inside-avoid border-line border-b max-sm:grid max-sm:gap-2 max-sm:py-4"
            >
              <th scope="row" className={`${CELL} text-left font-semibold sm:w-[27%]`}>
                <span className="text-ink-3">{assumption.number} </span>
                {assumption.text}
                {caveatsOf(assumption).map((text) => (
                  <span key={text} className="mt-1 block font-normal text-caption text-warning">
                    {text}
                  </span>
                ))}
              </th>
              <td className={CELL}>
                <Found
                  findings={findings.filter((one) => one.assumption === assumption.number)}
                  otherwise={assumption.judged.reason}
                />
              </td>
              <td className={`${CELL} sm:w-[20%]`}>
                <PeopleCount assumption={assumption} />
              </td>
              <td className={`${CELL} sm:w-[1%] sm:text-right`}>
                <ResultPill result={assumption.judged.result} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {other.length > 0 && (
        <div className="mt-6 max-w-measure">
          <Found findings={other} otherwise="" />
        </div>
      )}
    </>
  )
}

interface FoundProps {
  findings: readonly ReportFinding[]
  /** What to show if the assumption has no finding. */
  otherwise: string
}

function Found({ findings, otherwise }: FoundProps) {
  if (findings.length === 0) return <p className="text-ink-2">{otherwise}</p>
  return (
    <div className="grid gap-2">
      {findings.map(({ text, quotes, screener }) => (
        <div key={text + quotes.join()}>
          <p className="inline whitespace-pre-line">{text} </p>
          <QuoteRefs numbers={quotes} />
          {screener && <p className="mt-1 text-caption text-ink-2">{screenerText(screener)}</p>}
        </div>
      ))}
    </div>
  )
}
