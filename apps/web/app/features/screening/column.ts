/**
 * The side margin grows with enlarged text, but only to 24 px, because a phone has no room to
 * spare.
 */
export const COLUMN = 'mx-auto w-full max-w-[37.5rem] px-[min(1.25rem,24px)]'
