import { Button } from '#ui/button.tsx'
import { StepPage } from '../step-page.tsx'

/** Exit closes no tab, which a page cannot do; it says that nothing is lost. */
export function LeftPage({ onReturn }: { onReturn: () => void }) {
  return (
    <StepPage
      title="That is fine"
      titleLook="text-h1"
      foot={
        <Button variant="secondary" wide className="sm:w-auto" onClick={onReturn}>
          Go on after all
        </Button>
      }
    >
      <p className="text-ink-2 text-lead">
        You can close this page now. If you change your mind, the link in our email brings you back
        here until the study closes.
      </p>
    </StepPage>
  )
}
