import {
  COUNTED_AS_PLANNED,
  INTERVIEWS,
  isCancelled,
  isConducted,
  isConfirmedOrConducted,
  isOpen,
} from '@wattle/contract/interview-status'
import { OUTCOME_CHANGE_DAYS, OUTCOME_WORDS } from '@wattle/contract/outcome'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'

/** Seed 001 section 4: the lower-case status text, or the outcome if there is one. */
export const statusWords = ({ status, outcome }: Pick<MyInterview, 'status' | 'outcome'>) =>
  (outcome ? OUTCOME_WORDS[outcome] : INTERVIEWS[status].word).toLowerCase()

export const needsOutcome = (interview: Pick<MyInterview, 'status' | 'outcome'>) =>
  isConducted(interview) && !interview.outcome

const CHANGE_MS = OUTCOME_CHANGE_DAYS * 24 * 3_600_000

/** People can set the first outcome any time after the start, and change it for a week. */
export function canHaveOutcome(interview: MyInterview, now: Date): boolean {
  const { outcome, outcomeAt, startTime, isSample } = interview
  if (isSample) return false
  if (outcome && outcomeAt) return now.getTime() - new Date(outcomeAt).getTime() <= CHANGE_MS
  return new Date(startTime) <= now && isConfirmedOrConducted(interview)
}

/** Counts planned and conducted interviews as the server does. */
export function countsOf(interviews: readonly MyInterview[]) {
  return {
    planned: interviews.filter(({ status }) => COUNTED_AS_PLANNED.includes(status)).length,
    conducted: interviews.filter(isConducted).length,
  }
}

/** Groups interviews: upcoming and cancelled ones soonest first, past ones latest first. */
export function groupsOf(interviews: readonly MyInterview[], now: Date) {
  const byTime = interviews.toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  const isCancelledAhead = (one: MyInterview) => isCancelled(one) && new Date(one.startTime) > now
  return {
    upcoming: byTime.filter(isOpen),
    cancelled: byTime.filter(isCancelledAhead),
    past: byTime.filter((one) => !isOpen(one) && !isCancelledAhead(one)).toReversed(),
  }
}

const OVERRUN_MS = 2 * 3_600_000

/** Whether people may still be in the call. We assume it runs at most two hours over. */
export const mayBeInCall = ({ endTime }: Pick<MyInterview, 'endTime'>, now: Date) =>
  now.getTime() - new Date(endTime).getTime() < OVERRUN_MS

/** Whether the interview's time is over, even if the server hasn’t counted it as conducted yet. */
export const isOver = (interview: Pick<MyInterview, 'status' | 'endTime'>, now: Date) =>
  isConducted(interview) || new Date(interview.endTime) <= now
