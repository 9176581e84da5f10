import { useQuery } from '@tanstack/react-query'
import { isConducted } from '@wattle/contract/interview-status'
import { NotebookPen, Play } from 'lucide-react'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { CompletedFindings } from '#features/findings/shared/completed-findings.tsx'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { Summaries } from './summaries.tsx'
import { useContinue } from './use-continue.ts'

/** A copied project before anyone has started it: its idea and a Start button. */
export function DraftStart() {
  const { research } = useStep()
  const { advance, isPending, failure } = useContinue()
  const who = research.brief?.who
  const whose = who ? `This copy is for ${who}. It has` : 'This copy has'
  const [content, changeable] = research.audience
    ? ['the parts you chose from the original', 'everything']
    : ['the original’s idea', 'the idea']
  return (
    <StepPanel
      title={STEP_TITLES.DRAFT_CREATED}
      lead={`${whose} ${content}. Start it when you’re ready. You can change ${changeable} once you start.`}
    >
      <blockquote className="whitespace-pre-line rounded-card border border-line bg-surface px-5 py-4 text-ink-2">
        {research.questions[0]?.description || 'This project doesn’t have an idea yet.'}
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

export function CompletedSummary() {
  const { research } = useStep()
  const { id, distribution, finishReason } = research
  const calendar = useQuery(myCalendarQuery)
  const conducted = calendar.data?.interviews.filter(
    (interview) => interview.researchId === id && isConducted(interview),
  ).length
  const finished = finishedInWords(research, conducted)
  return (
    <StepPanel
      title={STEP_TITLES.COMPLETED}
      lead={`${finished} You can still read everything here.`}
    >
      <CompletedFindings researchId={id} />
      {distribution && (
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
          <Figure label="Passed screener" value={distribution.passedScreeners} />
          <Figure label="Successfully passed screener" value={distribution.passedSuccessfully} />
        </dl>
      )}
      {finishReason && (
        <p className="text-ink-2">
          <span className="font-semibold text-ink">Why the project finished early:</span>{' '}
          {finishReason}
        </p>
      )}
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink to="/platform/interviews" variant="secondary">
          <NotebookPen aria-hidden="true" className="size-4.5" />
          Your interviews and notes
        </ButtonLink>
        <ReopenButton research={research} />
      </div>
      <Summaries />
    </StepPanel>
  )
}

function finishedInWords(research: ResearchReply, conducted: number | undefined): string {
  const { plan, finishedAt, finishReason, updatedAt } = research
  const on = `on ${longDate(finishedAt ?? updatedAt)}`
  if (conducted === undefined) return `Finished ${on}.`
  if (finishReason)
    return `Finished early ${on} with ${conducted} of ${plan.targetInterviews} interviews.`
  const interviews = conducted === 1 ? '1 interview' : `${conducted} interviews`
  return `Finished ${on}, with ${interviews} conducted.`
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface px-5 py-3">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="tabular font-display font-semibold text-title">{value}</dd>
    </div>
  )
}
