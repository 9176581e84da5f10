/** The header of a phone has no room for more than the name and the time: below the token `sm`. */
export const PHONE = '(width < 40rem)'

/** From here the assumptions are beside the guide: the token `xl`. */
export const WIDE = '(width >= 68.75rem)'
