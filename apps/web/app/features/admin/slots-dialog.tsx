import { useQuery } from '@tanstack/react-query'
import { MESSAGES, RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { CircleCheck } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminWeekdayTimeRange } from '#lib/time/date-formats.ts'
import { browserZone, zoneName } from '#lib/time/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Failed } from './failed.tsx'
import {
  availableSlotsQuery,
  type Completion,
  type SlotChoice,
  useAdminUndo,
  useBookSlot,
} from './hooks.ts'

interface SlotsDialogProps {
  completion: Pick<Completion, 'userScreenerId' | 'fullName'>
  onClose: () => void
}

/**
 * Seed 001 section 2: each slot has its time range and a Book button. The selected slot is
 * highlighted.
 */
export function SlotsDialog({ completion, onClose }: SlotsDialogProps) {
  const { userScreenerId, fullName } = completion
  const slots = useQuery(availableSlotsQuery(userScreenerId))
  const booking = useBookSlot(userScreenerId)
  const undo = useAdminUndo()
  const book = (slotId: number) =>
    booking.mutate(slotId, {
      onSuccess: (slot) =>
        offerUndo(`${fullName} is booked for ${rangeOf(slot)}`, 'Booking undone', () =>
          undo(slot.interviewId),
        ),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Available slots"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">
          For {fullName}. Times are in your time zone ({zoneName(browserZone())}).
        </p>
        {booking.isError && <Failed what={MESSAGES.bookSlotFailed} error={booking.error} />}
        {slots.data ? (
          <SlotList
            slots={slots.data}
            pendingId={booking.isPending ? booking.variables : undefined}
            onBook={book}
          />
        ) : slots.isError ? (
          <EmptyState
            level={3}
            title={RESPONDENT_MESSAGES.loadSlotsFailed}
            action={<Button onClick={() => slots.refetch()}>Try again</Button>}
          >
            {messageOf(slots.error)}
          </EmptyState>
        ) : (
          <Loading label="Loading the slots" className="grid gap-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </Loading>
        )}
      </div>
    </Dialog>
  )
}

interface SlotListProps {
  slots: readonly SlotChoice[]
  pendingId: number | undefined
  onBook: (slotId: number) => void
}

function SlotList({ slots, pendingId, onBook }: SlotListProps) {
  if (slots.length === 0) {
    return (
      <EmptyState level={3} title="No free slots">
        The researcher hasn’t offered any slots that can still be booked. New slots appear here
        immediately.
      </EmptyState>
    )
  }
  const inOrder = slots.toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  return (
    <ul className="tabular grid overflow-hidden rounded-card border border-line">
      {inOrder.map((slot) => (
        <li
          key={slot.slotId}
          aria-current={slot.selected || undefined}
          className={cx(
            'flex min-h-13 items-center justify-between gap-4 border-line-2 border-b px-4 py-2 last:border-b-0',
            slot.selected && 'bg-gum-tint shadow-[inset_4px_0_0_var(--color-gum)]',
          )}
        >
          <span className={slot.selected ? 'font-semibold' : undefined}>{rangeOf(slot)}</span>
          {slot.selected ? (
            <span className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-gum">
              <CircleCheck aria-hidden="true" className="size-4" />
              Selected
            </span>
          ) : (
            <Button
              size="sm"
              variant="outline"
              pending={pendingId === slot.slotId}
              disabled={pendingId !== undefined && pendingId !== slot.slotId}
              aria-label={`Book ${rangeOf(slot)}`}
              onClick={() => onBook(slot.slotId)}
            >
              Book
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const rangeOf = ({ startTime, endTime }: Pick<SlotChoice, 'startTime' | 'endTime'>) =>
  adminWeekdayTimeRange(startTime, endTime)
