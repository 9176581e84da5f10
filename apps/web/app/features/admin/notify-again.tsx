import { countInWords, NOTIFY_PAUSE_HOURS } from '@wattle/contract/limits'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import type { ButtonSize, ButtonVariant } from '#ui/button-look.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type AdminInterview, useAdminUndo } from './hooks.ts'
import { useNotifyAgain } from './interview-hooks.ts'

interface NotifyAgainProps {
  interview: Pick<AdminInterview, 'id' | 'creatorFullName' | 'notifiedAt'>
  /** Whether the button names the researcher, as in "Notify Rosa again". */
  withName?: boolean
  size?: ButtonSize
  variant?: ButtonVariant
}

/** Whether we've already asked the researcher, but not in the last hour. */
export const mayNotifyAgain = (notifiedAt: string | null | undefined) =>
  Boolean(notifiedAt) && Date.parse(notifiedAt ?? '') <= Date.now() - NOTIFY_PAUSE_HOURS * 3_600_000

/** A button that asks the researcher to confirm the interview, or asks again. */
export function NotifyAgain({ interview, withName, size = 'sm', variant }: NotifyAgainProps) {
  const notify = useNotifyAgain()
  const undo = useAdminUndo()
  const { id, creatorFullName: name, notifiedAt } = interview
  const isAsked = Boolean(notifiedAt)
  const isJustAsked = isAsked && !mayNotifyAgain(notifiedAt)
  const send = () =>
    notify.mutate(id, {
      onSuccess: () =>
        offerUndo(`We’re asking ${name} to confirm`, 'The email wasn’t sent', () => undo(id)),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  const again = isAsked ? ' again' : ''
  return (
    <Button
      size={size}
      variant={variant ?? 'secondary'}
      pending={notify.isPending}
      disabled={isJustAsked}
      title={
        isJustAsked
          ? `We asked ${name} less than ${countInWords(NOTIFY_PAUSE_HOURS, 'hour')} ago`
          : undefined
      }
      aria-label={withName ? undefined : `Notify${again}: ${name}`}
      onClick={send}
    >
      {withName ? `Notify ${name.split(/\s/)[0]}${again}` : `Notify${again}`}
    </Button>
  )
}
