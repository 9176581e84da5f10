import type { ScreenerQuestion } from '@wattle/contract/screener'
import { Check, Circle, Square, X } from 'lucide-react'
import { MARK_WORDS } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'

/** A choice question's options, with marks on those that decide who qualifies. */
export function MarkedOptions({ question }: { question: ScreenerQuestion }) {
  const { type, rule, options } = question
  const mark = MARK_WORDS[rule]
  const Mark = rule === 'REJECT' ? X : Check
  const look = rule === 'REJECT' ? 'bg-error-tint text-error' : 'bg-slot-open-fill text-slot-open'
  const Empty = type === 'SINGLE_CHOICE' ? Circle : Square
  return (
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
  )
}
