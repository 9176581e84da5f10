import { CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format-count.ts'
import type { Gain, XRay } from './hooks.ts'
import { GainList } from './x-ray-gains.tsx'
import { type QuestionRow, XRayTable } from './x-ray-table.tsx'
import { inWords, peopleInWords } from './x-ray-words.ts'

interface XRayCardProps {
  report: XRay
  /** The button beside each suggested change to the screener. */
  action?: (gain: Gain) => ReactNode
}

/**
 * How many people each screener question rules out, and how many each suggested change would let
 * in.
 */
export function XRayCard({ report, action }: XRayCardProps) {
  const { finished, questions, gains, fromBank } = report
  if (fromBank) return <BankCard report={report} fromBank={fromBank} />
  if (questions.every(({ answered, stoppedHere }) => answered === 0 && stoppedHere === 0))
    return <NoAnswers />
  const most = Math.max(0, ...questions.map(({ lostHereAlone }) => lostHereAlone ?? 0))
  const rows = questions.map((row) => ({
    ...row,
    of: finished,
    isWorst: most > 0 && row.lostHereAlone === most,
  }))
  return (
    <Frame
      sentence={finishedInWords(report)}
      rows={rows}
      of={finished}
      gains={
        <>
          <GainList
            title="What one change would do"
            gains={gains}
            none={
              finished === 0
                ? 'We’ll suggest changes once people have finished.'
                : 'No single change would help anyone else qualify.'
            }
            action={action}
          >
            {action &&
              gains.length > 0 &&
              'After launch, you can loosen a screener but not tighten it.'}
          </GainList>
          <StoppedMost questions={questions} />
        </>
      }
    />
  )
}

function NoAnswers() {
  return (
    <section
      aria-labelledby="x-ray"
      className="grid gap-1 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="x-ray" tabIndex={-1} className="scroll-mt-20 text-lead">
        Screener X-ray
      </h2>
      <p className="text-ink-2 text-small">
        Nobody has answered yet. Once people do, this shows how many of them each question rules
        out, and what one change would do.
      </p>
    </section>
  )
}

type Bank = NonNullable<XRay['fromBank']>

/**
 * The report before anyone has answered this screener. It counts answers to the same bank questions
 * in other studies.
 */
function BankCard({ report, fromBank }: { report: XRay; fromBank: Bank }) {
  const most = Math.max(0, ...fromBank.questions.map(({ notMet }) => notMet ?? 0))
  const rows = report.questions.map(({ questionId, question }) => {
    const known = fromBank.questions.find((one) => one.questionId === questionId)
    const isWorst = most > 0 && known?.notMet === most
    return { questionId, question, of: known?.answered ?? null, isWorst, ...known }
  })
  const answers = formatCount(fromBank.answers)
  return (
    <Frame
      sentence={`From ${answers} answers to the same bank questions. Nobody has answered this screener yet.`}
      rows={rows}
      gains={
        <GainList
          title="What one change would do"
          gains={fromBank.gains}
          none="No single change would help anyone else qualify."
        >
          We count everyone who’d pass that question, whatever they’d answer to the others.
        </GainList>
      }
    />
  )
}

interface FrameProps {
  sentence: string
  rows: QuestionRow[]
  /** How many people finished the screener. Undefined if the number depends on the question. */
  of?: number | null
  gains: ReactNode
}

function Frame({ sentence, rows, of, gains }: FrameProps) {
  return (
    <section
      aria-labelledby="x-ray"
      className="@container overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="grid @min-[64rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 py-4">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 @min-[42rem]:px-5">
            <h2 id="x-ray" tabIndex={-1} className="scroll-mt-20 text-lead">
              Screener X-ray
            </h2>
            <p className="max-w-none text-ink-2 text-small">{sentence}</p>
          </div>
          <XRayTable rows={rows} of={of} />
        </div>
        <div className="grid content-start gap-3 border-line border-t p-4 @min-[42rem]:p-5 @min-[64rem]:border-t-0 @min-[64rem]:border-l">
          {gains}
        </div>
      </div>
    </section>
  )
}

function finishedInWords({ finished, qualified }: XRay): string {
  if (finished === 0) return 'Nobody has finished yet.'
  const qualify = `${inWords(qualified)} ${qualified === 1 ? 'qualifies' : 'qualify'}`
  return `${peopleInWords(finished)} finished, ${qualify}. “Ruled out by this question alone” means they passed every other question.`
}

/** We only say where people stopped if at least this many did, because fewer could be chance. */
const WORTH_SAYING = 3

/**
 * Says where most people stopped, as in "6 people stopped at question 4, more than anywhere else."
 */
function StoppedMost({ questions }: Pick<XRay, 'questions'>) {
  const counts = questions.map(({ stoppedHere }) => stoppedHere ?? 0)
  const most = Math.max(0, ...counts)
  if (most < WORTH_SAYING || counts.filter((count) => count === most).length > 1) return null
  return (
    <p className="flex max-w-none items-start gap-2 border-line border-t pt-3 text-ink-2 text-small">
      <CircleMinus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {`${peopleInWords(most)} stopped at question ${counts.indexOf(most) + 1}, more than anywhere else.`}
    </p>
  )
}
