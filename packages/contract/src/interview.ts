/** Seed 001 section 4, and two of our own: called off, and nobody came. */
export const INTERVIEW_STATUSES = [
  'PLANNED',
  'NOTIFIED',
  'CONFIRMED',
  'CONDUCTED',
  'CANCELLED',
  'NO_SHOW',
] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]
