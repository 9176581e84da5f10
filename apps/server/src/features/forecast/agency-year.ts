import type { Db } from '#db/open.ts'
import * as queries from './agency-queries.ts'
import { BOOK_START, FINISH_START, mixedCurve, shareAt, WHOLE_WINDOW } from './delays.ts'
import { priorOf, type Trials } from './rates.ts'
import type { Basis } from './read-study.ts'

const HOUR_MS = 3_600_000
export const YEAR_DAYS = 365

export const yearBefore = (now: Date) => new Date(now.getTime() - YEAR_DAYS * 24 * HOUR_MS)

export type AgencyYear = Awaited<ReturnType<typeof readAgencyYear>>

/** The agency's last year, study by study. */
export async function readAgencyYear(db: Db, now: Date) {
  const settledBy = new Date(now.getTime() - WHOLE_WINDOW * HOUR_MS)
  const year = { since: yearBefore(now), now, settledBy }
  const [invited, finished, offered, ended] = await Promise.all([
    queries.listInvited(
      db,
      year,
      FINISH_START.map(({ hours }) => hours),
    ),
    queries.listFinished(db, year),
    queries.listOffered(db, year),
    queries.listEnded(db, year),
  ])
  return { invited, finished, offered, ended }
}

/** What the agency knows without a study's own rows, and how many rows that comes from. */
export function basisWithout(year: AgencyYear, distributionId: number) {
  const others = <Row extends { id: number }>(rows: Row[]) =>
    rows.filter(({ id }) => id !== distributionId)
  const invited = others(year.invited)
  const offered = others(year.offered)
  const booked = offered.filter(({ hasBooked }) => hasBooked)
  // Of people with little time to answer, we'd only see the quick ones.
  const unhurried = invited.filter(({ hours }) => hours >= WHOLE_WINDOW)
  const finish = mixedCurve(
    FINISH_START,
    FINISH_START.map((_, at) => sum(unhurried.map(({ within }) => within[at] ?? 0))),
  )
  // Someone invited just before the last day has hardly failed to answer.
  const unanswered = sum(invited.map(({ hours, of, that }) => (of - that) * shareAt(finish, hours)))
  const answered = total(invited).that
  const bookHours = booked.flatMap(({ hours }) => hours ?? [])
  const book = mixedCurve(
    BOOK_START,
    BOOK_START.map((point) => bookHours.filter((hours) => hours <= point.hours).length),
  )
  const refused = offered.filter(({ hasBooked }) => !hasBooked)
  const refusals = sum(refused.map(({ hours }) => shareAt(book, hours ?? 0)))
  const basis: Basis = {
    finish,
    book,
    priors: {
      finish: priorOf('finish', { of: answered + unanswered, that: answered }),
      qualify: priorOf('qualify', total(others(year.finished))),
      book: priorOf('book', { of: booked.length + refusals, that: booked.length }),
      attend: priorOf('attend', total(others(year.ended))),
    },
  }
  return {
    basis,
    invitations: total(invited).of,
    studies: new Set(invited.map(({ id }) => id)).size,
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const total = (rows: Trials[]): Trials => ({
  of: sum(rows.map(({ of }) => of)),
  that: sum(rows.map(({ that }) => that)),
})
