import type { Remedy } from '@wattle/contract/forecast'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { shortDay } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type DistributionDetail, useChangeStudy, useUpdateDistribution } from './hooks.ts'
import { RemindersDialog } from './reminders-dialog.tsx'

const MORE_INVITATIONS = 50
const MORE_STANDBYS = 2
const DAY_MS = 24 * 3_600_000

interface RemedyButtonProps {
  remedy: Remedy
  distribution: DistributionDetail
}

/** Does what the forecast assumed. Only the researcher can add slots. */
export function RemedyButton({ remedy, distribution }: RemedyButtonProps) {
  switch (remedy) {
    case 'REMIND':
      return <SendReminders distribution={distribution} />
    case 'LOOSEN':
      return (
        <ButtonLink to="#x-ray" variant="outline" size="sm">
          Show below
        </ButtonLink>
      )
    case 'SLOTS':
      return null
    case 'WEEK':
      return <ExtendWeek distribution={distribution} />
    case 'INVITATIONS':
      return <RaiseMaximum distribution={distribution} />
    case 'STANDBYS':
      return <FindStandbys distribution={distribution} />
  }
}

type Props = Pick<RemedyButtonProps, 'distribution'>

function SendReminders({ distribution }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Send reminders
      </Button>
      {isOpen && <RemindersDialog distribution={distribution} onClose={() => setOpen(false)} />}
    </>
  )
}

function useStudyChange(id: number) {
  const change = useChangeStudy(id)
  const save = async (fields: Parameters<typeof change.mutateAsync>[0], done: string) => {
    try {
      await change.mutateAsync(fields)
      showToast(done, { tone: 'success' })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }
  return { save, isPending: change.isPending }
}

function ExtendWeek({ distribution: { id, expirationDate } }: Props) {
  const { save, isPending } = useStudyChange(id)
  if (!expirationDate) return null
  const later = new Date(Date.parse(`${expirationDate}T00:00:00Z`) + 7 * DAY_MS)
  const day = later.toISOString().slice(0, 10)
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      onClick={() => save({ expirationDate: day }, `People can answer until ${shortDay(day)}`)}
    >
      Extend a week
    </Button>
  )
}

function FindStandbys({ distribution: { id, standbysWanted = 0 } }: Props) {
  const { save, isPending } = useStudyChange(id)
  const wanted = standbysWanted + MORE_STANDBYS
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      onClick={() => save({ standbysWanted: wanted }, `The study wants ${wanted} standbys`)}
    >
      Find standbys
    </Button>
  )
}

function RaiseMaximum({ distribution: { id, maxNumber, status } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const update = useUpdateDistribution()
  const most = maxNumber + MORE_INVITATIONS
  async function raise() {
    const kept = status === 'PAUSED' ? 'PAUSED' : 'IN_PROGRESS'
    try {
      await update.mutateAsync({ distributionId: id, maxNumber: most, status: kept })
      showToast(`Max Emails changed to ${most.toLocaleString('en-AU')}`, { tone: 'success' })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Raise the maximum
      </Button>
      {isOpen && (
        <Confirm
          open
          title={`Invite up to ${MORE_INVITATIONS} more people?`}
          confirmLabel="Raise the maximum"
          onClose={() => setOpen(false)}
          onConfirm={raise}
        >
          <p>
            The maximum goes from {maxNumber.toLocaleString('en-AU')} to{' '}
            {most.toLocaleString('en-AU')}. The next batches go out by themselves.
          </p>
        </Confirm>
      )}
    </>
  )
}
