import type { Pacing } from '@wattle/contract/forecast'
import type { Delays } from './delays.ts'
import type { Beta, Rate } from './rates.ts'

/** People who have waited equally long. `age` is in steps of six hours. */
export type Cohort = { age: number; people: number }

export type Cell = { least: number; most: number; booked: number; share: number }

/**
 * Everything a forecast needs to know about a study, as plain numbers. Times are in six-hour steps
 * from now.
 */
export type Study = {
  target: number
  conducted: number
  /**
   * True if bookings stop at the target. They do if the study has quotas, or if anyone who
   * qualifies can book.
   */
  isCapped: boolean
  /** The last step in which people can still answer. */
  lastStep: number
  /** Invited people who haven't finished the screener yet. */
  invited: Cohort[]
  /**
   * How many of the invited people get a reminder now. Always 0 unless we're simulating reminders.
   */
  reminded: number
  /** People who qualify and can book, but haven't. */
  offered: Cohort[]
  /** The steps in which booked interviews and free slots start, in ascending order. */
  booked: number[]
  free: number[]
  /** The start step of each slot we're holding for a standby who hasn't answered yet. */
  held: number[]
  /** How many invitations can go out in each step. */
  sends: number[]
  /**
   * `left` is how many more invitations the maximum allows, and `reach` how many more people we
   * could invite.
   */
  left: number
  reach: number
  /** How many people are on standby, and how likely each is to accept an offer. */
  standbys: number
  accepts: number
  /** The quota cells, grouped by question. People with any other answer aren't in a cell. */
  groups: Cell[][]
  rates: Record<Rate, Beta>
  finishDelays: Delays
  bookDelays: Delays
  pacing: Pacing
}
