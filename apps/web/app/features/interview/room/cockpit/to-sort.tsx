import { MessageSquareQuote } from 'lucide-react'
import { stopwatchTime } from '#lib/time/date-formats.ts'
import { isSorted } from '../captures/coverage.ts'
import { useCockpit } from './cockpit-context.ts'
import { SORT_NOW } from './use-cockpit-state.ts'

export function useToSort() {
  const { captures } = useCockpit()
  return captures.captures.filter((capture) => !isSorted(capture))
}

/**
 * Lists the captures to sort. Unsorted captures don’t count towards a result, so this keeps them in
 * view.
 */
export function ToSort() {
  const { sortNow, isFixed } = useCockpit()
  const waiting = useToSort()
  return (
    <section aria-labelledby="to-sort" className="border-line border-t px-5 py-2.5">
      <div className="flex items-center gap-2">
        <MessageSquareQuote aria-hidden="true" className="size-4.5 text-ink-3" />
        <h2 id="to-sort" className="font-semibold font-text text-app tracking-normal">
          To sort{' '}
          <span className="tabular rounded-input bg-sunk px-1.5 font-medium text-caption text-ink-2">
            {waiting.length}
          </span>
        </h2>
        {waiting.length > 0 && !isFixed && (
          <button
            id={SORT_NOW}
            type="button"
            onClick={sortNow}
            className="ml-auto min-h-8 font-medium text-gum text-small underline underline-offset-3"
          >
            Sort now
          </button>
        )}
      </div>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
        {waiting.slice(0, 5).map(({ key, quote, atMs }) => (
          <li key={key} className="flex items-baseline gap-2 text-small">
            {atMs !== null && (
              <span className="tabular shrink-0 text-caption text-ink-3">
                {stopwatchTime(atMs)}
              </span>
            )}
            <span className="min-w-0 truncate">“{quote}”</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
