import type { SiteFigures } from '@wattle/contract/figures'
import { Temporal } from 'temporal-polyfill'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'

/** Of whole days where the agency is. */
export async function getSiteFigures(
  { db, config }: Deps,
  days: { from: string; to: string },
): Promise<SiteFigures> {
  const from = startOf(days.from, config.agencyTimeZone)
  const until = startOf(days.to, config.agencyTimeZone, 1)
  must(from < until, 'INVALID_INPUT', { fields: { to: 'Please choose a day after the first.' } })
  const [byDay, paths, referrers, { imported, ...joining }, funnel] = await Promise.all([
    queries.listViewsByDay(db, days),
    queries.listViewsByPath(db, days),
    queries.listViewsByReferrer(db, days),
    queries.countJoining(db, from, until),
    queries.countFunnel(db, from, until),
  ])
  return { days: byDay, paths, referrers, joining, imported, funnel }
}

function startOf(day: string, zone: string, daysLater = 0): Date {
  try {
    const date = Temporal.PlainDate.from(day).add({ days: daysLater })
    return new Date(date.toZonedDateTime(zone).epochMilliseconds)
  } catch {
    must(false, 'INVALID_INPUT', { fields: { from: 'There is no such day.' } })
  }
}
