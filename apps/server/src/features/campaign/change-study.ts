import type { StudyEffects, StudyForm } from '@wattle/contract/distribution'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { mustBeTopic } from '#features/panel/apply-contact.ts'
import {
  countExpiredLinks,
  countMidway,
  countOtherPromises,
  raisePromises,
} from '#features/participation/change-promises.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { checkAudience, normalAudience } from './audience.ts'
import { mustBeAbleToAsk } from './consents.ts'
import * as queries from './queries.ts'
import {
  endOfDay,
  getDistribution,
  lockOpenDistribution,
  lockProjectOf,
  mustIncludeInvited,
  selectionChanged,
} from './service.ts'

type Changes = { [Field in keyof StudyForm]?: StudyForm[Field] | undefined }
type StudyChange = Changes & { incentiveForAll?: boolean | undefined }

/** Thrown to roll the transaction back and still return the result. */
class DryRun extends Error {
  readonly effects: StudyEffects
  constructor(effects: StudyEffects) {
    super('a dry run writes nothing')
    this.effects = effects
  }
}

/** A dry run takes the same path and rolls back, so it always reports what a real run would do. */
export async function changeStudy(
  deps: Deps,
  id: number,
  change: StudyChange,
  isDryRun: boolean,
  by?: AdminActor,
) {
  const effects = await retryOnConflict(deps.db, async (tx) => {
    const changed = await applyChange(deps, tx, id, change, by)
    if (isDryRun) throw new DryRun(changed)
    return changed
  }).catch((error) => {
    if (error instanceof DryRun) return error.effects
    throw error
  })
  if (!isDryRun) deps.enqueueSoon('distribution.sweep')
  return { distribution: await getDistribution(deps, id), effects }
}

async function applyChange(
  deps: Deps,
  tx: Db,
  id: number,
  { incentiveForAll = false, ...fields }: StudyChange,
  by: AdminActor | undefined,
): Promise<StudyEffects> {
  const research = await lockProjectOf(tx, id)
  const before = await lockOpenDistribution(deps, tx, id)
  must(['IN_PROGRESS', 'PAUSED'].includes(before.status), 'NOT_STARTED')
  const changes = Object.fromEntries(
    Object.entries(normalAudience(fields)).filter(([, value]) => value !== undefined),
  ) as Partial<queries.DistributionRow>
  const after = { ...before, ...changes }
  mustFitTogether(before, after)
  await mustBeAbleToAsk(tx, after)
  await mustBeTopic(tx, changes.topicId)
  if (changes.standbysWanted) await requirePublishedPolicy(tx)
  if (changes.audience !== undefined) await checkAudience(deps, tx, before, changes.audience, by)
  const expiresAt = changes.expirationDate ? lastMoment(deps, changes.expirationDate) : undefined
  const now = deps.now()
  const isReopened = expiresAt !== undefined && before.expiresAt !== null && before.expiresAt <= now
  const wasFull = before.emailsSent >= before.maxNumber && after.maxNumber > before.maxNumber
  const isDue = (isReopened || wasFull) && before.status === 'IN_PROGRESS'
  const effects = {
    reopened: isReopened ? await countExpiredLinks(tx, id) : 0,
    midway: await countMidway(tx, id),
  }
  await queries.updateDistribution(tx, id, {
    settingsChangedAt: now,
    ...changes,
    ...(expiresAt && { expiresAt }),
    ...(isDue && { nextBatchAt: now }),
    // If the pacing changes, clear the wave, so that a new one is planned.
    ...(after.pacing !== before.pacing && { waveAt: null, waveLeft: 0, waveReason: null }),
  })
  if (incentiveForAll) await raisePromises(tx, id, after)
  if (after.selection !== before.selection)
    await selectionChanged(deps, tx, research, after.selection)
  await recordAdminAction(deps, tx, by, 'STUDY_CHANGED', {
    distribution: String(id),
    fields: Object.keys(changes).join(', '),
    ...(incentiveForAll && { incentiveForAll: 'true' }),
  })
  return { ...effects, keepIncentive: await countOtherPromises(tx, id, after.incentive) }
}

function mustFitTogether(before: queries.DistributionRow, after: queries.DistributionRow): void {
  must(after.oneTimeNumber <= after.maxNumber, 'INVALID_INPUT', {
    fields: { oneTimeNumber: 'One-time Send Number can’t be higher than Max Number.' },
  })
  mustIncludeInvited(after.maxNumber, before)
}

/** The end of the last day to answer, which must be today or later. */
function lastMoment({ now, config }: Deps, day: string): Date {
  const end = endOfDay(day, config.agencyTimeZone)
  must(end > now(), 'INVALID_INPUT', {
    fields: { expirationDate: 'Please choose today or a later day.' },
  })
  return end
}
