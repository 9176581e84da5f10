import { BRAND } from '@wattle/contract/brand'
import type { CSSProperties } from 'react'

/** In its sentence's colour, because email programs would paint a number they find blue. */
const NUMBER: CSSProperties = { color: 'inherit', whiteSpace: 'nowrap' }

/** A tap calls it, and it doesn't break across lines. */
export function OfficePhone() {
  return (
    <a href={BRAND.phone.link} style={NUMBER}>
      {BRAND.phone.shown}
    </a>
  )
}

/** Below anything people may want to ask about. */
export function OfficeHelp() {
  return (
    <>
      Questions? Call us on <OfficePhone /> or reply to this email.
    </>
  )
}
