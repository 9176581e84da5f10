import { useQuery } from '@tanstack/react-query'
import type { countReminders } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { inWords, REMINDER_PAUSE_DAYS } from '@wattle/contract/limits'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminDate, adminDateTime } from '#lib/time/date-formats.ts'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  type DistributionDetail,
  remindersQuery,
  useReminders,
  useUndoDistribution,
} from './hooks.ts'

interface RemindersDialogProps {
  distribution: DistributionDetail
  onClose: () => void
}

export function RemindersDialog({ distribution, onClose }: RemindersDialogProps) {
  const { id, remindedAt } = distribution
  const { data, isError, error } = useQuery(remindersQuery(id))
  const reminders = useReminders()
  const undo = useUndoDistribution()
  const isNobody = data?.people === 0
  const isWarning = data?.hasEnoughBooked && !isNobody
  const send = async () => {
    try {
      const { queued } = await reminders.mutateAsync(id)
      if (queued === 0) showToast('Nobody needs a reminder now')
      else offerUndo(queuedInWords(queued), 'No reminders sent', () => undo(id))
    } catch (failure) {
      showToast(messageOf(failure), { tone: 'error' })
      throw failure
    }
  }
  return (
    <Confirm
      open
      title={isNobody ? 'No reminders to send' : 'Send reminders?'}
      confirmLabel={isNobody ? undefined : isWarning ? 'Send anyway' : 'Send reminders'}
      cancelLabel={isNobody ? 'Close' : undefined}
      disabled={!data}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        {isWarning && (
          <Notice tone="warning">
            <p>
              This project already has enough interviews. If you remind people, some will finish the
              screener and find no slots left.
            </p>
          </Notice>
        )}
        {isError ? (
          <Notice tone="error">{messageOf(error)}</Notice>
        ) : (
          <p role="status">{data ? reachInWords(data) : 'Counting people'}</p>
        )}
        {data && !isNobody && remindedAt && <p>Last reminders sent on {adminDate(remindedAt)}.</p>}
      </div>
    </Confirm>
  )
}

function reachInWords({ people, nextRoundAt }: CallReply<typeof countReminders>): string {
  if (nextRoundAt)
    return `The last reminders went out less than ${inWords(REMINDER_PAUSE_DAYS)} days ago. You can send the next ones from ${adminDateTime(nextRoundAt)}.`
  if (people === 0) return 'Nobody needs a reminder now.'
  return people === 1
    ? '1 person hasn’t finished the screener and hasn’t had a reminder. We’ll email them one.'
    : `${formatCount(people)} people haven’t finished the screener and haven’t had a reminder. We’ll email them one.`
}

const queuedInWords = (queued: number) =>
  queued === 1 ? '1 reminder queued' : `${formatCount(queued)} reminders queued`
