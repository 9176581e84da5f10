import * as z from 'zod/mini'
import { FIRST_SLOT_DAY, REQUIRED_INTERVIEWS, SLOT_MINUTES } from './limits.ts'

export const SESSION_MINUTES = [15, 30, 45, 60, 90, 120] as const
export const BUFFER_MINUTES = [0, 5, 10, 15, 30] as const
export const MAX_TARGET_INTERVIEWS = 60
export const MAX_LEAD_DAYS = 14

const within = (max: number) => {
  const error = `Please enter a whole number from 1 to ${max}.`
  return z.int({ error }).check(z.minimum(1, error), z.maximum(max, error))
}

function oneOf<const Values extends readonly number[]>(values: Values) {
  return z.literal(values, { error: `Please choose one of these: ${values.join(', ')}.` })
}

/** How many interviews a project needs, how long they are, and how soon its slots can start. */
export const Plan = z.object({
  targetInterviews: within(MAX_TARGET_INTERVIEWS),
  sessionMinutes: oneOf(SESSION_MINUTES),
  /** How many minutes we keep free after each interview. */
  bufferMinutes: oneOf(BUFFER_MINUTES),
  /** The earliest slots are this many days from today. */
  leadDays: within(MAX_LEAD_DAYS),
})
export type Plan = z.output<typeof Plan>

/** The plan that seed 001 describes in sections 2 and 9. */
export const DEFAULT_PLAN: Plan = {
  targetInterviews: REQUIRED_INTERVIEWS,
  sessionMinutes: SLOT_MINUTES,
  bufferMinutes: 0,
  leadDays: FIRST_SLOT_DAY,
}

/**
 * Hour-long interviews without a break start on the hour. All others can start on any quarter hour.
 */
export const startsOnTheHour = ({ sessionMinutes, bufferMinutes }: Plan): boolean =>
  sessionMinutes === DEFAULT_PLAN.sessionMinutes && bufferMinutes === DEFAULT_PLAN.bufferMinutes

export const startMinutes = (plan: Plan): number => (startsOnTheHour(plan) ? 60 : 15)
