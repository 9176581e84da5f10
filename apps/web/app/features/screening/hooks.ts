import { useCallback, useEffect, useState } from 'react'
import { takeRespondentLink } from '#lib/api/respondent-link.ts'

/**
 * The link's key. Undefined until we've read the URL, null if the link has no key. We read the URL
 * after mounting, because a prerendered page doesn't have one yet.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>()
  useEffect(() => setKey(takeRespondentLink() ?? null), [])
  return key
}

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; value: T }

/** Loads once, and again after `reload`. `put` replaces the loaded value. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only after `reload`
  useEffect(() => {
    let isWanted = true
    const show = (next: Loaded<T>) => isWanted && setLoaded(next)
    load().then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [round])
  const reload = useCallback(() => {
    setLoaded({ state: 'loading' })
    setRound((before) => before + 1)
  }, [])
  const put = useCallback((value: T) => setLoaded({ state: 'ready', value }), [])
  return { loaded, reload, put }
}
