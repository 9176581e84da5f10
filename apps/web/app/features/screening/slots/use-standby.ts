import type { CallReply } from '@wattle/contract/endpoint'
import type { getStandby } from '@wattle/contract/screening'
import { useEffect, useState } from 'react'
import { callByLink } from '#lib/api/respondent-call.ts'

/** Loaded on demand, because few people go on standby. */
const loadCard = () => import('./standby-card.tsx')
type Loaded = {
  Card: Awaited<ReturnType<typeof loadCard>>['StandbyCard']
  standby: CallReply<typeof getStandby>
}

/**
 * The standby card and its data, for people who can go on standby or have been offered a time. If
 * this doesn't load, the page still works.
 */
export function useStandby(hash: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    async function load() {
      const standby = await callByLink(hash, 'getStandby', { params: { hash } })
      if (!standby.isWanted && !standby.offer) return
      setLoaded({ Card: (await loadCard()).StandbyCard, standby })
    }
    load().catch(() => {})
  }, [hash])
  return loaded
}
