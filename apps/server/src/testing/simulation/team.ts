import * as admin from '@wattle/contract/admin'
import * as attendance from '@wattle/contract/attendance'
import { clearContradiction } from '@wattle/contract/contradiction'
import { listDistributions } from '@wattle/contract/distribution'
import { askForSlots, getFieldDesk } from '@wattle/contract/field-desk'
import { finishProject, reopenProject } from '@wattle/contract/interview'
import { getToday } from '@wattle/contract/today'
import { undoAsAdmin, undoMails } from '@wattle/contract/undo'
import { and, eq, inArray } from 'drizzle-orm'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { users } from '#db/schema/users.ts'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, closeCampaigns, together } from './cast.ts'
import { anyOf, campaignsOf, someSlotTime } from './researchers.ts'
import { meanwhile, noteUndone, UNDO } from './second-thoughts.ts'
import type { World } from './world.ts'

const asAdmin = ({ admins }: Cast, dice: Dice) => ({ as: dice.pick(admins) })

async function anyResearcherId(world: World, cast: Cast, dice: Dice): Promise<number> {
  const { email } = anyOf(cast, dice)
  const [user] = await world.app().deps.db.select().from(users).where(eq(users.email, email))
  return user?.id ?? 0
}

/** An admin cancels or moves an upcoming interview, and sometimes undoes that. */
export const changeInterview: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const { body } = await world.call(admin.listInterviews, { ...who, query: { view: 'UPCOMING' } })
  if (body.length === 0) return
  const params = { id: String(dice.pick(body).id) }
  const isUnsure = dice.chance(0.5)
  const call = { ...who, params, query: isUnsure ? UNDO : {} }
  const changed = await dice.pick([
    () => world.call(attendance.cancelInterviewAsAdmin, { ...call, body: { reason: 'Ill' } }),
    () => moveInterview(world, cast, dice, call),
    () => moveInterview(world, cast, dice, call),
  ])()
  if (!isUnsure || changed.status !== 200) return
  await meanwhile(world, cast, dice)
  noteUndone(world, await world.call(undoAsAdmin, { ...who, params }))
}

type Call = { as: string; params: { id: string }; query: { undo?: 'true' } }

/** Moves an interview to a free slot, or moves its own slot to another time. */
async function moveInterview(world: World, cast: Cast, dice: Dice, call: Call) {
  const { as, params } = call
  const { body: free } = await world.call(attendance.listSlotsToMoveTo, { as, params })
  const time = someSlotTime(world, anyOf(cast, dice), dice)
  const target =
    free.length > 0 && dice.chance(0.6)
      ? { slotId: dice.pick(free).slotId }
      : { startTime: time?.startTime }
  await world.call(attendance.previewInterviewChange, { as, params, body: target })
  return world.call(attendance.moveInterviewAsAdmin, { ...call, body: target })
}

/**
 * Gives an interview to another researcher. They have to confirm it, so a confirmed interview goes
 * back to an earlier status, as if someone had undone the confirmation.
 */
export const reassignInterview: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const { body } = await world.call(admin.listInterviews, { ...who, query: { view: 'UPCOMING' } })
  if (body.length === 0) return
  const params = { id: String(dice.pick(body).id) }
  const userId = await anyResearcherId(world, cast, dice)
  const call = { ...who, params, body: { userId } }
  const { status } = await world.call(attendance.reassignInterview, call)
  if (status === 200) world.undone += 1
}

/** Transfers a project. The new owner has to confirm its interviews again. */
export const transferProject: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const { body } = await world.call(admin.listProjects, { ...who, query: {} })
  if (body.length === 0) return
  const { id } = dice.pick(body)
  const isConfirmed = and(eq(interviews.researchId, id), eq(interviews.status, 'CONFIRMED'))
  const { db } = world.app().deps
  const confirmed = await db.select().from(interviews).where(isConfirmed)
  const userId = await anyResearcherId(world, cast, dice)
  const call = { ...who, params: { id: String(id) }, body: { userId } }
  const { status } = await world.call(admin.transferProject, call)
  if (status === 200) world.undone += confirmed.length
}

/** Both admins ask a researcher to confirm at once, and one of them may undo that. */
export const notifyAgain: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const query = { view: 'UNCONFIRMED' as const }
  const { body } = await world.call(admin.listInterviews, { ...who, query })
  if (body.length === 0) return
  const params = { id: String(dice.pick(body).id) }
  const isUnsure = dice.chance(0.4)
  const replies = await together(cast, (as) =>
    world.call(attendance.notifyAgain, { as, params, query: isUnsure ? UNDO : {} }),
  )
  mustSucceedOnce(replies, 'asked a researcher to confirm')
  if (!isUnsure) return
  await meanwhile(world, cast, dice)
  noteUndone(world, await world.call(undoAsAdmin, { ...who, params }))
}

function mustSucceedOnce(replies: { status: number }[], did: string): boolean {
  const successes = replies.filter(({ status }) => status < 300).length
  if (successes > 1) throw new Error(`two admins ${did} at once`)
  return successes === 1
}

/**
 * Both admins replace someone who cancelled or didn't come, or ask everyone who qualifies to choose
 * a time. Sometimes one of them undoes the emails.
 */
export const fillPlaces: Act = async (world, cast, dice) => {
  const { body } = await world.call(getToday, asAdmin(cast, dice))
  const { unscheduled } = body
  const replaceable = body.replacements.rows.filter(({ next }) => next || dice.chance(0.1))
  const isUnsure = dice.chance(0.4)
  const query = isUnsure ? UNDO : {}
  const mailIds: number[] = []
  if (replaceable.length > 0) {
    const params = { id: String(dice.pick(replaceable).interviewId) }
    const replies = await together(cast, (as) =>
      world.call(attendance.replaceParticipant, { as, params, query }),
    )
    mustSucceedOnce(replies, 'replaced a participant')
    for (const reply of replies) if (reply.status === 202) mailIds.push(...reply.body.mailIds)
  } else if (unscheduled.rows.length > 0) {
    const { researchId } = dice.pick(unscheduled.rows)
    const call = { ...asAdmin(cast, dice), query, body: { researchId } }
    const sent = await world.call(admin.sendSchedulingMails, call)
    if (sent.status === 202) mailIds.push(...sent.body.mailIds)
  }
  if (isUnsure && mailIds.length > 0) await recallEmails(world, cast, dice, mailIds)
}

async function recallEmails(world: World, cast: Cast, dice: Dice, mailIds: number[]) {
  const isOne = inArray(outboxMails.id, mailIds)
  const mails = await world.app().deps.db.select().from(outboxMails).where(isOne)
  await meanwhile(world, cast, dice)
  const call = { ...asAdmin(cast, dice), body: { mailIds } }
  const { status } = await world.call(undoMails, call)
  if (status === 204) cast.seen.recalled.push(...mails.map(({ messageId }) => messageId))
}

/** Both admins ask a researcher for slots at once. */
export const askResearcher: Act = async (world, cast, dice) => {
  const { body } = await world.call(getFieldDesk, { ...asAdmin(cast, dice), query: {} })
  const short = body.rows.filter(({ short }) => short === 'SLOTS')
  const rows = short.length > 0 ? short : body.rows
  if (rows.length === 0) return
  const params = { id: String(dice.pick(rows).distributionId) }
  const replies = await together(cast, (as) => world.call(askForSlots, { as, params }))
  if (mustSucceedOnce(replies, 'asked for slots')) cast.seen.slotRequests += 1
}

/** An admin finishes a study for its researcher, or reopens one. */
export const closeProject: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const status = dice.pick(['CONDUCTING_INTERVIEW', 'COMPLETED'] as const)
  const { body: projects } = await world.call(admin.listProjects, { ...who, query: { status } })
  if (projects.length === 0) return
  const { id } = dice.pick(projects)
  const params = { id: String(id) }
  if (status === 'COMPLETED') {
    await world.call(reopenProject, { ...who, params })
    return
  }
  const campaigns = await campaignsOf(world, [id])
  const early = { early: true, reason: 'The client has seen enough.', force: true }
  const body = dice.chance(0.3) ? early : {}
  const finished = await world.call(finishProject, { ...who, params, body })
  if (finished.status === 200) closeCampaigns(world, cast, campaigns)
}

/** A recruiter clears up contradictory answers. */
export const clearContradictions: Act = async (world, cast, dice) => {
  const who = asAdmin(cast, dice)
  const { body: studies } = await world.call(listDistributions, { ...who, query: {} })
  if (studies.length === 0) return
  const query = { researchId: String(dice.pick(studies).researchId) }
  const { body: people } = await world.call(admin.listCompletions, { ...who, query })
  for (const { userScreenerId } of people.slice(0, 5)) {
    const params = { userScreenerId: String(userScreenerId) }
    const { body } = await world.call(admin.getCompletion, { ...who, params })
    for (const { id } of body.contradictions ?? [])
      await together(cast, (as) =>
        world.call(clearContradiction, { as, params: { id: String(id) } }),
      )
  }
}
