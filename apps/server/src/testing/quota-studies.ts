import { and, eq, inArray, sql } from 'drizzle-orm'
import { keyHashOf } from '#adapters/link-key.ts'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews, slots } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { quotaCells } from '#db/schema/quotas.ts'
import { researches, screenerOptions, screenerQuestions } from '#db/schema/researches.ts'
import { BOOKED_INTERVIEWS } from '#features/interview/rules.ts'
import type { Dice } from './dice.ts'

export type QuotaStudy = {
  id: number
  target: number
  people: { invitationId: number; hash: string }[]
  slotIds: number[]
}

const HOUR_MS = 3_600_000
const QUESTIONS = 2
/** The last option of each question is in no cell. */
const OPTIONS = 4

/**
 * Studies with random quotas on two questions, enough slots, and enough people with every combination of
 * answers. Written straight into the tables, as a hundred take minutes by the calls.
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
  const optionIds = await insertQuestions(db, id)
  await insertCells(db, id, target, optionIds, dice)
  const answers = combinations(optionIds).flatMap((chosen) => Array(target).fill(chosen))
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
    answers.map((chosenIds, at) => ({
      distributionId,
      researchId: id,
      memberId: memberIds[at] ?? 0,
      linkNonce: Buffer.alloc(32),
      keyHash: keyHashOf(hashOf(at)),
      status: 'COMPLETED' as const,
      result: 'FIT' as const,
      chosenIds,
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

async function insertQuestions(db: Db, researchId: number): Promise<number[][]> {
  const questionIds = await insertMany(
    db,
    screenerQuestions,
    Array.from({ length: QUESTIONS }, (_, at) => ({
      researchId,
      position: at + 1,
      question: `Question ${at + 1}`,
      type: 'SINGLE_CHOICE' as const,
    })),
  )
  const optionIds: number[][] = []
  for (const questionId of questionIds) {
    const rows = Array.from({ length: OPTIONS }, (_, at) => ({
      questionId,
      position: at + 1,
      text: `Option ${at + 1}`,
      mustMatch: true,
    }))
    optionIds.push([questionId, ...(await insertMany(db, screenerOptions, rows))])
  }
  return optionIds
}

async function insertCells(
  db: Db,
  researchId: number,
  target: number,
  questions: number[][],
  dice: Dice,
) {
  const cells = questions.flatMap(([questionId = 0, ...options], group) => {
    let needed = 0
    return options.slice(0, OPTIONS - 1).map((optionId, at) => {
      const least = dice.below(target - needed + 1)
      needed += least
      const most = Math.max(1, least + dice.below(3))
      const position = group * OPTIONS + at + 1
      return { questionId, name: `Cell ${position}`, optionIds: [optionId], least, most, position }
    })
  })
  const study = { name: '', optionIds: [], least: 0, most: target, position: 0 }
  await db
    .insert(quotaCells)
    .values([{ ...study, questionId: null }, ...cells].map((cell) => ({ ...cell, researchId })))
}

/** One option of each question. */
const combinations = (questions: number[][]): number[][] =>
  questions.reduce<number[][]>(
    (chosen, [, ...options]) => chosen.flatMap((ids) => options.map((id) => [...ids, id])),
    [[]],
  )

export const cellsOfStudy = (db: Db, researchId: number) =>
  db.select().from(quotaCells).where(eq(quotaCells.researchId, researchId))

/** By cell, from the interviews themselves. */
export async function countBookedIn(db: Db, researchId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: sql<string>`unnest(${interviews.cellIds})`, count: sql<number>`count(*)::int` })
    .from(interviews)
    .where(
      and(
        eq(interviews.researchId, researchId),
        inArray(interviews.status, [...BOOKED_INTERVIEWS]),
      ),
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

/** Nobody has to be in any cell, and each takes that many. */
export async function loosenCells(db: Db, researchId: number, { most }: { most: number }) {
  await db
    .update(quotaCells)
    .set({ least: 0, most: sql`case when question_id is null then most else ${most} end` })
    .where(eq(quotaCells.researchId, researchId))
}

/** As if there had never been any. */
export async function removeCells(db: Db, researchId: number): Promise<void> {
  await db.delete(quotaCells).where(eq(quotaCells.researchId, researchId))
  await db.update(researches).set({ hasQuotas: false }).where(eq(researches.id, researchId))
}
