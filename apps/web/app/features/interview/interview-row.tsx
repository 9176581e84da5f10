import { OPEN_INTERVIEWS } from '@wattle/contract/interview'
import { TextLink } from '#ui/text-link.tsx'
import type { MyInterview } from './hooks.ts'

/** When, with whom, for which project, and the one thing to do about it. */
export function InterviewRow({ interview }: { interview: MyInterview }) {
  const { formattedDate, formattedTime, respondentName, researchId, researchName } = interview
  return (
    <div className="grid items-center gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:px-5">
      <p className="tabular">
        <span className="block font-semibold">{formattedDate}</span>
        <span className="text-ink-3 text-small">{formattedTime}</span>
      </p>
      <p className="min-w-0">
        <span className="block">{respondentName}</span>
        <TextLink to={`/platform/research/${researchId}`} className="text-small">
          {researchName}
        </TextLink>
      </p>
      <InterviewAction interview={interview} />
    </div>
  )
}

/** Seed 001 section 4: confirm what is not, open what is, and else say how it ended. */
function InterviewAction({ interview }: { interview: MyInterview }) {
  const { status, link, researchId, respondentName, formattedDate } = interview
  if (status === 'CONFIRMED' && link) {
    return (
      <TextLink to={link} newTab aria-label={`Link to the call with ${respondentName}`}>
        Link
      </TextLink>
    )
  }
  if (OPEN_INTERVIEWS.some((open) => open === status)) {
    return (
      <TextLink
        to={`/platform/research/${researchId}`}
        aria-label={`Confirm the interview with ${respondentName}, ${formattedDate}`}
      >
        Confirm
      </TextLink>
    )
  }
  return <span className="text-ink-3">{status.toLowerCase().replace('_', '-')}</span>
}
