import { recordOutcome } from '@wattle/contract/attendance'
import { CHOICES, SELECTIONS } from '@wattle/contract/candidate'
import { chooseCandidate, listCandidates } from '@wattle/contract/candidates'
import * as distribution from '@wattle/contract/distribution'
import * as interviews from '@wattle/contract/interview'
import { OUTCOMES } from '@wattle/contract/outcome'
import * as contract from '@wattle/contract/research'
import { publishPolicy } from '@wattle/contract/settings'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, closeCampaigns, signInAgain } from './cast.ts'
import { anyOf, callerOf, campaignsOf } from './researchers.ts'
import type { World } from './world.ts'

const DAY_MS = 24 * 3_600_000

/** Publishes version 2 of the policy, because quotas, standbys and choosing candidates need it. */
export async function publishNewPolicy(world: World, { admins }: Cast): Promise<void> {
  await world.call(publishPolicy, { as: admins[0] ?? '' })
}

/** An admin changes a running study's incentive, selection mode, standbys, consents or last day. */
export const changeStudy: Act = async (world, cast, dice) => {
  const as = dice.pick(cast.admins)
  const { body: all } = await world.call(distribution.listDistributions, { as, query: {} })
  const running = all.filter(({ status }) => status === 'IN_PROGRESS')
  if (running.length === 0) return
  const cents = (dice.below(9) + 2) * 1000
  const lastDay = new Date(world.clock.now().getTime() + (dice.below(20) + 1) * DAY_MS)
  const body = dice.pick([
    {
      incentive: `A gift card of $${cents / 100}`,
      incentiveCents: cents,
      incentiveCurrency: 'AUD' as const,
      incentiveForAll: dice.chance(0.4),
    },
    { selection: dice.pick(SELECTIONS) },
    { selection: dice.pick(SELECTIONS) },
    { standbysWanted: dice.below(5) },
    { asks: ['RECORDING' as const], requires: dice.chance(0.3) ? ['RECORDING' as const] : [] },
    { expirationDate: lastDay.toISOString().slice(0, 10) },
  ])
  const params = { id: String(dice.pick(running).id) }
  const query = dice.chance(0.2) ? { dryRun: 'true' as const } : {}
  await world.call(distribution.changeStudy, { as, params, query, body })
}

async function launchedProject(world: World, cast: Cast, dice: Dice) {
  const researcher = anyOf(cast, dice)
  const who = callerOf(researcher)
  const { body } = await world.call(contract.listResearches, { ...who, query: {} })
  const launched = body.filter(({ status }) => status === 'CONDUCTING_INTERVIEW')
  if (launched.length === 0) return undefined
  const params = { id: String(dice.pick(launched).id) }
  const { body: project } = await world.call(contract.getResearch, { ...who, params })
  return { researcher, who, params, project }
}

/**
 * Sets quotas on a single choice question. Each half of its options gets a maximum, and one half
 * may get a minimum.
 */
export const setQuotas: Act = async (world, cast, dice) => {
  const found = await launchedProject(world, cast, dice)
  if (!found) return
  const { who, params, project } = found
  const choices = project.screener?.questions.filter(({ type }) => type === 'SINGLE_CHOICE') ?? []
  if (choices.length === 0) return
  const { id: questionId, options } = dice.pick(choices)
  const half = Math.ceil(options.length / 2)
  const sides = [options.slice(0, half), options.slice(half)].filter((side) => side.length > 0)
  const cells = sides.map((side, at) => {
    const most = dice.below(4) + 1
    const name = `Cell ${at}`
    const optionIds = side.map(({ id }) => id)
    return { questionId, name, optionIds, least: at === 0 ? dice.below(2) : 0, most }
  })
  const body = { cells: dice.chance(0.85) ? cells : [] }
  await world.call(contract.updateQuotas, { ...who, params, body })
}

export const changePlan: Act = async (world, cast, dice) => {
  const found = await launchedProject(world, cast, dice)
  if (!found) return
  const { who, params } = found
  const body = { targetInterviews: dice.below(6) + 1 }
  await world.call(contract.updatePlan, { ...who, params, body })
}

/** A researcher marks candidates as yes, maybe or no, or clears the mark. */
export const pickCandidates: Act = async (world, cast, dice) => {
  const found = await launchedProject(world, cast, dice)
  if (!found) return
  const { who, params } = found
  const { status, body } = await world.call(listCandidates, { ...who, params, query: {} })
  if (status !== 200) return
  for (const { userScreenerId } of body.slice(0, 4))
    await world.call(chooseCandidate, {
      ...who,
      params: { userScreenerId: String(userScreenerId) },
      query: dice.chance(0.3) ? { undo: 'true' } : {},
      body: { choice: dice.chance(0.8) ? dice.pick(CHOICES) : null },
    })
}

/** A researcher records how an interview went, and then changes or clears the outcome. */
export const recordOutcomes: Act = async (world, cast, dice) => {
  const who = callerOf(anyOf(cast, dice))
  const { body } = await world.call(interviews.getMyCalendar, who)
  const begun = body.interviews.filter(({ startTime }) => new Date(startTime) <= world.clock.now())
  if (begun.length === 0) return
  const { id } = dice.pick(begun)
  for (const outcome of [dice.pick(OUTCOMES), dice.pick([...OUTCOMES, null, null])]) {
    const params = { id: String(id) }
    const query = dice.chance(0.3) ? ({ undo: 'true' } as const) : {}
    const { status } = await world.call(recordOutcome, { ...who, params, query, body: { outcome } })
    // The TECHNICAL outcome cancels an interview. Replacing that outcome restores the interview,
    // which counts as an undo.
    if (status === 200) world.undone += 1
    if (dice.chance(0.4)) await world.work()
    world.clock.forward(dice.below(40) * 60_000)
  }
}

/** Finishes the study early, and sometimes reopens it. */
export const finishEarly: Act = async (world, cast, dice) => {
  const found = await launchedProject(world, cast, dice)
  if (!found) return
  const { researcher, who, params } = found
  const campaigns = await campaignsOf(world, [Number(params.id)])
  const body = { early: true, reason: 'Enough for now.', force: true }
  const { status } = await world.call(interviews.finishResearch, { ...who, params, body })
  if (status === 200) closeCampaigns(world, cast, campaigns)
  if (dice.chance(0.5)) {
    world.clock.forward(dice.below(40) * DAY_MS)
    await signInAgain(world, cast)
  }
  if (dice.chance(0.6))
    await world.call(interviews.reopenResearch, { ...callerOf(researcher), params })
}
