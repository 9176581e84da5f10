import { useQuery } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Failed } from './failed.tsx'
import { unscheduledQuery, useSchedulingMails, useUndoMails } from './hooks.ts'

interface Study {
  researchId: number
  freeSlots: number
}

/** What `Send Email` does for one person, for everyone who still waits for it. */
export function ScheduleAll(study: Study) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Mail aria-hidden="true" className="size-4.5" />
        Email all who fit
      </Button>
      {isAsking && <Question {...study} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ researchId, freeSlots, onClose }: Study & { onClose: () => void }) {
  const { data } = useQuery(unscheduledQuery(researchId))
  const mails = useSchedulingMails()
  const undo = useUndoMails()
  const send = async () => {
    const { mailIds } = await mails.mutateAsync(researchId)
    if (mailIds.length > 0) {
      const done = `The scheduling email to ${peopleIn(mailIds.length)} leaves in a moment`
      offerUndo(done, 'The emails were not sent', () => undo(mailIds))
    } else {
      showToast('Nothing was sent: who fits has this email, or had an hour', {
        tone: 'info',
      })
    }
  }
  return (
    <Confirm
      open
      title="Send scheduling email to all who fit?"
      confirmLabel="Send to all"
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        <p role="status">
          {data ? `This goes to ${peopleIn(data.people)}: ` : 'This goes to '}
          those who fit, never had an hour, and do not have this email yet. It leads them to the{' '}
          {freeSlots === 1 ? 'one hour that is free' : `${freeSlots} hours that are free`} now.
        </p>
        {mails.isError && <Failed what={MESSAGES.sendEmailFailed} error={mails.error} />}
      </div>
    </Confirm>
  )
}

const peopleIn = (count: number) => (count === 1 ? '1 person' : `${count} people`)
