import { useQueryClient } from '@tanstack/react-query'
import { MAX_POLLS, POLL_INTERVAL_MS } from '@wattle/contract/generation'
import { MESSAGES } from '@wattle/contract/messages'
import { useEffect, useState } from 'react'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { showToast } from '#ui/toast/toast.ts'

/**
 * Asks every 3 seconds, up to 20 times (seed 001 section 4), whether the content is there. The work
 * goes on without us: whoever leaves and comes back asks anew.
 */
export function useGeneration(
  research: ResearchReply,
  { isWriting, isViewed }: { isWriting: boolean; isViewed: boolean },
): { hasFailed: boolean } {
  const queries = useQueryClient()
  const { id, generation } = research
  const [asked, setAsked] = useState({ about: generation.startedAt, times: 0 })
  const times = asked.about === generation.startedAt ? asked.times : 0
  const isGivenUp = isWriting && times >= MAX_POLLS
  const hasFailed = isGivenUp || (isWriting && generation.state === 'failed')
  const isAsking = isWriting && !hasFailed

  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(async () => {
      // One that is under way is waited for; a second at once would only make it slower.
      await queries
        .fetchQuery({ ...researchQuery(id), staleTime: 0, retry: false })
        .catch(() => showToast(MESSAGES.updateResearchFailed, { tone: 'error' }))
      setAsked({ about: generation.startedAt, times: times + 1 })
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [queries, id, isAsking, generation.startedAt, times])

  // Whoever looks at the step reads it there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it fails, not when one looks away
  useEffect(() => {
    if (hasFailed && !isViewed) showToast(MESSAGES.generationFailed, { tone: 'error' })
  }, [hasFailed])

  return { hasFailed }
}
