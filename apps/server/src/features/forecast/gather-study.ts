import { MAX_STANDBYS } from '@wattle/contract/distribution'
import {
  type ForecastBasis,
  MORE_SLOTS,
  MORE_STANDBYS,
  type Rate,
  type RateBasis,
  type Trials,
} from '@wattle/contract/forecast'
import { Temporal } from 'temporal-polyfill'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { countReminders } from '#features/campaign/send-reminders.ts'
import type { WholeDistribution } from '#features/campaign/service.ts'
import { contactNow } from '#features/panel/apply-contact.ts'
import { listContactWindows } from '#features/panel/audience.ts'
import { isPolicyPublished } from '#features/settings/policy-version.ts'
import { type AgencyYear, basisWithout, yearBefore } from './agency-year.ts'
import { STEP_HOURS } from './delays.ts'
import type { Means } from './forecast.ts'
import * as queries from './forecast-queries.ts'
import { meanOf } from './rates.ts'
import { type Rows, readStudy, stepOf } from './read-study.ts'
import { type SendingRules, sendsOf } from './sends.ts'
import type { Cell, Study } from './study.ts'
import { readReport } from './x-ray.ts'

const HOUR_MS = 3_600_000
const WEEK_STEPS = (7 * 24) / STEP_HOURS
/** Our prior for the share of standbys who accept. It weighs as much as `PRIOR_WEIGHT` answers. */
const START_ACCEPTS = 0.6
const PRIOR_WEIGHT = 20

export type Gathered = { study: Study; rows: Rows; basis: ForecastBasis; sending: SendingRules }

export async function gatherStudy(
  deps: Deps,
  db: Db,
  whole: WholeDistribution,
  year: AgencyYear,
): Promise<Gathered> {
  const { distribution, targetInterviews: target } = whole
  const { id, researchId, audience, expiresAt, maxNumber, emailsSent } = distribution
  const now = deps.now()
  const contact = await contactNow(deps, db)
  // Run the queries one after another, because a transaction has only one connection.
  const people = await queries.countPeople(db, id, now)
  const interviews = await queries.countInterviews(db, researchId, now)
  const cells = await queries.listQuotaCells(db, researchId)
  const standbys = await queries.countStandbys(db, researchId, now, yearBefore(now))
  const wanted = { distributionId: id, audience, contact }
  const windows = await listContactWindows(deps, db, wanted)
  const lastHour = ((expiresAt ?? now).getTime() - now.getTime()) / HOUR_MS
  const rows: Rows = { ...people, ...interviews, lastHour }
  const { basis, counts, invitations, studies } = basisWithout(year, id)
  const sending: SendingRules = {
    now,
    // A paused study sends nothing until an admin resumes it.
    nextBatchAt: distribution.status === 'IN_PROGRESS' ? distribution.nextBatchAt : null,
    batchMs: deps.config.batchMinutes * 60_000,
    oneTimeNumber: distribution.oneTimeNumber,
    quiet: contact.quiet,
    windows,
    timeZone: deps.config.agencyTimeZone,
  }
  const groups = groupsOf(cells, people.qualified)
  const study = readStudy(rows, basis, {
    target,
    conducted: interviews.attended,
    isCapped: groups.length > 0 || distribution.selection === 'AUTOMATIC',
    sends: sendsOf(sending, stepOf(lastHour) + 1),
    left: Math.max(0, maxNumber - emailsSent),
    reach: windows.reduce((sum, window) => sum + window.people, 0),
    standbys: standbys.waiting,
    accepts:
      (standbys.accepted + PRIOR_WEIGHT * START_ACCEPTS) / (standbys.answered + PRIOR_WEIGHT),
    groups,
    pacing: distribution.pacing,
  })
  const counted: ForecastBasis = {
    invitations,
    studies,
    invited: emailsSent,
    finished: people.finished,
    qualified: people.qualified,
    booked: interviews.booked.length,
    conducted: interviews.attended,
    freeSlots: study.free.length,
    target,
    waiting: people.openOffered.length,
    lastDay: lastDayOf(sending, lastHour, [...interviews.booked, ...interviews.free]),
    rates: ratesOf(rows, counts, study),
  }
  return { study, rows, basis: counted, sending }
}

/**
 * The counts behind each rate, in this study (`here`) and in the agency's other studies
 * (`elsewhere`).
 */
function ratesOf(
  rows: Rows,
  elsewhere: Record<Rate, Trials>,
  { rates }: Study,
): Record<Rate, RateBasis> {
  const { openInvited, finished, finishedByLink, qualified, bookers, openOffered } = rows
  const answered = finished - finishedByLink
  const here: Record<Rate, Trials> = {
    finish: { of: answered + openInvited.length, that: answered },
    qualify: { of: finished, that: qualified },
    // Leaves out people who haven't had any times to choose from yet.
    book: { of: bookers + openOffered.filter((hours) => hours > 0).length, that: bookers },
    attend: { of: rows.attended + rows.lost, that: rows.attended },
  }
  const of = (rate: Rate) => ({
    ...{ here: here[rate], elsewhere: elsewhere[rate], share: meanOf(rates[rate]) },
  })
  return { finish: of('finish'), qualify: of('qualify'), book: of('book'), attend: of('attend') }
}

/** The last day to answer, or the day of the last interview or slot, whichever is later. */
function lastDayOf({ now, timeZone }: SendingRules, lastHour: number, starts: number[]): string {
  // The last day ends at midnight, which is already the next day, so go back a second.
  const last = Math.max(lastHour - 1 / 3600, ...starts)
  return dayOf(new Date(now.getTime() + last * HOUR_MS), timeZone)
}

export const dayOf = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()

type CellRow = Awaited<ReturnType<typeof queries.listQuotaCells>>[number]

/**
 * Each quota cell's share of the people who qualify. Adds one person to each cell, so no share is
 * zero.
 */
function groupsOf(rows: CellRow[], qualified: number): Cell[][] {
  return [...Map.groupBy(rows, ({ questionId }) => questionId).values()].map((cells) => {
    const inCells = cells.reduce((sum, { people }) => sum + people, 0)
    const all = Math.max(qualified, inCells) + cells.length
    return cells.map(({ least, most, booked, people }) => ({
      least,
      most,
      booked,
      share: (people + 1) / all,
    }))
  })
}

export async function gatherMeans(
  deps: Deps,
  { distribution }: WholeDistribution,
  { study, sending }: Gathered,
): Promise<Means> {
  const [{ people }, { report }, isPublished] = await Promise.all([
    countReminders(deps, distribution.id),
    readReport(deps.db, distribution.researchId),
    isPolicyPublished(deps.db),
  ])
  const hasRoom = distribution.standbysWanted + MORE_STANDBYS <= MAX_STANDBYS
  const steps = study.lastStep + 1
  return {
    unreminded: people,
    loosening: report.gains[0]?.people ?? 0,
    moreSlots: nextWeek(sending),
    weekSends: sendsOf(sending, Math.max(0, steps) + WEEK_STEPS).slice(Math.max(0, steps)),
    moreStandbys: isPublished && hasRoom ? MORE_STANDBYS : 0,
  }
}

const NEW_SLOT_HOUR = 10

/** The steps that contain 10 am from Monday to Thursday of next week. */
function nextWeek({ now, timeZone }: SendingRules): number[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  return Array.from({ length: MORE_SLOTS }, (_, at) => {
    const day = today.add({ days: 8 - today.dayOfWeek + at })
    const start = day.toZonedDateTime({ timeZone, plainTime: { hour: NEW_SLOT_HOUR } })
    return Math.floor((start.epochMilliseconds - now.getTime()) / HOUR_MS / STEP_HOURS)
  })
}
