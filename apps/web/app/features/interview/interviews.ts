import { COUNTED_AS_PLANNED, OPEN_INTERVIEWS } from '@wattle/contract/interview'
import type { MyInterview } from '#lib/api/my-calendar.ts'

export const isOpen = ({ status }: Pick<MyInterview, 'status'>) =>
  OPEN_INTERVIEWS.some((open) => open === status)

/** Seed 001 section 4: these two show a Confirm button. */
export const needsConfirming = ({ status }: Pick<MyInterview, 'status'>) =>
  status === 'PLANNED' || status === 'NOTIFIED'

/** Seed 001 section 4: the lower-case status text. */
export const statusWords = ({ status }: Pick<MyInterview, 'status'>) =>
  status.toLowerCase().replace('_', '-')

/** As the server counts. */
export function countsOf(interviews: readonly MyInterview[]) {
  return {
    planned: interviews.filter(({ status }) => COUNTED_AS_PLANNED.some((one) => one === status))
      .length,
    conducted: interviews.filter(({ status }) => status === 'CONDUCTED').length,
  }
}

/** What comes, soonest first, then what was, latest first. */
export function inOrder(interviews: readonly MyInterview[]) {
  const byTime = interviews.toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  return [...byTime.filter(isOpen), ...byTime.filter((one) => !isOpen(one)).toReversed()]
}
