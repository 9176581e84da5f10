import { isChoice } from '@wattle/contract/question-rules'
import type { ResearchStatus } from '@wattle/contract/research'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { ReactNode } from 'react'
import { followUpWords, kindWords } from '#content/question-words.ts'
import { letterOf } from '#lib/letters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { STAGE_ICONS } from '../stage-pill.tsx'
import { MarkedOptions } from './marked-options.tsx'
import { useStep } from './step-context.ts'

/** The four summaries from seed 001 section 2, one for each of the first four steps. */
export function Summaries() {
  const { research } = useStep()
  const { questions, audience, screener, guide } = research
  return (
    <div className="grid gap-3">
      <Summary title="Startup Idea" step="IDEA_SHAPING">
        <p className="whitespace-pre-line">{questions[0]?.description}</p>
      </Summary>
      <Summary title="Target Audience" step="AUDIENCE_GENERATION">
        <Numbered texts={audience?.characteristics ?? []} />
      </Summary>
      <Summary title="Screening Questions" step="SCREENER_GENERATION">
        <ol className="grid gap-4">
          {screener?.questions.map((question, index) => (
            <li key={question.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span className="tabular text-ink-3">{index + 1}</span>
              <ReviewedQuestion question={question} questions={screener.questions} />
            </li>
          ))}
        </ol>
      </Summary>
      <Summary title="Interview Prep" step="GUIDE_GENERATION">
        <ol className="grid gap-3">
          {guide?.parts.map((part, index) => (
            <li key={part.id}>
              <h3 className="font-semibold font-text text-app text-ink tracking-normal">
                {index + 1}. {part.topic}
              </h3>
              <ol className="mt-1 grid gap-1">
                {part.questions.map(({ id, question }, place) => (
                  <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                    <span className="text-ink-3">{letterOf(place)})</span>
                    {question}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </Summary>
    </div>
  )
}

interface ReviewedQuestionProps {
  question: ScreenerQuestion
  questions: readonly ScreenerQuestion[]
}

/** A question with its options, and marks on the ones that decide who qualifies. */
function ReviewedQuestion({ question, questions }: ReviewedQuestionProps) {
  const condition = followUpWords(questions, question)
  return (
    <div className="grid gap-1.5">
      <p className="text-ink">{question.question}</p>
      <p className="text-caption text-ink-3">{kindWords(question)}</p>
      {condition && <p className="text-small">{condition}</p>}
      {isChoice(question.type) && <MarkedOptions question={question} />}
    </div>
  )
}

interface SummaryProps {
  title: string
  step: ResearchStatus
  children: ReactNode
}

function Summary({ title, step, children }: SummaryProps) {
  const { linkTo } = useStep()
  const Icon = STAGE_ICONS[step]
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
      <div className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4.5 text-ink-3" />
        <h2 className="font-semibold font-text text-app tracking-normal">{title}</h2>
        <ButtonLink
          to={linkTo(step)}
          aria-label={`View step: ${title}`}
          variant="quiet"
          size="sm"
          className="no-print -my-1 -mr-2 ml-auto"
        >
          View step
        </ButtonLink>
      </div>
      <div className="min-w-0 text-ink-2">{children}</div>
    </section>
  )
}

function Numbered({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="grid gap-1">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a read-only list
        <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
          <span className="tabular text-ink-3">{index + 1}</span>
          {text}
        </li>
      ))}
    </ol>
  )
}
