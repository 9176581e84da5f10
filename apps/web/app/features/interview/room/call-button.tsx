import { isBooked, needsConfirming } from '@wattle/contract/interview-status'
import { Video } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Room } from '../hooks.ts'
import { isOver, mayBeInCall } from '../interviews.ts'

/**
 * Opens the call, or asks for its link. Renders nothing if the interview is cancelled or a no-show,
 * or once the call must be over.
 */
export function CallButton({ interview, now }: Pick<Room, 'interview'> & { now: Date }) {
  const { id, researchId, link } = interview
  const isPast = isOver(interview, now)
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
  if (!link || !isBooked(interview) || !mayBeInCall(interview, now)) return null
  return (
    <ButtonLink
      to={link}
      target="_blank"
      rel="noreferrer"
      // After the planned end, the notes matter more.
      variant={isPast ? 'secondary' : 'primary'}
      className={cx(!isPast && 'max-sm:grow')}
    >
      <Video aria-hidden="true" className="size-4.5" />
      Join the call
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  )
}
