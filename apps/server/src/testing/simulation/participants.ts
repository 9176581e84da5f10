import {
  reportNoTime as reportNoTimeByLink,
  saveConsent,
  withdrawConsent as withdrawOwnConsent,
} from '@wattle/contract/consent'
import { getMember } from '@wattle/contract/panel'
import * as screening from '@wattle/contract/screening'
import type { Dice } from '../dice.ts'
import type { Act } from './cast.ts'
import { visit } from './respondents.ts'
import { withKey } from './visitors.ts'
import type { World } from './world.ts'

/**
 * A participant agrees to most of a study's consents. A few people withdraw one they gave earlier.
 */
export const answerConsents: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (!visitor) return
  const { hash, ...who } = visitor
  const params = { hash }
  const reply = await world.call(screening.getRespondentScreener, { ...who, params: { id: hash } })
  if (reply.status !== 200) return
  const answers = (reply.body.consents ?? []).map(({ kind, hash: words, answer }) => {
    const given = dice.chance(0.9) ? ('YES' as const) : ('NO' as const)
    const isWithdrawn = answer === 'YES' && dice.chance(0.08)
    return { kind, hash: words, answer: isWithdrawn ? ('WITHDRAWN' as const) : given }
  })
  await world.call(saveConsent, { ...who, params, body: { answers } })
}

/** A participant goes on standby, or answers the offer of a slot. */
export const standBy: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (visitor) await waitOrAnswer(world, dice, visitor)
}

/** Participants in the study without free times go on standby, answer offers or cancel. */
export const tendFullStudy: Act = async (world, { seen }, dice) => {
  for (const hash of seen.fullStudy) {
    if (dice.chance(0.5)) continue
    const { status, body } = await world.call(screening.loginByScreenerHash, { query: { hash } })
    if (status !== 200) continue
    const who = { as: body.accessToken, headers: { 'x-time-zone': 'Australia/Melbourne' } }
    await waitOrAnswer(world, dice, { hash, ...who })
    if (dice.chance(0.15)) await world.call(screening.cancelBooking, { ...who, params: { hash } })
  }
  await world.work()
}

type Visitor = { hash: string; as: string; headers: Record<string, string>; from?: string }

async function waitOrAnswer(world: World, dice: Dice, { hash, ...who }: Visitor): Promise<void> {
  const call = { ...who, params: { hash } }
  const { status, body } = await world.call(screening.getStandby, call)
  if (status !== 200) return
  if (body.offer) {
    await world.call(dice.chance(0.6) ? screening.acceptOffer : screening.declineOffer, call)
    return
  }
  if (!body.isWanted) return
  const slotIds = body.slots.filter(() => dice.chance(0.7)).map(({ slotId }) => slotId)
  await world.call(screening.standBy, { ...call, body: { slotIds } })
}

/** A participant tells us that none of the times suit them. */
export const reportNoTime: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (!visitor) return
  const { hash, ...who } = visitor
  const body = dice.chance(0.6) ? { note: 'Evenings after 6 pm, please.' } : {}
  await world.call(reportNoTimeByLink, { ...who, params: { hash }, body })
}

/** A panel member withdraws a consent on their own page. */
export const withdrawConsent: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async (_member, key) => {
    const { status, body } = await world.call(getMember, { body: { key } })
    const studies = status === 200 ? body.studies.filter(({ consents }) => consents.length > 0) : []
    if (studies.length === 0) return
    const { invitationId, consents } = dice.pick(studies)
    const { kind } = dice.pick(consents)
    await world.call(withdrawOwnConsent, { body: { key, invitationId, kind } })
  })

/** A participant answers the reminder from the day before: they're coming, or they aren't. */
export const answerReminder: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (!visitor) return
  const { hash, ...who } = visitor
  const body = { coming: dice.chance(0.6) }
  await world.call(screening.answerAttendance, { ...who, params: { hash }, body })
}
