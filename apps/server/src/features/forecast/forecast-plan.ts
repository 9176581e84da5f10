import type { InvitationPlan } from '@wattle/contract/distribution'
import { FORECAST_RUNS, isRoughGuess } from '@wattle/contract/forecast'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import type { AdminActor } from '#features/audit/service.ts'
import { endOfDay, existingDistribution } from '#features/campaign/service.ts'
import { admitFilter } from '#features/panel/audience.ts'
import { readAgencyYear } from './agency-year.ts'
import { forecast, seedOf } from './forecast.ts'
import { dayOf, gatherMeans, gatherStudy } from './gather-study.ts'
import { chanceOf, simulateInParts } from './simulate.ts'

/**
 * The chance that the study reaches its target under this invitation plan, before an admin saves or
 * sends the plan. If the study is already running under the same plan, its stored forecast has the
 * same chance.
 */
export async function forecastPlan(
  deps: Deps,
  by: AdminActor,
  { id, plan, withRemedies }: { id: number; plan: InvitationPlan; withRemedies: boolean },
) {
  const { db, config } = deps
  const now = deps.now()
  const { audience = null, pacing = 'FIXED', oneTimeNumber, maxNumber } = plan
  const expiresAt = endOfDay(plan.expirationDate, config.agencyTimeZone)
  must(expiresAt > now, 'INVALID_INPUT', {
    fields: { expirationDate: 'Please choose a day in the future.' },
  })
  const whole = await existingDistribution(deps, id)
  if (audience) await admitFilter(deps, db, audience, 'FORECAST', by)
  const { distribution } = whole
  const isWaiting = distribution.status === 'REQUESTED' || distribution.status === 'NOT_STARTED'
  const planned = {
    ...whole,
    distribution: {
      ...distribution,
      ...{ audience, pacing, oneTimeNumber, maxNumber, expiresAt },
      // Assume an admin sends it now, so the first batch is due right away.
      ...(isWaiting && { status: 'IN_PROGRESS' as const, nextBatchAt: now }),
    },
  }
  const year = await readAgencyYear(db, now)
  const gathered = await gatherStudy(deps, db, planned, year)
  const { study, basis } = gathered
  const seed = seedOf(id, dayOf(now, config.agencyTimeZone))
  const { chance, remedies } = withRemedies
    ? await forecast(study, await gatherMeans(deps, planned, gathered), seed)
    : { chance: chanceOf(await simulateInParts(study, seed, FORECAST_RUNS)) }
  return {
    chance,
    remedies,
    target: basis.target,
    conducted: basis.conducted,
    freeSlots: basis.freeSlots,
    lastDay: basis.lastDay ?? plan.expirationDate,
    people: study.reach,
    isRough: isRoughGuess(basis),
  }
}
