import { isoDayIn } from '@wattle/contract/date-formats'
import type { SiteFigures } from '@wattle/contract/figures'
import { countedPath } from '@wattle/contract/paths'
import { Temporal } from 'temporal-polyfill'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'

/** The most hosts we count separately in a day, so no one can fill the table with made-up hosts. */
export const MOST_HOSTS_A_DAY = 200

type View = { path: string; referrer?: string | null | undefined }

/** Counts a view of one of our own pages. Silently ignores any other path. */
export async function countPageView(
  { db, now, config }: Deps,
  { path, referrer }: View,
): Promise<undefined> {
  const counted = countedPath(path)
  if (!counted) return
  const day = isoDayIn(now(), config.agencyTimeZone)
  const referrerHost = foreignHost(referrer, config.publicUrl)
  await queries.insertView(db, { day, path: counted, referrerHost }, MOST_HOSTS_A_DAY)
}

/** Adds views from earlier days, for the demo. */
export const addViews = ({ db }: Deps, views: Parameters<typeof queries.insertViews>[1]) =>
  queries.insertViews(db, views)

const HOST_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/

/** The host a visitor came from. Empty if it's our own or doesn't look like a host. */
function foreignHost(referrer: string | null | undefined, publicUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { hostname } = new URL(referrer)
  if (hostname === new URL(publicUrl).hostname || hostname.length > 253) return ''
  return HOST_NAME.test(hostname) ? hostname : ''
}

/** The figures for whole days in the agency's time zone. */
export async function getSiteFigures(
  { db, config }: Deps,
  days: { from: string; to: string },
): Promise<SiteFigures> {
  const from = startOf(days.from, config.agencyTimeZone)
  const until = startOf(days.to, config.agencyTimeZone, 1)
  must(from < until, 'INVALID_INPUT', {
    fields: { to: 'The last day can’t be before the first day.' },
  })
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
    must(false, 'INVALID_INPUT', { fields: { from: 'That date doesn’t exist.' } })
  }
}

export const purgeViews = ({ db }: Deps, before: Date): Promise<void> =>
  queries.deleteViewsBefore(db, before)
