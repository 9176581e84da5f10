import { isEarlier, type ResearchStatus } from '@wattle/contract/research'
import { useState } from 'react'
import { LostAssumptions } from '#features/assumption/shared/lost-assumptions.tsx'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { usePreviousStep } from '../hooks.ts'

interface ResetDialogProps {
  research: ResearchReply
  to: ResearchStatus
  onClose: () => void
  onReset: () => void
}

/**
 * Lists everything that will be deleted, then goes back so the researcher can change an earlier
 * step.
 */
export function ResetDialog({ research, to, onClose, onReset }: ResetDialogProps) {
  const reset = usePreviousStep()
  const [keepGuide, setKeepGuide] = useState(false)
  async function confirm() {
    try {
      await reset.mutateAsync({ id: research.id, to, keepGuide })
    } catch (error) {
      // Seed 001 section 8 only asks us to log the error, but the researcher needs to know that
      // nothing changed.
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    onReset()
  }
  return (
    <Confirm
      open
      danger
      title="Reset research to this status?"
      confirmLabel="Reset"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>If you edit, all content in the following sections will be reset</p>
      <Lost research={keepGuide ? { ...research, guide: null } : research} to={to} />
      {research.guide && to === 'SCREENER_GENERATION' && (
        <Checkbox
          className="mt-4"
          label="Keep my interview guide"
          hint="We’ll keep your guide with your edits. Check that it still matches the screener."
          checked={keepGuide}
          onChange={({ target }) => setKeepGuide(target.checked)}
        />
      )}
    </Confirm>
  )
}

/** Lists what going back to a step will delete. */
export function Lost({ research, to }: Pick<ResetDialogProps, 'research' | 'to'>) {
  const deleted = deletedContent(research, to)
  if (deleted.length === 0) return null
  return (
    <ul className="mt-3 list-disc pl-5" aria-label="What will be deleted">
      {deleted.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {research.guide && isEarlier(to, 'GUIDE_GENERATION') && (
        <LostAssumptions researchId={research.id} />
      )}
    </ul>
  )
}

/** As on the server, the target step keeps its content, and we delete everything after it. */
function deletedContent({ status, audience, screener, guide }: ResearchReply, to: ResearchStatus) {
  const lines: string[] = []
  if (audience && isEarlier(to, 'AUDIENCE_GENERATION')) {
    lines.push(`Target Audience: ${counted(audience.characteristics.length, 'characteristic')}`)
  }
  if (screener && isEarlier(to, 'SCREENER_GENERATION')) {
    lines.push(`Screening Questions: ${counted(screener.questions.length, 'question')}`)
  }
  if (guide && isEarlier(to, 'GUIDE_GENERATION')) {
    lines.push(`Interview Prep: ${counted(guide.parts.length, 'part')} of the guide`)
  }
  if (status === 'CONDUCTING_INTERVIEW' && to !== 'PROJECT_CONFIRMATION') {
    lines.push('The time slots you’ve offered')
  }
  return lines
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
