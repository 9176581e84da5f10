import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { Button } from '#ui/button.tsx'
import { StepPage } from '../step-page.tsx'

/** Shown for a step that doesn't exist (seed 001 section 2). */
export function UnknownStep({ onReturn }: { onReturn: () => void }) {
  return (
    <StepPage
      title={RESPONDENT_MESSAGES.unknownStep}
      titleLook="text-h1"
      tab={RESPONDENT_MESSAGES.unknownStep}
      foot={
        <Button wide className="sm:w-auto" onClick={onReturn}>
          Continue where you left off
        </Button>
      }
    >
      <p className="text-ink-2 text-lead">
        This link leads to a step that doesn’t exist. Your answers are safe.
      </p>
    </StepPage>
  )
}
