import { Notice } from '#ui/notice.tsx'
import { RewordButton } from './reword-button.tsx'
import { useStep } from './step-context.ts'
import { contentOf, isWriting } from './steps.ts'

/** What the engine has to say about what it wrote, while that can still be changed. */
export function GenerationNotice() {
  const { research, viewed, isReadOnly } = useStep()
  const { notice } = research.generation
  const isWritten = contentOf(research, viewed) && !isWriting(research, viewed)
  if (!notice || isReadOnly || !isWritten) return null
  return (
    <Notice tone="info" className="no-print">
      <p>{notice}</p>
      {/* Further on, an audience and more would have to go for it. */}
      {viewed === 'AUDIENCE_GENERATION' && (
        <p>
          <RewordButton />
        </p>
      )}
    </Notice>
  )
}
