import { and, asc, count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { consentTexts } from '#db/schema/consents.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { profileFields, profileOptions, profileValues } from '#db/schema/profiles.ts'
import { mayReplaceSql } from './rules.ts'

export type FieldRow = typeof profileFields.$inferSelect
export type OptionRow = typeof profileOptions.$inferSelect
export type Field = FieldRow & { options: OptionRow[] }
export type ValueRow = typeof profileValues.$inferSelect
export type NewValue = typeof profileValues.$inferInsert

type OptionJson = Omit<OptionRow, 'retiredAt'> & { retiredAt: string | null }

const allFields = preparedQuery<Record<string, never>, FieldRow & { options: OptionJson[] }>(
  'profile fields',
  () => sql`
    select id, key, label, question, why, kind, sensitive, asked, place, position,
      retired_at as "retiredAt", (
        select coalesce(json_agg(json_build_object(
          'id', o.id, 'fieldId', o.field_id, 'label', o.label, 'bit', o.bit,
          'position', o.position, 'retiredAt', o.retired_at
        ) order by o.position, o.id), '[]')
        from profile_options o where o.field_id = profile_fields.id
      ) as options
    from profile_fields order by position, id`,
)

/**
 * All fields and options in order, including retired ones. Each field's options come as one JSON
 * value, which is faster to read than a row per option.
 */
export async function listFields(db: Db): Promise<Field[]> {
  const rows = await allFields(db, {})
  return rows.map((field) => ({
    ...field,
    options: field.options.map((option) => ({
      ...option,
      retiredAt: option.retiredAt === null ? null : new Date(option.retiredAt),
    })),
  }))
}

export async function listValues(db: Db, memberId: number) {
  return db
    .select({ value: profileValues, agreedTo: consentTexts.body })
    .from(profileValues)
    .leftJoin(consentTexts, eq(consentTexts.id, profileValues.consentTextId))
    .where(eq(profileValues.memberId, memberId))
}

/** Locks the member, so two changes to the same profile can't overlap. */
export async function lockMember(tx: Db, id: number) {
  const [row] = await tx
    .select({ id: panelMembers.id, state: panelMembers.state, postcode: panelMembers.postcode })
    .from(panelMembers)
    .where(eq(panelMembers.id, id))
    .for('update')
  return row
}

/** Stores answers, except where we have one from a more reliable source. */
export async function upsertValues(tx: Db, values: NewValue[]): Promise<void> {
  if (values.length === 0) return
  await tx
    .insert(profileValues)
    .values(values)
    .onConflictDoUpdate({
      target: [profileValues.memberId, profileValues.fieldId],
      set: {
        optionIds: sql`excluded.option_ids`,
        number: sql`excluded.number`,
        declined: sql`excluded.declined`,
        source: sql`excluded.source`,
        consentTextId: sql`excluded.consent_text_id`,
        setAt: sql`excluded.set_at`,
      },
      setWhere: mayReplaceSql(sql`excluded.source`, sql`profile_values.source`),
    })
}

export async function deleteValues(tx: Db, memberId: number, fieldIds: number[]): Promise<void> {
  await tx
    .delete(profileValues)
    .where(and(eq(profileValues.memberId, memberId), inArray(profileValues.fieldId, fieldIds)))
}

/** Derives the state from the postcode, unless we have it from a more reliable source. */
export async function deriveState(
  tx: Db,
  { id, postcode }: { id: number; postcode: string | null },
  at: Date,
): Promise<void> {
  await tx.execute(sql`select derive_state(${id}, ${postcode}, ${at.toISOString()}::timestamptz)`)
}

export async function countAnswers(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ fieldId: profileValues.fieldId, count: count() })
    .from(profileValues)
    .groupBy(profileValues.fieldId)
  return new Map(rows.map((row) => [row.fieldId, row.count]))
}

export async function hasValues(db: Db, fieldId: number): Promise<boolean> {
  const rows = await db
    .select({ memberId: profileValues.memberId })
    .from(profileValues)
    .where(eq(profileValues.fieldId, fieldId))
    .limit(1)
  return rows.length > 0
}

/** Locks the table, so other changes to fields wait until the transaction ends. */
export async function lockFields(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${profileFields} in share row exclusive mode`)
}

/** Locks the field, so nobody can answer it until the transaction ends. */
export async function lockField(tx: Db, id: number): Promise<void> {
  await tx
    .select({ id: profileFields.id })
    .from(profileFields)
    .where(eq(profileFields.id, id))
    .for('update')
}

export async function insertField(
  tx: Db,
  field: typeof profileFields.$inferInsert,
): Promise<FieldRow> {
  const [row] = await tx.insert(profileFields).values(field).returning()
  if (!row) throw new Error('the field was not inserted')
  return row
}

export async function updateField(tx: Db, id: number, change: Partial<FieldRow>): Promise<void> {
  await tx.update(profileFields).set(change).where(eq(profileFields.id, id))
}

export async function insertOptions(
  tx: Db,
  options: (typeof profileOptions.$inferInsert)[],
): Promise<void> {
  if (options.length > 0) await tx.insert(profileOptions).values(options)
}

export async function updateOption(tx: Db, id: number, change: Partial<OptionRow>): Promise<void> {
  await tx.update(profileOptions).set(change).where(eq(profileOptions.id, id))
}

/** Members who still have an answer to a field that was retired before the given day. */
export async function listWithRetiredValues(db: Db, before: Date, limit: number) {
  const rows = await db
    .select({ memberId: profileValues.memberId })
    .from(profileValues)
    .innerJoin(profileFields, eq(profileFields.id, profileValues.fieldId))
    .where(and(isNotNull(profileFields.retiredAt), lt(profileFields.retiredAt, before)))
    .groupBy(profileValues.memberId)
    .orderBy(asc(profileValues.memberId))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

/**
 * Locks the members first, in order of id like every other change to profiles, to avoid deadlocks.
 */
export async function deleteRetiredValues(tx: Db, ids: number[], before: Date): Promise<void> {
  await tx
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(inArray(panelMembers.id, ids))
    .orderBy(asc(panelMembers.id))
    .for('update')
  const retired = tx
    .select({ id: profileFields.id })
    .from(profileFields)
    .where(lt(profileFields.retiredAt, before))
  await tx
    .delete(profileValues)
    .where(and(inArray(profileValues.memberId, ids), inArray(profileValues.fieldId, retired)))
}
