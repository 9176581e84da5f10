import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'
import { type Kind, linkProblemOf } from '../link-problem.tsx'
import type { Slot } from './slot-times.ts'
import { listSlots } from './study.ts'

export type Refusal = { slotId: number; title: string; message: string }

/** The times a participant can book, and the calls to book or cancel one. */
export function useBooking(hash: string, first: Slot[]) {
  const [slots, setSlots] = useState(first)
  const [lost, setLost] = useState<Slot[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  /** Why the link no longer works, for example because the study was withdrawn. */
  const [problem, setProblem] = useState<Kind>()
  const [isBusy, setIsBusy] = useState(false)
  /** The interview the person booked on this page. */
  const [interviewId, setInterviewId] = useState<number>()
  /** Whether the person can change the time. People who've left the panel can only cancel. */
  const canMove = first.every((slot) => slot.canMove !== false)

  /**
   * Loads the list again, because someone else may have booked any of the times. Keeps the old list
   * if that fails.
   */
  const refresh = async () => setSlots((await listSlots(hash).catch(() => undefined)) ?? slots)

  async function attempt(slotId: number, title: string, deed: () => Promise<unknown>) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await deed()
      return true
    } catch (error) {
      setProblem(linkProblemOf(error))
      setRefusal({ slotId, title, message: messageOf(error) })
      if (error instanceof CallError && error.code === 'SLOT_TAKEN') {
        const slot = slots.find((one) => one.slotId === slotId)
        // We strike the time out instead of removing it, so nothing moves on the page.
        if (slot) setLost((before) => [...before, slot])
        await refresh()
      }
      return false
    } finally {
      setIsBusy(false)
    }
  }

  const giveUp = (slotId: number, deed: () => Promise<unknown>) =>
    attempt(slotId, 'We couldn’t cancel your interview', async () => {
      await deed()
      if (!canMove) return setSlots([])
      setSlots((before) => before.map((slot) => ({ ...slot, selected: false, available: true })))
      await refresh()
    })

  const lostIds = new Set(lost.map(({ slotId }) => slotId))
  const fresh = slots.filter(({ slotId }) => !lostIds.has(slotId))
  return {
    slots: [...fresh, ...lost],
    lostIds,
    own: fresh.find(({ selected }) => selected),
    refusal,
    problem,
    isBusy,
    interviewId,
    canMove,
    forget: () => setRefusal(undefined),
    book: (slotId: number) =>
      attempt(slotId, RESPONDENT_MESSAGES.bookingFailed, async () => {
        const params = { slotId: String(slotId), hash }
        const booked = await callByLink(hash, 'bookSlot', { params })
        setInterviewId(booked.interviewId)
        // Seed 001 section 4: the booked time is selected and taken, and the previous one is free
        // again.
        setSlots((before) =>
          before.map((slot) => {
            const isIt = slot.slotId === slotId
            return {
              ...slot,
              selected: isIt,
              available: isIt ? false : slot.available || slot.selected,
            }
          }),
        )
      }),
    cancel: (slotId: number) =>
      giveUp(slotId, () => callByLink(hash, 'cancelBooking', { params: { hash } })),
    attempt,
    giveUp,
  }
}

export type Booking = ReturnType<typeof useBooking>
