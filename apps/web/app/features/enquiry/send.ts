import { EnquiryForm, type EnquiryType, FORM_ACTION, submitForm } from '@wattle/contract/enquiry'
import { MESSAGES } from '@wattle/contract/messages'
import { solveBotCheck } from '#lib/api/bot-check.ts'
import { call } from '#lib/api/call.ts'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { type FieldErrors, mustBeRight, type Texts, wrongFields } from '#lib/use-form.ts'
import { showToast } from '#ui/toast/toast.ts'

/**
 * Validates the form by the server's rules, then submits it. `ownErrors` are errors that only the
 * page can find.
 */
export async function sendForm(type: EnquiryType, texts: Texts, ownErrors: FieldErrors) {
  mustBeRight({ ...wrongFields(EnquiryForm, { type, ...texts }), ...ownErrors })
  const token = await solveBotCheck(FORM_ACTION).catch(tellAndThrow)
  await call(submitForm, { body: { type, ...texts, token } }).catch(tellAndThrow)
  showToast(MESSAGES.formSubmitted, { tone: 'success' })
}
