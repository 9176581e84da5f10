import { arrayOverlaps, desc, eq, ilike, type SQL } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { questionBank } from '#db/schema/question-bank.ts'

export type BankRow = typeof questionBank.$inferSelect

export async function insertQuestion(db: Db, question: typeof questionBank.$inferInsert) {
  const [row] = await db.insert(questionBank).values(question).returning()
  if (!row) throw new Error('no question')
  return row
}

const newest = (db: Db, where: SQL | undefined, limit: number): Promise<BankRow[]> =>
  db.select().from(questionBank).where(where).orderBy(desc(questionBank.id)).limit(limit)

export const searchQuestions = (db: Db, search: string, limit: number): Promise<BankRow[]> =>
  newest(db, search ? ilike(questionBank.question, contains(search)) : undefined, limit)

/** Those that say who fits, and so can be used as they are. */
export const listMarked = (db: Db, limit: number): Promise<BankRow[]> =>
  newest(db, arrayOverlaps(questionBank.marks, [true]), limit)

export async function findQuestion(db: Db, id: number): Promise<BankRow | undefined> {
  const [row] = await db.select().from(questionBank).where(eq(questionBank.id, id))
  return row
}

export async function deleteQuestion(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .delete(questionBank)
    .where(eq(questionBank.id, id))
    .returning({ id: questionBank.id })
  return gone.length > 0
}
