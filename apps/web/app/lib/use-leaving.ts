import { useState } from 'react'
import { showToast } from '#ui/toast/toast.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/**
 * Leaves an editor once everything is saved. If there are problems to fix, asks whether to leave
 * anyway.
 */
export function useLeaving(
  saveNow: () => Promise<boolean>,
  findProblems: () => unknown[] | Promise<unknown[]>,
  onExit: () => void,
) {
  const alone = useOneAtATime()
  const [isReturning, setReturning] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function leave() {
    setReturning(true)
    const isSaved = await saveNow()
    const problems = await findProblems()
    setReturning(false)
    if (!isSaved)
      showToast('We’re still saving your changes. Please wait a moment.', {
        tone: 'error',
      })
    else if (problems.length > 0) setAsking(true)
    else onExit()
  }

  return { leave: () => alone(leave), isReturning, isAsking, stay: () => setAsking(false) }
}
