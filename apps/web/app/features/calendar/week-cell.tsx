import { Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { isSecondClick } from '#lib/second-click.ts'
import { hourFrom } from '#lib/time/date-formats.ts'

interface WeekCellProps {
  ref?: Ref<HTMLDivElement> | undefined
  /** Of an hour that is empty; what stands in it speaks for itself. */
  label: string | undefined
  hour: number
  /** An hour can be offered here. */
  isFree: boolean
  /** The selection begins here. */
  isMarked: boolean
  isCursor: boolean
  onFocus: () => void
  onChoose: () => void
  onPress: () => void
  onEnter: () => void
  onRelease: () => void
  children?: ReactNode
}

/** One hour of one day. Slots snap to it, so it is the smallest thing that can be chosen. */
export function WeekCell(props: WeekCellProps) {
  const { ref, label, hour, isFree, isMarked, isCursor, children } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys of all its cells
    // biome-ignore lint/a11y/useSemanticElements: a table could not be laid out as hours and days
    <div
      ref={ref}
      role="gridcell"
      aria-label={label}
      tabIndex={isCursor ? 0 : -1}
      onFocus={props.onFocus}
      onClick={(event) => {
        // After a slot's cross it would offer the hour anew.
        if (!isSecondClick(event)) props.onChoose()
      }}
      onPointerDown={(event) => {
        // A finger that moves scrolls the page.
        if (event.pointerType === 'mouse' && event.button === 0) props.onPress()
      }}
      onPointerEnter={props.onEnter}
      onPointerUp={props.onRelease}
      className={cx(
        'group/cell relative h-(--hour) select-none outline-offset-[-3px] focus-visible:z-3',
        isFree && 'cursor-pointer',
      )}
    >
      {isFree && (
        <span
          aria-hidden="true"
          className={cx(
            'tabular pointer-events-none absolute inset-x-0.5 inset-y-px flex items-center justify-center gap-1 whitespace-nowrap rounded-input border-2 border-gum border-dashed bg-gum-tint font-semibold text-caption text-gum',
            !isMarked &&
              'invisible group-hover/cell:visible group-focus-visible/cell:visible in-data-selecting:invisible!',
          )}
        >
          <Plus className="size-3.5 shrink-0 max-2xl:hidden" />
          {hourFrom(hour * 60)}
        </span>
      )}
      {children}
    </div>
  )
}
