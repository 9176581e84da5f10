import { CalendarCheck, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Me, useDisconnectCalendar } from './hooks.ts'
import { connectCalendar } from './shared/connect-calendar.ts'

export function GoogleCalendar({ me }: { me: Me }) {
  const [isAsking, setIsAsking] = useState(false)
  const connect = useMutation({
    mutationFn: () => connectCalendar(),
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  })
  if (!me.googleCalendarAuthorized) {
    return (
      <div className="grid justify-items-start gap-3">
        <Pill tone="paused" icon={CalendarX}>
          Not connected
        </Pill>
        <p className="text-ink-2">
          Once your calendar is connected, you’ll see your busy times while you offer slots. You can
          also add interviews you confirm to your calendar, with a video call link.
        </p>
        <Button variant="secondary" pending={connect.isPending} onClick={() => connect.mutate()}>
          Connect
        </Button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Pill tone="done" icon={CalendarCheck}>
        Connected
      </Pill>
      <p className="text-ink-2">
        We only look at when you’re busy, and only add events for interviews you confirm here.
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {isAsking && <Disconnect onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function Disconnect({ onClose }: { onClose: () => void }) {
  const disconnect = useDisconnectCalendar()
  const confirm = () =>
    disconnect.mutateAsync().then(
      () => showToast('Google Calendar disconnected', { tone: 'success' }),
      (error) => {
        showToast(messageOf(error), { tone: 'error' })
        throw error
      },
    )
  return (
    <Confirm
      open
      danger
      title="Disconnect your Google Calendar?"
      confirmLabel="Disconnect"
      onClose={onClose}
      onConfirm={confirm}
    >
      We’ll revoke our access to your Google Calendar. Events already in your calendar stay there
      with their links, but won’t move when an interview does.
    </Confirm>
  )
}
