import { EnquiryForm, type EnquiryType, FORM_ACTION, submitForm } from '@wattle/contract/enquiry'
import { MESSAGES } from '@wattle/contract/messages'
import { solveBotCheck } from '#lib/api/bot-check.ts'
import { CallError, call, messageOf } from '#lib/api/call.ts'

export type FieldErrors = Record<string, string>
export type Sent = { ok: boolean; fields: FieldErrors; message: string | undefined }

/**
 * Checks by the server's own rules, then sends. Nothing is sent where a field is wrong; `ownErrors` are
 * those that only the page knows of.
 */
export async function sendForm(
  type: EnquiryType,
  texts: Record<string, string>,
  ownErrors: FieldErrors,
): Promise<Sent> {
  const fields = { ...wrongFields({ type, ...texts }), ...ownErrors }
  if (Object.keys(fields).length > 0) return { ok: false, fields, message: undefined }
  try {
    const token = await solveBotCheck(FORM_ACTION)
    await call(submitForm, { body: { type, ...texts, token } })
    return { ok: true, fields: {}, message: MESSAGES.formSubmitted }
  } catch (error) {
    const told = error instanceof CallError ? error.fields : {}
    return { ok: false, fields: told, message: messageOf(error) }
  }
}

function wrongFields(form: object): FieldErrors {
  const issues = EnquiryForm.safeParse(form).error?.issues ?? []
  // The first sentence about each field, as the server would say it.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}
