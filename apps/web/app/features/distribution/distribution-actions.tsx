import { BellRing, FileCheck, Pause, Pencil, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { ConsentPackDialog } from './consent-pack-dialog.tsx'
import { EditStudyDialog } from './edit-study-dialog.tsx'
import { type DistributionDetail, useUpdateDistribution } from './hooks.ts'
import { MaximumDialog } from './maximum-dialog.tsx'
import { RemindersDialog } from './reminders-dialog.tsx'
import { SendEmailsDialog } from './send-emails-dialog.tsx'

type DialogName = 'send' | 'edit' | 'maximum' | 'reminders' | 'consents'

export function DistributionActions({ distribution }: { distribution: DistributionDetail }) {
  const [openDialog, setOpenDialog] = useState<DialogName>()
  const close = () => setOpenDialog(undefined)
  const { id, status, maxNumber, counts } = distribution
  const isStarted = status === 'IN_PROGRESS' || status === 'PAUSED'
  const canRemind = status === 'IN_PROGRESS' && counts.sent > counts.completed
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
      {status === 'REQUESTED' && (
        <Button size="sm" onClick={() => setOpenDialog('send')}>
          <Send aria-hidden="true" className="size-4" />
          Send Emails
        </Button>
      )}
      {status !== 'REQUESTED' && (
        <Button size="sm" variant="quiet" onClick={() => setOpenDialog('consents')}>
          <FileCheck aria-hidden="true" className="size-4" />
          Download consent pack
        </Button>
      )}
      {isStarted && (
        <>
          <Button
            size="sm"
            variant="quiet"
            // On a phone, two buttons fit side by side. If there are three, this one gets a whole
            // row.
            className={cx(!canRemind && 'max-sm:w-full max-sm:justify-start max-sm:px-0!')}
            onClick={() => setOpenDialog('maximum')}
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            Max Emails {formatCount(maxNumber)}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOpenDialog('edit')}>
            <Pencil aria-hidden="true" className="size-3.5" />
            Edit details
          </Button>
          {canRemind && (
            <Button size="sm" variant="secondary" onClick={() => setOpenDialog('reminders')}>
              <BellRing aria-hidden="true" className="size-4" />
              Reminders
            </Button>
          )}
          <PauseButton distribution={distribution} />
        </>
      )}
      {openDialog === 'send' && <SendEmailsDialog id={id} onClose={close} />}
      {openDialog === 'edit' && <EditStudyDialog distribution={distribution} onClose={close} />}
      {openDialog === 'maximum' && <MaximumDialog distribution={distribution} onClose={close} />}
      {openDialog === 'consents' && <ConsentPackDialog id={id} onClose={close} />}
      {openDialog === 'reminders' && (
        <RemindersDialog distribution={distribution} onClose={close} />
      )}
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
