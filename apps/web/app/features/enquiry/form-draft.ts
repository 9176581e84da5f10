import type { EnquiryType } from '@wattle/contract/enquiry'
import { sessionStore } from '#lib/storage.ts'

// Keeps what someone has started to write for as long as the tab is open, so it's still there after
// they read the privacy policy or reload.

const placeOf = (type: EnquiryType) => `form ${type}`

export const keepDraft = (type: EnquiryType, texts: Record<string, string>) =>
  sessionStore.setJson(placeOf(type), texts)

export const dropDraft = (type: EnquiryType) => sessionStore.remove(placeOf(type))

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'hidden')

/** Keeps what's typed before the form's own code has loaded. */
export function keepTyped(type: EnquiryType, form: HTMLFormElement) {
  const fields = [...form.elements].filter(isText)
  keepDraft(type, Object.fromEntries(fields.map(({ name, value }) => [name, value])))
}

/** Only fills empty fields, so it doesn't overwrite what the browser filled in. */
export function restoreDraft(type: EnquiryType, form: HTMLFormElement) {
  const texts = sessionStore.getJson<Record<string, string>>(placeOf(type)) ?? {}
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    if (isText(field) && field.value === '') field.value = text
  }
}
