import { RewordButton } from './reword-button.tsx'
import { useStep } from './step-context.ts'

/** What the idea was taken for: who sees that it is something else need not find out from its facts. */
export function IdeaReading() {
  const { research, isReadOnly } = useStep()
  const { reading } = research.generation
  if (!reading || isReadOnly) return null
  return (
    <p className="max-w-none text-ink-2 text-small">
      As we read it, this is for <strong className="font-semibold text-ink">{reading}</strong>.{' '}
      {/* The question and its answer are not torn apart where there is room for both. */}
      <span className="inline-block">
        Not what you meant? <RewordButton />
      </span>
    </p>
  )
}
