import { BRAND } from '@wattle/contract/brand'
import type { CSSProperties } from 'react'

/** Inherits its colour, because email programs would otherwise turn the phone number blue. */
const NUMBER: CSSProperties = { color: 'inherit', whiteSpace: 'nowrap' }

/** Our phone number. People can tap it to call, and it doesn't break across lines. */
export function OurPhone() {
  return (
    <a href={BRAND.phone.link} style={NUMBER}>
      {BRAND.phone.shown}
    </a>
  )
}

/** For the end of any email people may have questions about. */
export function QuestionsLine() {
  return (
    <>
      Questions? Call us on <OurPhone /> or reply to this email.
    </>
  )
}
