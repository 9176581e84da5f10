import * as admin from '@wattle/contract/admin'
import { listDistributions, startDistribution } from '@wattle/contract/distribution'
import * as interviews from '@wattle/contract/interview'
import { undoAsAdmin, undoDistribution, undoInterviewChange } from '@wattle/contract/undo'
import type { Dice } from '../dice.ts'
import { studyForm } from './admins.ts'
import { type Act, type Cast, resumeCampaign } from './cast.ts'
import { anyOf, callerOf } from './researchers.ts'
import { chooseSlot } from './respondents.ts'
import type { World } from './world.ts'

export const UNDO = { undo: 'true' } as const

/** Lets someone else act before the undo, and sometimes lets the time to undo run out. */
export async function meanwhile(world: World, cast: Cast, dice: Dice): Promise<void> {
  if (dice.chance(0.5)) await chooseSlot(world, cast, dice)
  if (dice.chance(0.3)) await world.work()
  world.clock.forward(dice.below(15) * 1000)
}

export const noteUndone = (world: World, { status }: { status: number }): void => {
  if (status === 204) world.undone += 1
}

/** A researcher changes an interview, and then undoes the change. */
export const undoByResearcher: Act = async (world, cast, dice) => {
  const who = callerOf(anyOf(cast, dice))
  const { body } = await world.call(interviews.getMyCalendar, who)
  if (body.interviews.length === 0) return
  const params = { id: String(dice.pick(body.interviews).id) }
  const free = body.slots.filter(({ available }) => available)
  const slotId = free.length > 0 ? dice.pick(free).slotId : 1
  const link = 'https://meet.example.com/another'
  await dice.pick([
    () =>
      world.call(interviews.cancelInterview, {
        ...who,
        params,
        query: UNDO,
        body: { reason: null },
      }),
    () =>
      world.call(interviews.rescheduleInterview, { ...who, params, query: UNDO, body: { slotId } }),
    () => world.call(interviews.confirmInterview, { ...who, params, query: UNDO }),
    () =>
      world.call(interviews.confirmInterviewManually, { ...who, params, query: { ...UNDO, link } }),
  ])()
  await meanwhile(world, cast, dice)
  noteUndone(world, await world.call(undoInterviewChange, { ...who, params }))
}

/** An admin changes an interview or a whole distribution, and then undoes the change. */
export const undoByAdmin: Act = async (world, cast, dice) => {
  const who = { as: dice.pick(cast.admins) }
  const waiting = await world.call(listDistributions, { ...who, query: { status: 'REQUESTED' } })
  const [distribution] = waiting.body
  if (distribution && dice.chance(0.5)) {
    const body = studyForm(world, distribution.id, dice)
    const { status } = await world.call(startDistribution, { ...who, query: UNDO, body })
    if (status === 202) resumeCampaign(world, cast, distribution.id)
    await meanwhile(world, cast, dice)
    const params = { id: String(distribution.id) }
    noteUndone(world, await world.call(undoDistribution, { ...who, params }))
    return
  }
  const { body } = await world.call(admin.listInterviews, { ...who, query: {} })
  if (body.length === 0) return
  const params = { id: String(dice.pick(body).id) }
  await world.call(admin.notifyResearcher, { ...who, params, query: UNDO })
  await meanwhile(world, cast, dice)
  noteUndone(world, await world.call(undoAsAdmin, { ...who, params }))
}
