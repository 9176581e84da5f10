import type { MouseEvent } from 'react'

/** Scrolls to an element without changing the URL, which may contain the link's key. */
export function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'start' })
  target.focus({ preventScroll: true })
}
