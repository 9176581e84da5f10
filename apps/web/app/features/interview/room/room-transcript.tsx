import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { lazy, Suspense } from 'react'
import { useCockpit } from './cockpit/cockpit-context.ts'

/** Loads the transcript on demand, because few people look at it during the call. */
const TranscriptTab = lazy(async () => {
  const { TranscriptTab } = await import('#features/transcript/shared/transcript-tab.tsx')
  return { default: TranscriptTab }
})

/**
 * The transcript of this interview. Researchers can only import one if the participant agreed to
 * recording.
 */
export function RoomTranscript() {
  const { room, captures, isFixed } = useCockpit()
  const { id, respondentName, isSample } = room.interview
  const recording = room.consents.find(({ kind }) => kind === 'RECORDING')?.answer
  const linked = captures.captures.filter(({ cueFrom }) => cueFrom !== null)
  return (
    <Suspense>
      <TranscriptTab
        interviewId={id}
        participantName={respondentName}
        recording={recording}
        isSample={isSample}
        linkedCaptures={linked.length}
        onCapture={
          isFixed
            ? undefined
            : ({ quote, cueFrom, cueTo, atMs, isShortened }) =>
                captures.add(
                  { quote, cueFrom, cueTo, atMs },
                  isShortened ? EVIDENCE_MESSAGES.shortened : undefined,
                )
        }
      />
    </Suspense>
  )
}
