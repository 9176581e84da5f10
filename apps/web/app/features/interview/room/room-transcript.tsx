import { lazy, Suspense } from 'react'
import type { Room } from '../hooks.ts'
import { captureWords } from './capture-words.ts'
import { useFreshRoom } from './use-fresh-room.ts'

/** Few look at it during the call. */
const TranscriptTab = lazy(async () => {
  const { TranscriptTab } = await import('#features/transcript/shared/transcript-tab.tsx')
  return { default: TranscriptTab }
})

/** The transcript of this interview, if the participant agreed to recording. */
export function RoomTranscript({ room }: { room: Room }) {
  const { fresh, refresh } = useFreshRoom(room)
  const { id, respondentName } = room.interview
  const recording = fresh.consents.find(({ kind }) => kind === 'RECORDING')?.answer
  const linked = fresh.evidence?.filter(({ cueFrom }) => cueFrom !== null) ?? []
  return (
    <Suspense>
      <TranscriptTab
        interviewId={id}
        participantName={respondentName}
        recording={recording}
        linkedCaptures={linked.length}
        onCapture={(capture) => captureWords(id, capture, refresh)}
      />
    </Suspense>
  )
}
