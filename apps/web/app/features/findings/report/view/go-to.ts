import type { MouseEvent } from 'react'

/** Goes to a place on the page and leaves the address alone, which may hold the link's key. */
export function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'start' })
  target.focus({ preventScroll: true })
}
