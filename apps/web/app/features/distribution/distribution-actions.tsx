import { BellRing, Pause, Pencil, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminDate } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  type DistributionDetail,
  useReminders,
  useUndoDistribution,
  useUpdateDistribution,
} from './hooks.ts'
import { MaximumDialog } from './maximum-dialog.tsx'
import { SendEmailsDialog } from './send-emails-dialog.tsx'

type Asked = 'send' | 'maximum' | 'reminders'

/** What can be done about a campaign, by how it stands. */
export function DistributionActions({ distribution }: { distribution: DistributionDetail }) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const { id, status, maxNumber, counts } = distribution
  const isStarted = status === 'IN_PROGRESS' || status === 'PAUSED'
  const canRemind = status === 'IN_PROGRESS' && counts.sent > counts.completed
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
      {status === 'REQUESTED' && (
        <Button size="sm" onClick={() => setAsked('send')}>
          <Send aria-hidden="true" className="size-4" />
          Send Emails
        </Button>
      )}
      {isStarted && (
        <>
          <Button
            size="sm"
            variant="quiet"
            // Of three, a phone has room for two beside each other: it ends the facts above them.
            className={cx(canRemind && 'max-sm:w-full max-sm:justify-start max-sm:px-0!')}
            onClick={() => setAsked('maximum')}
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            Max Emails {maxNumber.toLocaleString('en-AU')}
          </Button>
          {canRemind && (
            <Button size="sm" variant="secondary" onClick={() => setAsked('reminders')}>
              <BellRing aria-hidden="true" className="size-4" />
              Reminders
            </Button>
          )}
          <PauseButton distribution={distribution} />
        </>
      )}
      {asked === 'send' && <SendEmailsDialog id={id} onClose={close} />}
      {asked === 'maximum' && <MaximumDialog distribution={distribution} onClose={close} />}
      {asked === 'reminders' && <Reminders distribution={distribution} onClose={close} />}
    </div>
  )
}

function PauseButton({ distribution }: { distribution: DistributionDetail }) {
  const { id, maxNumber, status } = distribution
  const update = useUpdateDistribution()
  const isPaused = status === 'PAUSED'
  const turn = () =>
    update.mutate(
      { distributionId: id, maxNumber, status: isPaused ? 'IN_PROGRESS' : 'PAUSED' },
      { onError: (error) => showToast(messageOf(error), { tone: 'error' }) },
    )
  return (
    <Button
      size="sm"
      variant={isPaused ? 'primary' : 'secondary'}
      pending={update.isPending}
      onClick={turn}
    >
      {isPaused ? (
        <Play aria-hidden="true" className="size-4" />
      ) : (
        <Pause aria-hidden="true" className="size-4" />
      )}
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  )
}

interface RemindersProps {
  distribution: DistributionDetail
  onClose: () => void
}

function Reminders({ distribution, onClose }: RemindersProps) {
  const { id, remindedAt, counts } = distribution
  const reminders = useReminders()
  const undo = useUndoDistribution()
  const send = () =>
    reminders.mutateAsync(id).then(
      ({ queued }) =>
        queued === 0
          ? showToast('Nobody needs a reminder now')
          : offerUndo(remindedInWords(queued), 'No reminder was sent', () => undo(id)),
      (error) => {
        showToast(messageOf(error), { tone: 'error' })
        throw error
      },
    )
  return (
    <Confirm
      open
      title="Send reminders?"
      confirmLabel="Send reminders"
      onClose={onClose}
      onConfirm={send}
    >
      {unfinishedInWords(counts.sent - counts.completed)} Those of them who have had no reminder yet
      get one. Nobody gets a second.
      {remindedAt &&
        ` Reminders last went out on ${adminDate(remindedAt)}; from three days later they can go to those invited since.`}
    </Confirm>
  )
}

const unfinishedInWords = (people: number) =>
  people === 1
    ? '1 person was invited and has not finished.'
    : `${people.toLocaleString('en-AU')} people were invited and have not finished.`

function remindedInWords(queued: number): string {
  return queued === 1
    ? '1 reminder is queued'
    : `${queued.toLocaleString('en-AU')} reminders are queued`
}
