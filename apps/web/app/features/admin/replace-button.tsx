import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import type { ButtonVariant } from '#ui/button-look.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useUndoEmails } from './hooks.ts'
import { useReplace } from './interview-hooks.ts'

interface ReplaceButtonProps {
  interviewId: number
  /** Who gets the offer, if we already know. */
  nextName?: string | undefined
  variant?: ButtonVariant | undefined
}

/**
 * Offers a slot that's free again to the next person on standby, or emails the next person who
 * qualifies.
 */
export function ReplaceButton({ interviewId, nextName, variant }: ReplaceButtonProps) {
  const replace = useReplace()
  const undo = useUndoEmails()
  const offer = () =>
    replace.mutate(interviewId, {
      onSuccess: ({ fullName, isHeld, mailIds }) =>
        isHeld
          ? showToast(`We’re holding the slot for ${fullName}, who’s on standby`, {
              tone: 'success',
            })
          : offerUndo(
              `The email to ${fullName} goes out in a moment`,
              'The email wasn’t sent',
              () => undo(mailIds),
            ),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button
      size="sm"
      variant={variant ?? 'secondary'}
      pending={replace.isPending}
      aria-label={
        nextName
          ? `Replace with ${nextName}`
          : `Replace the participant in interview ${interviewId}`
      }
      onClick={offer}
    >
      {nextName ? `Replace with ${nextName.split(/\s/)[0]}` : 'Replace'}
    </Button>
  )
}
