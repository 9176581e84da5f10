import { useQuery } from '@tanstack/react-query'
import { NotebookPen, Play } from 'lucide-react'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { Summaries } from './summaries.tsx'
import { useContinue } from './use-continue.ts'

/** A copy that nobody has begun: its idea, and the way in. */
export function DraftStart() {
  const { research } = useStep()
  const { advance, isPending, failure } = useContinue()
  return (
    <StepPanel
      title={STEP_TITLES.DRAFT_CREATED}
      lead={
        research.brief?.who
          ? `This copy is for ${research.brief.who}. It has the idea of its original. Start it when you’re ready. You can still change the idea.`
          : 'This copy has the idea of its original and nothing else. Start it when you’re ready. You can still change the idea.'
      }
    >
      <blockquote className="whitespace-pre-line rounded-card border border-line bg-surface px-5 py-4 text-ink-2">
        {research.questions[0]?.description || 'No idea written yet.'}
      </blockquote>
      <div>
        <Button variant="gold" pending={isPending} onClick={() => advance()}>
          <Play aria-hidden="true" className="size-4.5" />
          Start
        </Button>
      </div>
      <StepFailure reason={failure} />
    </StepPanel>
  )
}

/** What the project came to. */
export function CompletedSummary() {
  const { research } = useStep()
  const { id, distribution, updatedAt } = research
  const calendar = useQuery(myCalendarQuery)
  const conducted = calendar.data?.interviews.filter(
    ({ researchId, status }) => researchId === id && status === 'CONDUCTED',
  ).length
  const finished = `Finished on ${longDate(updatedAt)}${conducted === undefined ? '' : `, with ${conducted} ${conducted === 1 ? 'interview' : 'interviews'} conducted`}.`
  return (
    <StepPanel title={STEP_TITLES.COMPLETED} lead={`${finished} Everything stays here to read.`}>
      {distribution && (
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
          <Figure label="Passed screener" value={distribution.passedScreeners} />
          <Figure label="Successfully passed screener" value={distribution.passedSuccessfully} />
        </dl>
      )}
      <div className="no-print">
        <ButtonLink to="/platform/interviews" variant="secondary">
          <NotebookPen aria-hidden="true" className="size-4.5" />
          Your interviews and notes
        </ButtonLink>
      </div>
      <Summaries />
    </StepPanel>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface px-5 py-3">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="tabular font-display font-semibold text-title">{value}</dd>
    </div>
  )
}
