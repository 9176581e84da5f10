import type { EnquiryType } from '@wattle/contract/enquiry'
import { sessionStore } from '#lib/storage.ts'

// What someone has started to write, while the tab is open. People who read the privacy policy
// first, or reload, find it again.

const placeOf = (type: EnquiryType) => `form ${type}`

export const keepDraft = (type: EnquiryType, texts: Record<string, string>) =>
  sessionStore.setJson(placeOf(type), texts)

export const dropDraft = (type: EnquiryType) => sessionStore.remove(placeOf(type))

/** Only fills empty fields, so the browser's own autofill stays. */
export function restoreDraft(type: EnquiryType, form: HTMLFormElement) {
  const texts = sessionStore.getJson<Record<string, string>>(placeOf(type)) ?? {}
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value === '') field.value = text
  }
}
