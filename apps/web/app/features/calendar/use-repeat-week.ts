import { useQueryClient } from '@tanstack/react-query'
import { addSlots, deleteSlots, instantOf, slotFault } from '@wattle/contract/calendar'
import { type Plan, startMinutes } from '@wattle/contract/plan'
import { useState } from 'react'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { call, messageOf } from '#lib/api/call.ts'
import { offerRestore } from '#lib/offer-undo.ts'
import { showToast } from '#ui/toast/toast.ts'
import { addDays, type Day, mondayOf, seedTime, weekTitle } from './days.ts'
import type { CalendarEntry } from './entries.ts'

const isFreeIn =
  (week: Day) =>
  ({ kind, slot, day }: CalendarEntry) =>
    (kind === 'open' || (kind === 'past' && slot.available)) && mondayOf(day) === mondayOf(week)

export const isAnyFree = (entries: readonly CalendarEntry[], week: Day) =>
  entries.some(isFreeIn(week))

/** What a repetition of a week would offer in the next one: its free hours, where nothing stands yet. */
export function repeatedStarts(
  entries: readonly CalendarEntry[],
  week: Day,
  now: Date,
  zone: string,
  plan: Plan,
): Date[] {
  const taken = new Set(entries.map(({ slot }) => new Date(slot.startTime).getTime()))
  return entries
    .filter(isFreeIn(week))
    .filter(({ minutes }) => minutes % startMinutes(plan) === 0)
    .map(({ day, minutes }) => instantOf(addDays(day, 7), minutes / 60, zone))
    .filter((start) => start !== undefined)
    .filter((start) => !taken.has(start.getTime()) && !slotFault(start, now, zone, plan))
}

const tell = (error: unknown) => void showToast(messageOf(error), { tone: 'error' })

interface RepeatWeek {
  researchId: number
  zone: string
  onDone: () => void
}

export function useRepeatWeek({ researchId, zone, onDone }: RepeatWeek) {
  const queries = useQueryClient()
  const [isRepeating, setRepeating] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey })

  async function repeat(starts: readonly Date[], into: Day) {
    if (isRepeating) return
    setRepeating(true)
    const body = { researchId, startTimes: starts.map(seedTime), timezone: zone }
    const replies = await call(addSlots, { body }).catch(tell)
    await refresh()
    setRepeating(false)
    if (!replies) return
    const made = replies.flatMap(({ slot, isNew }) => (slot && isNew ? [slot.slotId] : []))
    const missed = replies.filter(({ slot }) => !slot)
    if (made.length === 0) {
      showToast(`None of the ${starts.length} slots could be copied`, { tone: 'error' })
      return
    }
    const copied = `${made.length} ${made.length === 1 ? 'slot' : 'slots'} copied to ${weekTitle(into)}`
    const [first] = missed
    const why = first ? `. We couldn’t copy ${missed.length}: ${first.message}` : ''
    offerRestore(copied + why, 'The copied slots are deleted', () => takeBack(made))
    onDone()
  }

  async function takeBack(made: number[]): Promise<boolean> {
    const gone = await call(deleteSlots, { body: { slotIds: made } }).catch(tell)
    await refresh()
    if (!gone) return false
    const kept = made.length - gone.length
    if (kept > 0) showToast(`${kept} of ${made.length} are booked by now`, { tone: 'error' })
    return kept === 0
  }

  return { isRepeating, repeat }
}
