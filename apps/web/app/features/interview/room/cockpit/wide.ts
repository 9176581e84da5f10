/** Below the token `sm`, the header only has room for the name and the time. */
export const PHONE = '(width < 40rem)'

/** From the token `xl`, the assumptions are next to the guide. */
export const WIDE = '(width >= 68.75rem)'
