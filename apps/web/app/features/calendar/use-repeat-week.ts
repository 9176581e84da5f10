import { useQueryClient } from '@tanstack/react-query'
import { instantOf, slotFault } from '@wattle/contract/calendar'
import { useState } from 'react'
import { myCalendarQuery } from '#lib/api/my-calendar.ts'
import { offerRestore } from '#lib/offer-undo.ts'
import { showToast } from '#ui/toast/toast.ts'
import { addDays, type Day, mondayOf, weekTitle } from './days.ts'
import type { CalendarEntry } from './entries.ts'
import { sendDeletion, sendSlot } from './hooks.ts'

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
): Date[] {
  const taken = new Set(entries.map(({ slot }) => new Date(slot.startTime).getTime()))
  return entries
    .filter(isFreeIn(week))
    .filter(({ minutes }) => minutes % 60 === 0)
    .map(({ day, minutes }) => instantOf(addDays(day, 7), minutes / 60, zone))
    .filter((start) => start !== undefined)
    .filter((start) => !taken.has(start.getTime()) && !slotFault(start, now, zone))
}

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
    const made: number[] = []
    for (const start of starts) {
      try {
        const { slotId } = await sendSlot({ researchId, start, zone })
        made.push(slotId)
      } catch {
        // One that is refused leaves the others; how many there are is told below.
      }
    }
    await refresh()
    setRepeating(false)
    const missed = starts.length - made.length
    if (made.length === 0) {
      showToast(`None of the ${missed} slots could be copied`, { tone: 'error' })
      return
    }
    const copied = `${made.length} ${made.length === 1 ? 'slot' : 'slots'} copied to ${weekTitle(into)}`
    const told = missed > 0 ? `${copied}; ${missed} could not be` : copied
    offerRestore(told, 'The copied slots are taken back', () => takeBack(made))
    onDone()
  }

  async function takeBack(made: readonly number[]): Promise<boolean> {
    const done = await Promise.allSettled(made.map((slotId) => sendDeletion(slotId)))
    await refresh()
    const kept = done.filter(({ status }) => status === 'rejected').length
    // One that was booked meanwhile, say.
    if (kept > 0) showToast(`${kept} of ${made.length} could not be taken back`, { tone: 'error' })
    return kept === 0
  }

  return { isRepeating, repeat }
}
