/** Puts the focus where the page, or this part of it, begins. Nothing scrolls. */
export function focusStart(part?: HTMLElement | null) {
  const start =
    part ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}
