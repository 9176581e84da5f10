import { adminTime, adminWeekdayDate } from '#lib/time/date-formats.ts'
import type { AdminInterview } from './hooks.ts'

export const InterviewSummary = ({ interview }: { interview: AdminInterview }) => (
  <p className="rounded-button bg-sunk px-4 py-3">
    <strong className="block font-semibold">
      {interview.respondentName} with {interview.creatorFullName}
    </strong>
    <span className="tabular text-ink-2">
      {adminWeekdayDate(interview.startTime)}, {adminTime(interview.startTime)} -{' '}
      {adminTime(interview.endTime)}
    </span>
  </p>
)
