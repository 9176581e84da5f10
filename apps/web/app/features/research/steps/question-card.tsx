import { isChoice } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { ScreenerError } from '@wattle/contract/screener-errors'
import { Check, Circle, CircleAlert, CornerDownRight, Square, X } from 'lucide-react'
import { followUpWords, kindWords, MARK_WORDS } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'

interface QuestionCardProps {
  question: ScreenerQuestion
  questions: readonly ScreenerQuestion[]
  number: number
  error: ScreenerError | undefined
}

/** A read-only screening question with its deciding answers marked. */
export function QuestionCard({ question, questions, number, error }: QuestionCardProps) {
  const { type, rule, options } = question
  const mark = MARK_WORDS[rule]
  const Mark = rule === 'REJECT' ? X : Check
  const look = rule === 'REJECT' ? 'bg-error-tint text-error' : 'bg-slot-open-fill text-slot-open'
  const condition = followUpWords(questions, question)
  const Empty = type === 'SINGLE_CHOICE' ? Circle : Square
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
        {isChoice(type) && (
          <ul className="grid gap-1">
            {options.map(({ id, text, mustMatch }) => (
              <li
                key={id}
                className={cx(
                  'flex items-start gap-2.5 rounded-small px-2.5 py-1.5 text-small',
                  mustMatch && mark ? look : 'text-ink-2',
                )}
              >
                {mustMatch && mark ? (
                  <Mark aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                ) : (
                  <Empty aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-line-3" />
                )}
                <span className="min-w-0">
                  {text.trim() || <span className="text-ink-3">option</span>}
                </span>
                {mustMatch && mark && (
                  <span className="ml-auto shrink-0 font-semibold text-caption">{mark}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
