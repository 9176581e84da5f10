import { addDays, addMonths, type Day } from './days.ts'

export const CALENDAR_MODES = ['month', 'week'] as const
export type CalendarMode = (typeof CALENDAR_MODES)[number]

/** Which month or week the calendar shows. `day` is any day in it. */
export interface CalendarView {
  mode: CalendarMode
  day: Day
}

export const shifted = ({ mode, day }: CalendarView, by: 1 | -1): CalendarView => ({
  mode,
  day: mode === 'week' ? addDays(day, 7 * by) : addMonths(day, by),
})
