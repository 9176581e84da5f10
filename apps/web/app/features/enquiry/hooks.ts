import type { EnquiryType } from '@wattle/contract/enquiry'
import { JOIN_CONSENT_REQUIRED } from '@wattle/contract/messages'
import { type FormEvent, useCallback, useState } from 'react'
import { type FieldErrors, textsOf, useForm } from '#lib/use-form.ts'
import { showToast, warmToasts } from '#ui/toast/toast.ts'
import { dropDraft, keepDraft, restoreDraft } from './form-draft.ts'

/** Loads the code that validates and submits the form. Only people who use the form need it. */
const loadSending = () => import('./send.ts')

export const CONSENT = 'consent'

const NOT_LOADED =
  'The form didn’t load completely. What you typed is still here. Please try again.'

export function useSubmitForm(type: EnquiryType) {
  const [isSent, setIsSent] = useState(false)
  const { form, errors, failure, isPending } = useForm(
    async ({ [CONSENT]: _ticked, ...texts }, element) => {
      setIsSent(false)
      const { sendForm } = await loadSending().catch((error) => {
        showToast(NOT_LOADED, { tone: 'error' })
        throw error
      })
      await sendForm(type, texts, consentErrors(element))
      setIsSent(true)
      element.reset()
      dropDraft(type)
    },
  )

  /** Saves the draft, and hides the thank-you note for an earlier message. */
  function edit(event: FormEvent<HTMLFormElement>) {
    keepTexts(event.currentTarget)
    setIsSent(false)
    form.onInput(event)
  }

  function warmUp() {
    warmToasts()
    loadSending().catch(() => {})
  }

  const keepTexts = useCallback(
    (form: HTMLFormElement) => {
      const { [CONSENT]: _ticked, ...texts } = textsOf(form)
      keepDraft(type, texts)
    },
    [type],
  )

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return
      restoreDraft(type, form)
      // Saves what the person typed before this code loaded.
      keepTexts(form)
    },
    [type, keepTexts],
  )

  return {
    errors,
    failure,
    isPending,
    isSent,
    form: { ...form, ref, onInput: edit, onFocus: warmUp },
  }
}

/** Requires the consent box of the panel form to be ticked. The server relies on that. */
function consentErrors(form: HTMLFormElement): FieldErrors {
  const box = form.elements.namedItem(CONSENT)
  const isMissing = box instanceof HTMLInputElement && !box.checked
  return isMissing ? { [CONSENT]: JOIN_CONSENT_REQUIRED } : {}
}
