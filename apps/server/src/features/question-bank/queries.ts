import { and, arrayOverlaps, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { questionBank } from '#db/schema/question-bank.ts'

export type BankRow = typeof questionBank.$inferSelect

/** Others who add or change a question wait until this transaction ends. */
export async function lockBank(db: Db): Promise<void> {
  await db.execute(sql`lock table ${questionBank} in share row exclusive mode`)
}

type Wording = Pick<BankRow, 'question' | 'type' | 'options' | 'marks'>

export async function findSame(db: Db, wording: Wording): Promise<BankRow | undefined> {
  const { question, type, options, marks } = wording
  const [row] = await db
    .select()
    .from(questionBank)
    .where(
      and(
        eq(questionBank.question, question),
        eq(questionBank.type, type),
        eq(questionBank.options, options),
        eq(questionBank.marks, marks),
      ),
    )
    .limit(1)
  return row
}

export async function insertQuestion(db: Db, question: typeof questionBank.$inferInsert) {
  const [row] = await db.insert(questionBank).values(question).returning()
  if (!row) throw new Error('no question')
  return row
}

const newest = (db: Db, where: SQL | undefined, limit: number): Promise<BankRow[]> =>
  db.select().from(questionBank).where(where).orderBy(desc(questionBank.id)).limit(limit)

export const searchQuestions = (db: Db, search: string, limit: number): Promise<BankRow[]> =>
  newest(db, search ? ilike(questionBank.question, contains(search)) : undefined, limit)

/** Those that say who qualifies, so they can be used as they are. */
export const listMarked = (db: Db, limit: number): Promise<BankRow[]> =>
  newest(db, arrayOverlaps(questionBank.marks, [true]), limit)

export async function findQuestion(db: Db, id: number): Promise<BankRow | undefined> {
  const [row] = await db.select().from(questionBank).where(eq(questionBank.id, id))
  return row
}

export async function updateQuestion(db: Db, id: number, change: Partial<BankRow>) {
  const [row] = await db.update(questionBank).set(change).where(eq(questionBank.id, id)).returning()
  if (!row) throw new Error('no question')
  return row
}

export async function deleteQuestion(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(questionBank)
    .where(eq(questionBank.id, id))
    .returning({ id: questionBank.id })
  return gone.length > 0
}
