import * as admin from '@wattle/contract/admin'
import * as distribution from '@wattle/contract/distribution'
import * as membership from '@wattle/contract/membership'
import * as outbox from '@wattle/contract/outbox'
import { undoAsAdmin } from '@wattle/contract/undo'
import type { Dice } from '../dice.ts'
import { STUDY } from '../given.ts'
import { type Act, type Cast, closeCampaigns, endSilence, resumeCampaign, silence } from './cast.ts'
import type { World } from './world.ts'

const DAY_MS = 24 * 3_600_000
const asAdmin = ({ admins }: Cast, dice: Dice) => ({ as: dice.pick(admins) })

async function distributionsOf(world: World, cast: Cast, dice: Dice) {
  const { body } = await world.call(distribution.listDistributions, {
    ...asAdmin(cast, dice),
    query: {},
  })
  return body
}

export function studyForm(world: World, id: number, dice: Dice) {
  const last = new Date(world.clock.now().getTime() + (dice.below(14) + 3) * DAY_MS)
  return {
    ...STUDY,
    id,
    expirationDate: last.toISOString().slice(0, 10),
    oneTimeNumber: dice.below(6) + 3,
    maxNumber: dice.below(20) + 12,
    standbysWanted: dice.below(3),
    standbyCents: dice.pick([0, 1500]),
    pacing: dice.chance(0.3) ? ('SELF' as const) : ('FIXED' as const),
  }
}

/**
 * Starts a distribution that a researcher has requested. If there's none, pauses or resumes another
 * one, saves its reminders, or sends a test invitation.
 */
export const runCampaign: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const all = await distributionsOf(world, cast, dice)
  const waiting = all.filter(({ status }) => status === 'REQUESTED')
  const chosen =
    waiting.length > 0 ? dice.pick(waiting) : all.length > 0 ? dice.pick(all) : undefined
  if (!chosen) return
  const form = studyForm(world, chosen.id, dice)
  if (chosen.status === 'REQUESTED') {
    const started = await world.call(distribution.startDistribution, { ...who, body: form })
    // A study can be finished and reopened before anyone starts its distribution.
    if (started.status === 202) resumeCampaign(world, cast, chosen.id)
    return
  }
  const body = {
    distributionId: chosen.id,
    maxNumber: chosen.maxNumber + dice.below(7) - 2,
    status: dice.chance(0.7) ? ('IN_PROGRESS' as const) : ('PAUSED' as const),
  }
  await dice.pick([
    () => pauseOrResume(world, cast, who, body),
    () => pauseOrResume(world, cast, who, body),
    () => world.call(distribution.saveReminders, { ...who, body: {} }),
    () => world.call(distribution.sendTestInvitation, { ...who, body: form }),
  ])()
}

async function pauseOrResume(
  world: World,
  cast: Cast,
  who: { as: string },
  body: { distributionId: number; maxNumber: number; status: 'IN_PROGRESS' | 'PAUSED' },
) {
  const { status } = await world.call(distribution.updateDistribution, { ...who, body })
  if (status !== 200) return
  if (body.status === 'PAUSED') closeCampaigns(world, cast, [body.distributionId])
  else resumeCampaign(world, cast, body.distributionId)
}

/** Books a time for someone, usually someone who qualifies, or emails them to choose one. */
export const helpRespondent: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const all = await distributionsOf(world, cast, dice)
  if (all.length === 0) return
  const ofProject = { researchId: String(dice.pick(all).researchId) }
  const { body } = await world.call(admin.listCompletions, { ...who, query: ofProject })
  if (body.length === 0) return
  const fitting = body.filter(({ result }) => result === 'FIT')
  const { userScreenerId } = dice.pick(fitting.length > 0 && dice.chance(0.8) ? fitting : body)
  if (dice.chance(0.5)) {
    await world.call(admin.sendSchedulingMail, { ...who, body: { userScreenerId } })
    return
  }
  const params = { userScreenerId: String(userScreenerId) }
  const slots = await world.call(admin.listAvailableSlots, { ...who, params })
  if (slots.status !== 200 || slots.body.length === 0) return
  const slotId = String(dice.pick(slots.body).slotId)
  const isUnsure = dice.chance(0.3)
  const query = isUnsure ? ({ undo: 'true' } as const) : {}
  const booked = await world.call(admin.bookSlotFor, {
    ...who,
    params: { slotId, ...params },
    query,
  })
  if (!isUnsure || booked.status !== 200) return
  const id = String(booked.body.interviewId)
  const { status } = await world.call(undoAsAdmin, { ...who, params: { id } })
  if (status === 204) world.undone += 1
}

export const notifyResearchers: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const { body } = await world.call(admin.listInterviews, { ...who, query: {} })
  if (body.length === 0) return
  await world.call(admin.notifyResearcher, { ...who, params: { id: String(dice.pick(body).id) } })
}

export const tendPanel: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const { body } = await world.call(membership.listMembers, { ...who, query: {} })
  if (body.length === 0) return
  const { id, email } = dice.pick(body)
  const params = { id: String(id) }
  if (dice.chance(0.15)) {
    const { status } = await world.call(membership.deletePanelMember, { ...who, params })
    if (status === 204) silence(world, cast, email, 'FORGOTTEN')
    return
  }
  const state = dice.pick(['ACTIVE', 'ACTIVE', 'PAUSED', 'LEFT'] as const)
  const changed = await world.call(membership.updatePanelMember, {
    ...who,
    params,
    body: { state },
  })
  if (changed.status !== 200) return
  if (state === 'ACTIVE') endSilence(world, cast, email)
  else silence(world, cast, email, state)
}

/** Imports some members again, which mustn't bring back anyone who left or was deleted. */
export const importAgain: Act = async (world, cast, dice) => {
  const rows = cast.members.filter(() => dice.chance(0.3)).map(({ email }) => ({ email }))
  const forAll = { consent: 'At the fair', consentDate: '2026-06-09' }
  const body = { dryRun: dice.chance(0.3), ...forAll, rows }
  await world.call(membership.importMembers, { ...asAdmin(cast, dice), body })
}

export const retryEmails: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const state = dice.pick(['FAILED', 'REFUSED', 'DROPPED', 'SENT'] as const)
  const { body } = await world.call(outbox.listMails, { ...who, query: { state } })
  if (body.length === 0) return
  await world.call(outbox.retryMail, { ...who, params: { id: String(dice.pick(body).id) } })
}
