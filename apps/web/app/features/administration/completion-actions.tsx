import { MESSAGES } from '@wattle/contract/messages'
import { CalendarCheck, Mail } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast.ts'
import { type Completion, useSchedulingMail, useUndoMail } from './hooks.ts'
import { SlotsDialog } from './slots-dialog.tsx'

/**
 * Seed 001 section 2: only for those who fit and have no interview, or a planned one. One that was
 * cancelled or missed is none: the office is who can give another hour.
 */
export const canBeScheduled = ({ result, interviewStatus }: Completion) =>
  result === 'FIT' &&
  (interviewStatus === null || ['PLANNED', 'CANCELLED', 'NO_SHOW'].includes(interviewStatus))

/** The link of a person who did not come has ended with the interview, until they have another. */
const canBeMailed = ({ interviewStatus }: Completion) => interviewStatus !== 'NO_SHOW'

interface CompletionActionsProps {
  completion: Completion
  /** As text in a row, as buttons where there is room. */
  look: 'row' | 'buttons'
}

const IN_ROW =
  'motion-state min-h-7 rounded-[3px] text-gum underline decoration-[1.5px] underline-offset-[0.22em] transition-colors hover:decoration-[2.5px] hover:decoration-wattle'

export function CompletionActions({ completion, look }: CompletionActionsProps) {
  const [open, setOpen] = useState<'slots' | 'mail'>()
  const close = () => setOpen(undefined)
  const { fullName } = completion
  return (
    <>
      {look === 'row' ? (
        <span className="inline-flex gap-3 whitespace-nowrap">
          <button
            type="button"
            className={IN_ROW}
            aria-label={`Choose slot for ${fullName}`}
            onClick={() => setOpen('slots')}
          >
            Choose slot
          </button>
          {canBeMailed(completion) && (
            <button
              type="button"
              className={IN_ROW}
              aria-label={`Send Email to ${fullName}`}
              onClick={() => setOpen('mail')}
            >
              Send Email
            </button>
          )}
        </span>
      ) : (
        <>
          <Button onClick={() => setOpen('slots')}>
            <CalendarCheck aria-hidden="true" className="size-4.5" />
            Choose slot
          </Button>
          {canBeMailed(completion) && (
            <Button variant="secondary" onClick={() => setOpen('mail')}>
              <Mail aria-hidden="true" className="size-4.5" />
              Send Email
            </Button>
          )}
        </>
      )}
      {open === 'slots' && <SlotsDialog completion={completion} onClose={close} />}
      {open === 'mail' && <SchedulingMail completion={completion} onClose={close} />}
    </>
  )
}

function SchedulingMail({ completion, onClose }: { completion: Completion; onClose: () => void }) {
  const mail = useSchedulingMail()
  const undo = useUndoMail()
  const send = () =>
    mail.mutateAsync(completion.userScreenerId).then(
      ({ mailId }) =>
        offerUndo(
          `The scheduling email to ${completion.fullName} is on its way`,
          'The email was not sent',
          () => undo(mailId),
        ),
      (error) => {
        showToast(MESSAGES.sendEmailFailed, { tone: 'error' })
        throw error
      },
    )
  return (
    <Confirm
      open
      title="Send scheduling email?"
      confirmLabel="Confirm"
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid gap-4">
        <p>
          {completion.fullName} gets a link to choose one of the hours that are free.
          {completion.interviewStatus === 'PLANNED' && ' The hour booked now stays until then.'}
        </p>
        {mail.isError && <Notice tone="error">{messageOf(mail.error)}</Notice>}
      </div>
    </Confirm>
  )
}
