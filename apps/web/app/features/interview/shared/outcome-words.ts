import type { Outcome } from '@wattle/contract/outcome'

const MARKED: Record<Outcome, string> = {
  ATTENDED: 'Marked as attended',
  LATE: 'Marked as late',
  LEFT_EARLY: 'Marked as left early',
  TECHNICAL: 'Marked as a technical problem',
  NO_SHOW: 'Marked as a no-show',
}

export const markedAs = (outcome: Outcome | null): string =>
  outcome ? MARKED[outcome] : 'Outcome removed'
