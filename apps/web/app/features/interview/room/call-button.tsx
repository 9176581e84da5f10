import { isBooked, needsConfirming } from '@wattle/contract/interview-status'
import { Video } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Room } from '../hooks.ts'

/**
 * Opens the call, or asks for its link. Renders nothing if the interview is cancelled or a no-show.
 */
export function CallButton({ interview, isPast }: Pick<Room, 'interview'> & { isPast: boolean }) {
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
      // A call may run late, so the button stays, but after the planned end the notes matter more.
      variant={isPast ? 'secondary' : 'primary'}
      className={cx(!isPast && 'max-sm:grow')}
    >
      <Video aria-hidden="true" className="size-4.5" />
      Join the call
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  )
}
