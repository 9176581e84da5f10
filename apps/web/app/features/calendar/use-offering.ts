import { instantOf, RESTORE_SECONDS, slotFault, slotFaultMessage } from '@wattle/contract/calendar'
import { REPEAT_GUARD_MS } from '@wattle/contract/limits'
import { MESSAGES } from '@wattle/contract/messages'
import type { Plan } from '@wattle/contract/plan'
import { useRef } from 'react'
import type { MySlot } from '#features/calendar/shared/my-calendar.ts'
import { CallError, messageOf } from '#lib/api/call.ts'
import { endOffers, offerRestore } from '#lib/offer-undo.ts'
import { clockOf, wallTime, weekdayAndDay } from '#lib/time/date-formats.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { Day } from './days.ts'
import { type CalendarEntry, isUnderWay } from './entries.ts'
import { useAddSlot, useDeleteSlot, useMoveSlot, useRestoreSlot } from './hooks.ts'

/** A deleted slot that can be restored. `done` settles when the server has responded. */
type Deletion = { slot: MySlot; at: number; done: Promise<unknown> }

interface Offering {
  researchId: number
  plan: Plan
  zone: string
  /** Tells screen readers what happened in the grid. */
  announce: (sentence: string) => void
}

/** Adds, moves and deletes slots, shows messages, and offers undo. */
export function useOffering({ researchId, plan, zone, announce }: Offering) {
  const add = useAddSlot()
  const removal = useDeleteSlot()
  const restoring = useRestoreSlot()
  const moving = useMoveSlot()
  /** The start times whose requests are queued or running. */
  const adding = useRef(new Set<number>())
  const last = useRef({ start: 0, at: 0 })
  const deleted = useRef<Deletion[]>([])

  const nameOf = (at: Date) => {
    const { day, minutes } = wallTime(at, zone)
    return `${weekdayAndDay(day)}, ${clockOf(minutes)}`
  }

  /** Offers a slot. Resolves to whether the server accepted it. */
  async function offer(day: Day, minutes: number, report = announce): Promise<boolean> {
    const now = new Date()
    const start = instantOf(day, minutes / 60, zone)
    const fault = start ? slotFault(start, now, zone, plan) : 'SLOT_OUTSIDE_HOURS'
    if (!start || fault) {
      refuse(slotFaultMessage(fault ?? 'SLOT_OUTSIDE_HOURS', now, zone, plan))
      return false
    }
    // Seed 001 section 5: ignores a repeated request for the same time (a double click) within 700
    // ms, or while the first one is running. Requests for other times are queued.
    const key = start.getTime()
    const isRepeated =
      last.current.start === key && now.getTime() - last.current.at < REPEAT_GUARD_MS
    if (isRepeated || adding.current.has(key)) return false
    adding.current.add(key)
    last.current = { start: key, at: now.getTime() }
    try {
      await add.mutateAsync({ researchId, start, minutes: plan.sessionMinutes, zone })
      report(`Slot added: ${nameOf(start)}`)
      return true
    } catch (error) {
      const hasReason = error instanceof CallError && error.code !== 'UNKNOWN'
      refuse(hasReason ? error.message : MESSAGES.addSlotFailed)
      return false
    } finally {
      adding.current.delete(key)
    }
  }

  /** Moves a free slot, keeping its length. */
  async function move({ slot, length }: CalendarEntry, day: Day, minutes: number) {
    const now = new Date()
    const start = instantOf(day, minutes / 60, zone)
    const fault = start ? slotFault(start, now, zone, plan, length) : 'SLOT_OUTSIDE_HOURS'
    if (!start || fault)
      return refuse(slotFaultMessage(fault ?? 'SLOT_OUTSIDE_HOURS', now, zone, plan))
    const before = new Date(slot.startTime)
    try {
      const { startTime, endTime } = await moving.mutateAsync({ slot, start, zone })
      const moved = { ...slot, startTime, endTime }
      offerRestore(`Slot moved to ${nameOf(start)}`, `Slot moved back to ${nameOf(before)}`, () =>
        moving.mutateAsync({ slot: moved, start: before, zone }).then(
          () => true,
          (error) => refuse(messageOf(error)),
        ),
      )
    } catch (error) {
      refuse(messageOf(error))
    }
  }

  async function remove(slot: MySlot) {
    if (isUnderWay(slot)) return
    const entry = { slot, at: Date.now(), done: removal.mutateAsync(slot) }
    deleted.current.push(entry)
    try {
      await entry.done
      if (!deleted.current.includes(entry)) return
      const name = nameOf(new Date(slot.startTime))
      // Ctrl Z in the grid still works after this toast has gone, for a whole minute.
      offerRestore(`Slot deleted: ${name}`, `Slot restored: ${name}`, () => restore(entry))
    } catch (error) {
      forget(entry)
      refuse(messageOf(error))
    }
  }

  const forget = (entry: Deletion) => {
    deleted.current = deleted.current.filter((one) => one !== entry)
  }

  async function restore(entry: Deletion): Promise<true | undefined> {
    if (!deleted.current.includes(entry)) return undefined
    forget(entry)
    // People can undo before the deletion has finished. If the deletion failed, they've already
    // seen its error.
    const isGone = await entry.done.then(
      () => true,
      () => false,
    )
    if (!isGone) return undefined
    try {
      await restoring.mutateAsync(entry.slot)
      return true
    } catch (error) {
      deleted.current.push(entry)
      refuse(messageOf(error))
      return undefined
    }
  }

  /** Restores the last deleted slot, while the server still has it. */
  async function undo() {
    const entry = deleted.current.at(-1)
    if (!entry || Date.now() - entry.at >= RESTORE_SECONDS * 1000)
      return announce('Nothing to undo')
    endOffers()
    if (await restore(entry)) announce(`Slot restored: ${nameOf(new Date(entry.slot.startTime))}`)
  }

  return { offer, move, remove, undo }
}

export const refuse = (sentence: string) => void showToast(sentence, { tone: 'error' })
