import type { Theme } from '@wattle/contract/findings/themes'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { themes } from '#db/schema/findings.ts'

const shown = {
  id: themes.id,
  name: themes.name,
  colour: themes.colour,
  mergedInto: themes.mergedInto,
}

export async function findProjectOfTheme(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ researchId: themes.researchId })
    .from(themes)
    .where(eq(themes.id, id))
  return row?.researchId
}

export async function insertTheme(db: Db, theme: typeof themes.$inferInsert): Promise<Theme> {
  const [row] = await db.insert(themes).values(theme).returning(shown)
  if (!row) throw new Error('the theme was not stored')
  return row
}

export async function updateTheme(
  db: Db,
  id: number,
  change: Partial<typeof themes.$inferInsert>,
): Promise<Theme> {
  if (Object.keys(change).length > 0) await db.update(themes).set(change).where(eq(themes.id, id))
  const [row] = await db.select(shown).from(themes).where(eq(themes.id, id))
  if (!row) throw new Error('the theme was not stored')
  return row
}

export async function deleteTheme(db: Db, id: number): Promise<void> {
  await db.delete(themes).where(eq(themes.id, id))
}
