import { PROFILE_SOURCES } from '@wattle/contract/profile'
import { and, asc, count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { consentTexts } from '#db/schema/consents.ts'
import { invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { profileFields, profileOptions, profileValues } from '#db/schema/profiles.ts'
import { mayReplaceSql } from './profile-rules.ts'

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

export type ImportedValue = {
  memberId: number
  fieldId: number
  optionIds: number[]
  number: number | null
  consentTextId: number | null
}

/** An import only replaces answers from imports and from less reliable sources. */
const REPLACED = PROFILE_SOURCES.slice(PROFILE_SOURCES.indexOf('IMPORT'))

/**
 * Stores thousands of answers in one statement. Skips those for which we have a more reliable
 * source.
 */
export async function upsertImported(tx: Db, values: ImportedValue[], at: Date): Promise<void> {
  if (values.length === 0) return
  const rows = values.map((value) => ({
    member_id: value.memberId,
    field_id: value.fieldId,
    option_ids: value.optionIds,
    number: value.number,
    consent_text_id: value.consentTextId,
  }))
  await tx.execute(sql`
    insert into ${profileValues} (member_id, field_id, option_ids, number, declined, source, consent_text_id, set_at)
    select member_id, field_id, option_ids, number, false, 'IMPORT', consent_text_id,
      ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      member_id bigint, field_id bigint, option_ids bigint[], number integer, consent_text_id bigint)
    on conflict (member_id, field_id) do update set
      option_ids = excluded.option_ids, number = excluded.number, declined = excluded.declined,
      source = excluded.source, consent_text_id = excluded.consent_text_id, set_at = excluded.set_at
    where profile_values.source = any(${sql.param(REPLACED)}::text[])`)
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

/** The member an invitation belongs to. Undefined once the member is deleted. */
export async function findInvitedMember(db: Db, invitationId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ memberId: invitations.memberId })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  return row?.memberId ?? undefined
}

type LinkedAnswer = { fieldId: number; chosen: number[] }

/**
 * The profile options behind a participant's answers to linked questions. Leaves out a question if
 * they chose an option without a profile option. If two questions are about the same field, the
 * first one counts.
 */
export async function findLinkedAnswers(db: Db, invitationId: number): Promise<LinkedAnswer[]> {
  const { rows } = await db.execute<LinkedAnswer>(sql`
    select distinct on (q.profile_field_id) q.profile_field_id::float8 as "fieldId",
      json_agg(o.profile_option_id order by o.id) as chosen
    from invitations
      join screener_questions q on q.research_id = invitations.research_id
      join screener_options o on o.question_id = q.id and o.id = any(invitations.chosen_ids)
    where invitations.id = ${invitationId} and q.profile_field_id is not null
    group by q.id, q.profile_field_id, q.position
    having bool_and(o.profile_option_id is not null)
    order by q.profile_field_id, q.position`)
  return rows
}
