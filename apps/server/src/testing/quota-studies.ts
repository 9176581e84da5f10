import { BOOKED_INTERVIEWS } from '@wattle/contract/interview-status'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { keyHashOf } from '#adapters/link-key.ts'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews, slots } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { quotaCells } from '#db/schema/quotas.ts'
import { researches, screenerOptions, screenerQuestions } from '#db/schema/researches.ts'
import type { Dice } from './dice.ts'

export type QuotaStudy = {
  id: number
  target: number
  people: { invitationId: number; hash: string }[]
  slotIds: number[]
}

const HOUR_MS = 3_600_000
/**
 * How many options the choice question has, and how many different numbers people give. The last
 * option and the last number aren't in any cell.
 */
const ANSWERS = 4

/**
 * Studies with random quotas on a choice and a number, enough slots, and enough people for every
 * combination of answers. Inserts the rows directly, because creating a hundred studies through the
 * API would take minutes.
 */
export async function insertQuotaStudies(
  db: Db,
  ownerId: number,
  { count, now, dice }: { count: number; now: Date; dice: Dice },
): Promise<QuotaStudy[]> {
  const studies: QuotaStudy[] = []
  for (let at = 0; at < count; at++) {
    const start = now.getTime() + (100 + at * 40) * HOUR_MS
    studies.push(await insertStudy(db, ownerId, { start: new Date(start), now, dice }))
  }
  return studies
}

type Setting = { start: Date; now: Date; dice: Dice }

async function insertStudy(
  db: Db,
  ownerId: number,
  { start, now, dice }: Setting,
): Promise<QuotaStudy> {
  const target = 3 + dice.below(5)
  const [id = 0] = await insertMany(db, researches, [
    {
      ownerId,
      name: 'Quotas',
      status: 'CONDUCTING_INTERVIEW',
      targetInterviews: target,
      hasQuotas: true,
      createdAt: now,
      updatedAt: now,
    },
  ])
  const [distributionId = 0] = await insertMany(db, distributions, [
    { researchId: id, status: 'IN_PROGRESS', createdAt: now, expiresAt: start },
  ])
  const questions = await insertQuestions(db, id)
  await insertCells(db, id, target, questions, dice)
  const answers = combinations(questions).flatMap((one) => Array<Answers>(target).fill(one))
  const memberIds = await insertMany(
    db,
    panelMembers,
    answers.map((_, at) => ({
      email: `quota${id}-${at}@example.com`,
      state: 'ACTIVE' as const,
      linkNonce: Buffer.alloc(32),
      keyHash: keyHashOf(`member ${id} ${at}`),
      joinedAt: now,
      updatedAt: now,
    })),
  )
  const hashOf = (at: number) => `quota ${id} ${at}`
  const invitationIds = await insertMany(
    db,
    invitations,
    answers.map((given, at) => ({
      ...given,
      distributionId,
      researchId: id,
      memberId: memberIds[at] ?? 0,
      linkNonce: Buffer.alloc(32),
      keyHash: keyHashOf(hashOf(at)),
      status: 'COMPLETED' as const,
      result: 'FIT' as const,
      invitedAt: now,
      completedAt: now,
      updatedAt: now,
    })),
  )
  const slotIds = await insertMany(
    db,
    slots,
    Array.from({ length: target + 3 }, (_, at) => ({
      ownerId,
      researchId: id,
      startTime: new Date(start.getTime() + at * HOUR_MS),
      endTime: new Date(start.getTime() + (at + 1) * HOUR_MS),
      createdAt: now,
    })),
  )
  const people = invitationIds.map((invitationId, at) => ({ invitationId, hash: hashOf(at) }))
  return { id, target, people, slotIds }
}

type Questions = { choiceId: number; optionIds: number[]; numberId: number }
type Answers = { chosenIds: number[]; written: Record<string, number> }

async function insertQuestions(db: Db, researchId: number): Promise<Questions> {
  const [choiceId = 0, numberId = 0] = await insertMany(db, screenerQuestions, [
    { researchId, position: 1, question: 'A choice', type: 'SINGLE_CHOICE', rule: 'NOTE' },
    { researchId, position: 2, question: 'A number', type: 'NUMBER', rule: 'NOTE' },
  ])
  const rows = Array.from({ length: ANSWERS }, (_, at) => ({
    questionId: choiceId,
    position: at + 1,
    text: `Option ${at + 1}`,
  }))
  return { choiceId, numberId, optionIds: await insertMany(db, screenerOptions, rows) }
}

async function insertCells(
  db: Db,
  researchId: number,
  target: number,
  { choiceId, optionIds, numberId }: Questions,
  dice: Dice,
) {
  const numbers = () => {
    let needed = 0
    return Array.from({ length: ANSWERS - 1 }, () => {
      const least = dice.below(target - needed + 1)
      needed += least
      return { least, most: Math.max(1, least + dice.below(3)) }
    })
  }
  const cells = [
    { questionId: null, least: 0, most: target },
    ...numbers().map((one, at) => ({
      ...one,
      questionId: choiceId,
      optionIds: optionIds.slice(at, at + 1),
    })),
    ...numbers().map((one, at) => ({
      ...one,
      questionId: numberId,
      numberFrom: at * 10,
      numberTo: at * 10 + 9,
    })),
  ]
  const rows = cells.map((cell, at) => ({ ...cell, researchId, position: at, name: `Cell ${at}` }))
  for (const row of rows) await db.insert(quotaCells).values(row)
}

/** Combines every option with a number from each range, and with a number above all ranges. */
const combinations = ({ optionIds, numberId }: Questions): Answers[] =>
  optionIds.flatMap((id) =>
    Array.from({ length: ANSWERS }, (_, at) => ({
      chosenIds: [id],
      written: { [numberId]: at * 10 + 5 },
    })),
  )

export const cellsOfStudy = (db: Db, researchId: number) =>
  db.select().from(quotaCells).where(eq(quotaCells.researchId, researchId))

/**
 * How many interviews are booked in each cell, counted from the interviews instead of the stored
 * counts.
 */
export async function countBookedIn(db: Db, researchId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: sql<string>`unnest(${interviews.cellIds})`, count: sql<number>`count(*)::int` })
    .from(interviews)
    .where(
      and(eq(interviews.researchId, researchId), inArray(interviews.status, BOOKED_INTERVIEWS)),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ id, count }) => [Number(id), count]))
}

export async function hasBooked(db: Db, invitationId: number): Promise<boolean> {
  const rows = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.invitationId, invitationId), eq(interviews.status, 'PLANNED')))
  return rows.length > 0
}

/** Removes every cell's minimum and sets this maximum, except on the cell for the whole study. */
export async function loosenCells(db: Db, researchId: number, { most }: { most: number }) {
  await db
    .update(quotaCells)
    .set({ least: 0, most: sql`case when question_id is null then most else ${most} end` })
    .where(eq(quotaCells.researchId, researchId))
}

/** Makes it look as if the study had never had quotas. */
export async function removeCells(db: Db, researchId: number): Promise<void> {
  await db.delete(quotaCells).where(eq(quotaCells.researchId, researchId))
  await db.update(researches).set({ hasQuotas: false }).where(eq(researches.id, researchId))
}

/** Makes everyone agree to the privacy policy. Returns the id of the study's distribution. */
export async function agreeToPolicy(db: Db, researchId: number): Promise<number> {
  const [row] = await db
    .update(invitations)
    .set({ agreed: ['PRIVACY'] })
    .where(eq(invitations.researchId, researchId))
    .returning({ distributionId: invitations.distributionId })
  return row?.distributionId ?? 0
}
