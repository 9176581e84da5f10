import { Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { isSecondClick } from '#lib/second-click.ts'
import { clockSpan } from '#lib/time/date-formats.ts'

interface WeekCellProps {
  ref?: Ref<HTMLDivElement> | undefined
  /** Describes an empty cell. Undefined for a cell with a slot, which describes itself. */
  label: string | undefined
  /** When the cell starts, in minutes from midnight. */
  start: number
  /** How long a slot lasts, in minutes. */
  length: number
  /** How many minutes a cell covers. */
  step: number
  /** Whether the researcher can offer a slot that starts in this cell. */
  isFree: boolean
  /** Whether a dragged slot or a new one would start in this cell. */
  isMarked: boolean
  /** Whether the drag moves a slot instead of adding one. */
  isMove: boolean
  isCursor: boolean
  onFocus: () => void
  onChoose: () => void
  onPress: () => void
  onEnter: () => void
  onRelease: () => void
  children?: ReactNode
}

/** One hour or quarter hour of a day. Slots snap to cells. */
export function WeekCell(props: WeekCellProps) {
  const { ref, label, start, length, step, isFree, isMarked, isMove, isCursor, children } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys of all its cells
    // biome-ignore lint/a11y/useSemanticElements: a table can’t be laid out as hours and days
    <div
      ref={ref}
      role="gridcell"
      aria-label={label}
      tabIndex={isCursor ? 0 : -1}
      onFocus={props.onFocus}
      onClick={(event) => {
        // Without this check, a double click on a slot's delete button would offer the time again.
        if (!isSecondClick(event)) props.onChoose()
      }}
      onPointerDown={(event) => {
        // Only a mouse starts a drag, because a moving finger scrolls the page.
        if (event.pointerType === 'mouse' && event.button === 0) props.onPress()
      }}
      onPointerEnter={props.onEnter}
      onPointerUp={props.onRelease}
      className={cx(
        'group/cell relative h-(--cell) select-none outline-offset-[-3px] focus-visible:z-3',
        isFree && 'cursor-pointer',
      )}
    >
      {isFree && (
        <span
          aria-hidden="true"
          className={cx(
            'tabular pointer-events-none absolute inset-x-0.5 top-px z-2 flex items-center justify-center gap-1 whitespace-nowrap rounded-input border-2 border-gum border-dashed bg-gum-tint font-semibold text-caption text-gum',
            !isMarked &&
              'invisible group-hover/cell:visible group-focus-visible/cell:visible in-data-selecting:invisible!',
          )}
          style={{ height: `calc(${(length / step) * 100}% - 2px)` }}
        >
          {!isMove && <Plus className="size-3.5 shrink-0 max-2xl:hidden" />}
          {clockSpan(start, length)}
        </span>
      )}
      {children}
    </div>
  )
}
