import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addSlot, deleteSlot, restoreSlot, SLOT_HOURS } from '@wattle/contract/calendar'
import { call } from '#lib/api/call.ts'
import { type MySlot, myCalendarQuery } from '#lib/api/my-calendar.ts'
import { seedTime } from './days.ts'

export type NewSlot = { researchId: number; start: Date; zone: string }

const HOUR_MS = 3_600_000
const CHANGES = ['slot-changes']
const endOf = (start: Date) => new Date(start.getTime() + SLOT_HOURS * HOUR_MS)

/** Seed 001 section 5: exactly an hour from its start, in UTC. */
export const sendSlot = ({ researchId, start, zone }: NewSlot) =>
  call(addSlot, {
    body: {
      researchId,
      startTime: seedTime(start),
      endTime: seedTime(endOf(start)),
      timezone: zone,
    },
  })

export const sendDeletion = (slotId: number) =>
  call(deleteSlot, { params: { slotId: String(slotId) } })

/** Shows what will be before the server has said so; a refusal takes it back. */
function useOptimistic<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  change: (slots: MySlot[], input: Input) => MySlot[],
) {
  const queries = useQueryClient()
  const { queryKey } = myCalendarQuery
  // Not the one of `lib`: here each deed has a guard of its own, and what was deleted and brought back
  // may be deleted again at once.
  return useMutation({
    mutationKey: CHANGES,
    mutationFn: send,
    async onMutate(input: Input) {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      setSlots(queries, (slots) => change(slots, input))
      return { before }
    },
    onError(_error, _input, context) {
      queries.setQueryData(queryKey, context?.before)
    },
    // The last of several: an answer in between would undo what is still under way.
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

export const useAddSlot = () =>
  useOptimistic(sendSlot, (slots, { researchId, start }) => [
    ...slots,
    {
      // No slot of the server has such an id.
      slotId: -start.getTime(),
      researchId,
      startTime: start.toISOString(),
      endTime: endOf(start).toISOString(),
      available: true,
    },
  ])

export const useDeleteSlot = () =>
  useOptimistic(
    ({ slotId }: MySlot) => sendDeletion(slotId),
    (slots, { slotId }) => slots.filter((slot) => slot.slotId !== slotId),
  )

export const useRestoreSlot = () =>
  useOptimistic(
    ({ slotId }: MySlot) => call(restoreSlot, { params: { slotId: String(slotId) } }),
    (slots, slot) => [...slots, slot],
  )
