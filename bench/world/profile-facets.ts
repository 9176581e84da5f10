import type { Pool } from '../harness/libraries.ts'

/**
 * The benchmark's fields use the last positions in the `facets` array, so they don't clash with the
 * fields that ship with the product.
 */
const FIRST_PLACE = 35
const FIELDS = 6

const ADD_FIELDS = `insert into profile_fields (key, label, question, why, kind, place, position)
  select 'bench-' || place, 'Field ' || place, 'What is it?', 'To measure.', 'CHOICE', place, place
  from generate_series(${FIRST_PLACE}, ${FIRST_PLACE + FIELDS - 1}) place
  returning id::int, place`

const ADD_OPTIONS = `insert into profile_options (field_id, label, bit, position)
  select field, 'Option ' || bit, bit, bit from unnest($1::bigint[]) field, generate_series(0, 7) bit
  returning id::int, field_id::int as field, bit`

/** Adds answers for every member and field, but leaves out one in five. */
const ADD_FACETS = `insert into profile_facets (member_id, facets)
  select id, array_fill(null::bigint, array[${FIRST_PLACE - 1}]) || array(
    select case when (id * 7 + place * 13) % 5 > 0 then 1::bigint << ((id * place) % 8)::int end
    from generate_series(1, ${FIELDS}) place
  ) from panel_members
  on conflict (member_id) do update set facets = excluded.facets`

export type BenchCondition = { field: number; in: number[] }

/** Adds six fields and the members' answers to them. Returns a condition for each field. */
export async function addProfiles(pool: Pool): Promise<BenchCondition[]> {
  await pool.query(
    `insert into settings (key, value, set_at) values ('POLICY_TOLD', '{"version": 2}', now())`,
  )
  const fields = await pool.query(ADD_FIELDS)
  const ids = fields.rows.map(({ id }) => Number(id))
  const options = await pool.query(ADD_OPTIONS, [ids])
  await pool.query(ADD_FACETS)
  return ids.map((field) => ({
    field,
    in: options.rows
      .filter((option) => Number(option.field) === field && Number(option.bit) < 4)
      .map(({ id }) => Number(id)),
  }))
}
