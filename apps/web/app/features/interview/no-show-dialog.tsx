import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { messageOf } from '#lib/api/call.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useMarkNoShow } from './hooks.ts'
import { InterviewFacts } from './interview-facts.tsx'

interface NoShowDialogProps {
  interview: MyInterview
  onClose: () => void
}

export function NoShowDialog({ interview, onClose }: NoShowDialogProps) {
  const noShow = useMarkNoShow()
  async function confirm() {
    try {
      await noShow.mutateAsync(interview.id)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    showToast('Nobody came: the interview does not count', { tone: 'info' })
  }
  return (
    <Confirm
      open
      danger
      title="Did nobody come?"
      confirmLabel="Nobody came"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <InterviewFacts interview={interview} />
        <p>
          The interview will not count as conducted. That cannot be taken back; the office can give{' '}
          {interview.respondentName} another hour.
        </p>
      </div>
    </Confirm>
  )
}
