import { BRAND } from '@wattle/contract/brand'
import { useSearchParams } from 'react-router'
import { InterviewStep } from '#features/interview/interview-step.tsx'
import { ResearchPage } from '#features/research/research-page.tsx'
import type { Route } from './+types/research'

export const meta = () => [{ title: `Project: ${BRAND.name}` }]

/** The step that is looked at is in the address, so that Back leads to the step before. */
export default function Research({ params }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const id = Number(params.id)
  return (
    <ResearchPage
      key={id}
      id={id}
      asked={search.get('step')}
      onCurrent={() => setSearch({}, { replace: true })}
      interviewStep={(research) => (
        <InterviewStep
          research={research}
          previous={`/platform/research/${research.id}?step=review`}
        />
      )}
    />
  )
}
