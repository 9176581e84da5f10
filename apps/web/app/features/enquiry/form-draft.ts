import type { EnquiryType } from '@wattle/contract/enquiry'
import { sessionStore } from '#lib/storage.ts'

// Keeps a form's draft while the tab is open, so the text is still there after someone reads the
// privacy policy or reloads.

const placeOf = (type: EnquiryType) => `form ${type}`

export const keepDraft = (type: EnquiryType, texts: Record<string, string>) =>
  sessionStore.setJson(placeOf(type), texts)

export const dropDraft = (type: EnquiryType) => sessionStore.remove(placeOf(type))

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'hidden')

/** Saves what people type before the form's own code has loaded. */
export function keepTyped(type: EnquiryType, form: HTMLFormElement) {
  const fields = [...form.elements].filter(isText)
  keepDraft(type, Object.fromEntries(fields.map(({ name, value }) => [name, value])))
}

/** Fills only empty fields, so it doesn't overwrite what the browser filled in. */
export function restoreDraft(type: EnquiryType, form: HTMLFormElement) {
  const texts = sessionStore.getJson<Record<string, string>>(placeOf(type)) ?? {}
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    if (isText(field) && field.value === '') field.value = text
  }
}
