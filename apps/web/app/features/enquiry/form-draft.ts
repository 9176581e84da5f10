import type { EnquiryType } from '@wattle/contract/enquiry'

// What somebody has begun to write, for as long as the tab is open: who reads the privacy policy
// first, or reloads, finds it again.

const placeOf = (type: EnquiryType) => `form ${type}`

export const keepDraft = (type: EnquiryType, texts: Record<string, string>) =>
  sessionStorage.setItem(placeOf(type), JSON.stringify(texts))

export const dropDraft = (type: EnquiryType) => sessionStorage.removeItem(placeOf(type))

/** Into fields that are empty: what a browser has filled in itself stays. */
export function restoreDraft(type: EnquiryType, form: HTMLFormElement) {
  const texts = JSON.parse(sessionStorage.getItem(placeOf(type)) ?? '{}') as Record<string, string>
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value === '') field.value = text
  }
}
