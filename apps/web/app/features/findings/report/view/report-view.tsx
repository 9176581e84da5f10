import { DECISION_LABELS } from '@wattle/contract/findings/decision'
import { longDay, shortDate } from '#lib/time/date-formats.ts'
import { unbrokenTimes } from '#lib/time/unbroken-times.ts'
import type { ReportReply } from '../report-reply.ts'
import { ReportBranch } from './report-branch.tsx'
import { ReportContents } from './report-contents.tsx'
import { ReportSections } from './report-sections.tsx'
import { basisText } from './report-words.ts'

interface ReportViewProps {
  report: ReportReply
  /** The level of the report's heading: 2 if the page has its own h1. */
  level?: 1 | 2
  /** The class names for the side margins. */
  sides: string
}

/** A published version of the report, as readers see it on screen and on paper. */
export function ReportView({ report, level = 1, sides }: ReportViewProps) {
  const Heading = `h${level}` as const
  return (
    <article className="report wrap-anywhere">
      <div className="report-opening">
        <header className="relative overflow-clip border-ink border-b-[1.5px] bg-sunk print:bg-transparent">
          <div
            className={`${sides} relative grid content-center gap-4 py-10 lg:min-h-73 lg:pr-[42%] print:min-h-0 print:py-6 print:pr-[38%]`}
          >
            <p className="font-semibold text-wattle-ink">{report.project}</p>
            <Heading tabIndex={-1} className="text-h1 lg:text-[2.75rem]">
              {report.question}
            </Heading>
            <p className="text-ink-2 text-lead">{basisText(report)}</p>
          </div>
          <ReportBranch
            people={report.interviews}
            className="pointer-events-none absolute right-0 bottom-0 h-auto w-[40%] max-w-145 max-lg:hidden print:block print:h-[92%] print:w-auto print:max-w-[37%]"
          />
        </header>
        <Decision report={report} sides={sides} level={level} />
      </div>
      <div
        className={`${sides} grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 py-10 xl:grid-cols-[13.5rem_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)] print:py-6`}
      >
        <ReportContents />
        <ReportSections report={report} level={level === 1 ? 2 : 3} />
      </div>
    </article>
  )
}

const LABEL = 'font-text font-normal text-caption text-ink-2 tracking-normal'

function Decision({ report, sides, level }: Required<ReportViewProps>) {
  const { decision, why, nextStep, dueOn, by, publishedAt } = report
  const Heading = level === 1 ? 'h2' : 'h3'
  const signed = [by, shortDate(publishedAt, 'numeric')].filter(Boolean).join(', ')
  return (
    <div
      className={`${sides} grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-ink border-b-[1.5px] py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1.4fr)] print:grid-cols-[auto_minmax(0,2fr)_minmax(0,1.4fr)] print:gap-x-8 print:py-5`}
    >
      <section>
        <Heading className={LABEL}>Decision</Heading>
        <p className="mt-1 font-display font-semibold whitespace-nowrap text-[3rem] text-gum leading-none tracking-[-0.02em] print:text-[2.25rem]">
          {decision ? DECISION_LABELS[decision] : 'None yet'}
        </p>
        <p className="mt-3 text-caption text-ink-2">{signed}</p>
      </section>
      {why && (
        <section>
          <Heading className={LABEL}>Why</Heading>
          <p className="mt-1 whitespace-pre-line text-lead">{unbrokenTimes(why)}</p>
        </section>
      )}
      {nextStep && (
        <section>
          <Heading className={LABEL}>Next step{dueOn && `, by ${longDay(dueOn)}`}</Heading>
          <p className="mt-1 whitespace-pre-line text-app">{unbrokenTimes(nextStep)}</p>
        </section>
      )}
    </div>
  )
}
