import type { GuideGap, GuidePart } from '@wattle/contract/guide'
import { MAX_GUIDE_PARTS } from '@wattle/contract/limits'
import { CircleAlert } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { firstBlank, topicField } from './fields.ts'

interface PartListProps {
  parts: readonly GuidePart[]
  gaps: readonly GuideGap[]
}

/** The way to each part, and what is left to fix before the next step. */
export function PartList({ parts, gaps }: PartListProps) {
  const count = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  const whole = gaps.find(({ part }) => part === undefined)
  return (
    <>
      <nav aria-label="Parts" className="max-lg:hidden">
        <p className="mb-1 font-semibold text-ink-2 text-small">Parts</p>
        <ol className="-mx-2.5 grid">
          {parts.map((part, at) => {
            const gap = gaps.find((one) => one.part === at)
            const field = gap ? firstBlank(part, gap) : topicField(part.id)
            return (
              <li key={part.id}>
                <button
                  type="button"
                  onClick={() => document.getElementById(field)?.focus()}
                  className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-start gap-1 rounded-small px-2.5 py-1.5 text-left text-ink-2 text-small leading-tight hover:bg-sunk"
                >
                  <span className={cx('font-semibold', gap && 'text-error')}>{at + 1}</span>
                  <span className="line-clamp-2">{part.topic || 'Your topic'}</span>
                  {gap && (
                    <>
                      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 text-error" />
                      <span className="sr-only">(to fix)</span>
                    </>
                  )}
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
      <div className="grid gap-1 border-line text-ink-2 text-small lg:border-t lg:pt-3">
        <p>
          {parts.length} of at most {MAX_GUIDE_PARTS} parts, {count} questions
        </p>
        {gaps.length > 0 ? (
          <p>
            <strong className="font-semibold text-error">{gaps.length} to fix</strong> before the
            next step
          </p>
        ) : (
          <p>Ready for the next step</p>
        )}
        {whole && <p>{whole.message}</p>}
      </div>
    </>
  )
}
