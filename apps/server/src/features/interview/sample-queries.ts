import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { interviews, samplePeople } from '#db/schema/interviews.ts'
import { researches } from '#db/schema/researches.ts'
import { sampleNumberSql } from './rules.ts'

const { id, researchId, status, startTime, endTime, link, outcome, outcomeAt, notes } = interviews

async function selectSamples(db: Db, where: SQL | undefined) {
  return db
    .select({
      ...{ id, researchId, status, startTime, endTime, link, outcome, outcomeAt, notes },
      researchName: researches.name,
      name: samplePeople.name,
      answers: samplePeople.answers,
      participantNumber: sampleNumberSql,
    })
    .from(researches)
    .innerJoin(samplePeople, eq(samplePeople.researchId, researches.id))
    .innerJoin(interviews, eq(interviews.samplePersonId, samplePeople.id))
    .where(and(isNull(researches.deletedAt), where))
    .orderBy(asc(startTime))
}

export type SampleRow = Awaited<ReturnType<typeof selectSamples>>[number]

export const listSamplesOf = (db: Db, ownerId: number) =>
  selectSamples(db, eq(researches.ownerId, ownerId))

export async function findSample(
  db: Db,
  ownerId: number,
  interviewId: number,
): Promise<SampleRow | undefined> {
  const isIt = and(eq(id, interviewId), eq(researches.ownerId, ownerId))
  const [row] = await selectSamples(db, isIt)
  return row
}

export async function hasSamples(db: Db, ofResearchId: number): Promise<boolean> {
  const rows = await db
    .select({ id: samplePeople.id })
    .from(samplePeople)
    .where(eq(samplePeople.researchId, ofResearchId))
    .limit(1)
  return rows.length > 0
}

/** Works for real interviews and for samples. */
export async function lockNotes(db: Db, interviewId: number) {
  const [row] = await db
    .select({ ownerId: interviews.ownerId, invitationId: interviews.invitationId, notes })
    .from(interviews)
    .where(eq(id, interviewId))
    .for('update')
  return row
}

export type NewPerson = Omit<typeof samplePeople.$inferInsert, 'id'>
export type NewSample = Pick<
  typeof interviews.$inferInsert,
  'ownerId' | 'startTime' | 'endTime' | 'outcome' | 'notes'
>

export async function insertSample(
  db: Db,
  person: NewPerson,
  { notes: written, ...sample }: NewSample,
): Promise<number> {
  const [inserted] = await db.insert(samplePeople).values(person).returning({ id: samplePeople.id })
  if (!inserted) throw new Error('the sample person was not inserted')
  const [interview] = await db
    .insert(interviews)
    .values({
      ...sample,
      researchId: person.researchId,
      samplePersonId: inserted.id,
      status: 'CONDUCTED',
      outcomeAt: sample.endTime,
      unannounced: false,
      createdAt: sample.startTime,
      updatedAt: sample.endTime,
    })
    .returning({ id })
  if (!interview) throw new Error('the sample interview was not inserted')
  // A trigger updates the search index only when notes change, so save them in a separate update.
  await db.update(interviews).set({ notes: written }).where(eq(id, interview.id))
  return interview.id
}
