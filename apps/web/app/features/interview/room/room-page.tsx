import { useQuery } from '@tanstack/react-query'
import { isBooked, needsConfirming } from '@wattle/contract/interview-status'
import { ArrowLeft, Download, Printer, Video } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { CallError, messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { downloadText } from '#lib/download.ts'
import { clockRange, weekdayDate, zoneCode } from '#lib/time/date-formats.ts'
import { useNow } from '#lib/time/use-now.ts'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type Room, roomQuery } from '../hooks.ts'
import { canHaveOutcome, isOver, statusWords } from '../interviews.ts'
import { GuideNotes } from './guide-notes.tsx'
import { NoteField } from './note-field.tsx'
import { notesMarkdown } from './notes-markdown.ts'
import { RoomConsents } from './room-consents.tsx'
import { GENERAL, useRoomNotes } from './room-notes.ts'
import { RoomOutcome } from './room-outcome.tsx'
import { RoomTimer } from './room-timer.tsx'
import { RoomTranscript } from './room-transcript.tsx'
import { ScreenerAnswers } from './screener-answers.tsx'

const MINUTE_MS = 60_000
const TABS = [
  { id: 'guide', label: 'Guide and notes' },
  { id: 'transcript', label: 'Transcript' },
] as const

/** All that a researcher wants in view while talking with someone. */
export function RoomPage({ id }: { id: number }) {
  const room = useQuery(roomQuery(id))
  const respondent = room.data?.interview.respondentName
  useTabTitle(respondent && `Interview with ${respondent}`)
  if (room.data) return <OpenRoom room={room.data} />
  if (room.isPending) {
    return (
      <Loading label="Loading the interview" className="grid gap-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  }
  const isUnknown = room.error instanceof CallError && room.error.status === 404
  return (
    <EmptyState
      title={isUnknown ? 'There is no such interview' : 'The interview did not load'}
      action={
        isUnknown ? (
          <ButtonLink to="/platform/interviews">To your interviews</ButtonLink>
        ) : (
          <Button onClick={() => room.refetch()}>Try again</Button>
        )
      }
    >
      {isUnknown ? 'The address is not right.' : messageOf(room.error)}
    </EmptyState>
  )
}

function OpenRoom({ room }: { room: Room }) {
  const { interview, answers, guide } = room
  const { notes, write, state } = useRoomNotes(room)
  const [address, setAddress] = useSearchParams()
  const tab = address.get('tab') === 'transcript' ? 'transcript' : 'guide'
  const now = useNow(MINUTE_MS)
  const isPast = isOver(interview, now)
  const from = new Date(interview.startTime)
  const when = `${weekdayDate(from)}, ${clockRange(from, interview.endTime)} ${zoneCode(from)}`
  const exportNotes = () =>
    downloadText(`interview-${interview.id}.md`, notesMarkdown(room, notes, when), 'text/markdown')
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextLink to="/platform/interviews" className="no-print justify-self-start text-small">
          <ArrowLeft aria-hidden="true" className="mr-1 inline size-4 align-[-0.15em]" />
          My interviews
        </TextLink>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 grow basis-60">
            <h1 tabIndex={-1} className="wrap-anywhere text-h2">
              Interview with {interview.respondentName}
            </h1>
            <p className="wrap-anywhere max-w-none text-ink-2">
              {when}, <span>{statusWords(interview)}</span>,{' '}
              {interview.isGuest ? (
                interview.researchName
              ) : (
                <TextLink to={`/platform/research/${interview.researchId}`}>
                  {interview.researchName}
                </TextLink>
              )}
            </p>
          </div>
          {!interview.isSample && <RoomTimer interviewId={interview.id} />}
        </div>
        <div className="no-print flex flex-wrap items-center gap-3 max-sm:gap-2">
          {!isPast && <WayIn interview={interview} isPast={false} />}
          <Button variant={isPast ? 'primary' : 'secondary'} onClick={exportNotes}>
            <Download aria-hidden="true" className="size-4.5" />
            <span className={cx(!isPast && 'max-sm:sr-only')}>Download notes</span>
          </Button>
          {isPast && <WayIn interview={interview} isPast />}
          {canHaveOutcome(interview, now) && <RoomOutcome interview={interview} />}
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">Print</span>
          </Button>
          <div className="ml-auto max-sm:basis-full">
            <SaveLine state={state} />
          </div>
        </div>
        {interview.isSample ? (
          <Notice tone="info">
            <p>
              This is a sample: {interview.respondentName} and what they said are made up. Change
              the notes as you like.
            </p>
          </Notice>
        ) : (
          <RoomConsents room={room} />
        )}
      </header>
      <Tabs
        label="Parts of the room"
        tabs={TABS}
        selected={tab}
        beginsWithControl
        onSelect={(next) =>
          setAddress(next === 'guide' ? {} : { tab: next }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {tab === 'transcript' ? (
          <RoomTranscript room={room} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-10 print:mt-5 print:block">
            {guide ? (
              <GuideNotes parts={guide.parts} notes={notes} onNote={write} />
            ) : (
              <p className="text-ink-2">The guide of this project is gone.</p>
            )}
            <aside
              aria-label="About the participant"
              className="grid content-start gap-6 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto xl:p-1 print:static print:mt-6 print:block print:max-h-none print:overflow-visible print:p-0"
            >
              <ScreenerAnswers answers={answers} />
              <NoteField
                label="Other notes"
                rows={4}
                placeholder="What belongs to no question"
                text={notes.get(GENERAL) ?? ''}
                onText={(text) => write(GENERAL, text)}
              />
            </aside>
          </div>
        )}
      </Tabs>
    </article>
  )
}

/** To the call, or to a link for it; neither when the interview doesn't take place. */
function WayIn({ interview, isPast }: Pick<Room, 'interview'> & { isPast: boolean }) {
  const { id, researchId, link } = interview
  if (needsConfirming(interview)) {
    return (
      <ButtonLink
        to={`/platform/${interview.isGuest ? 'interviews' : `research/${researchId}`}?interview=${id}`}
        variant="outline"
        className="max-sm:grow"
      >
        Confirm with a link
      </ButtonLink>
    )
  }
  if (!link || !isBooked(interview)) return null
  return (
    <ButtonLink
      to={link}
      target="_blank"
      rel="noreferrer"
      // A talk may run late, but afterwards it's the notes that matter.
      variant={isPast ? 'secondary' : 'primary'}
      className={cx(!isPast && 'max-sm:grow')}
    >
      <Video aria-hidden="true" className="size-4.5" />
      Open the call
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  )
}
