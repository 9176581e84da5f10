import {
  type EnquiryType,
  FIELD_REQUIRED,
  FORM_ACTION,
  missingFields,
  submitForm,
} from '@wattle/contract/enquiry'
import { MESSAGES } from '@wattle/contract/errors'
import { isPlausibleEmail } from '@wattle/contract/text'
import { type FormEvent, useState } from 'react'
import { solveBotCheck } from '#lib/bot-check.ts'
import { CallError, call, messageOf } from '#lib/call.ts'
import { showToast } from '#ui/toast.ts'

export type EnquiryErrors = Record<string, string | undefined>

/** The form's own state: what is wrong, and whether it is on its way. The texts stay in the inputs. */
export function useSubmitForm(type: EnquiryType) {
  const [errors, setErrors] = useState<EnquiryErrors>({})
  const [isSending, setIsSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const texts = textsOf(form)
    const found = errorsIn(type, texts)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setIsSending(true)
    try {
      const token = await solveBotCheck(FORM_ACTION)
      await call(submitForm, { body: { type, ...texts, token } })
      form.reset()
      showToast(MESSAGES.formSubmitted, { tone: 'success' })
    } catch (error) {
      // What was typed stays where it is.
      const fields = error instanceof CallError ? error.fields : {}
      setErrors(fields)
      showToast(messageOf(error), { tone: 'error' })
      focusFirst(form, fields)
    } finally {
      setIsSending(false)
    }
  }

  /** Editing a field clears its own error (seed 000 section 4). */
  function clearError(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setErrors(({ [name]: _cleared, ...others }) => others)
  }

  return { errors, isSending, submit, clearError }
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(Array.from(new FormData(form), ([name, text]) => [name, String(text)]))
}

function errorsIn(type: EnquiryType, texts: Record<string, string>): EnquiryErrors {
  const missing = missingFields(type, texts).map((field) => [field, FIELD_REQUIRED[field]])
  const email = texts.email?.trim()
  if (email && !isPlausibleEmail(email)) {
    missing.push(['email', 'Please enter an email address like name@example.com.'])
  }
  return Object.fromEntries(missing)
}

function focusFirst(form: HTMLFormElement, errors: EnquiryErrors) {
  const first = Array.from(form.elements).find(
    (element) => (element as HTMLInputElement).name in errors,
  )
  ;(first as HTMLElement | undefined)?.focus()
}
