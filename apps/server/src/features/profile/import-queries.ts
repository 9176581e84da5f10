import { PROFILE_SOURCES } from '@wattle/contract/profile'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { profileValues } from '#db/schema/profiles.ts'

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
