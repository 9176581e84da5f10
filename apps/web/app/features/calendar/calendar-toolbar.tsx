import { ChevronLeft, ChevronRight, CopyPlus, Globe, Plus } from 'lucide-react'
import { zoneLabel } from '#lib/zone.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { type CalendarMode, type CalendarView, shifted } from './calendar-view.ts'
import { monthTitle, weekTitle } from './day-names.ts'
import type { Day } from './days.ts'

const MODES = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const

interface CalendarToolbarProps {
  view: CalendarView
  today: Day
  zone: string
  /** A moment of what is shown: the zone's name changes with the season. */
  at: Date
  /** How many slots a repetition of this week would copy. */
  repeatable: number
  isRepeating: boolean
  onView: (view: CalendarView) => void
  onAdd: () => void
  onRepeat: () => void
}

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { view, today, zone, at, repeatable, isRepeating, onView } = props
  const isWeek = view.mode === 'week'
  const setMode = (mode: CalendarMode) => onView({ ...view, mode })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center">
        <IconButton
          label={`Previous ${view.mode}`}
          icon={ChevronLeft}
          variant="outline"
          className="rounded-r-none border-control"
          onClick={() => onView(shifted(view, -1))}
        />
        <Button
          variant="secondary"
          className="-mx-px min-h-(--target)! rounded-none! focus-visible:z-1"
          onClick={() => onView({ ...view, day: today })}
        >
          Today
        </Button>
        <IconButton
          label={`Next ${view.mode}`}
          icon={ChevronRight}
          variant="outline"
          className="rounded-l-none border-control"
          onClick={() => onView(shifted(view, 1))}
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 aria-live="polite" className="whitespace-nowrap text-lead leading-tight">
          {isWeek ? weekTitle(view.day) : monthTitle(view.day)}
        </h2>
        <span className="flex items-center gap-1 whitespace-nowrap text-caption text-ink-3">
          <Globe aria-hidden="true" className="size-3.5" />
          <span className="sr-only">Times are those of </span>
          {zoneLabel(zone, at)}
        </span>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0 max-sm:w-full">
        {isWeek && repeatable > 0 && (
          <Tooltip text="Copies the free slots of this week to the next">
            <Button variant="quiet" size="sm" pending={isRepeating} onClick={props.onRepeat}>
              <CopyPlus aria-hidden="true" className="size-4" />
              Repeat week
            </Button>
          </Tooltip>
        )}
        <Button variant="quiet" size="sm" onClick={props.onAdd}>
          <Plus aria-hidden="true" className="size-4" />
          Add a slot
        </Button>
        <div className="max-sm:ml-auto">
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
