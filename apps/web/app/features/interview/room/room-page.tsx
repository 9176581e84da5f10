import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { downloadText } from '#lib/download.ts'
import { clockRange, clockTime, shortDate, weekdayDate, zoneCode } from '#lib/time/date-formats.ts'
import { useNow } from '#lib/time/use-now.ts'
import { useMedia } from '#lib/use-media.ts'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type Room, roomQuery } from '../hooks.ts'
import { canHaveOutcome, isOver } from '../interviews.ts'
import { CallButton } from './call-button.tsx'
import { OtherCaptures } from './captures/other-captures.tsx'
import { CockpitProvider } from './cockpit/cockpit-context.ts'
import { RoomAside } from './cockpit/room-aside.tsx'
import { RoomBar } from './cockpit/room-bar.tsx'
import { TenMinutes } from './cockpit/ten-minutes.tsx'
import { useCockpitState } from './cockpit/use-cockpit-state.ts'
import { PHONE, WIDE } from './cockpit/wide.ts'
import { GuideNotes } from './guide-notes.tsx'
import { NoteField } from './note-field.tsx'
import { notesMarkdown } from './notes-markdown.ts'
import { ConsentWarning, RoomConsents } from './room-consents.tsx'
import { RoomHeader } from './room-header.tsx'
import { GENERAL, notesNow } from './room-notes.ts'
import { RoomOutcome } from './room-outcome.tsx'
import { RoomTranscript } from './room-transcript.tsx'
import { AnswerList } from './screener-answers.tsx'

const MINUTE_MS = 60_000
const TABS = [
  { id: 'guide', label: 'Guide and notes' },
  { id: 'transcript', label: 'Transcript' },
] as const

/** Fills the whole width of the page, and the height of the window below the app's top bar. */
const FRAME =
  '-mx-5 -my-6 flex min-h-[calc(100dvh-3.5rem)] flex-col max-lg:min-h-dvh lg:-mx-10 lg:-my-7 print:m-0 print:block'

/**
 * The page a researcher keeps open during an interview: the guide, notes, captures and assumptions.
 */
export function RoomPage({ id }: { id: number }) {
  const room = useQuery(roomQuery(id))
  const respondent = room.data?.interview.respondentName
  useTabTitle(respondent && `Interview with ${respondent}`)
  if (room.data) return <OpenRoom room={room.data} />
  if (room.isPending) {
    return (
      <div data-cockpit className={FRAME}>
        <Loading label="Loading the interview">
          <div className="border-line border-b px-4 py-3 lg:px-10 lg:py-4">
            <Skeleton className="h-12 max-w-80" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-4 py-4 lg:px-10 xl:grid-cols-[minmax(0,1fr)_23rem]">
            <div className="grid content-start gap-4">
              <Skeleton className="h-11 max-w-96" />
              <Skeleton className="h-72 rounded-card" />
              <Skeleton className="h-72 rounded-card" />
            </div>
            <Skeleton className="h-120 rounded-card max-xl:hidden" />
          </div>
        </Loading>
      </div>
    )
  }
  const isUnknown = room.error instanceof CallError && room.error.status === 404
  return (
    <EmptyState
      level={1}
      title={isUnknown ? 'We couldn’t find that interview' : 'The interview didn’t load'}
      action={
        isUnknown ? (
          <ButtonLink to="/platform/interviews">Go to your interviews</ButtonLink>
        ) : (
          <Button onClick={() => room.refetch()}>Try again</Button>
        )
      }
    >
      {isUnknown ? 'The address is wrong, or the interview was deleted.' : messageOf(room.error)}
    </EmptyState>
  )
}

function OpenRoom({ room }: { room: Room }) {
  const { interview, answers, guide } = room
  const cockpit = useCockpitState(room)
  const { notes, openKey, tab, showTab } = cockpit
  const isWide = useMedia(WIDE)
  const isPhone = useMedia(PHONE)
  const isPaper = useMedia('print')
  const now = useNow(MINUTE_MS)
  const isPast = isOver(interview, now)
  const from = new Date(interview.startTime)
  const when = `${weekdayDate(from)}, ${clockRange(from, interview.endTime)} ${zoneCode(from)}`
  const exportNotes = () =>
    downloadText(
      `interview-${interview.id}.md`,
      notesMarkdown(room, notesNow(notes), when),
      'text/markdown',
    )
  const otherNotes = (
    <>
      <NoteField
        field={GENERAL}
        label="Other notes"
        hideLabel
        rows={4}
        placeholder="Notes that aren’t about a question"
      />
      <OtherCaptures />
    </>
  )
  return (
    <CockpitProvider value={cockpit}>
      <article data-cockpit className={FRAME}>
        <RoomHeader
          when={`${shortDate(from, 'numeric')}, ${clockTime(from)} ${zoneCode(from)}`}
          hasTiles={!isWide}
        />
        <TenMinutes />
        <div className="grid grow grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_25.5rem] print:block">
          <div
            className={cx(
              'grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4 lg:px-10 xl:pr-8',
              // Leaves room below the notes, so people can scroll them above the capture strip.
              openKey && 'max-lg:pb-80',
            )}
          >
            <div className="no-print flex flex-wrap items-center gap-2">
              {!isPast && <CallButton interview={interview} now={now} />}
              <Button variant={isPast ? 'primary' : 'secondary'} onClick={exportNotes}>
                <Download aria-hidden="true" className="size-4.5" />
                <span className={cx(!isPast && 'max-sm:sr-only')}>Download notes</span>
              </Button>
              {isPast && <CallButton interview={interview} now={now} />}
              {canHaveOutcome(interview, now) && <RoomOutcome interview={interview} />}
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-4.5" />
                <span className="max-sm:sr-only">Print</span>
              </Button>
              {isPhone && !interview.isSample && <RoomConsents room={room} />}
            </div>
            {interview.isSample && (
              <Notice tone="info">
                <p>
                  This is a sample: {interview.respondentName} and what they said are made up.
                  Change the notes as you like.
                </p>
              </Notice>
            )}
            {cockpit.room.wordsWithdrawnAt && (
              <Notice tone="warning">
                {cockpit.firstName} no longer lets us use what they said. We deleted the notes and
                captures, and you can’t add new ones.
              </Notice>
            )}
            {!interview.isSample && <ConsentWarning room={room} />}
            {cockpit.room.consentPackNumber && (
              <p className="no-print text-ink-3 text-small">
                Participant {cockpit.room.consentPackNumber} in the consent pack
              </p>
            )}
            <OtherCaptures isRefused />
            <Tabs
              label="Interview room"
              tabs={TABS}
              selected={tab}
              beginsWithControl
              onSelect={showTab}
            >
              {tab === 'transcript' ? (
                <RoomTranscript />
              ) : guide ? (
                <GuideNotes parts={guide.parts} />
              ) : (
                <p className="text-ink-2">This project’s guide has been deleted.</p>
              )}
            </Tabs>
          </div>
          {isWide && <RoomAside otherNotes={otherNotes} />}
        </div>
        <RoomBar otherNotes={otherNotes} />
        {isPaper && (
          <section className="mt-6 grid gap-3">
            <h2 className="text-lead">Screener answers</h2>
            <AnswerList answers={answers} />
            <h2 className="text-lead">Other notes</h2>
            <p className="whitespace-pre-line">{notesNow(notes).get(GENERAL)}</p>
          </section>
        )}
      </article>
    </CockpitProvider>
  )
}
