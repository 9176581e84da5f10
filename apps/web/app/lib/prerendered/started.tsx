import { useEffect } from 'react'

/** What tells the code that ran before React: what stands here has been taken over. */
export const TAKEN_OVER = 'takenover'

let isStarted = false

/** Whether React has taken over the document; then all that comes is rendered in the browser. */
export const hasStarted = () => isStarted

/** Stands at the end of what React takes over as one piece. */
export function TakenOver() {
  useEffect(() => {
    isStarted = true
    window.dispatchEvent(new Event(TAKEN_OVER))
  }, [])
  return null
}
