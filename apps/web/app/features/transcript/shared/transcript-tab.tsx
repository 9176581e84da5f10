import { useQuery } from '@tanstack/react-query'
import type { ConsentAnswer } from '@wattle/contract/consent'
import { FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeleteTranscript } from '../delete-transcript.tsx'
import { transcriptQuery } from '../hooks.ts'
import { TranscriptView } from '../view/transcript-view.tsx'
import type { TranscriptCapture } from './transcript-capture.ts'

/** Loaded on demand, because it includes the code that reads files. */
const ImportDialog = lazy(async () => {
  const { ImportDialog } = await import('../import/import-dialog.tsx')
  return { default: ImportDialog }
})

interface TranscriptTabProps {
  interviewId: number
  participantName: string
  /** The participant's last answer about recording. Undefined if they haven't been asked. */
  recording: ConsentAnswer | undefined
  /** Whether the participant is made up. Made-up participants have no consents to record. */
  isSample?: boolean | undefined
  /** How many captures point to the transcript. */
  linkedCaptures: number
  onCapture?: ((capture: TranscriptCapture) => void) | undefined
}

/** Where researchers import and read an interview's transcript and capture quotes from it. */
export function TranscriptTab(props: TranscriptTabProps) {
  const { interviewId, participantName, recording, isSample, linkedCaptures, onCapture } = props
  const stored = useQuery(transcriptQuery(interviewId))
  const [open, setOpen] = useState<'import' | 'delete'>()
  const close = () => setOpen(undefined)
  const line = lineIn(useLocation().hash)
  const refusal = isSample
    ? 'This is a sample interview, so you can’t import a transcript.'
    : refusalOf(recording, participantName)

  if (stored.isPending)
    return (
      <Loading label="Loading the transcript" className="grid gap-3">
        <Skeleton className="h-10 max-w-96" />
        <Skeleton className="h-72 rounded-card" />
      </Loading>
    )
  if (stored.isError)
    return (
      <EmptyState
        title="The transcript didn’t load"
        action={<Button onClick={() => stored.refetch()}>Try again</Button>}
      >
        Your notes and captures are safe.
      </EmptyState>
    )
  const { transcript } = stored.data
  return (
    <>
      {transcript ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {refusal && <Notice tone="info">{refusal}</Notice>}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-ink-3 text-small">Imported on {longDate(transcript.importedAt)}</p>
            <div className="flex gap-1">
              {!refusal && (
                <Button variant="quiet" size="sm" onClick={() => setOpen('import')}>
                  Replace
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={() => setOpen('delete')}>
                Delete
              </Button>
            </div>
          </div>
          <TranscriptView transcript={transcript} line={line} onCapture={onCapture} />
        </div>
      ) : (
        <EmptyState
          title="No transcript yet"
          action={
            !refusal && (
              <Button onClick={() => setOpen('import')}>
                <FileUp aria-hidden="true" className="size-4.5" />
                Import a transcript
              </Button>
            )
          }
        >
          {refusal ??
            'Import a transcript from Zoom, Teams, Meet, Otter or Whisper. We never store audio or video.'}
        </EmptyState>
      )}
      {open === 'import' && (
        <Suspense>
          <ImportDialog
            interviewId={interviewId}
            participantName={participantName}
            replaces={transcript ? { captures: linkedCaptures } : undefined}
            onClose={close}
          />
        </Suspense>
      )}
      <DeleteTranscript interviewId={interviewId} isOpen={open === 'delete'} onClose={close} />
    </>
  )
}

/** The line number in a hash such as `#line-12`. */
function lineIn(hash: string): number | undefined {
  const digits = /^#line-(\d+)$/.exec(hash)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Explains why researchers can't import a transcript: the participant has to agree to recording
 * first.
 */
function refusalOf(recording: ConsentAnswer | undefined, name: string): string | undefined {
  const firstName = name.trim().split(/\s+/)[0]
  if (recording === 'YES') return undefined
  return recording
    ? `${firstName} declined recording, so you can’t import a transcript.`
    : `First ask ${firstName} if you may record, and enter the answer above.`
}
