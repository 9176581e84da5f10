import { BRAND } from '@wattle/contract/brand'
import type { CSSProperties } from 'react'

/** In the colour of its sentence: mail programs that find a number themselves paint it blue. */
const NUMBER: CSSProperties = { color: 'inherit', whiteSpace: 'nowrap' }

/** One tap calls it, and no line ends within it. */
export function OfficePhone() {
  return (
    <a href={BRAND.phone.link} style={NUMBER}>
      {BRAND.phone.shown}
    </a>
  )
}

/** Under what somebody may want to ask about. */
export function OfficeHelp() {
  return (
    <>
      Questions? Call us on <OfficePhone /> or reply to this email.
    </>
  )
}
