import type { EnquiryType } from '@wattle/contract/enquiry'
import { sessionStore } from '#lib/storage.ts'

// What somebody has begun to write, for as long as the tab is open: who reads the privacy policy
// first, or reloads, finds it again.

const placeOf = (type: EnquiryType) => `form ${type}`

export const keepDraft = (type: EnquiryType, texts: Record<string, string>) =>
  sessionStore.setJson(placeOf(type), texts)

export const dropDraft = (type: EnquiryType) => sessionStore.remove(placeOf(type))

/** Into fields that are empty: what a browser has filled in itself stays. */
export function restoreDraft(type: EnquiryType, form: HTMLFormElement) {
  const texts = sessionStore.getJson<Record<string, string>>(placeOf(type)) ?? {}
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value === '') field.value = text
  }
}
