import { CalendarPlus, ChevronLeft, ChevronRight, CopyPlus, Plus } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { monthTitle } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { type CalendarMode, type CalendarView, shifted } from './calendar-view.ts'
import type { Day } from './days.ts'
import { weekTitle } from './days.ts'

const MODES = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const

const NAV = 'motion-state min-h-8 transition-colors hover:bg-sunk active:bg-line'

interface CalendarToolbarProps {
  view: CalendarView
  today: Day
  /** How many slots “Repeat week” would copy. Undefined if the week has no free slots. */
  repeatable: number | undefined
  isRepeating: boolean
  onView: (view: CalendarView) => void
  onAdd: () => void
  onAddSeveral: () => void
  onRepeat: () => void
}

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { view, today, repeatable, isRepeating, onView } = props
  const isWeek = view.mode === 'week'
  const setMode = (mode: CalendarMode) => onView({ ...view, mode })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="inline-flex rounded-button border border-control bg-surface">
        <button
          type="button"
          aria-label={`Previous ${view.mode}`}
          onClick={() => onView(shifted(view, -1))}
          className={cx(NAV, 'rounded-l-[9px] px-2')}
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          onClick={() => onView({ ...view, day: today })}
          className={cx(NAV, 'border-line border-x px-3 font-semibold text-small')}
        >
          Today
        </button>
        <button
          type="button"
          aria-label={`Next ${view.mode}`}
          onClick={() => onView(shifted(view, 1))}
          className={cx(NAV, 'rounded-r-[9px] px-2')}
        >
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <h2 aria-live="polite" className="whitespace-nowrap text-lead leading-tight">
        {isWeek ? weekTitle(view.day) : monthTitle(view.day)}
      </h2>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:-ml-2 max-sm:w-[calc(100%+0.5rem)] max-sm:gap-x-1">
        {isWeek && repeatable !== undefined && (
          <Tooltip
            text={
              repeatable > 0
                ? 'Copies this week’s free slots to next week'
                : 'Nothing left to copy to next week'
            }
          >
            <Button
              variant="quiet"
              size="sm"
              pending={isRepeating}
              disabled={repeatable === 0}
              onClick={props.onRepeat}
            >
              <CopyPlus aria-hidden="true" className="size-4 max-sm:hidden" />
              Repeat week
            </Button>
          </Tooltip>
        )}
        <Button variant="quiet" size="sm" onClick={props.onAdd}>
          <Plus aria-hidden="true" className="size-4 max-sm:hidden" />
          Add a slot
        </Button>
        <Button variant="quiet" size="sm" onClick={props.onAddSeveral}>
          <CalendarPlus aria-hidden="true" className="size-4 max-sm:hidden" />
          Add several
        </Button>
        {/* On a phone, the switch fills what's left of its row, or takes up a whole row. */}
        <div className="max-sm:grid max-sm:grow max-sm:pl-2 max-sm:*:auto-cols-fr max-sm:*:grid-flow-col max-sm:[&>fieldset]:grid max-sm:[&_label]:justify-center">
          <Segmented
            label="Calendar view"
            size="sm"
            choices={MODES}
            value={view.mode}
            onChange={setMode}
          />
        </div>
      </div>
    </div>
  )
}
