import type { TemplateType } from '@wattle/contract/template'
import { desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { mailTemplates } from '#db/schema/templates.ts'

/** Locks the table, so two admins can't save the same template twice. */
export async function lockTemplates(db: Db): Promise<void> {
  await db.execute(sql`lock table ${mailTemplates} in share row exclusive mode`)
}

export async function insertTemplate(db: Db, template: typeof mailTemplates.$inferInsert) {
  const [row] = await db.insert(mailTemplates).values(template).returning()
  if (!row) throw new Error('the template was not inserted')
  return row
}

export async function listNewest(db: Db) {
  const newest = db.select({ id: max(mailTemplates.id) }).from(mailTemplates)
  return db
    .select()
    .from(mailTemplates)
    .where(inArray(mailTemplates.id, newest.groupBy(mailTemplates.type)))
}

export async function findNewest(db: Db, type: TemplateType) {
  const [row] = await db
    .select()
    .from(mailTemplates)
    .where(eq(mailTemplates.type, type))
    .orderBy(desc(mailTemplates.id))
    .limit(1)
  return row
}
