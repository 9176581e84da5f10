/** What we write in place of anything that could identify the writer. */
const REMOVED = {
  name: '[name removed]',
  email: '[email removed]',
  phone: '[phone removed]',
  address: '[address removed]',
} as const

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/giu
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu
/** Matches eight digits or more, however they're grouped: 0412 345 678, +61 (3) 9123-4567. */
const PHONE = /\+?(?:\(?\d\)?[\s().\-–/]{0,2}){7,}\d/gu
const STREETS =
  'street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|place|pl|crescent|cres|parade|pde|highway|hwy|terrace|tce|way|close|cl|boulevard|blvd|circuit|cct|grove|gr|square|sq|esplanade'
/** Matches street addresses: 12 Smith Street, Unit 4/12 O'Connell St. */
const STREET_ADDRESS = new RegExp(
  `(?:\\b(?:unit|flat|apartment|apt|suite)\\s+)?\\b\\d+[a-z]?(?:\\s?[/-]\\s?\\d+[a-z]?)?\\s+(?:[\\p{L}'’.-]+\\s+){1,4}(?:${STREETS})\\b\\.?`,
  'giu',
)
const PO_BOX = /\b(?:p\.?\s?o\.?|gpo|locked)\s*(?:box|bag)\s+\d+/giu

/** Replaces email addresses, links, street addresses, PO boxes, phone numbers and @handles. */
export const maskContacts = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(EMAIL, REMOVED.email)
    .replace(LINK, REMOVED.address)
    .replace(STREET_ADDRESS, REMOVED.address)
    .replace(PO_BOX, REMOVED.address)
    .replace(PHONE, REMOVED.phone)
    .replace(HANDLE, REMOVED.name)

export const contactsIn = (text: string): string[] =>
  [EMAIL, LINK, PHONE].flatMap((pattern) => text.match(pattern) ?? [])
