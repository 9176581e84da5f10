import type { Outcome } from '@wattle/contract/outcome'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useRecordOutcome } from './hooks.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { OutcomeDialog } from './shared/outcome-dialog.tsx'
import { markedAs } from './shared/outcome-words.ts'

interface AskOutcomeProps {
  interview: MyInterview
  onClose: () => void
}

export function AskOutcome({ interview, onClose }: AskOutcomeProps) {
  const { id, outcome: before = null } = interview
  const record = useRecordOutcome()
  async function choose(outcome: Outcome | null) {
    if (outcome === before) return onClose()
    try {
      await record.mutateAsync({ id, outcome })
      onClose()
      offerUndo(markedAs(outcome), markedAs(before), () =>
        record.mutateAsync({ id, outcome: before }),
      )
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }
  return (
    <OutcomeDialog
      outcome={before}
      saving={record.isPending ? record.variables.outcome : undefined}
      onChoose={choose}
      onClose={onClose}
    >
      <InterviewFacts interview={interview} />
    </OutcomeDialog>
  )
}
