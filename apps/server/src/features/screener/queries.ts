import type { QuestionType, Rule } from '@wattle/contract/question-rules'
import { and, arrayOverlaps, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import { makeRoom } from '#db/make-room.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { questionBank } from '#db/schema/question-bank.ts'
import { screenerOptions, screenerQuestions } from '#db/schema/researches.ts'
import { jsonFieldsOf } from '#db/table-columns.ts'

export type QuestionRow = typeof screenerQuestions.$inferSelect
export type OptionRow = typeof screenerOptions.$inferSelect
export type WholeQuestion = QuestionRow & { options: OptionRow[] }

/** One JSON value per question, because reading a column per field takes most of the call's time. */
const questionsOf = preparedQuery<{ researchId: number }, { question: WholeQuestion }>(
  'questions of a project',
  () => sql`
    select json_build_object(${jsonFieldsOf(screenerQuestions)}, 'options', coalesce((
      select json_agg(
        json_build_object(${jsonFieldsOf(screenerOptions)})
        order by ${screenerOptions.position}, ${screenerOptions.id}
      )
      from ${screenerOptions} where ${screenerOptions.questionId} = ${screenerQuestions.id}
    ), '[]')) as question
    from ${screenerQuestions}
    where ${screenerQuestions.researchId} = ${sql.placeholder('researchId')}
    order by ${screenerQuestions.position}, ${screenerQuestions.id}`,
)

export async function listQuestions(db: Db, researchId: number): Promise<WholeQuestion[]> {
  const rows = await questionsOf(db, { researchId })
  return rows.map(({ question }) => question)
}

export async function findQuestion(db: Db, id: number): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(screenerQuestions).where(eq(screenerQuestions.id, id))
  return row
}

export async function findOption(
  db: Db,
  id: number,
): Promise<{ option: OptionRow; researchId: number } | undefined> {
  const [row] = await db
    .select({ option: screenerOptions, researchId: screenerQuestions.researchId })
    .from(screenerOptions)
    .innerJoin(screenerQuestions, eq(screenerQuestions.id, screenerOptions.questionId))
    .where(eq(screenerOptions.id, id))
  return row
}

export type NewQuestion = {
  draftId?: string | null
  question: string
  type: QuestionType
  ordered: boolean
  options: { text: string; mustMatch: boolean; profileOptionId?: number | null | undefined }[]
  profileFieldId?: number | null | undefined
  rule?: Rule | undefined
  numberMin?: number | null | undefined
  numberMax?: number | null | undefined
  shownIf?: number[] | undefined
}

export async function insertQuestion(
  db: Db,
  researchId: number,
  position: number,
  { options, ...wanted }: NewQuestion,
): Promise<WholeQuestion> {
  const { question, type, ordered, draftId, rule, numberMin, numberMax, shownIf } = wanted
  const { profileFieldId } = wanted
  const texts = { question, type, ordered, draftId, profileFieldId }
  const values = { ...texts, rule, numberMin, numberMax, shownIf }
  await makeRoom(db, screenerQuestions, eq(screenerQuestions.researchId, researchId), position)
  const [row] = await db
    .insert(screenerQuestions)
    .values({ ...values, researchId, position })
    .returning()
  if (!row) throw new Error('the question was not inserted')
  const rows = options.map((option, at) => ({ ...option, questionId: row.id, position: at + 1 }))
  return { ...row, options: await db.insert(screenerOptions).values(rows).returning() }
}

export async function insertOption(
  db: Db,
  questionId: number,
  position: number,
  option: NewQuestion['options'][number],
): Promise<OptionRow> {
  await makeRoom(db, screenerOptions, eq(screenerOptions.questionId, questionId), position)
  const [row] = await db
    .insert(screenerOptions)
    .values({ ...option, questionId, position })
    .returning()
  if (!row) throw new Error('the option was not inserted')
  return row
}

export async function updateQuestion(
  db: Db,
  id: number,
  change: Partial<Omit<QuestionRow, 'id' | 'researchId' | 'draftId'>>,
): Promise<void> {
  await db.update(screenerQuestions).set(change).where(eq(screenerQuestions.id, id))
}

export async function updateOption(
  db: Db,
  id: number,
  change: Partial<Pick<OptionRow, 'text' | 'mustMatch' | 'position' | 'profileOptionId'>>,
): Promise<OptionRow> {
  const [row] = await db
    .update(screenerOptions)
    .set(change)
    .where(eq(screenerOptions.id, id))
    .returning()
  if (!row) throw new Error('the option no longer exists')
  return row
}

export async function deleteQuestion(db: Db, id: number): Promise<void> {
  await db.delete(screenerQuestions).where(eq(screenerQuestions.id, id))
}

export async function deleteQuestionsOf(db: Db, researchId: number): Promise<void> {
  await db.delete(screenerQuestions).where(eq(screenerQuestions.researchId, researchId))
}

export async function deleteOption(db: Db, id: number): Promise<void> {
  await db.delete(screenerOptions).where(eq(screenerOptions.id, id))
}

export type BankRow = typeof questionBank.$inferSelect

/**
 * Locks the question bank until the transaction ends, so two admins can't add the same question.
 */
export async function lockBank(db: Db): Promise<void> {
  await db.execute(sql`lock table ${questionBank} in share row exclusive mode`)
}

type Wording = Pick<BankRow, 'question' | 'type' | 'rule' | 'options' | 'marks'>

export async function findSame(db: Db, wording: Wording): Promise<BankRow | undefined> {
  const { question, type, rule, options, marks } = wording
  const [row] = await db
    .select()
    .from(questionBank)
    .where(
      and(
        eq(questionBank.question, question),
        eq(questionBank.type, type),
        eq(questionBank.rule, rule),
        eq(questionBank.options, options),
        eq(questionBank.marks, marks),
      ),
    )
    .limit(1)
  return row
}

export async function insertBankQuestion(db: Db, question: typeof questionBank.$inferInsert) {
  const [row] = await db.insert(questionBank).values(question).returning()
  if (!row) throw new Error('the question was not inserted')
  return row
}

const newest = (db: Db, where: SQL | undefined, limit: number): Promise<BankRow[]> =>
  db.select().from(questionBank).where(where).orderBy(desc(questionBank.id)).limit(limit)

export const searchBank = (db: Db, search: string, limit: number): Promise<BankRow[]> =>
  newest(
    db,
    search
      ? or(
          ilike(questionBank.question, contains(search)),
          sql`exists (select from unnest(${questionBank.tags}) tag where tag ilike ${contains(search)})`,
        )
      : undefined,
    limit,
  )

/**
 * Bank questions that can be used as they are: they have an option that decides who qualifies, or
 * everyone passes them.
 */
export const listReady = (db: Db, limit: number): Promise<BankRow[]> =>
  newest(db, or(eq(questionBank.rule, 'NOTE'), arrayOverlaps(questionBank.marks, [true])), limit)

export async function findBankQuestion(db: Db, id: number): Promise<BankRow | undefined> {
  const [row] = await db.select().from(questionBank).where(eq(questionBank.id, id))
  return row
}

export async function updateBankQuestion(db: Db, id: number, change: Partial<BankRow>) {
  const [row] = await db.update(questionBank).set(change).where(eq(questionBank.id, id)).returning()
  if (!row) throw new Error('the question no longer exists')
  return row
}

export async function deleteBankQuestion(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(questionBank)
    .where(eq(questionBank.id, id))
    .returning({ id: questionBank.id })
  return gone.length > 0
}
