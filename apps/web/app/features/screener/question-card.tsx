import { isChoice } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { Check, X } from 'lucide-react'
import { followUpWords, kindWords, MARK_WORDS } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'

interface QuestionCardProps {
  question: ScreenerQuestion
  questions: readonly ScreenerQuestion[]
  /** The first validation error, shown with a red border. */
  error?: string | undefined
}

/** A read-only question. Empty text shows a placeholder. */
export function QuestionCard({ question, questions, error }: QuestionCardProps) {
  const { position, type, rule, options } = question
  const mark = MARK_WORDS[rule]
  const Mark = rule === 'REJECT' ? X : Check
  const condition = followUpWords(questions, question)
  const isSingle = type === 'SINGLE_CHOICE'
  return (
    <article
      className={cx(
        'grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 rounded-card border bg-surface px-3 py-3.5 text-app break-inside-avoid',
        error ? 'border-error shadow-[inset_0_0_0_1px_var(--color-error)]' : 'border-line',
      )}
    >
      <span className="text-center font-display font-semibold text-h3 text-ink-2 leading-tight">
        {position}
      </span>
      <div className="grid gap-2">
        <h3
          className={cx(
            'font-semibold font-text! text-body! leading-tight',
            !question.question && 'text-ink-3',
          )}
        >
          {question.question || 'Your question'}
        </h3>
        {(!isChoice(type) || rule !== 'MATCH') && (
          <p className="text-ink-2 text-small">{kindWords(question)}</p>
        )}
        {condition && <p className="text-ink-2 text-small">{condition}</p>}
        {error && <p className="font-medium text-error text-small">{error}</p>}
        {isChoice(type) && (
          <ul className="grid gap-1">
            {options.map(({ id, text, mustMatch }) => (
              <li key={id} className="flex items-start gap-2.5">
                <span
                  aria-hidden="true"
                  className={cx(
                    'mt-0.5 grid size-4.5 shrink-0 place-items-center border-[1.5px] border-control',
                    isSingle ? 'rounded-full' : 'rounded-[4px]',
                    // Prints the mark's background too. Otherwise browsers leave it out, and the
                    // mark is white on white.
                    mustMatch &&
                      mark &&
                      'border-gum! bg-gum text-on-gum [print-color-adjust:exact]',
                  )}
                >
                  {mustMatch && mark && <Mark className="size-3 stroke-[3]" />}
                </span>
                <span className={text ? undefined : 'text-ink-3'}>
                  {text || 'option'}
                  {mustMatch && mark && <span className="sr-only"> ({mark.toLowerCase()})</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
