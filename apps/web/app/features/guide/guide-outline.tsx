import type { GuidePart } from '@wattle/contract/guide'
import { cx } from '#lib/cx.ts'
import { letterOf } from '#lib/letters.ts'

interface GuideOutlineProps {
  parts: readonly GuidePart[]
  /** Leaves room for notes after each question, for printing. */
  withRoom?: boolean | undefined
}

/** The read-only guide, with numbered parts and lettered questions. */
export function GuideOutline({ parts, withRoom }: GuideOutlineProps) {
  return (
    <ol className="grid gap-6">
      {parts.map(({ id, topic, questions }, at) => (
        <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 break-inside-auto!">
          <span className="font-display font-semibold text-h3 text-ink-2 leading-tight">
            {at + 1}
          </span>
          <div className="grid gap-2">
            <h3 className={cx('text-h3', !topic && 'text-ink-3')}>{topic || 'Your topic'}</h3>
            <ol className="grid gap-1.5 text-app">
              {questions.map((question, index) => (
                <li
                  key={question.id}
                  className={cx('grid grid-cols-[1.75rem_minmax(0,1fr)]', withRoom && 'pb-14')}
                >
                  <span className="text-ink-2">{letterOf(index)})</span>
                  <span className={question.question ? undefined : 'text-ink-3'}>
                    {question.question || 'Your question'}
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
