import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { IconButton } from '#ui/icon-button.tsx'

interface PaginationProps {
  /** What the pages list, such as "Respondents". */
  label: string
  /** The current page, counted from one. */
  page: number
  pageSize: number
  total: number
  /** Whether we stopped counting at `total`, so there may be more rows. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
  /** Shows page numbers to jump to, for lists that people browse. */
  numbered?: boolean | undefined
  /**
   * Whether screen readers announce a change of page. If a list has two sets of page buttons, only
   * one should announce it.
   */
  isAnnounced?: boolean | undefined
}

/** Shows "1–8 of 128" with two arrows, and page numbers if `numbered` is set. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, isMore, onPage, numbered, isAnnounced = true } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const [from, to, all] = [first, last, total].map(formatCount)
  return (
    <nav
      aria-label={`Pages: ${label}`}
      className={cx(
        'flex flex-wrap items-center gap-1',
        numbered && 'max-sm:justify-center',
        // Hides the buttons of an empty list but keeps their space, so nothing moves when rows
        // arrive.
        total === 0 && page <= 1 && '[&_button]:invisible',
      )}
    >
      <span
        aria-live={isAnnounced ? 'polite' : undefined}
        className={cx(
          'tabular mr-2 text-ink-2 text-small',
          numbered && 'max-sm:mr-0 max-sm:basis-full max-sm:text-center',
        )}
      >
        {total === 0
          ? 'None'
          : first > total
            ? `None of ${all}`
            : `${from}–${to} of ${all}${isMore ? '+' : ''}`}
      </span>
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        disabled={page <= 1}
        // From a page past the end, this goes back to the last page.
        onClick={() => onPage(Math.min(page - 1, pages))}
      />
      {numbered &&
        pagesShown(page, pages).map((entry) =>
          typeof entry === 'object' ? (
            <span
              key={entry.gap}
              aria-hidden="true"
              className={cx('px-1 text-ink-3', entry.isPhoneOnly && 'sm:hidden')}
            >
              …
            </span>
          ) : (
            <button
              key={entry}
              type="button"
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPage(entry)}
              className={cx(
                // On a phone, people reach the pages in between with the arrows.
                entry !== 1 && entry !== page && entry !== pages && 'max-sm:hidden',
                'tabular motion-state min-h-(--target) min-w-(--target) rounded-button px-2 font-medium text-app text-ink-2 transition-colors hover:bg-sunk hover:text-ink',
                'aria-[current=page]:bg-gum-tint aria-[current=page]:font-semibold aria-[current=page]:text-gum aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-gum)] forced-colors:aria-[current=page]:underline',
              )}
            >
              {entry}
            </button>
          ),
        )}
      <IconButton
        label="Next page"
        icon={ChevronRight}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

type Gap = 'before' | 'after'

/**
 * The first, the last and the current page's neighbours. A gap stands for two or more pages. A
 * phone has room for the first, current and last page, with a gap for anything in between.
 */
function pagesShown(
  page: number,
  pages: number,
): Array<number | { gap: Gap; isPhoneOnly: boolean }> {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  // A gap for a single page would take as much room as the page's number.
  if (page - 1 === 3) wanted.add(2)
  if (page + 1 === pages - 2) wanted.add(pages - 1)
  const shown = [...wanted].filter((entry) => entry >= 1 && entry <= pages).sort((a, b) => a - b)
  const gapAt = (gap: Gap, neighbour: number) => ({ gap, isPhoneOnly: wanted.has(neighbour) })
  return shown.flatMap((entry) => [
    ...(entry === pages && page < pages - 1 ? [gapAt('after', pages - 1)] : []),
    entry,
    ...(entry === 1 && page > 2 ? [gapAt('before', 2)] : []),
  ])
}
