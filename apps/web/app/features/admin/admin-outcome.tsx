import type { Outcome } from '@wattle/contract/outcome'
import { OutcomeDialog } from '#features/interview/shared/outcome-dialog.tsx'
import { markedAs } from '#features/interview/shared/outcome-words.ts'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { AdminInterview } from './hooks.ts'
import { useRecordOutcome } from './interview-hooks.ts'
import { InterviewSummary } from './interview-summary.tsx'

interface AdminOutcomeProps {
  interview: AdminInterview
  onClose: () => void
}

export function AdminOutcome({ interview, onClose }: AdminOutcomeProps) {
  const before = interview.outcome ?? null
  const record = useRecordOutcome(interview.id)
  async function choose(outcome: Outcome | null) {
    if (outcome === before) return onClose()
    try {
      await record.mutateAsync(outcome)
      onClose()
      offerUndo(markedAs(outcome), markedAs(before), () => record.mutateAsync(before))
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }
  return (
    <OutcomeDialog
      outcome={before}
      saving={record.isPending ? record.variables : undefined}
      onChoose={choose}
      onClose={onClose}
    >
      <InterviewSummary interview={interview} />
    </OutcomeDialog>
  )
}
