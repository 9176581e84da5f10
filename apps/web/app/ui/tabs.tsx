import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { useOverflow } from '#ui/table/use-overflow.ts'

export interface Tab<Id extends string> {
  id: Id
  label: string
  icon?: LucideIcon | undefined
  /** How many items the tab's panel lists. */
  count?: number | undefined
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /**
   * Whether the panel starts with something focusable, so it doesn't have to be a tab stop itself.
   */
  beginsWithControl?: boolean | undefined
  /** Shown at the end of the row of tabs, or below it if there's no room. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * The arrow keys, Home and End select a tab and show its panel immediately. Tab moves into the
 * panel.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, beginsWithControl, beside, children } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const { before, after } = useOverflow(list)

  // On a phone the row of tabs scrolls, and the tab named in the URL may be out of view, so we
  // scroll to it. We do so again whenever the row's width changes, such as when a phone is turned.
  useEffect(() => {
    const tab = document.getElementById(`${base}-${selected}`)
    const row = list.current
    if (!row || !tab) return
    function scrollToTab() {
      if (!row || !tab) return
      const end = tab.offsetLeft + tab.offsetWidth - row.offsetLeft
      if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
      else if (tab.offsetLeft - row.offsetLeft < row.scrollLeft)
        row.scrollLeft = tab.offsetLeft - row.offsetLeft
    }
    scrollToTab()
    const observer = new ResizeObserver(scrollToTab)
    observer.observe(row)
    return () => observer.disconnect()
  }, [base, selected])

  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const last = tabs.length - 1
    const target = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const next = target === undefined ? undefined : tabs[target]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target as number]?.focus()
  }

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={handleKeyDown}
          className={cx(
            'no-print -m-1 flex gap-1 overflow-x-auto p-1 [scrollbar-width:none] forced-colors:mask-none',
            // Fades out the tabs at an edge that hides more of them.
            before && 'mask-l-from-[calc(100%-3rem)]',
            after && 'mask-r-from-[calc(100%-3rem)]',
          )}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${base}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              className={cx(
                'motion-state inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-small border-transparent border-b-3 px-3 font-medium text-ink-2 transition-colors',
                'hover:bg-sunk hover:text-ink aria-selected:border-gum aria-selected:font-semibold aria-selected:text-gum forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]',
              )}
            >
              {tab.icon && <tab.icon aria-hidden="true" className="size-4" />}
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular rounded-input bg-sunk px-1.5 font-medium text-caption text-ink-2">
                  {formatCount(tab.count)}
                </span>
              )}
            </button>
          ))}
        </div>
        {/* On a phone, this is a separate row, below the line under the tabs. */}
        {beside && (
          <div className="max-sm:w-full max-sm:border-line max-sm:border-t max-sm:pt-3">
            {beside}
          </div>
        )}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        // The ARIA tabs pattern requires a focusable panel, unless it starts with something
        // focusable.
        tabIndex={beginsWithControl ? undefined : 0}
        className={cx(
          'border-line border-t pt-4',
          Boolean(beside) && 'max-sm:border-t-0 max-sm:pt-3',
        )}
      >
        {children}
      </div>
    </div>
  )
}
