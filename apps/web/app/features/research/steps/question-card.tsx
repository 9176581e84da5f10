import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { ScreenerError } from '@wattle/contract/screener-errors'
import { Check, Circle, CircleAlert, Square } from 'lucide-react'
import { TYPE_WORDS } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'

interface QuestionCardProps {
  question: ScreenerQuestion
  number: number
  error: ScreenerError | undefined
}

/** A screening question to be read, with the answers that a fitting person gives marked. */
export function QuestionCard({ question, number, error }: QuestionCardProps) {
  const { type, options } = question
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
        <p className="text-caption text-ink-3">{TYPE_WORDS[type]}</p>
        {message && (
          <p className="flex items-start gap-1.5 font-semibold text-error text-small">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {message}
          </p>
        )}
        <ul className="grid gap-1">
          {options.map(({ id, text, mustMatch }) => (
            <li
              key={id}
              className={cx(
                'flex items-start gap-2.5 rounded-small px-2.5 py-1.5 text-small',
                mustMatch ? 'bg-slot-open-fill text-slot-open' : 'text-ink-2',
              )}
            >
              {mustMatch ? (
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              ) : (
                <Empty aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-line-3" />
              )}
              <span className="min-w-0">
                {text.trim() || <span className="text-ink-3">option</span>}
              </span>
              {mustMatch && (
                <span className="ml-auto shrink-0 font-semibold text-caption">Must match</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
