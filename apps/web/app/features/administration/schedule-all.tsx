import { MESSAGES } from '@wattle/contract/messages'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Failed } from './failed.tsx'
import { useSchedulingMails, useUndoMails } from './hooks.ts'

/** What `Send Email` does for one person, for everyone who still waits for it. */
export function ScheduleAll({ researchId }: { researchId: number }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Mail aria-hidden="true" className="size-4.5" />
        Email all who fit
      </Button>
      {isAsking && <Question researchId={researchId} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ researchId, onClose }: { researchId: number; onClose: () => void }) {
  const mails = useSchedulingMails()
  const undo = useUndoMails()
  const send = async () => {
    const { mailIds } = await mails.mutateAsync(researchId)
    if (mailIds.length > 0) {
      const people = mailIds.length === 1 ? '1 person' : `${mailIds.length} people`
      const done = `The scheduling email to ${people} leaves in a moment`
      offerUndo(done, 'The emails were not sent', () => undo(mailIds))
    } else {
      showToast('Everyone who fits has this email or an hour already: nothing was sent', {
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
        <p>
          Everyone who fits and has not had an hour gets a link to choose one. Who has this email
          already gets no second one.
        </p>
        {mails.isError && <Failed what={MESSAGES.sendEmailFailed} error={mails.error} />}
      </div>
    </Confirm>
  )
}
