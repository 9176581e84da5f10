import type { LucideIcon } from 'lucide-react'
import { cx } from '#lib/cx.ts'

interface OutlineItem {
  id: number
  number: number
  text: string
  isCurrent?: boolean
  isWrong: boolean
  mark?: { icon: LucideIcon; look: string; words: string } | undefined
  onChoose: () => void
}

/** An editor's table of contents, with a button for each block. */
export function OutlineList({ label, items }: { label: string; items: readonly OutlineItem[] }) {
  return (
    <nav aria-label={label} className="max-lg:hidden">
      <p className="mb-1 font-semibold text-ink-2 text-small">{label}</p>
      <ol className="-mx-2.5 grid">
        {items.map(({ id, number, text, isCurrent, isWrong, mark, onChoose }) => (
          <li key={id}>
            <button
              type="button"
              onClick={onChoose}
              aria-current={isCurrent || undefined}
              className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-start gap-x-2 rounded-small px-2.5 py-1.5 text-left text-ink-2 text-small leading-tight hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span className={cx('font-semibold', isWrong && 'text-error')}>{number}</span>
              <span className="line-clamp-2">{text}</span>
              {mark && (
                <>
                  <mark.icon aria-hidden="true" className={cx('mt-0.5 size-4', mark.look)} />
                  <span className="sr-only">({mark.words})</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function ToFix({ count }: { count: number }) {
  if (count === 0) return <p className="text-ink-2">Ready for the next step</p>
  return (
    <p className="text-ink-2">
      <strong className="font-semibold text-error">{count} to fix</strong> before the next step
    </p>
  )
}
