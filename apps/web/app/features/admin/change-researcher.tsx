import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf } from '#lib/use-form.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AdminInterview } from './hooks.ts'
import { useReassign } from './interview-hooks.ts'
import { InterviewSummary } from './interview-summary.tsx'
import { ResearcherChoice } from './researcher-choice.tsx'

interface ChangeResearcherProps {
  interview: AdminInterview
  onClose: () => void
}

export function ChangeResearcher({ interview, onClose }: ChangeResearcherProps) {
  const [userId, setUserId] = useState<number>()
  const reassign = useReassign(interview.id)
  async function confirm() {
    try {
      await reassign.mutateAsync(userId ?? 0)
    } catch (error) {
      showToast(fieldsOf(error).userId ?? messageOf(error), { tone: 'error' })
      throw error
    }
    showToast('Researcher changed', { tone: 'success' })
  }
  return (
    <Confirm
      open
      title="Change the researcher"
      confirmLabel="Change researcher"
      disabled={userId === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <InterviewSummary interview={interview} />
        <ResearcherChoice
          label="New researcher"
          hint="They’ll only see this interview, its room and the guide."
          userId={userId}
          onChange={setUserId}
        />
        <p className="text-ink-2">
          The time stays the same. We’ll ask them to confirm the interview with their own video call
          link, and tell {interview.creatorFullName}.
        </p>
      </div>
    </Confirm>
  )
}
