import { ProjectPlan } from '../shared/project-plan.tsx'
import { ProjectQuotas } from '../shared/quotas/project-quotas.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { Summaries } from './summaries.tsx'
import { useContinue } from './use-continue.ts'

/** Everything prepared so far on one page, before anyone is invited. */
export function ReviewStep() {
  const { research, isReadOnly, previous, next } = useStep()
  const { advance, isPending, failure } = useContinue()
  return (
    <StepPanel
      title={STEP_TITLES.PROJECT_CONFIRMATION}
      lead="Read everything once as a participant would. We don’t invite anyone until you launch the email distribution in the next step."
      failure={<StepFailure reason={failure} />}
      foot={
        <StepFoot
          previous={previous}
          next={isReadOnly ? next : undefined}
          label="Next"
          pending={isPending}
          onContinue={() => advance()}
        />
      }
    >
      <div className="grid gap-3">
        <Summaries />
        <ProjectPlan
          research={research}
          className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
        />
        <ProjectQuotas
          research={research}
          className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
        />
      </div>
    </StepPanel>
  )
}
