import { isConducted, isMissed } from '@wattle/contract/interview-status'
import { Bloom } from '#ui/bloom.tsx'
import type { PersonInterview } from './person-query.ts'

/** We show at most this many of the person's latest interviews. */
const MOST_MARKS = 8

/**
 * Sums up attendance, as in "Came to 4 of 5". Undefined if the person hasn't had an interview yet.
 */
export function reliabilityInWords(interviews: readonly PersonInterview[]): string | undefined {
  const came = interviews.filter(isConducted).length
  const due = came + interviews.filter(isMissed).length
  if (due === 0) return undefined
  if (due === 1) return came === 1 ? 'Came to their interview' : 'Missed their interview'
  return came === due ? `Came to all ${due} interviews` : `Came to ${came} of ${due}`
}

/** A bloom for each interview the person came to, and a dashed ring for each one they missed. */
export function Reliability({ interviews }: { interviews: readonly PersonInterview[] }) {
  const words = reliabilityInWords(interviews)
  if (!words) return null
  const marks = interviews
    .filter((interview) => isConducted(interview) || isMissed(interview))
    .slice(0, MOST_MARKS)
    .toReversed()
  return (
    <div className="grid justify-items-end gap-1 max-sm:justify-items-start">
      <span aria-hidden="true" className="flex gap-1">
        {marks.map((interview) =>
          isConducted(interview) ? (
            <Bloom key={interview.id} className="size-6" />
          ) : (
            <span
              key={interview.id}
              className="m-0.5 size-5 rounded-full border-2 border-ink-3 border-dashed"
            />
          ),
        )}
      </span>
      <span className="font-semibold text-small">{words}</span>
    </div>
  )
}
