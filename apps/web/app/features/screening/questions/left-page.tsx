import { Button } from '#ui/button.tsx'
import { StepPage } from '../step-page.tsx'

/** Tells people that nothing is lost. Exit leads here, because a page can't close its own tab. */
export function LeftPage({ onReturn }: { onReturn: () => void }) {
  return (
    <StepPage
      title="No problem"
      titleLook="text-h1"
      foot={
        <Button variant="secondary" wide className="sm:w-auto" onClick={onReturn}>
          Go back to the questions
        </Button>
      }
    >
      <p className="text-ink-2 text-lead">
        You can close this page now. If you change your mind, use the link in our email to come back
        before the study closes.
      </p>
    </StepPage>
  )
}
