import type { EnquiryType } from '@wattle/contract/enquiry'
import { type FormEvent, useCallback, useState } from 'react'
import { showToast, warmToasts } from '#ui/toast/toast.ts'
import { dropDraft, keepDraft, restoreDraft } from './form-draft.ts'
import type { FieldErrors } from './send.ts'

/** Only who touches the form needs the code that checks and sends it. */
const loadSending = () => import('./send.ts')

/** The name of the consent checkbox. */
export const CONSENT = 'consent'

const NOT_LOADED = 'The form could not be loaded in full. Your text is safe: please try again.'

/** The form's own state: what is wrong, and whether it is on its way. The texts stay in the inputs. */
export function useSubmitForm(type: EnquiryType) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setIsSending(true)
    const { ok, fields, message } = await loadSending().then(
      ({ sendForm }) => sendForm(type, textsOf(form), consentErrors(form)),
      () => ({ ok: false, fields: {}, message: NOT_LOADED }),
    )
    setIsSending(false)
    setErrors(fields)
    setIsSent(ok)
    if (ok) {
      form.reset()
      dropDraft(type)
    } else focusFirst(form, fields)
    if (message) showToast(message, { tone: ok ? 'success' : 'error' })
  }

  /** Editing a field clears its own error (seed 000 section 4), and begins a new message. */
  function edit(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    keepDraft(type, textsOf(event.currentTarget))
    setIsSent(false)
    setErrors(({ [name]: _cleared, ...others }) => others)
  }

  function warmUp() {
    warmToasts()
    loadSending().catch(() => {})
  }

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return
      restoreDraft(type, form)
      // The first words may have been written before this code came.
      keepDraft(type, textsOf(form))
    },
    [type],
  )

  return {
    errors,
    isSending,
    isSent,
    form: { ref, onSubmit: submit, onInput: edit, onFocus: warmUp },
  }
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const { [CONSENT]: _ticked, ...texts } = Object.fromEntries(
    Array.from(new FormData(form), ([name, text]) => [name, String(text)]),
  )
  return texts
}

/** The panel form is only sent with its box ticked; the server takes a submission to mean that. */
function consentErrors(form: HTMLFormElement): FieldErrors {
  const box = form.elements.namedItem(CONSENT)
  const isMissing = box instanceof HTMLInputElement && !box.checked
  return isMissing ? { [CONSENT]: 'Please tick this to join.' } : {}
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const controls = Array.from(form.elements) as HTMLInputElement[]
  controls.find(({ name }) => name in errors)?.focus()
}
