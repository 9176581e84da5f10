import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import {
  assumptionChanges,
  assumptions,
  type FrozenReport,
  reports,
  themes,
  verdicts,
} from '#db/schema/findings.ts'

export const lockReports = (db: Db, researchId: number) =>
  db
    .select({ version: reports.version, content: reports.content })
    .from(reports)
    .where(eq(reports.researchId, researchId))
    .orderBy(reports.version)
    .for('update')

export async function updateReport(
  db: Db,
  researchId: number,
  version: number,
  content: FrozenReport,
): Promise<void> {
  await db
    .update(reports)
    .set({ content })
    .where(and(eq(reports.researchId, researchId), eq(reports.version, version)))
}

export const lockAssumptions = (db: Db, researchId: number) =>
  db
    .select({ id: assumptions.id, text: assumptions.text })
    .from(assumptions)
    .where(eq(assumptions.researchId, researchId))
    .orderBy(assumptions.id)
    .for('update')

export async function updateAssumptionText(db: Db, id: number, text: string): Promise<void> {
  await db.update(assumptions).set({ text }).where(eq(assumptions.id, id))
}

/**
 * A trigger rejects edits to verdicts and recorded changes. This lets changes to their words
 * through until the transaction ends.
 */
export async function allowRedaction(db: Db): Promise<void> {
  await db.execute(sql`set local wattle.redacting = 'on'`)
}

export const listVerdictWords = (db: Db, researchId: number) =>
  db
    .select({
      version: verdicts.version,
      reason: verdicts.reason,
      nextStep: verdicts.nextStep,
      results: verdicts.results,
    })
    .from(verdicts)
    .where(eq(verdicts.researchId, researchId))
    .orderBy(verdicts.version)

type VerdictWords = Awaited<ReturnType<typeof listVerdictWords>>[number]

export async function updateVerdictWords(
  db: Db,
  researchId: number,
  { version, ...words }: VerdictWords,
): Promise<void> {
  await db
    .update(verdicts)
    .set(words)
    .where(and(eq(verdicts.researchId, researchId), eq(verdicts.version, version)))
}

export const listChangeWords = (db: Db, researchId: number) =>
  db
    .select({
      id: assumptionChanges.id,
      before: assumptionChanges.before,
      after: assumptionChanges.after,
    })
    .from(assumptionChanges)
    .where(eq(assumptionChanges.researchId, researchId))
    .orderBy(assumptionChanges.id)

type ChangeWords = Awaited<ReturnType<typeof listChangeWords>>[number]

export async function updateChangeWords(db: Db, { id, ...words }: ChangeWords): Promise<void> {
  await db.update(assumptionChanges).set(words).where(eq(assumptionChanges.id, id))
}

export const lockThemes = (db: Db, researchId: number) =>
  db
    .select({ id: themes.id, name: themes.name })
    .from(themes)
    .where(eq(themes.researchId, researchId))
    .orderBy(themes.id)
    .for('update')

export async function updateThemeName(db: Db, id: number, name: string): Promise<void> {
  await db.update(themes).set({ name }).where(eq(themes.id, id))
}
