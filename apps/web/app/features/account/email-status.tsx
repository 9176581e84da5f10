import { CircleCheck, Hourglass } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, useResendVerification } from './hooks.ts'

export function EmailStatus({ me }: { me: Me }) {
  const resend = useResendVerification()
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => showToast(message, { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 break-all font-semibold">{me.email}</span>
        {me.emailVerified ? (
          <Pill tone="done" icon={CircleCheck}>
            Confirmed
          </Pill>
        ) : (
          <Pill tone="requested" icon={Hourglass}>
            Not confirmed yet
          </Pill>
        )}
      </div>
      {!me.emailVerified && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">
            Press the button in the email we sent you. If the email hasn’t arrived, check your spam
            folder or send it again.
          </p>
          <Button
            variant="secondary"
            pending={resend.isPending}
            pendingLabel="Sending"
            onClick={send}
          >
            Send the email again
          </Button>
        </div>
      )}
    </>
  )
}
