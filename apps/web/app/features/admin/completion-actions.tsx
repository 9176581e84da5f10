import { SCHEDULING_PAUSE_MS } from '@wattle/contract/admin'
import { isOpen } from '@wattle/contract/interview-status'
import { MESSAGES } from '@wattle/contract/messages'
import { CalendarCheck, Mail } from 'lucide-react'
import { useState } from 'react'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminDate, adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Failed } from './failed.tsx'
import { type Completion, useSchedulingEmail, useUndoEmails } from './hooks.ts'
import { SlotsDialog } from './slots-dialog.tsx'

/** What we need to know about someone to book a slot for them or to email them. */
export type Schedulable = Pick<
  Completion,
  'userScreenerId' | 'fullName' | 'canBeScheduled' | 'schedulingMailedAt' | 'interviewStatus'
>

interface CompletionActionsProps {
  completion: Schedulable
  /** Shows the actions as text in a table row, or as buttons where there's room. */
  look: 'row' | 'buttons'
}

const IN_ROW =
  'motion-state min-h-7 rounded-[3px] text-gum underline decoration-[1.5px] underline-offset-[0.22em] transition-colors hover:decoration-[2.5px] hover:decoration-wattle'

/**
 * The slot and email actions from seed 001 section 2, if the server says that the person can be
 * scheduled.
 */
export function CompletionActions({ completion, look }: CompletionActionsProps) {
  const [open, setOpen] = useState<'slots' | 'email'>()
  const close = () => setOpen(undefined)
  const { fullName, canBeScheduled, schedulingMailedAt: mailedAt } = completion
  // Keeps an open dialog, with any error message, even if the person can no longer be scheduled.
  if (!canBeScheduled && !open) return null
  return (
    <>
      {look === 'row' ? (
        <span className="inline-grid whitespace-nowrap">
          <span className="inline-flex gap-3">
            <button
              type="button"
              className={IN_ROW}
              aria-label={`Choose slot for ${fullName}`}
              onClick={() => setOpen('slots')}
            >
              Choose slot
            </button>
            <button
              type="button"
              className={IN_ROW}
              aria-label={`Send Email to ${fullName}`}
              onClick={() => setOpen('email')}
            >
              Send Email
            </button>
          </span>
          {mailedAt && (
            <span className="text-caption text-ink-3">Emailed {adminDate(mailedAt)}</span>
          )}
        </span>
      ) : (
        <>
          <Button onClick={() => setOpen('slots')}>
            <CalendarCheck aria-hidden="true" className="size-4.5" />
            Choose slot
          </Button>
          <Button variant="secondary" onClick={() => setOpen('email')}>
            <Mail aria-hidden="true" className="size-4.5" />
            Send Email
          </Button>
        </>
      )}
      {open === 'slots' && <SlotsDialog completion={completion} onClose={close} />}
      {open === 'email' && <SchedulingEmail completion={completion} onClose={close} />}
    </>
  )
}

function SchedulingEmail({
  completion,
  onClose,
}: {
  completion: Schedulable
  onClose: () => void
}) {
  const sending = useSchedulingEmail()
  const undo = useUndoEmails()
  const { fullName, userScreenerId, schedulingMailedAt } = completion
  // Says when we last sent this email. Computed once, so that sending it from this dialog doesn't
  // change the text.
  const [alreadySent] = useState(
    () => schedulingMailedAt && emailedInWords(fullName, schedulingMailedAt),
  )
  const send = async () => {
    const { queued, mailId, mailedAt } = await sending.mutateAsync(userScreenerId)
    if (queued > 0) {
      const done = `The scheduling email to ${fullName} goes out in a moment`
      offerUndo(done, 'The email wasn’t sent', () => undo([mailId]))
    } else {
      const since = adminDateTime(mailedAt)
      showToast(`We already sent ${fullName} this email on ${since}, so we haven’t sent it again`, {
        tone: 'info',
      })
    }
  }
  return (
    <Confirm
      open
      title="Send scheduling email?"
      confirmLabel="Confirm"
      disabled={alreadySent ? alreadySent.isTooSoon : false}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        {alreadySent && <p className="font-semibold text-ink">{alreadySent.words}</p>}
        <p>
          {alreadySent ? 'The email has' : `${fullName} will get`} a link to choose one of the free
          slots.
          {completion.interviewStatus &&
            isOpen({ status: completion.interviewStatus }) &&
            ' Their current booking stays until they choose a new time.'}
        </p>
        {sending.isError && <Failed what={MESSAGES.sendEmailFailed} error={sending.error} />}
      </div>
    </Confirm>
  )
}

/** Says when we last sent this email, and when we can send it again. */
function emailedInWords(fullName: string, mailedAt: string) {
  const again = new Date(Date.parse(mailedAt) + SCHEDULING_PAUSE_MS)
  const isTooSoon = again > new Date()
  const since = `We sent ${fullName} this email on ${adminDateTime(mailedAt)}, and they haven’t chosen a time since.`
  return {
    isTooSoon,
    words: isTooSoon
      ? `${since} You can send it again from ${adminDateTime(again)}.`
      : `${since} If you confirm, we’ll send it again.`,
  }
}
