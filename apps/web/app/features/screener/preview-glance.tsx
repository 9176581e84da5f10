import { isChoice, MAX_ANSWER_LENGTH } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { Smartphone } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { StepBar } from '#ui/step-bar.tsx'

/** A small preview of the current question as participants see it. */
export function PreviewGlance({ question, total }: { question: ScreenerQuestion; total: number }) {
  const label = `Question ${question.position} of ${total}`
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface max-lg:hidden">
      <figcaption className="flex items-center gap-2 border-line border-b bg-sunk px-3.5 py-2 text-caption text-ink-2">
        <Smartphone aria-hidden="true" className="size-4" />
        As respondents see it
      </figcaption>
      <div className="grid gap-2 p-3.5">
        <p className="text-caption text-ink-2">{label}</p>
        <StepBar label={label} total={total} current={question.position} />
        <p className="my-1 text-balance font-display font-semibold text-body leading-tight">
          {question.question || 'Your question'}
        </p>
        {!isChoice(question.type) && (
          <p
            className={cx(
              'rounded-small border border-control px-2.5 py-1.5 text-caption text-ink-3',
              question.type === 'OPEN_TEXT' && 'min-h-16',
            )}
          >
            {question.type === 'NUMBER'
              ? 'A whole number'
              : `Up to ${MAX_ANSWER_LENGTH} characters`}
          </p>
        )}
        <ul className="grid gap-1.5">
          {(isChoice(question.type) ? question.options : []).slice(0, 7).map(({ id, text }) => (
            <li
              key={id}
              className="flex items-center gap-2 rounded-small border border-control px-2.5 py-1.5 text-caption leading-tight"
            >
              <span
                aria-hidden="true"
                className={cx(
                  'size-3.5 shrink-0 border border-control',
                  question.type === 'SINGLE_CHOICE' ? 'rounded-full' : 'rounded-[3px]',
                )}
              />
              {text || 'option'}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
