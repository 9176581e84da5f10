/** Below the `sm` breakpoint, the header only has room for the name and the time. */
export const PHONE = '(width < 40rem)'

/** From the `xl` breakpoint up, the assumptions are next to the guide. */
export const WIDE = '(width >= 68.75rem)'
