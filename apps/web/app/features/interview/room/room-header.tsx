import { ArrowLeft } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMedia } from '#lib/use-media.ts'
import { TextLink } from '#ui/text-link.tsx'
import { statusWords } from '../interviews.ts'
import { AssumptionTiles } from './cockpit/assumption-tiles.tsx'
import { useCockpit } from './cockpit/cockpit-context.ts'
import { PHONE } from './cockpit/wide.ts'
import { RoomConsents } from './room-consents.tsx'
import { RoomTimer } from './room-timer.tsx'

interface RoomHeaderProps {
  /** When the interview is, such as "Wed 18 Nov 2026, 14:00 AEDT". */
  when: string
  /** Whether the header shows the assumptions. Set this if they don't fit next to the guide. */
  hasTiles: boolean
}

/** The header, which stays in view: the participant, their consents and the time. */
export function RoomHeader({ when, hasTiles }: RoomHeaderProps) {
  const { room } = useCockpit()
  const header = useRef<HTMLElement>(null)
  usePublishedHeight(header)
  const isPhone = useMedia(PHONE)
  const { interview, participantNumber } = room
  const project = interview.isGuest ? (
    interview.researchName
  ) : (
    <TextLink to={`/platform/research/${interview.researchId}`}>{interview.researchName}</TextLink>
  )
  return (
    <header ref={header} className="sticky top-0 z-20 bg-paper low:static print:static">
      <div className="relative flex items-center gap-x-3 gap-y-2 border-line border-b px-3 py-2.5 lg:min-h-20 lg:px-10">
        <Link
          to="/platform/interviews"
          aria-label="My interviews"
          className="no-print inline-grid size-9 shrink-0 place-items-center rounded-button text-ink-2 hover:bg-sunk pointer-coarse:size-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
        </Link>
        <div className="min-w-0 grow">
          <h1 tabIndex={-1} className="wrap-anywhere text-h3 max-sm:text-lead lg:text-title">
            <span className="max-lg:sr-only">Interview with </span>
            {interview.respondentName}
          </h1>
          <p className="wrap-anywhere max-w-none text-ink-2 text-small max-sm:text-caption">
            {participantNumber !== null && <>Participant {participantNumber} in </>}
            {project}
            <span className="max-lg:sr-only">
              {' · '}
              {when}, <span>{statusWords(interview)}</span>
            </span>
          </p>
        </div>
        {!interview.isSample && (
          <>
            {!isPhone && <RoomConsents room={room} />}
            <div className="border-line sm:border-l sm:pl-3">
              <RoomTimer interview={interview} />
            </div>
          </>
        )}
      </div>
      {hasTiles && (
        <div className="no-print border-line border-b">
          <AssumptionTiles />
        </div>
      )}
    </header>
  )
}

/** Tells `cockpit.css` how tall the header is, so that it doesn't cover toasts or focused fields. */
function usePublishedHeight(header: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const { style } = document.documentElement
    const publish = () => style.setProperty('--cockpit-header', `${element.offsetHeight}px`)
    publish()
    const observer = new ResizeObserver(publish)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--cockpit-header')
    }
  }, [header])
}
