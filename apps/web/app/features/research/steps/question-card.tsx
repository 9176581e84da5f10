import { isChoice } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { ScreenerError } from '@wattle/contract/screener-errors'
import { CircleAlert, CornerDownRight } from 'lucide-react'
import { followUpWords, kindWords } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'
import { MarkedOptions } from './marked-options.tsx'

interface QuestionCardProps {
  question: ScreenerQuestion
  questions: readonly ScreenerQuestion[]
  number: number
  error: ScreenerError | undefined
}

/** A read-only screening question, with marks on the answers that decide who qualifies. */
export function QuestionCard({ question, questions, number, error }: QuestionCardProps) {
  const condition = followUpWords(questions, question)
  const message = error?.errors[0]?.errorMessage
  return (
    <article
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-card border bg-surface py-4 pr-4 sm:pr-5',
        message ? 'border-2 border-error' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'justify-self-center font-display font-semibold text-lead leading-tight',
          message ? 'text-error' : 'text-ink-3',
        )}
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-2.5">
        <h2 className="font-semibold font-text text-app tracking-normal">
          <span className="sr-only">Question {number}: </span>
          {question.question.trim() || <span className="text-ink-3">Your question</span>}
        </h2>
        <p className="text-caption text-ink-3">{kindWords(question)}</p>
        {condition && (
          <p className="flex items-start gap-1.5 text-small">
            <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gum" />
            {condition}
          </p>
        )}
        {message && (
          <p className="flex items-start gap-1.5 font-semibold text-error text-small">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {message}
          </p>
        )}
        {isChoice(question.type) && <MarkedOptions question={question} />}
      </div>
    </article>
  )
}
