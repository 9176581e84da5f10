import type { ResearchSummary } from '@wattle/contract/research'
import { PeopleMarks } from '#ui/people-marks.tsx'

/** How many of the required interviews have been conducted, as icons and in words. */
export function InterviewCount({ interviews }: { interviews: ResearchSummary['interviews'] }) {
  const { required, planned, conducted } = interviews
  return (
    <span className="flex items-center gap-2 whitespace-nowrap @max-[21.5rem]:gap-1.5 text-caption text-ink-2">
      <PeopleMarks {...interviews} />
      <span>
        {conducted} of {required} interviews
        {planned > 0 && <span className="sr-only">, {planned} planned</span>}
      </span>
    </span>
  )
}
