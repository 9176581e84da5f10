import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { type ReactNode, useRef, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Refused } from '../refused.tsx'
import { StepPage } from '../step-page.tsx'

interface ConsentStepProps {
  /** The URL of the study's consent form. May be empty. */
  link: string
  /** The study's own text that people agree to. May be empty. */
  words: string
  hasAgreed: boolean
  /** Saves the person's consent. Rejects if that fails. */
  onAgree: () => Promise<void>
  /** Called when the consent text has changed in the meantime. */
  onChanged: () => void
  onBack: () => void
  onNext: () => void
}

/** Step 3: the person has to agree before we ask any questions. */
export function ConsentStep(props: ConsentStepProps) {
  const { link, words, hasAgreed, onAgree, onChanged, onBack, onNext } = props
  const [toPolicy, setToPolicy] = useState(hasAgreed)
  const [toStudy, setToStudy] = useState(hasAgreed)
  const [isMissing, setIsMissing] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>()
  const policyBox = useRef<HTMLInputElement>(null)
  const studyBox = useRef<HTMLInputElement>(null)

  async function next() {
    const open = !toPolicy ? policyBox : words && !toStudy ? studyBox : undefined
    if (open) {
      setIsMissing(true)
      return open.current?.focus()
    }
    setIsSaving(true)
    setRefusal(undefined)
    try {
      await onAgree()
      onNext()
    } catch (error) {
      setRefusal(messageOf(error))
      if (error instanceof CallError && error.code === 'CONSENT_CHANGED') {
        setToPolicy(false)
        setToStudy(false)
        onChanged()
      }
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <StepPage
      title="Your privacy"
      onNext={() => void next()}
      foot={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
          <Button
            type="submit"
            pending={isSaving}
            pendingLabel="Saving…"
            className="grow sm:min-w-40 sm:grow-0"
          >
            Next
          </Button>
          {refusal && <Refused>{refusal}</Refused>}
        </>
      }
    >
      <div className="grid gap-4 text-ink-2">
        <p>
          We use your answers to see whether you qualify for this study and, if you do, to prepare
          the interview. Only the people who run the study see them next to your name. You can stop
          at any time, and ask us to show, correct or delete what we keep.
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
                Read this study’s consent form
              </NewTabLink>
            </li>
          )}
        </ul>
      </div>
      <Checkbox
        ref={policyBox}
        look="card"
        label="I have read and agree to the privacy policy"
        required
        checked={toPolicy}
        error={isMissing && !toPolicy && RESPONDENT_MESSAGES.consentRequired}
        onChange={(event) => setToPolicy(event.target.checked)}
      />
      {words && (
        <section className="grid gap-3" aria-labelledby="study-consent">
          <h2 id="study-consent" className="text-lead leading-tight">
            About this study
          </h2>
          <p className="whitespace-pre-line rounded-card border border-line bg-surface px-4 py-3 text-ink-2">
            {words}
          </p>
          <Checkbox
            ref={studyBox}
            look="card"
            label="I have read this and agree to take part"
            required
            checked={toStudy}
            error={isMissing && !toStudy && 'Please agree to this to continue.'}
            onChange={(event) => setToStudy(event.target.checked)}
          />
        </section>
      )}
    </StepPage>
  )
}
