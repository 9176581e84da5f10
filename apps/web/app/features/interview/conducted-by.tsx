import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { statusWords } from './interviews.ts'

/** An interview of this project that our team gave to someone else, who takes care of it. */
export const ConductedBy = ({ interview }: { interview: MyInterview }) => (
  <span className="text-ink-3 text-small">
    {statusWords(interview)}, with {interview.conductedBy}
  </span>
)
