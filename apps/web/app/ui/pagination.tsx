import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { IconButton } from './icon-button.tsx'

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
    <nav aria-label={`Pages: ${label}`} className="flex flex-wrap items-center gap-1">
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
          typeof entry === 'string' ? (
            <span key={entry} aria-hidden="true" className="px-1 text-ink-3">
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
                // On a phone the neighbours are a press of an arrow away.
                Math.abs(entry - page) === 1 && entry !== 1 && entry !== pages && 'max-sm:hidden',
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

/** First, last, and the neighbours of the page; a gap stands for two or more. */
function pagesShown(page: number, pages: number): Array<number | 'gap-before' | 'gap-after'> {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  // A gap of a single page would take as much room as the page.
  if (page - 1 === 3) wanted.add(2)
  if (page + 1 === pages - 2) wanted.add(pages - 1)
  const shown = [...wanted].filter((entry) => entry >= 1 && entry <= pages).sort((a, b) => a - b)
  return shown.flatMap((entry, index) => {
    const before = shown[index - 1]
    if (before === undefined || entry - before === 1) return [entry]
    return [entry > page ? 'gap-after' : 'gap-before', entry] as const
  })
}
