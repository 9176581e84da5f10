import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Refused } from '../refused.tsx'

const SENT = 'no-time-sent'
const OPEN = 'no-time-suits'
const MAX_NOTE = 500

/** A ref that takes focus, because the focused button is gone. */
const takeFocus = (area: HTMLElement | null) => area?.focus()

interface NoTimeSuitsProps {
  hash: string
  hasBooked: boolean
}

/**
 * Lets people tell our team that no time suits them. The researcher only sees this from people
 * without a booking. Doesn't cancel a booking.
 */
export function NoTimeSuits({ hash, hasBooked }: NoTimeSuitsProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed')
  const [note, setNote] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const focusLater = useFocusLater()
  const name = `None of ${hasBooked ? 'the other' : 'these'} times suit me`

  async function send() {
    setIsSending(true)
    setRefusal(undefined)
    try {
      await callByLink(hash, 'reportNoTime', { params: { hash }, body: { note } })
      setState('sent')
      focusLater(SENT)
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      setIsSending(false)
    }
  }

  function close() {
    setState('closed')
    focusLater(OPEN)
  }

  if (state === 'sent')
    return (
      <p id={SENT} tabIndex={-1} className="font-semibold">
        Thanks, we’ve told the team. You{' '}
        {hasBooked ? 'still have your interview.' : 'can still pick one of these times.'}
      </p>
    )
  if (state === 'closed')
    return (
      <div>
        <Button id={OPEN} variant="secondary" onClick={() => setState('open')}>
          {name}
        </Button>
      </div>
    )
  return (
    <section
      className="grid gap-3 border-line border-t pt-5 [--input-fill:var(--color-surface)]"
      aria-label={name}
    >
      <Field
        label="When would suit you?"
        hint={`Our team ${hasBooked ? '' : 'and the researcher '}will read this. You can leave it empty.`}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={takeFocus}
            rows={3}
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button pending={isSending} pendingLabel="Sending…" onClick={() => void send()}>
          Tell the team
        </Button>
        <Button variant="secondary" onClick={close}>
          Never mind
        </Button>
      </div>
      {refusal && <Refused>{refusal}</Refused>}
    </section>
  )
}
