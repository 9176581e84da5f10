import type { ErrorCode } from './errors.ts'

/** Groups of interview statuses. Participants see the phase instead of the status. */
export const INTERVIEW_PHASES = ['BOOKED', 'CONDUCTED', 'MISSED', 'CANCELLED'] as const
type Phase = (typeof INTERVIEW_PHASES)[number]
type Entry = { word: string; phase: Phase; schedulingError?: ErrorCode }

/**
 * The statuses from seed 001 section 4, plus cancelled and no-show. Most rules only depend on the
 * phase. `schedulingError` says why our team can't book another time for the participant, or email
 * them to choose one. If there's no error, our team can do both.
 */
export const INTERVIEWS = {
  PLANNED: { word: 'Planned', phase: 'BOOKED' },
  NOTIFIED: { word: 'Notified', phase: 'BOOKED', schedulingError: 'INTERVIEW_NOTIFIED' },
  CONFIRMED: { word: 'Confirmed', phase: 'BOOKED', schedulingError: 'INTERVIEW_CONFIRMED' },
  CONDUCTED: { word: 'Conducted', phase: 'CONDUCTED', schedulingError: 'INTERVIEW_CONDUCTED' },
  CANCELLED: { word: 'Cancelled', phase: 'CANCELLED' },
  NO_SHOW: { word: 'No-show', phase: 'MISSED' },
} as const satisfies Record<string, Entry>

/**
 * Who cancelled an interview. `time` means it wasn't confirmed before it started, or we found no
 * researcher for it in time.
 */
export const CANCELLERS = ['researcher', 'respondent', 'team', 'time'] as const

export type InterviewStatus = keyof typeof INTERVIEWS
type StatusIn<P extends Phase> = {
  [Status in InterviewStatus]: (typeof INTERVIEWS)[Status]['phase'] extends P ? Status : never
}[InterviewStatus]
type With = { status: InterviewStatus }

export const INTERVIEW_STATUSES = Object.keys(INTERVIEWS) as [InterviewStatus, ...InterviewStatus[]]

export function schedulingErrorOf(status: InterviewStatus): ErrorCode | undefined {
  const { schedulingError }: Entry = INTERVIEWS[status]
  return schedulingError
}

const isIn = ({ status }: With, ...phases: Phase[]) => phases.includes(INTERVIEWS[status].phase)
const statusesIn = <P extends Phase>(...phases: P[]) =>
  INTERVIEW_STATUSES.filter((status): status is StatusIn<P> => isIn({ status }, ...phases))

/** The statuses of upcoming interviews. */
export const OPEN_INTERVIEWS = statusesIn('BOOKED')
export const isOpen = (interview: With) => isIn(interview, 'BOOKED')

/** A study stops inviting people once it has enough interviews with these statuses. */
export const BOOKED_INTERVIEWS = statusesIn('BOOKED', 'CONDUCTED')
export const isBooked = (interview: With) => isIn(interview, 'BOOKED', 'CONDUCTED')

/** Interviews with these statuses free their slot. */
export const WITHOUT_SLOT = statusesIn('MISSED', 'CANCELLED')
export const occupiesSlot = (interview: With) => !isIn(interview, 'MISSED', 'CANCELLED')

export const CANCELLED = statusesIn('CANCELLED')
export const isCancelled = (interview: With) => isIn(interview, 'CANCELLED')

export const CONDUCTED = statusesIn('CONDUCTED')
export const isConducted = (interview: With) => isIn(interview, 'CONDUCTED')

export const MISSED = statusesIn('MISSED')
export const isMissed = (interview: With) => isIn(interview, 'MISSED')

export const OVER = statusesIn('CONDUCTED', 'MISSED')

/** Seed 001 section 4: interviews with these statuses have a Confirm button. */
export const TO_CONFIRM = OPEN_INTERVIEWS.filter((status) => status !== 'CONFIRMED')
export const needsConfirming = ({ status }: With) => TO_CONFIRM.some((one) => one === status)

export const isConfirmedOrConducted = ({ status }: With) =>
  status === 'CONFIRMED' || isConducted({ status })

/**
 * Seed 001 section 4: once its researcher has been notified, an interview no longer counts as
 * planned.
 */
export const COUNTED_AS_PLANNED: readonly InterviewStatus[] = ['PLANNED', 'CONFIRMED']
