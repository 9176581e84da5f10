import { useQueryClient } from '@tanstack/react-query'
import { addSlots, deleteSlots } from '@wattle/contract/calendar'
import { useState } from 'react'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { call, messageOf } from '#lib/api/call.ts'
import { offerRestore } from '#lib/offer-undo.ts'
import { showToast } from '#ui/toast/toast.ts'
import { seedTime } from './days.ts'

/** The texts of the toasts. `slots` is a number of slots in words, such as "3 slots". */
export interface SeveralWords {
  added: (slots: string) => string
  undone: string
}

const showError = (error: unknown) => void showToast(messageOf(error), { tone: 'error' })

/** Adds several slots in one call, and deletes them all on Undo. */
export function useAddSeveral({ researchId, zone }: { researchId: number; zone: string }) {
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: myCalendarQuery.queryKey })

  /** Resolves to whether any slot was added. */
  async function addSeveral(starts: readonly Date[], words: SeveralWords): Promise<boolean> {
    if (isAdding) return false
    setAdding(true)
    const body = { researchId, startTimes: starts.map(seedTime), timezone: zone }
    const replies = await call(addSlots, { body }).catch(showError)
    await refresh()
    setAdding(false)
    if (!replies) return false
    const made = replies.flatMap(({ slot, isNew }) => (slot && isNew ? [slot.slotId] : []))
    const missed = replies.filter(({ slot }) => !slot)
    const why = missed[0]
      ? `. We left out ${slotsInWords(missed.length)}: ${missed[0].message}`
      : ''
    if (made.length === 0) {
      showToast(`We didn’t add any slots${why}`, { tone: 'error' })
      return false
    }
    offerRestore(words.added(slotsInWords(made.length)) + why, words.undone, () => undo(made))
    return true
  }

  async function undo(made: number[]): Promise<boolean> {
    const deleted = await call(deleteSlots, { body: { slotIds: made } }).catch(showError)
    await refresh()
    if (!deleted) return false
    const kept = made.length - deleted.length
    if (kept > 0)
      showToast(
        `We kept ${kept} of ${slotsInWords(made.length)}, because someone has booked ${kept === 1 ? 'it' : 'them'}`,
        {
          tone: 'error',
        },
      )
    return kept === 0
  }

  return { isAdding, addSeveral }
}

export const slotsInWords = (count: number) => `${count} ${count === 1 ? 'slot' : 'slots'}`
