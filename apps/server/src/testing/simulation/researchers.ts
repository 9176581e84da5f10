import { deleteAccount } from '@wattle/contract/account'
import { addSlot, deleteSlot, instantOf, moveSlot, restoreSlot } from '@wattle/contract/calendar'
import { requestDistribution } from '@wattle/contract/distribution'
import * as interviews from '@wattle/contract/interview'
import {
  authorizeGoogleCalendar,
  disconnectGoogleCalendar,
  finishGoogleCalendar,
} from '@wattle/contract/meeting'
import * as contract from '@wattle/contract/research'
import { nextStep, previousStep, regenerate } from '@wattle/contract/steps'
import { undoDeletion } from '@wattle/contract/undo'
import { distributions } from '#db/schema/distributions.ts'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, closeCampaigns, type Researcher, signUpResearcher } from './cast.ts'
import { refineScreener } from './refine-screener.ts'
import type { World } from './world.ts'

const IDEAS = [
  'An app that helps nurses plan meals for night shifts, because they eat badly on rotating rosters.',
  'A marketplace where small farms sell surplus vegetables to nearby cafes that waste time on ordering.',
]

export const anyOf = ({ researchers }: Cast, dice: Dice): Researcher => dice.pick(researchers)
export const callerOf = ({ token, zone, from }: Researcher) => ({
  as: token,
  from,
  headers: { 'x-time-zone': zone },
})

async function projectsOf(world: World, researcher: Researcher) {
  const { body } = await world.call(contract.listResearches, { ...callerOf(researcher), query: {} })
  return body
}

/** Starts a project, or takes the next step in one. */
export const workOnProject: Act = async (world, cast, dice) => {
  const researcher = anyOf(cast, dice)
  const who = callerOf(researcher)
  const projects = await projectsOf(world, researcher)
  const unfinished = projects.filter(({ status }) => status !== 'COMPLETED')
  if (unfinished.length < 2) {
    await world.call(contract.createResearch, { ...who, body: { name: 'Roster <Meals>' } })
    return
  }
  const { id, status } = dice.pick(unfinished)
  if (status === 'IDEA_SHAPING') {
    const body = { questionId: id, description: dice.pick(IDEAS) }
    await world.call(contract.updateIdea, { ...who, body })
  }
  if (status === 'SCREENER_GENERATION') await refineScreener(world, who, id, dice)
  if (status === 'CONDUCTING_INTERVIEW') return launch(world, researcher, id, dice)
  const following = contract.nextStatus(status)
  if (!following) return
  await world.call(nextStep, { ...who, body: { researchId: id, nextStatus: following } })
}

async function launch(world: World, researcher: Researcher, id: number, dice: Dice) {
  for (let at = 0; at < 3; at++) await offerSlot(world, researcher, id, dice)
  await world.call(requestDistribution, { ...callerOf(researcher), params: { id: String(id) } })
}

export function someSlotTime(world: World, { zone }: Researcher, dice: Dice) {
  const day = new Date(world.clock.now().getTime() + (3 + dice.below(4)) * 24 * 3_600_000)
  const start = instantOf(day.toISOString().slice(0, 10), 7 + dice.below(15), zone)
  if (!start) return undefined
  const endTime = new Date(start.getTime() + 3_600_000).toISOString()
  return { startTime: start.toISOString(), endTime, timezone: zone }
}

async function offerSlot(world: World, researcher: Researcher, researchId: number, dice: Dice) {
  const hour = someSlotTime(world, researcher, dice)
  if (hour) await world.call(addSlot, { ...callerOf(researcher), body: { researchId, ...hour } })
}

export const changeMind: Act = async (world, cast, dice) => {
  const researcher = anyOf(cast, dice)
  const who = callerOf(researcher)
  const projects = await projectsOf(world, researcher)
  if (projects.length === 0) return
  const { id } = dice.pick(projects)
  const params = { id: String(id) }
  const previousStatus = dice.pick(contract.WORKING_STATUSES)
  await dice.pick([
    () => world.call(previousStep, { ...who, body: { researchId: id, previousStatus } }),
    () => world.call(regenerate, { ...who, params }),
    () => world.call(contract.copyResearch, { ...who, params }),
    () => finish(world, cast, researcher, id),
  ])()
}

async function finish(world: World, cast: Cast, researcher: Researcher, id: number) {
  const campaigns = await campaignsOf(world, [id])
  const params = { id: String(id) }
  const { status } = await world.call(interviews.finishResearch, {
    ...callerOf(researcher),
    params,
  })
  if (status === 200) closeCampaigns(world, cast, campaigns)
}

export async function campaignsOf(world: World, researchIds: number[]): Promise<number[]> {
  const all = await world.app().deps.db.select().from(distributions)
  return all.filter(({ researchId }) => researchIds.includes(researchId)).map(({ id }) => id)
}

export const tendCalendar: Act = async (world, cast, dice) => {
  const researcher = anyOf(cast, dice)
  const who = callerOf(researcher)
  const { body } = await world.call(interviews.getMyCalendar, who)
  if (body.slots.length === 0) return
  const { slotId } = dice.pick(body.slots)
  const params = { slotId: String(slotId) }
  const hour = someSlotTime(world, researcher, dice)
  if (hour && dice.chance(0.5)) await world.call(moveSlot, { ...who, body: { slotId, ...hour } })
  else await world.call(deleteSlot, { ...who, params })
  if (dice.chance(0.3)) await world.call(restoreSlot, { ...who, params })
}

/**
 * Confirms most open interviews. Then does something with one of the others: opens it, writes
 * notes, moves it, cancels it or marks it as a no-show.
 */
export const tendInterviews: Act = async (world, cast, dice) => {
  const researcher = anyOf(cast, dice)
  const who = callerOf(researcher)
  const { body } = await world.call(interviews.getMyCalendar, who)
  const isOpen = ({ status }: { status: string }) => ['PLANNED', 'NOTIFIED'].includes(status)
  const waiting = body.interviews.filter(isOpen)
  for (const { id } of waiting) {
    if (dice.chance(0.2)) continue
    const params = { id: String(id) }
    const link = `https://meet.example.com/${id}`
    if (dice.chance(0.5))
      await world.call(interviews.confirmInterview, { ...who, params, query: {} })
    else await world.call(interviews.confirmInterviewManually, { ...who, params, query: { link } })
  }
  const others = body.interviews.filter((interview) => !isOpen(interview))
  const free = body.slots.filter(({ available }) => available)
  if (others.length === 0) return
  const params = { id: String(dice.pick(others).id) }
  const slotId = free.length > 0 ? dice.pick(free).slotId : 1
  const notes = { general: 'They said “tea”.' }
  await dice.pick([
    () => world.call(interviews.saveInterviewNotes, { ...who, params, body: { notes } }),
    () => world.call(interviews.getInterviewRoom, { ...who, params }),
    () => world.call(interviews.rescheduleInterview, { ...who, params, body: { slotId } }),
    () => world.call(interviews.markNoShow, { ...who, params }),
    () => world.call(interviews.cancelInterview, { ...who, params, body: { reason: 'Ill' } }),
  ])()
}

export const connectCalendar: Act = async (world, cast, dice) => {
  const who = callerOf(anyOf(cast, dice))
  if (dice.chance(0.2)) {
    await world.call(disconnectGoogleCalendar, who)
    return
  }
  const { status, body, cookie } = await world.call(authorizeGoogleCalendar, { ...who, query: {} })
  if (status !== 200) return
  const there = await fetch(body.link, { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  const query = Object.fromEntries(back.searchParams)
  await world.call(finishGoogleCalendar, { query, headers: { cookie } })
}

export const dropProject: Act = async (world, cast, dice) => {
  const researcher = anyOf(cast, dice)
  const projects = await projectsOf(world, researcher)
  if (projects.length < 3) return
  const { id } = dice.pick(projects)
  const campaigns = await campaignsOf(world, [id])
  const params = { id: String(id) }
  const who = callerOf(researcher)
  const query = dice.chance(0.7) ? { force: 'true' } : {}
  const { status } = await world.call(contract.deleteResearch, { ...who, params, query })
  if (status !== 204) return
  closeCampaigns(world, cast, campaigns)
  // Only works for projects that haven't been launched.
  if (dice.chance(0.5)) await world.call(undoDeletion, { ...who, params })
}

/**
 * One researcher deletes their account and another signs up. Each interview that becomes planned
 * again counts as an undo.
 */
export const closeAccount: Act = async (world, cast, dice) => {
  const researcher = anyOf(cast, dice)
  const { email, password } = researcher
  const who = callerOf(researcher)
  const { body: calendar } = await world.call(interviews.getMyCalendar, who)
  const { status } = await world.call(deleteAccount, { ...who, body: { email, password } })
  if (status !== 204) return
  world.undone += calendar.interviews.filter((one) =>
    ['NOTIFIED', 'CONFIRMED'].includes(one.status),
  ).length
  cast.researchers = cast.researchers.filter((one) => one !== researcher)
  await signUpResearcher(world, cast, dice)
}
