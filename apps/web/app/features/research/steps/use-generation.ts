import { useQueryClient } from '@tanstack/react-query'
import { MAX_POLLS, POLL_INTERVAL_MS } from '@wattle/contract/generation'
import { MESSAGES } from '@wattle/contract/messages'
import { useEffect, useState } from 'react'
import { type ResearchReply, researchQuery } from '#lib/api/research-query.ts'
import { showToast } from '#ui/toast/toast.ts'

/**
 * Polls every 3 seconds, up to 20 times (seed 001 section 4), until the content is there. The
 * server keeps working if people leave, and polling starts again when they come back.
 */
export function useGeneration(
  research: ResearchReply,
  { isWriting, isViewed }: { isWriting: boolean; isViewed: boolean },
): { hasFailed: boolean } {
  const queries = useQueryClient()
  const { id, generation } = research
  const [polled, setPolled] = useState({ about: generation.startedAt, times: 0 })
  const times = polled.about === generation.startedAt ? polled.times : 0
  const isGivenUp = isWriting && times >= MAX_POLLS
  const hasFailed = isGivenUp || (isWriting && generation.state === 'failed')
  const isAsking = isWriting && !hasFailed

  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(async () => {
      // Reuses a request that is already running, because a second one would only slow it down.
      await queries
        .fetchQuery({ ...researchQuery(id), staleTime: 0, retry: false })
        .catch(() => showToast(MESSAGES.updateResearchFailed, { tone: 'error' }))
      setPolled({ about: generation.startedAt, times: times + 1 })
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [queries, id, isAsking, generation.startedAt, times])

  // If the step is in view, it shows the failure itself, so there's no toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown when it fails, not when the view changes
  useEffect(() => {
    if (hasFailed && !isViewed) showToast(MESSAGES.generationFailed, { tone: 'error' })
  }, [hasFailed])

  return { hasFailed }
}
