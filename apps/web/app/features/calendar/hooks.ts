import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addSlot, deleteSlot, moveSlot, restoreSlot } from '@wattle/contract/calendar'
import { type MySlot, myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { call } from '#lib/api/call.ts'
import { seedTime } from './days.ts'

/** A slot to add. `minutes` is its length. */
type NewSlot = { researchId: number; start: Date; minutes: number; zone: string }

const CHANGES = ['slot-changes']
const endOf = ({ start, minutes }: NewSlot) => new Date(start.getTime() + minutes * 60_000)

/** Seed 001 section 5: sends a slot's times in UTC. */
const sendSlot = (slot: NewSlot) =>
  call(addSlot, {
    body: {
      researchId: slot.researchId,
      startTime: seedTime(slot.start),
      endTime: seedTime(endOf(slot)),
      timezone: slot.zone,
    },
  })

interface Optimistic<Input, Reply> {
  send: (input: Input) => Promise<Reply>
  /** Shows the change before the server responds (an optimistic update). */
  apply: (slots: MySlot[], input: Input) => MySlot[]
  /** Reverts only this change, if the server refuses it. */
  revert: (slots: MySlot[], input: Input) => MySlot[]
}

function useOptimistic<Input, Reply>({ send, apply, revert }: Optimistic<Input, Reply>) {
  const queries = useQueryClient()
  const { queryKey } = myCalendarQuery
  // This isn't `useMutation` from `lib`, which ignores a repeated call as a double click. Here,
  // people may delete a slot, restore it and delete it again straight away.
  return useMutation({
    mutationKey: CHANGES,
    // Sends the requests one after another, although each change shows immediately.
    scope: { id: 'slot-changes' },
    mutationFn: send,
    async onMutate(input: Input) {
      await queries.cancelQueries({ queryKey })
      setSlots(queries, (slots) => apply(slots, input))
    },
    onError: (_error, input) => setSlots(queries, (slots) => revert(slots, input)),
    // Refetches only after the last change, because an earlier refetch would hide changes that
    // aren't saved yet.
    onSettled: () =>
      queries.isMutating({ mutationKey: CHANGES }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  })
}

function setSlots(queries: QueryClient, change: (slots: MySlot[]) => MySlot[]) {
  queries.setQueryData(
    myCalendarQuery.queryKey,
    (calendar) => calendar && { ...calendar, slots: change(calendar.slots) },
  )
}

const without = (slots: MySlot[], id: number) => slots.filter(({ slotId }) => slotId !== id)

/** A temporary id. It's negative, so it never matches an id from the server. */
const unsavedId = (start: Date) => -start.getTime()

export const useAddSlot = () =>
  useOptimistic({
    send: sendSlot,
    apply: (slots, added) => [
      ...slots,
      {
        slotId: unsavedId(added.start),
        researchId: added.researchId,
        // The calendar only shows the project's name on slots of other projects, so this can stay
        // empty.
        researchName: '',
        startTime: added.start.toISOString(),
        endTime: endOf(added).toISOString(),
        available: true,
      },
    ],
    revert: (slots, { start }) => without(slots, unsavedId(start)),
  })

type Move = { slot: MySlot; start: Date; zone: string }

function movedTo({ slot, start }: Move): MySlot {
  const length = Date.parse(slot.endTime) - Date.parse(slot.startTime)
  const endTime = new Date(start.getTime() + length).toISOString()
  return { ...slot, startTime: start.toISOString(), endTime }
}

export const useMoveSlot = () =>
  useOptimistic({
    send(move: Move) {
      const { slotId, startTime, endTime } = movedTo(move)
      const times = [startTime, endTime].map((time) => seedTime(new Date(time)))
      const [start = '', end = ''] = times
      return call(moveSlot, {
        body: { slotId, startTime: start, endTime: end, timezone: move.zone },
      })
    },
    apply: (slots, move) => [...without(slots, move.slot.slotId), movedTo(move)],
    revert: (slots, { slot }) => [...without(slots, slot.slotId), slot],
  })

export const useDeleteSlot = () =>
  useOptimistic({
    send: ({ slotId }: MySlot) => call(deleteSlot, { params: { slotId: String(slotId) } }),
    apply: (slots, { slotId }) => without(slots, slotId),
    revert: (slots, slot) => [...without(slots, slot.slotId), slot],
  })

export const useRestoreSlot = () =>
  useOptimistic({
    send: ({ slotId }: MySlot) => call(restoreSlot, { params: { slotId: String(slotId) } }),
    apply: (slots, slot) => [...slots, slot],
    revert: (slots, { slotId }) => without(slots, slotId),
  })
