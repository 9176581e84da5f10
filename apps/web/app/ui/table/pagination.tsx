import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'

interface PaginationProps {
  /** What is paged: "Respondents". */
  label: string
  /** Counted from one. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Page numbers to jump to, for lists that people leaf through. */
  numbered?: boolean | undefined
  /** Whether a change is said aloud; one of two for the same rows says it. */
  isSaid?: boolean | undefined
}

/** "1–8 of 128" and two arrows, or numbers. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, onPage, numbered, isSaid = true } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const [from, to, all] = [first, last, total].map((count) => count.toLocaleString('en-AU'))
  return (
    <nav
      aria-label={`Pages: ${label}`}
      className={cx(
        'flex flex-wrap items-center gap-1',
        // Nowhere to go: the ways there keep their place, so that nothing moves when rows come.
        total === 0 && page <= 1 && '[&_button]:invisible',
      )}
    >
      <span
        aria-live={isSaid ? 'polite' : undefined}
        className={cx('tabular mr-2 text-ink-2 text-small', numbered && 'max-sm:basis-full')}
      >
        {total === 0 ? 'None' : first > total ? `None of ${all}` : `${from}–${to} of ${all}`}
      </span>
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        disabled={page <= 1}
        // From beyond the end, to where there is something.
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
                // On a phone the pages between are a press of an arrow away.
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
 * First, last, and the neighbours of the page; a gap stands for two or more. A phone has room for the
 * first, the page and the last: there a gap stands for whatever is between them.
 */
function pagesShown(
  page: number,
  pages: number,
): Array<number | { gap: Gap; isPhoneOnly: boolean }> {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  // A gap of a single page would take as much room as the page.
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
