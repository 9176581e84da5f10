import { LAUNCHED, SAMPLE_LOCKED } from '@wattle/contract/messages'
import { STAGE_LABELS } from '@wattle/contract/research'
import { Eye, Pencil } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useStep } from './step-context.ts'

/** Explains that an earlier step is read-only, and offers to edit it. */
export function ReadOnlyNote() {
  const { research, isReadOnly, onReset } = useStep()
  if (!isReadOnly) return null
  const { status, frozen, isSample } = research
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 rounded-button bg-sunk px-4 py-2.5 text-ink-2 text-small">
      <Eye aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="min-w-0 grow basis-52">
        {status === 'COMPLETED'
          ? 'This project is finished, so you can’t edit it.'
          : frozen
            ? isSample
              ? SAMPLE_LOCKED
              : LAUNCHED
            : `You’re viewing an earlier step. The project is at ${STAGE_LABELS[status]}.`}
      </span>
      {status !== 'COMPLETED' && !frozen && (
        <Button variant="secondary" size="sm" onClick={onReset}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit this step
        </Button>
      )}
    </div>
  )
}
