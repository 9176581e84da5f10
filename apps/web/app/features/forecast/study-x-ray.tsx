import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Gain, studyXRayQuery, useLoosen } from './hooks.ts'
import { UnloadedCard } from './unloaded-card.tsx'
import { XRayCard } from './x-ray-card.tsx'

interface StudyXRayProps {
  distributionId: number
  isFinished: boolean
}

/** The screener report for admins, who can loosen the screener of a running study. */
export function StudyXRay({ distributionId, isFinished }: StudyXRayProps) {
  const { data, error, refetch } = useQuery(studyXRayQuery(distributionId))
  const { loosen, undo, refresh } = useLoosen(distributionId)
  if (!data) return <UnloadedCard title="Screener X-ray" error={error} onRetry={refetch} />
  async function apply(gain: Gain) {
    try {
      const { id, gain: people } = await loosen.mutateAsync(gain)
      const more = people === 1 ? '1 more person' : `${people.toLocaleString('en-AU')} more people`
      const words = `${more} will qualify. You can undo this for 10 seconds, then it’s final.`
      offerUndo(words, 'Change undone. The screener is back to how it was', () =>
        undo(id).then(refresh),
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
            disabled={loosen.isPending}
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
