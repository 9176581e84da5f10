import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { chooseZone } from '#lib/api/session.ts'
import { useLinkKey, useLoaded } from '../hooks.ts'
import { Failure, LinkProblem, linkProblemOf } from '../link-problem.tsx'
import { Opening } from '../opening.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { ownZone } from './slot-times.ts'
import { openTimes } from './study.ts'
import { useBooking } from './use-booking.ts'

/** Loads the confirmation page at the first tap, because it isn't needed before that. */
const loadBookedPage = () => import('./booked-page.tsx')
type BookedPage = Awaited<ReturnType<typeof loadBookedPage>>['BookedPage']

/**
 * The page where people who qualify book, change or cancel a time. They open it from the link in
 * their email.
 */
export function SlotsPage() {
  // Reads the URL before `useLinkKey` removes the key and everything else from it.
  const [query] = useState(() => new URLSearchParams(globalThis.location?.search))
  const hash = useLinkKey()
  if (hash === undefined) return <Opening label="Loading the times" title="Available Slots" />
  if (hash === null) return <LinkProblem kind="UNKNOWN_LINK" />
  return <OpenedSlots hash={hash} query={query} />
}

interface OpenedSlotsProps {
  hash: string
  /**
   * The query parameters of the link the person followed, such as `calendar`. Different emails use
   * different parameters.
   */
  query: URLSearchParams
}

function OpenedSlots({ hash, query }: OpenedSlotsProps) {
  const { loaded, reload } = useLoaded(() => openTimes(hash))
  if (loaded.state === 'loading')
    return <Opening label="Loading the times" title="Available Slots" />
  if (loaded.state === 'failed') {
    const kind = linkProblemOf(loaded.error)
    if (kind) return <LinkProblem kind={kind} />
    const { loadSlotsFailed } = RESPONDENT_MESSAGES
    return <Failure what={loadSlotsFailed} error={loaded.error} onRetry={reload} />
  }
  return <LoadedSlots hash={hash} query={query} opened={loaded.value} onTaken={reload} />
}

interface LoadedSlotsProps extends OpenedSlotsProps {
  opened: Awaited<ReturnType<typeof openTimes>>
  /** Called after the person accepts a time we offered them. */
  onTaken: () => void
}

function LoadedSlots({ hash, query, opened, onTaken }: LoadedSlotsProps) {
  const [about, setAbout] = useState(opened.about)
  const booking = useBooking(hash, opened.slots)
  useEffect(() => void opened.asked.then(setAbout), [opened])
  const [zone, setZone] = useState(ownZone)
  const [isOut, setIsOut] = useState(false)
  const [BookedPage, setBookedPage] = useState<BookedPage>()
  const hasFailed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for people who came to add the interview to a calendar
  useEffect(() => {
    if (query.has('calendar') && booking.own) finish().catch(() => {})
  }, [])
  const problem = isOut ? 'CONSENT_WITHDRAWN' : booking.problem
  if (problem) return <LinkProblem kind={problem} />
  if (BookedPage && booking.own)
    return (
      <BookedPage
        slot={booking.own}
        interviewId={booking.interviewId ?? about?.interviewId}
        study={about?.study}
        zone={zone}
        onChange={() => setBookedPage(undefined)}
      />
    )
  async function finish() {
    try {
      const booked = await loadBookedPage()
      setBookedPage(() => booked.BookedPage)
    } catch (error) {
      // Some browsers cache a failed import, so after a second failure we reload the page.
      if (hasFailed.current && navigator.onLine) location.replace('?calendar')
      hasFailed.current = true
      throw error
    }
  }
  const extras = (isBelow: boolean) =>
    about?.extras && (
      <about.extras.SlotExtras
        isBelow={isBelow}
        booking={booking}
        hash={hash}
        consents={about.consents}
        onChange={(consents) => setAbout({ ...about, consents })}
        onOut={() => setIsOut(true)}
      />
    )
  return (
    <SlotPicker
      extras={extras}
      booking={booking}
      attending={{ hash, wish: query.get('coming'), coming: about?.coming }}
      study={about?.study}
      zone={zone}
      onZone={(chosen) => {
        chooseZone(chosen)
        setZone(chosen)
      }}
      // Preloads the confirmation page. If that fails, OK tries again and shows the error.
      onTap={() => void loadBookedPage().catch(() => {})}
      onDone={finish}
      standby={(otherwise) =>
        about?.extras && about.study.hasStandbys && !booking.own ? (
          <about.extras.Standby
            hash={hash}
            zone={zone}
            extras={extras}
            onTaken={onTaken}
            otherwise={otherwise}
          />
        ) : (
          otherwise
        )
      }
    />
  )
}
