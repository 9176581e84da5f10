import { Temporal } from 'temporal-polyfill'
import type { Deps } from '#deps.ts'
import { existingDistribution } from '#features/campaign/service.ts'
import { type AgencyYear, readAgencyYear } from './agency-year.ts'
import { forecast, seedOf } from './forecast.ts'
import { dayOf, gatherMeans, gatherStudy } from './gather-study.ts'
import * as queries from './stored-queries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/**
 * We forecast again five minutes after the last change, or after 15 minutes if changes keep coming.
 */
const SETTLED_MS = 5 * MINUTE_MS
const OLDEST_MS = 15 * MINUTE_MS
const MORNING_HOUR = 6

/**
 * Computes every forecast that's due. The same rows always give the same forecast, so it's safe to
 * run this twice, late, or in two processes at once.
 */
export async function refreshForecasts(deps: Deps): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const due = await queries.listDue(db, {
    now,
    settledSince: ago(SETTLED_MS),
    oldestSince: ago(OLDEST_MS),
    morning: lastMorning(deps),
  })
  if (due.length > 0) {
    const year = await readAgencyYear(db, now)
    for (const id of due) {
      if (deps.isStopping()) return
      await refreshForecast(deps, id, year)
    }
  }
  await queries.settleOutcomes(db, now)
}

async function refreshForecast(deps: Deps, id: number, year: AgencyYear): Promise<void> {
  const { agencyTimeZone } = deps.config
  const computedAt = deps.now()
  const whole = await existingDistribution(deps, id)
  const gathered = await gatherStudy(deps, deps.db, whole, year)
  const means = await gatherMeans(deps, whole, gathered)
  const day = dayOf(computedAt, agencyTimeZone)
  const result = await forecast(gathered.study, means, seedOf(id, day))
  const { chance, hours80, remedies, cheapest, short } = result
  const day80 =
    hours80 === null
      ? null
      : dayOf(new Date(computedAt.getTime() + hours80 * HOUR_MS), agencyTimeZone)
  await queries.saveForecast(deps.db, {
    ...{ distributionId: id, day, chance, day80, short, cheapest, remedies, computedAt },
    basis: gathered.basis,
  })
}

/** The last 6 am in the agency's time zone. */
function lastMorning({ now, config: { agencyTimeZone: timeZone } }: Deps): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now().getTime()).toZonedDateTimeISO(timeZone)
  const day = local.toPlainDate().subtract({ days: local.hour < MORNING_HOUR ? 1 : 0 })
  const morning = day.toZonedDateTime({ timeZone, plainTime: { hour: MORNING_HOUR } })
  return new Date(morning.epochMilliseconds)
}
