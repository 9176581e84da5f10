import type { InterviewStatus } from './interview-status.ts'

/**
 * How an interview went. The researcher or our team records this once the interview has started.
 */
export const OUTCOMES = ['ATTENDED', 'LATE', 'LEFT_EARLY', 'TECHNICAL', 'NO_SHOW'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOME_WORDS: Record<Outcome, string> = {
  ATTENDED: 'Attended',
  LATE: 'Came late',
  LEFT_EARLY: 'Left early',
  TECHNICAL: 'Technical problem',
  NO_SHOW: 'No-show',
}

/** The interview's status once someone has recorded this outcome. */
export const OUTCOME_STATUS: Record<Outcome, InterviewStatus> = {
  ATTENDED: 'CONDUCTED',
  LATE: 'CONDUCTED',
  LEFT_EARLY: 'CONDUCTED',
  TECHNICAL: 'CANCELLED',
  NO_SHOW: 'NO_SHOW',
}

/**
 * Whether a participant has said that they'll come. We ask the day before. If they can't make it,
 * they cancel the interview instead.
 */
export const ATTENDANCES = ['COMING', 'NO_ANSWER'] as const
export type Attendance = (typeof ATTENDANCES)[number]

export const ATTENDANCE_WORDS: Record<Attendance, string> = {
  COMING: 'Coming',
  NO_ANSWER: 'Hasn’t said whether they’re coming',
}

/** How long a researcher can change an outcome after recording it. */
export const OUTCOME_CHANGE_DAYS = 7
