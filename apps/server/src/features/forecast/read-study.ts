import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { type Curve, delaysOf, STEP_HOURS, shareAt } from './delays.ts'
import { type Beta, failuresOf, meanOf, posteriorOf, RATES, type Rate } from './rates.ts'
import type { Cohort, Study } from './study.ts'

/** A study's figures, with all ages and times in hours from now. */
export type Rows = {
  /** How many hours ago each open invitation was sent. */
  openInvited: number[]
  finished: number
  /** How many of those who finished came through an open link instead of an invitation. */
  finishedByLink: number
  qualified: number
  /** How many hours each person with an open offer has had free times to choose from. */
  openOffered: number[]
  /** How many people have ever booked, including those who cancelled or were no-shows. */
  bookers: number
  attended: number
  lost: number
  /** Hours until each booked interview and each free slot. */
  booked: number[]
  free: number[]
  /** Hours until each slot that we're holding for a standby who hasn't answered yet. */
  held: number[]
  lastHour: number
}

export type Basis = { priors: Record<Rate, Beta>; finish: Curve; book: Curve }

type Settings = Pick<
  Study,
  | 'target'
  | 'conducted'
  | 'isCapped'
  | 'sends'
  | 'left'
  | 'reach'
  | 'standbys'
  | 'accepts'
  | 'groups'
  | 'pacing'
>

/**
 * We look at most half a year ahead. Otherwise a last day in the year 9999 would keep a worker
 * busy.
 */
const FURTHEST_HOURS = 26 * 7 * 24

/**
 * Updates the priors with the study's own figures to get the posteriors, and converts hours to
 * six-hour steps.
 */
export function readStudy(rows: Rows, { priors, finish, book }: Basis, settings: Settings): Study {
  const free = rows.free.filter((hours) => hours >= BOOKING_NOTICE_HOURS)
  const successes: Record<Rate, number> = {
    finish: rows.finished - rows.finishedByLink,
    qualify: rows.qualified,
    book: rows.bookers,
    attend: rows.attended,
  }
  const openFailures = (rate: Rate, ages: number[], curve: Curve) =>
    failuresOf(
      ages.map((age) => ({ people: 1, done: shareAt(curve, age) })),
      (failures) => meanOf(posteriorOf(priors[rate], successes[rate], failures)),
    )
  const failures: Record<Rate, number> = {
    finish: openFailures('finish', rows.openInvited, finish),
    qualify: rows.finished - rows.qualified,
    book: openFailures('book', rows.openOffered, book),
    attend: rows.lost,
  }
  const rates = Object.fromEntries(
    RATES.map((rate) => [rate, posteriorOf(priors[rate], successes[rate], failures[rate])]),
  ) as Record<Rate, Beta>
  return {
    ...settings,
    lastStep: stepOf(rows.lastHour),
    invited: cohortsOf(rows.openInvited),
    reminded: 0,
    offered: cohortsOf(rows.openOffered),
    booked: stepsOf(rows.booked),
    free: stepsOf(free),
    held: stepsOf(rows.held),
    rates,
    finishDelays: delaysOf(finish),
    bookDelays: delaysOf(book),
  }
}

export const stepOf = (hours: number) => Math.floor(Math.min(hours, FURTHEST_HOURS) / STEP_HOURS)

const stepsOf = (hours: number[]) =>
  hours.map((hour) => Math.max(0, stepOf(hour))).sort((one, other) => one - other)

function cohortsOf(ages: number[]): Cohort[] {
  const people = new Map<number, number>()
  for (const age of ages) {
    const steps = Math.floor(age / STEP_HOURS)
    people.set(steps, (people.get(steps) ?? 0) + 1)
  }
  return Array.from(people, ([age, count]) => ({ age, people: count }))
}
