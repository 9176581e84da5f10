import {
  cheapestOf,
  type ForecastRecord,
  isRoughGuess,
  type Remedy,
  shortOf,
} from '@wattle/contract/forecast'
import type { StudyForecast } from '@wattle/contract/forecasts'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { slotsAsked } from '#features/campaign/ask-for-slots.ts'
import { countReminders } from '#features/campaign/send-reminders.ts'
import { existingDistribution, findDistributionOf } from '#features/campaign/service.ts'
import { ownResearch } from '#features/project/service.ts'
import * as queries from './stored-queries.ts'

/**
 * If there are fewer past forecasts with about the same chance, we don't say how often they came
 * true.
 */
const LEAST_RECORD = 10
/** The remedies that researchers can use or ask for. The others concern the panel. */
const FOR_RESEARCHERS: readonly Remedy[] = ['LOOSEN', 'SLOTS', 'WEEK']

/** The researcher's view of the forecast, without remedies that concern the panel. */
export async function getForecast(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<StudyForecast> {
  await ownResearch(deps.db, actor, researchId)
  const distribution = await findDistributionOf(deps.db, researchId)
  must(distribution, 'NO_FORECAST_YET')
  const { forecast } = await readForecast(deps, distribution.id)
  const remedies = forecast.remedies.filter(({ remedy }) => FOR_RESEARCHERS.includes(remedy))
  const isShown = forecast.short !== null && FOR_RESEARCHERS.includes(forecast.short)
  const short = isShown ? shortOf(remedies) : null
  return { ...forecast, remedies, cheapest: cheapestOf(remedies), short }
}

/** The admins' view of the forecast, with the numbers it's based on. */
export async function getStudyForecast(deps: Deps, distributionId: number) {
  const { forecast, row } = await readForecast(deps, distributionId)
  const { people } = await countReminders(deps, distributionId)
  const freeTimes = await queries.listFreeTimes(deps.db, distributionId, deps.now())
  const asked = await slotsAsked(deps, distributionId)
  return { ...forecast, ...asked, basis: row.basis, freeTimes, unreminded: people }
}

async function readForecast(deps: Deps, distributionId: number) {
  const { distribution } = await existingDistribution(deps, distributionId)
  const row = await queries.findLatest(deps.db, distributionId)
  must(row, 'NO_FORECAST_YET')
  const { basis, chance, day80, remedies, cheapest, short, computedAt } = row
  const { target, conducted, booked, freeSlots, waiting = null } = basis
  const forecast: StudyForecast = {
    ...{ chance, day80, remedies, cheapest, short, computedAt },
    ...{ target, conducted, booked, freeSlots, waiting },
    wouldInvitationsHelp: remedies.some(({ remedy }) => remedy === 'INVITATIONS'),
    lastDay: basis.lastDay ?? distribution.expirationDate,
    isRough: isRoughGuess(basis),
    record: await recordNear(deps.db, chance),
  }
  return { forecast, row }
}

async function recordNear(db: Db, chance: number): Promise<ForecastRecord | null> {
  const near = Math.round(chance * 10) / 10
  const record = { near, ...(await queries.countRecord(db, near)) }
  return record.forecasts < LEAST_RECORD ? null : record
}

export const listForecasts = ({ db }: Deps, near: number) => queries.listRecord(db, near)
