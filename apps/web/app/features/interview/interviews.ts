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

const rank = (interview: MyInterview) =>
  needsConfirming(interview) ? 0 : isOpen(interview) ? 1 : 2

/** What waits for the researcher first, then by time; what is over last. */
export const inOrder = (interviews: readonly MyInterview[]) =>
  interviews.toSorted((a, b) => rank(a) - rank(b) || a.startTime.localeCompare(b.startTime))
