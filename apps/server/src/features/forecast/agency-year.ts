import { YEAR_DAYS } from '@wattle/contract/forecast'
import type { Db } from '#db/open.ts'
import * as queries from './agency-queries.ts'
import { BOOK_START, FINISH_START, mixedCurve, shareAt, WHOLE_WINDOW, withinOf } from './delays.ts'
import { failuresOf, type Open, priorOf, type Rate, shareOf, type Trials } from './rates.ts'
import type { Basis } from './read-study.ts'

const HOUR_MS = 3_600_000

export const yearBefore = (now: Date) => new Date(now.getTime() - YEAR_DAYS * 24 * HOUR_MS)

export type AgencyYear = Awaited<ReturnType<typeof readAgencyYear>>

/** The agency's invitations, answers, offers and interviews of the last year, by study. */
export async function readAgencyYear(db: Db, now: Date) {
  const settledBy = new Date(now.getTime() - WHOLE_WINDOW * HOUR_MS)
  const year = { since: yearBefore(now), now, settledBy }
  // Run the queries one after another, because a transaction has only one connection.
  const invited = await queries.listInvited(
    db,
    year,
    FINISH_START.map(({ hours }) => hours),
  )
  const finished = await queries.listFinished(db, year)
  const offered = await queries.listOffered(db, year)
  const ended = await queries.listEnded(db, year)
  return { invited, finished, offered, ended }
}

/** The rates and delays of the agency's other studies, and the counts behind them. */
export function basisWithout(year: AgencyYear, distributionId: number) {
  const others = <Row extends { id: number }>(rows: Row[]) =>
    rows.filter(({ id }) => id !== distributionId)
  const invited = others(year.invited)
  const offered = others(year.offered)
  const booked = offered.filter(({ hasBooked }) => hasBooked)
  // Leave out people who had less than the whole window to answer, because we'd only see the quick
  // ones.
  const unhurried = invited.filter(({ hours }) => hours >= WHOLE_WINDOW)
  const finish = mixedCurve(
    FINISH_START,
    FINISH_START.map((_, at) => sum(unhurried.map(({ within }) => within[at] ?? 0))),
  )
  // Someone invited shortly before the last day had little time to answer, so they count as only a
  // small fraction of a failure.
  const unanswered = invited.map(({ hours, of, that }) => ({
    people: of - that,
    done: shareAt(finish, hours),
  }))
  const waits = offered.flatMap(({ hours, hasBooked }) =>
    hours === null ? [] : { hours, hasActed: hasBooked },
  )
  const book = mixedCurve(BOOK_START, withinOf(BOOK_START, waits))
  const refused = offered.filter(({ hasBooked }) => !hasBooked)
  const unbooked = refused.map(({ hours }) => ({ people: 1, done: shareAt(book, hours ?? 0) }))
  const counts: Record<Rate, Trials> = {
    finish: total(invited),
    qualify: total(others(year.finished)),
    book: { of: offered.length, that: booked.length },
    attend: total(others(year.ended)),
  }
  const basis: Basis = {
    finish,
    book,
    priors: {
      finish: priorOf('finish', trialsOf('finish', counts.finish.that, unanswered)),
      qualify: priorOf('qualify', counts.qualify),
      book: priorOf('book', trialsOf('book', counts.book.that, unbooked)),
      attend: priorOf('attend', counts.attend),
    },
  }
  return {
    basis,
    counts,
    invitations: counts.finish.of,
    studies: new Set(invited.map(({ id }) => id)).size,
  }
}

/** A person who may still act counts as only a fraction of a failure. */
function trialsOf(rate: Rate, that: number, open: Open[]): Trials {
  const failures = failuresOf(open, (failed) => shareOf(rate, { of: that + failed, that }))
  return { of: that + failures, that }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const total = (rows: Trials[]): Trials => ({
  of: sum(rows.map(({ of }) => of)),
  that: sum(rows.map(({ that }) => that)),
})
