import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { statusWords } from './interviews.ts'

/** Says who conducts an interview that our team gave to another researcher. */
export const ConductedBy = ({ interview }: { interview: MyInterview }) => (
  <span className="text-ink-3 text-small">
    {statusWords(interview)}, with {interview.conductedBy}
  </span>
)
