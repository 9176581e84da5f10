import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { StepPage } from '../step-page.tsx'

interface ConsentStepProps {
  /** The study's own form; may be empty. */
  link: string
  hasAgreed: boolean
  onAgree: (hasAgreed: boolean) => void
  onBack: () => void
  onNext: () => void
}

/** Step 3: nothing is asked before the person agrees. */
export function ConsentStep({ link, hasAgreed, onAgree, onBack, onNext }: ConsentStepProps) {
  const [isMissing, setIsMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  function next() {
    if (hasAgreed) return onNext()
    setIsMissing(true)
    box.current?.focus()
  }

  return (
    <StepPage
      title="Your privacy"
      onNext={next}
      foot={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" className="grow sm:min-w-40 sm:grow-0">
            Next
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-2">
        <p>
          We use your answers to see whether this study fits you and, if it does, to prepare the
          interview. The people who run the study see them beside your name, and nobody else does.
          You may stop at any time, and ask us to show, correct or delete what we keep.
        </p>
        <ul className="grid gap-1">
          <li>
            <NewTabLink href="/policy" className="inline-block py-2">
              Read the privacy policy
            </NewTabLink>
          </li>
          {link && (
            <li>
              <NewTabLink href={link} className="inline-block py-2">
                Read the consent form of this study
              </NewTabLink>
            </li>
          )}
        </ul>
      </div>
      <Checkbox
        ref={box}
        look="card"
        label="I have read and agree to the privacy policy"
        required
        checked={hasAgreed}
        error={isMissing && !hasAgreed && RESPONDENT_MESSAGES.consentRequired}
        onChange={(event) => onAgree(event.target.checked)}
      />
    </StepPage>
  )
}
