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
  const { data, isError, error } = useQuery(unscheduledQuery(researchId))
  const mails = useSchedulingMails()
  const undo = useUndoMails()
  const isNobody = data?.people === 0
  const send = async () => {
    const { mailIds } = await mails.mutateAsync(researchId)
    if (mailIds.length > 0) {
      const done = `The scheduling email to ${peopleIn(mailIds.length)} leaves in a moment`
      offerUndo(done, 'The emails were not sent', () => undo(mailIds))
    } else {
      showToast('Nothing was sent: everyone who fits has this email by now', { tone: 'info' })
    }
  }
  return (
    <Confirm
      open
      title={isNobody ? 'Nobody to email now' : 'Send scheduling email to all who fit?'}
      confirmLabel={isNobody ? undefined : 'Send to all'}
      cancelLabel={isNobody ? 'Close' : undefined}
      disabled={!data}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        {isError ? (
          <Failed what="The people were not counted" error={error} />
        ) : (
          <p role="status">{data ? inWords(data.people, freeSlots) : 'Counting the people'}</p>
        )}
        {mails.isError && <Failed what={MESSAGES.sendEmailFailed} error={mails.error} />}
      </div>
    </Confirm>
  )
}

function inWords(people: number, freeSlots: number): string {
  if (people === 0)
    return 'Everyone who fits already has this email, or has had an hour booked. As soon as somebody else fits, you can send it to them here.'
  const free =
    freeSlots === 0
      ? 'No hour is free now, so they cannot choose one yet.'
      : `It leads them to the ${freeSlots === 1 ? 'one hour that is free' : `${freeSlots} hours that are free`} now.`
  return `This goes to ${peopleIn(people)}: those who fit, never had an hour, and do not have this email yet. ${free}`
}

const peopleIn = (count: number) => (count === 1 ? '1 person' : `${count} people`)
