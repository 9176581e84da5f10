import { useEffect, useState } from 'react'
import type { Offered } from './remember-answers.tsx'

/** Loaded only after Finish, so it doesn't delay the earlier steps. */
const loadQuestion = () => import('./remember-answers.tsx')
type Loaded = {
  Question: Awaited<ReturnType<typeof loadQuestion>>['RememberAnswers']
  offered: Offered
}

/**
 * The answers that we could keep in the member's profile, if there are any. If this doesn't load,
 * the page still works.
 */
export function useRememberable(hash: string, isWanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    async function load() {
      const { RememberAnswers, listRememberable } = await loadQuestion()
      const offered = await listRememberable(hash)
      if (offered.length > 0) setLoaded({ Question: RememberAnswers, offered })
    }
    if (isWanted) load().catch(() => {})
  }, [hash, isWanted])
  return loaded
}
