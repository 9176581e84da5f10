import { useQuery } from '@tanstack/react-query'
import { UNDO_OFFERED_SECONDS } from '@wattle/contract/undo'
import { useEffect, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Gain, studyXRayQuery, useLoosen } from './hooks.ts'
import { UnloadedCard } from './unloaded-card.tsx'
import { XRayCard } from './x-ray-card.tsx'

/** How often we check whether a change has taken effect. */
const APPLYING_MS = 3000

interface StudyXRayProps {
  distributionId: number
  isFinished: boolean
}

/** The screener report for admins, who can loosen the screener of a running study. */
export function StudyXRay({ distributionId, isFinished }: StudyXRayProps) {
  /** The change that takes effect once it's too late to undo it. */
  const [applying, setApplying] = useState<Gain>()
  const { data, error, refetch } = useQuery({
    ...studyXRayQuery(distributionId),
    ...(applying && { refetchInterval: APPLYING_MS }),
  })
  const { loosen, undo, refresh } = useLoosen(distributionId)
  // The query returns the same object until the numbers change (structural sharing).
  // biome-ignore lint/correctness/useExhaustiveDependencies: new numbers mean the change has applied
  useEffect(() => setApplying(undefined), [data])
  if (!data) return <UnloadedCard title="Screener X-ray" error={error} onRetry={refetch} />
  const isBusy = loosen.isPending || applying !== undefined
  async function apply(gain: Gain) {
    try {
      const { id, gain: people } = await loosen.mutateAsync(gain)
      setApplying(gain)
      const more = people === 1 ? '1 more person' : `${formatCount(people)} more people`
      const words = `${more} will qualify. You can undo this for ${UNDO_OFFERED_SECONDS} seconds, then it’s final.`
      offerUndo(words, 'Change undone. The screener is back to how it was', () =>
        undo(id).then(() => {
          setApplying(undefined)
          return refresh()
        }),
      )
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }
  return (
    <XRayCard
      report={data}
      {...(!isFinished && {
        action: (gain: Gain) => (
          <Button
            variant="outline"
            size="sm"
            pending={gain.words === (applying ?? loosen.variables)?.words && isBusy}
            disabled={isBusy}
            aria-label={`Loosen: ${gain.words}`}
            onClick={() => apply(gain)}
          >
            Loosen
          </Button>
        ),
      })}
    />
  )
}
