import { shownPercent } from '@wattle/contract/forecast'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { daysFrom } from '#features/interview/service.ts'
import { findLift } from './forecast-queries.ts'
import { slotsForResearcher } from './notice-emails.tsx'
import { updateDistribution } from './queries.ts'
import { existingDistribution, lockOpenDistribution } from './service.ts'
import { addressed, emailOf, researcherName, watched } from './study-notices.ts'

/**
 * Asks the researcher for four more slots, and says how much these would raise the chance of
 * reaching the target. Sends at most one such email a day in the agency's time zone, however many
 * admins press the button. It's a personal request from our team, so the email goes out even if the
 * researcher has turned off notices.
 */
export const askForSlots = (deps: Deps, by: AdminActor, id: number): Promise<{ askedAt: Date }> =>
  retryOnConflict(deps.db, async (tx) => {
    const { slotsAskedAt, status } = await lockOpenDistribution(deps, tx, id)
    must(['IN_PROGRESS', 'PAUSED'].includes(status), 'NOT_STARTED')
    const now = deps.now()
    must(!slotsAskedAt || slotsAskedAt < startOfToday(deps), 'SLOTS_ASKED_TODAY')
    const lift = await findLift(tx, id, 'SLOTS')
    must(lift, 'SLOTS_WONT_HELP')
    const study = await watched(deps, tx, id)
    must(study && !study.owner.deletedAt, 'NO_RESEARCHER', {
      message: 'This project has no researcher. Transfer it to one first.',
    })
    const chance = shownPercent(lift.from)
    const chanceWithSlots = shownPercent(lift.to)
    const facts = slotsForResearcher({ ...addressed(deps, study), chance, chanceWithSlots })
    await queueEmails(deps, tx, [emailOf('slots', study.owner.email, facts)])
    await updateDistribution(tx, id, { slotsAskedAt: now })
    await recordAdminAction(deps, tx, by, 'SLOTS_ASKED', {
      distribution: String(id),
      chance: String(chance),
      chanceWithSlots: String(chanceWithSlots),
    })
    return { askedAt: now }
  })

/** Who we'd ask for slots, and whether we've already asked them today. */
export async function slotsAsked(deps: Deps, id: number) {
  const { distribution } = await existingDistribution(deps, id)
  const study = await watched(deps, deps.db, id)
  const { slotsAskedAt } = distribution
  return {
    researcher: study && !study.owner.deletedAt ? researcherName(study) : null,
    isAskedToday: slotsAskedAt !== null && slotsAskedAt >= startOfToday(deps),
  }
}

const startOfToday = ({ now, config }: Deps) => daysFrom(now(), config.agencyTimeZone).start
