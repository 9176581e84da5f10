import { EnquiryForm, type EnquiryType, FORM_ACTION, submitForm } from '@wattle/contract/enquiry'
import { MESSAGES } from '@wattle/contract/messages'
import { solveBotCheck } from '#lib/api/bot-check.ts'
import { CallError, call } from '#lib/api/call.ts'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { type FieldErrors, mustBeRight, type Texts, wrongFields } from '#lib/use-form.ts'
import { showToast } from '#ui/toast/toast.ts'

const OFFLINE = 'Not sent: you’re offline. We’ve kept what you typed. Reconnect and send it again.'

function refuse(error: unknown): never {
  const isOffline = error instanceof CallError && error.code === 'OFFLINE'
  return tellAndThrow(isOffline ? new CallError(0, 'OFFLINE', OFFLINE) : error)
}

/**
 * Validates the form by the server's rules, then submits it. `ownErrors` are errors that only the
 * page can find.
 */
export async function sendForm(type: EnquiryType, texts: Texts, ownErrors: FieldErrors) {
  mustBeRight({ ...wrongFields(EnquiryForm, { type, ...texts }), ...ownErrors })
  const token = await solveBotCheck(FORM_ACTION).catch(refuse)
  await call(submitForm, { body: { type, ...texts, token } }).catch(refuse)
  showToast(MESSAGES.formSubmitted, { tone: 'success' })
}
