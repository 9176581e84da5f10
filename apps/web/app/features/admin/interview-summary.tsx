import { adminWeekdayTimeRange } from '#lib/time/date-formats.ts'
import type { AdminInterview } from './hooks.ts'

export const InterviewSummary = ({ interview }: { interview: AdminInterview }) => (
  <p className="rounded-button bg-sunk px-4 py-3">
    <strong className="block font-semibold">
      {interview.respondentName} with {interview.creatorFullName}
    </strong>
    <span className="tabular text-ink-2">
      {adminWeekdayTimeRange(interview.startTime, interview.endTime)}
    </span>
  </p>
)
