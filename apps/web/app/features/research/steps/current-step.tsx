import type { ReactNode } from 'react'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { AudienceStep } from './audience-step.tsx'
import { Generating } from './generating.tsx'
import { GuideStep } from './guide-step.tsx'
import { IdeaStep, StoredIdea } from './idea-step.tsx'
import { CompletedSummary, DraftStart } from './outer-steps.tsx'
import { ReviewStep } from './review-step.tsx'
import { ScreenerStep } from './screener-step.tsx'
import { useStep } from './step-context.ts'

interface CurrentStepProps {
  isWriting: boolean
  hasFailed: boolean
  interviewStep: (research: ResearchReply) => ReactNode
}

export function CurrentStep({ isWriting, hasFailed, interviewStep }: CurrentStepProps) {
  const { research, viewed, isReadOnly } = useStep()
  const { audience, screener, guide } = research
  if (isWriting) return <Generating status={viewed} hasFailed={hasFailed} />
  switch (viewed) {
    case 'DRAFT_CREATED':
      return <DraftStart />
    case 'IDEA_SHAPING':
      return isReadOnly ? <StoredIdea /> : <IdeaStep />
    case 'AUDIENCE_GENERATION':
      return audience ? (
        <AudienceStep
          key={JSON.stringify([isReadOnly, audience.characteristics])}
          characteristics={audience.characteristics}
        />
      ) : null
    case 'SCREENER_GENERATION':
      return screener ? <ScreenerStep screener={screener} /> : null
    case 'GUIDE_GENERATION':
      return guide ? <GuideStep guide={guide} /> : null
    case 'PROJECT_CONFIRMATION':
      return <ReviewStep />
    case 'CONDUCTING_INTERVIEW':
      return interviewStep(research)
    case 'COMPLETED':
      return <CompletedSummary />
  }
}
