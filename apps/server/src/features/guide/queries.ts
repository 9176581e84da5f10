import { eq, sql } from 'drizzle-orm'
import { makeRoom } from '#db/make-room.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { guideParts, guideQuestions } from '#db/schema/researches.ts'
import { jsonFieldsOf } from '#db/table-columns.ts'

export type PartRow = typeof guideParts.$inferSelect
export type QuestionRow = typeof guideQuestions.$inferSelect
type NewQuestion = { question: string; draftId?: string | null }
export type NewPart = { topic: string; questions: NewQuestion[] }
export type WholePart = PartRow & { questions: QuestionRow[] }

const partsOf = preparedQuery<{ researchId: number }, { part: WholePart }>(
  'parts of a guide',
  () => sql`
    select json_build_object(${jsonFieldsOf(guideParts)}, 'questions', coalesce((
      select json_agg(
        json_build_object(${jsonFieldsOf(guideQuestions)})
        order by ${guideQuestions.position}, ${guideQuestions.id}
      )
      from ${guideQuestions} where ${guideQuestions.partId} = ${guideParts.id}
    ), '[]')) as part
    from ${guideParts}
    where ${guideParts.researchId} = ${sql.placeholder('researchId')}
    order by ${guideParts.position}, ${guideParts.id}`,
)

/** The guide's parts in order, each with its questions in order. */
export async function listParts(db: Db, researchId: number): Promise<WholePart[]> {
  const rows = await partsOf(db, { researchId })
  return rows.map(({ part }) => part)
}

export async function findPart(db: Db, id: number): Promise<PartRow | undefined> {
  const [row] = await db.select().from(guideParts).where(eq(guideParts.id, id))
  return row
}

export async function findProjectOfQuestion(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ researchId: guideParts.researchId })
    .from(guideQuestions)
    .innerJoin(guideParts, eq(guideParts.id, guideQuestions.partId))
    .where(eq(guideQuestions.id, id))
  return row?.researchId
}

export async function insertPart(
  db: Db,
  researchId: number,
  position: number,
  { topic, questions }: NewPart,
): Promise<WholePart> {
  await makeRoom(db, guideParts, eq(guideParts.researchId, researchId), position)
  const [part] = await db.insert(guideParts).values({ researchId, position, topic }).returning()
  if (!part) throw new Error('the part was not inserted')
  const values = questions.map((one, at) => ({ ...one, partId: part.id, position: at + 1 }))
  const rows = values.length > 0 ? await db.insert(guideQuestions).values(values).returning() : []
  return { ...part, questions: rows }
}

export async function insertQuestion(
  db: Db,
  partId: number,
  position: number,
  question: NewQuestion,
): Promise<QuestionRow> {
  await makeRoom(db, guideQuestions, eq(guideQuestions.partId, partId), position)
  const [row] = await db
    .insert(guideQuestions)
    .values({ ...question, partId, position })
    .returning()
  if (!row) throw new Error('the question was not inserted')
  return row
}

export async function updatePart(
  db: Db,
  id: number,
  change: Partial<Pick<PartRow, 'topic' | 'position'>>,
): Promise<void> {
  await db.update(guideParts).set(change).where(eq(guideParts.id, id))
}

export async function updateQuestion(
  db: Db,
  id: number,
  change: Partial<Pick<QuestionRow, 'question' | 'position'>>,
): Promise<void> {
  await db.update(guideQuestions).set(change).where(eq(guideQuestions.id, id))
}

export async function deletePart(db: Db, id: number): Promise<void> {
  await db.delete(guideParts).where(eq(guideParts.id, id))
}

export async function deletePartsOf(db: Db, researchId: number): Promise<void> {
  await db.delete(guideParts).where(eq(guideParts.researchId, researchId))
}

export async function deleteQuestion(db: Db, id: number): Promise<void> {
  await db.delete(guideQuestions).where(eq(guideQuestions.id, id))
}

/** Whether any interview has notes on one of these questions, or captures linked to one. */
export async function hasNotesOn(db: Db, researchId: number, ids: string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from interviews, jsonb_each_text(interviews.notes) as note
    where interviews.research_id = ${researchId} and note.key = any(${sql.param(ids)}::text[])
      and btrim(note.value) <> ''
    union all
    select from evidence
    where evidence.question_id = any(${sql.param(ids)}::bigint[]) and evidence.deleted_at is null
    limit 1`)
  return rows.length > 0
}
