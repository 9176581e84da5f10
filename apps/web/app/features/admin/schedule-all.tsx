import { useQuery } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '#lib/format-count.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Failed } from './failed.tsx'
import { unscheduledQuery, useSchedulingEmails, useUndoEmails } from './hooks.ts'

interface Study {
  researchId: number
  freeSlots: number
}

/**
 * Sends the scheduling email to everyone who qualifies, has no booking and hasn't had this email
 * yet. Asks first.
 */
export function ScheduleAll(study: Study) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Mail aria-hidden="true" className="size-4.5" />
        Email everyone who qualifies
      </Button>
      {isAsking && <ScheduleQuestion {...study} onClose={() => setAsking(false)} />}
    </>
  )
}

/**
 * Asks for confirmation. Says exactly how many people will get the email, and warns if the study
 * already has enough bookings.
 */
export function ScheduleQuestion({
  researchId,
  freeSlots,
  onClose,
}: Study & { onClose: () => void }) {
  const { data, isError, error } = useQuery(unscheduledQuery(researchId))
  const sending = useSchedulingEmails()
  const undo = useUndoEmails()
  const isNobody = data?.people === 0
  const isWarning = data?.hasEnoughBooked && !isNobody
  const send = async () => {
    const { mailIds } = await sending.mutateAsync(researchId)
    if (mailIds.length > 0) {
      const done = `The scheduling email to ${peopleIn(mailIds.length)} goes out in a moment`
      offerUndo(done, 'The emails weren’t sent', () => undo(mailIds))
    } else {
      showToast('Nothing was sent: everyone who qualifies has already had this email', {
        tone: 'info',
      })
    }
  }
  return (
    <Confirm
      open
      title={
        isNobody ? 'Nobody to email now' : 'Send the scheduling email to everyone who qualifies?'
      }
      confirmLabel={isNobody ? undefined : isWarning ? 'Send anyway' : 'Send to all'}
      cancelLabel={isNobody ? 'Close' : undefined}
      disabled={!data}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        {isWarning && (
          <Notice tone="warning">
            <p>
              This project already has enough interviews. If more people book now, it’ll have more
              than it needs.
            </p>
          </Notice>
        )}
        {isError ? (
          <Failed what="We couldn’t count the people" error={error} />
        ) : (
          <p role="status">{data ? inWords(data.people, freeSlots) : 'Counting people'}</p>
        )}
        {sending.isError && <Failed what={MESSAGES.sendEmailFailed} error={sending.error} />}
      </div>
    </Confirm>
  )
}

function inWords(people: number, freeSlots: number): string {
  if (people === 0)
    return 'Everyone who qualifies has already had this email or booked an interview. When someone else qualifies, you can email them here.'
  const who = `${peopleIn(people)} ${people === 1 ? 'qualifies, has never booked and hasn’t' : 'qualify, have never booked and haven’t'} had this email.`
  if (freeSlots === 0)
    return `${who} We’ll email them a link, but there are no free slots right now, so nobody can choose a time yet.`
  return `${who} We’ll email them a link to choose from ${freeSlots === 1 ? 'the one free slot' : `${freeSlots} free slots`}.`
}

const peopleIn = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`)
