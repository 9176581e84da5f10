/** A ref that scrolls a new note below a form into view. */
export const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })
