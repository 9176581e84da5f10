import { COMMON_CAVEAT } from '@wattle/contract/findings/results'
import type { ReactNode } from 'react'
import type { ReportReply } from '../report-reply.ts'
import { FindingsTable } from './findings-table.tsx'
import { QuoteList } from './quote-list.tsx'
import { countingTexts, type SectionId, titleOf } from './report-words.ts'

interface ReportSectionsProps {
  report: ReportReply
  /** The level of the sections' headings. */
  level: 2 | 3
}

/** The report's sections below the decision, in the order readers are likely to want them. */
export function ReportSections({ report, level }: ReportSectionsProps) {
  const { quotes, participants, notAsked } = report
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12 print:block">
      <Section id="found" level={level}>
        <FindingsTable report={report} />
        <p className="mt-4 text-caption text-ink-2">{COMMON_CAVEAT}</p>
      </Section>
      <Section id="quotes" level={level}>
        {quotes.length === 0 ? (
          <p className="mt-2 text-ink-2">This report has no quotes.</p>
        ) : (
          <>
            <p className="mt-2 text-ink-2">Quotes against an assumption come first.</p>
            <QuoteList report={report} />
          </>
        )}
      </Section>
      <Section id="people" level={level}>
        {participants.length === 0 ? (
          <p className="mt-2 text-ink-2">This report doesn’t describe the participants.</p>
        ) : (
          <People participants={participants} />
        )}
      </Section>
      <Section id="not-asked" level={level}>
        <ul className="mt-3 grid gap-1 text-ink-2">
          {notAsked.length === 0 ? (
            <li>We asked everyone about every assumption.</li>
          ) : (
            notAsked.map((text) => <li key={text}>{text}</li>)
          )}
        </ul>
      </Section>
      <Section id="counting" level={level}>
        <div className="mt-3 gap-x-10 text-ink-2 md:columns-2 print:columns-2">
          {countingTexts(report).map((text) => (
            <p key={text} className="mb-3 break-inside-avoid">
              {text}
            </p>
          ))}
        </div>
      </Section>
    </div>
  )
}

interface SectionProps {
  id: SectionId
  level: 2 | 3
  children: ReactNode
}

function Section({ id, level, children }: SectionProps) {
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={id}
      className="report-section min-w-0 text-app print:mt-6 print:first:mt-0"
    >
      <Heading id={id} tabIndex={-1} className="scroll-mt-6 text-h2">
        {titleOf(id)}
      </Heading>
      {children}
    </section>
  )
}

/** How many people gave each answer. The server leaves out answers that only one person gave. */
function People({ participants }: Pick<ReportReply, 'participants'>) {
  return (
    <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2 print:grid-cols-2">
      {participants.map(({ question, answers }) => (
        <div key={question} className="break-inside-avoid">
          <p className="border-ink border-b-[1.5px] pb-1 font-semibold">{question}</p>
          <dl>
            {answers.map(({ text, count }) => (
              <div
                key={text}
                className="flex items-baseline justify-between gap-4 border-line border-b py-1.5"
              >
                <dt>{text}</dt>
                <dd className="tabular font-semibold">{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
