import { SCREENER_MINUTES } from '@wattle/contract/limits'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { StepPage } from '../step-page.tsx'
import type { Screener } from './choices.ts'
import { LeftPage } from './left-page.tsx'

interface InstructionsStepProps {
  info: Screener['screenerInfo']
  onNext: () => void
}

/** Step 2: what the study is about, how long it takes, when it is, what it pays, and who to ask. */
export function InstructionsStep({ info, onNext }: InstructionsStepProps) {
  const [hasLeft, setHasLeft] = useState(false)
  if (hasLeft) return <LeftPage onReturn={() => setHasLeft(false)} />
  return (
    <StepPage
      title="Before you begin"
      onNext={onNext}
      foot={
        <>
          <Button variant="secondary" onClick={() => setHasLeft(true)}>
            Exit
          </Button>
          <Button type="submit" className="grow sm:min-w-40 sm:grow-0">
            Next
          </Button>
        </>
      }
    >
      <dl className="border-line border-b">
        <Fact name="What">
          <span className="whitespace-pre-line">{info.studyDescription}</span>
        </Fact>
        <Fact name="Duration">{info.estimatedTime}</Fact>
        <Fact name="When">{info.conductingPeriod}</Fact>
        <Fact name="Incentive">{info.incentive}</Fact>
        <Fact name="Now">
          A few questions to see whether the study suits you. They take about {SCREENER_MINUTES}{' '}
          minutes.
        </Fact>
        <Fact name="Confidentiality">
          Only the people who run this study read your answers. We never sell them, and you can have
          them deleted.
        </Fact>
        <Fact name="Contact">
          <a
            href={`mailto:${info.contactEmail}`}
            className="wrap-anywhere text-gum underline decoration-[1.5px] underline-offset-[0.22em]"
          >
            {info.contactEmail}
          </a>
        </Fact>
      </dl>
    </StepPage>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-line border-t py-3.5 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}
