import type { Guide } from '@wattle/contract/guide'
import { ContentActions } from './content-actions.tsx'
import { GuideParts } from './guide-parts.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { useContinue } from './use-continue.ts'

export function GuideStep({ guide }: { guide: Guide }) {
  const { research, isReadOnly, previous, next } = useStep()
  const { advance, isPending, failure } = useContinue()
  return (
    <StepPanel
      title={STEP_TITLES.GUIDE_GENERATION}
      actions={
        <ContentActions
          noun="interview guide"
          editor={`/platform/research/${research.id}/edit-guide`}
        />
      }
      lead="Twenty-five to thirty minutes about what people really did. Watch the intro video, then make the questions your own."
      failure={<StepFailure reason={failure} />}
      foot={
        <StepFoot
          previous={previous}
          next={isReadOnly ? next : undefined}
          pending={isPending}
          onContinue={() => advance()}
        />
      }
    >
      <ReadOnlyNote />
      <GuideParts parts={guide.parts} />
    </StepPanel>
  )
}
