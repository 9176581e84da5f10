import { BRAND } from '@wattle/contract/brand'
import type { CSSProperties } from 'react'

/** Inherits its colour, because email programs otherwise turn phone numbers blue. */
const NUMBER: CSSProperties = { color: 'inherit', whiteSpace: 'nowrap' }

/** Our phone number as a link to call. Never breaks across lines. */
export function OurPhone() {
  return (
    <a href={BRAND.phone.link} style={NUMBER}>
      {BRAND.phone.shown}
    </a>
  )
}

/** The last line of emails that people may have questions about. */
export function QuestionsLine() {
  return (
    <>
      Questions? Call us on <OurPhone /> or reply to this email.
    </>
  )
}
