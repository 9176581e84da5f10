import { useCallback, useEffect, useState } from 'react'
import { takeRespondentLink } from '#lib/api/respondent-link.ts'

/**
 * The key of the link: undefined until it was looked for, null where there is none. Only then, as
 * these pages are prerendered, and a prerendered page knows no address.
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

/** Loads once, and again when asked; what was shown stays until then. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded by round alone
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
