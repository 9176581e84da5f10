import type { Pacing } from '@wattle/contract/forecast'
import type { Delays } from './delays.ts'
import type { Beta, Rate } from './rates.ts'

/** People who have waited equally long, in steps of six hours. */
export type Cohort = { age: number; people: number }

export type Cell = { least: number; most: number; booked: number; share: number }

/**
 * Everything a forecast needs to know about a study, counted from now in steps of six hours.
 * Numbers only, no people.
 */
export type Study = {
  target: number
  conducted: number
  /**
   * Whether bookings stop at the target, because the study has quotas or people book straight away.
   */
  isCapped: boolean
  /** The last step in which people can answer. */
  lastStep: number
  /** Invited people who haven't finished the screener. */
  invited: Cohort[]
  /**
   * How many of the invited people get a reminder now. Zero unless we're simulating that remedy.
   */
  reminded: number
  /** People who qualify and may book, but haven't. */
  offered: Cohort[]
  /** The steps when booked interviews and free slots start, in order. */
  booked: number[]
  free: number[]
  /** The steps when slots start that we've offered to a standby, who hasn't answered yet. */
  held: number[]
  /** How many invitations can go out in each step. */
  sends: number[]
  /**
   * How many invitations are left before the maximum, and how many people we could still invite.
   */
  left: number
  reach: number
  /** How many people are on standby, and the chance that one of them accepts an offer. */
  standbys: number
  accepts: number
  /** The quota cells by question. People who gave any other answer aren't in a cell. */
  groups: Cell[][]
  rates: Record<Rate, Beta>
  finishDelays: Delays
  bookDelays: Delays
  pacing: Pacing
}
