import { EnquiryForm, type EnquiryType } from '@wattle/contract/enquiry'
import { JOIN_CONSENT_REQUIRED } from '@wattle/contract/messages'
import { BESIDES_NAME, type PanelDetail } from '@wattle/contract/panel-details'
import { HONEYPOT } from '@wattle/contract/paths'

export type FormName = 'CONTACT' | 'PANEL'
export type FieldName = PanelDetail | 'email' | 'subject' | 'message' | 'consent'
export type Texts = Partial<Record<FieldName, string>>

/** What a browser posted without our JavaScript, before we've checked any of it. */
export type PostedForm = {
  form: FormName
  type: EnquiryType
  texts: Texts
  honeypot: string
  token: string | undefined
}

export const FORM_FIELDS: Record<FormName, readonly FieldName[]> = {
  CONTACT: ['name', 'email', 'subject', 'message'],
  PANEL: ['name', 'email', ...BESIDES_NAME, 'subject', 'message', 'consent'],
}

const TYPES: Record<FormName, readonly EnquiryType[]> = {
  CONTACT: ['CLIENT', 'STARTUP'],
  PANEL: ['RESPONDENT'],
}

/** Undefined if the form's type isn't one of ours. Drops fields we don't ask for. */
export function readPostedForm(
  form: FormName,
  fields: ReadonlyMap<string, string>,
): PostedForm | undefined {
  const type = TYPES[form].find((known) => known === fields.get('type'))
  if (!type) return undefined
  const texts: Texts = {}
  for (const name of FORM_FIELDS[form]) texts[name] = fields.get(name) ?? ''
  return { form, type, texts, honeypot: fields.get(HONEYPOT) ?? '', token: fields.get('token') }
}

/**
 * The form as we'll store it, with its fields in the contract's order, because the confirmation
 * token signs it as JSON.
 */
export type CheckedForm = Omit<EnquiryForm, 'token'>

type Checked = { form: CheckedForm; errors?: undefined } | { form?: undefined; errors: Texts }

/** Uses the same rules as the form with JavaScript. People must also tick the consent box. */
export function checkPostedForm({ form, type, texts }: PostedForm): Checked {
  const { consent, ...typed } = texts
  const { data, error } = EnquiryForm.safeParse({ type, ...typed })
  const errors: Texts = {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message
  if (form === 'PANEL' && !consent) errors.consent = JOIN_CONSENT_REQUIRED
  if (!data || Object.keys(errors).length > 0) return { errors }
  const { token: _token, ...checked } = data
  return { form: checked }
}
