/** One column, whose margin stays as it is when letters are twice the size: a phone has no room to lose. */
export const COLUMN = 'mx-auto w-full max-w-[37.5rem] px-[min(1.25rem,24px)]'
