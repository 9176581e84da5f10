import type { Guide, GuideGap } from '@wattle/contract/guide'
import { CircleAlert } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { letterOf } from '#lib/letters.ts'

/** The guide to read and print, with numbered parts and lettered questions. */
export function GuideParts({ parts, gaps }: Pick<Guide, 'parts'> & { gaps: readonly GuideGap[] }) {
  const gapOf = (index: number) => gaps.find(({ part }) => part === index)
  return (
    <ol aria-label="Interview guide" className="grid gap-3">
      {parts.map(({ id, topic, questions }, index) => (
        <li
          key={id}
          className={cx(
            'grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-card border bg-surface py-4 pr-4 sm:pr-5',
            gapOf(index) ? 'border-2 border-error' : 'border-line',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'justify-self-center font-display font-semibold text-lead leading-tight',
              gapOf(index) ? 'text-error' : 'text-ink-3',
            )}
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-2.5">
            <h2 className="font-semibold font-text text-app tracking-normal">
              <span className="sr-only">Part {index + 1}: </span>
              {topic.trim() || <span className="text-ink-3">Untitled part</span>}
            </h2>
            {gapOf(index) && (
              <p className="flex items-start gap-1.5 font-semibold text-error text-small">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {gapOf(index)?.message}
              </p>
            )}
            <ol className="grid gap-1.5">
              {questions.map(({ id: questionId, question }, place) => (
                <li key={questionId} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-ink-2">
                  <span className="text-ink-3">{letterOf(place)})</span>
                  <span>
                    {question.trim() || <span className="text-ink-3">Your question</span>}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ol>
  )
}
