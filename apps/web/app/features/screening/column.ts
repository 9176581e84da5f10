/** Keeps its margin when text is enlarged to twice the size, because a phone has no room to spare. */
export const COLUMN = 'mx-auto w-full max-w-[37.5rem] px-[min(1.25rem,24px)]'
