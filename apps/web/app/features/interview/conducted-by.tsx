import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { statusWords } from './interviews.ts'

/** An interview our team reassigned to another researcher. */
export const ConductedBy = ({ interview }: { interview: MyInterview }) => (
  <span className="text-ink-3 text-small">
    {statusWords(interview)}, with {interview.conductedBy}
  </span>
)
