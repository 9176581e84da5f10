/** Focuses this element, or else the page's heading, without scrolling. */
export function focusStart(part?: HTMLElement | null) {
  const start =
    part ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}
