/** The column's margin doesn't grow with enlarged text, because a phone has no room to spare. */
export const COLUMN = 'mx-auto w-full max-w-[37.5rem] px-[min(1.25rem,24px)]'
