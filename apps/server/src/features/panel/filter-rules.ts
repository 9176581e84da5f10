import type { Condition, Filter, FilterEntry } from '@wattle/contract/filter'
import { CONDUCTED, MISSED } from '@wattle/contract/interview-status'
import type { FIELD_KINDS } from '@wattle/contract/profile'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { oneOf } from '#db/one-of.ts'

/**
 * A profile field for filters. `place` is its position in `profile_facets`, and each option has a
 * bit in that facet.
 */
export type FilterField = {
  id: number
  key: string
  label: string
  kind: (typeof FIELD_KINDS)[number]
  sensitive: boolean
  place: number
  retiredAt: Date | null
  options: { id: number; label: string; bit: number; retiredAt: Date | null }[]
}

/** What we need to turn a filter's conditions into SQL. */
export type FilterContext = { fields: ReadonlyMap<number, FilterField>; now: Date; zone: string }

/**
 * One SQL expression per entry of the filter: true, false, or null if we don't know. The query must
 * left join `profile_facets` to `panel_members`.
 */
export type CompiledFilter = { entries: SQL[]; includesUnknown: boolean }

/**
 * The only place that turns a filter into SQL. Lists, counts, exports, bulk actions and batches all
 * use it.
 */
export const compileFilter = (filter: Filter, context: FilterContext): CompiledFilter => ({
  entries: filter.all.map((entry) => compileEntry(entry, context)),
  includesUnknown: filter.includeUnknown ?? false,
})

/**
 * Whether the member matches the whole filter: true, false or null. SQL's `and` already treats null
 * as unknown.
 */
export const wholeFilterSql = ({ entries }: CompiledFilter): SQL => and(...entries) ?? sql`true`

/** Whether the filter includes this member. Never null. */
export const wantsSql = (filter: CompiledFilter): SQL =>
  sql`coalesce(${wholeFilterSql(filter)}, ${sql.raw(String(filter.includesUnknown))})`

/** Sorts members we don't know enough about after members who match. */
export const unknownLastSql = (filter: CompiledFilter): SQL =>
  sql`(${wholeFilterSql(filter)}) is null`

function compileEntry(entry: FilterEntry, context: FilterContext): SQL {
  if (!('any' in entry)) return compileCondition(entry, context)
  return or(...entry.any.map((one) => compileCondition(one, context))) ?? sql`false`
}

function compileCondition(condition: Condition, context: FilterContext): SQL {
  if ('field' in condition) return fieldSql(condition, context)
  if ('list' in condition)
    return sql`exists (
      select from panel_list_members m
      where m.list_id = ${condition.list} and m.member_id = panel_members.id
    ) = ${!condition.not}`
  if ('client' in condition)
    return sql`exists (
      select from panel_list_members m join panel_lists l on l.id = m.list_id
      where l.client_id = ${condition.client} and m.member_id = panel_members.id
    )`
  if ('joined' in condition) return joinedSql(condition.joined, context)
  if ('lastInvited' in condition) return lastInvitedSql(condition.lastInvited, context)
  if ('tookPart' in condition) return timesSql(CONDUCTED, condition.tookPart, context)
  if ('noShows' in condition) return timesSql(MISSED, condition.noShows, context)
  // Postcodes that aren't four characters long were stored before we checked them, so treat them as
  // unknown.
  if ('postcode' in condition)
    return sql`case when length(panel_members.postcode) = 4 then panel_members.postcode collate "C"
      between ${condition.postcode.from} and ${condition.postcode.to} end`
  return sql`lower(panel_members.source) = lower(${condition.source})`
}

type FieldCondition = Extract<Condition, { field: number }>

function fieldSql(condition: FieldCondition, { fields }: FilterContext): SQL {
  const field = fields.get(condition.field)
  // Nobody has an answer to a field that no longer exists, so treat it as unknown.
  if (!field) return 'known' in condition ? sql`${!condition.known}::boolean` : sql`null::boolean`
  const facet = sql`profile_facets.facets[${field.place}::int]`
  if ('known' in condition) return sql`(${facet} is not null) = ${condition.known}`
  if ('in' in condition) return sql`(${facet} & ${maskOf(field, condition.in)}::bigint) <> 0`
  if ('notIn' in condition) return sql`(${facet} & ${maskOf(field, condition.notIn)}::bigint) = 0`
  return between(facet, condition.from, condition.to, sql`bigint`)
}

function maskOf({ options }: FilterField, ids: number[]): string {
  const bits = options.filter(({ id }) => ids.includes(id)).map(({ bit }) => 1n << BigInt(bit))
  return bits.reduce((mask, bit) => mask | bit, 0n).toString()
}

type End = number | string | undefined

const between = (value: SQL, from: End, to: End, type: SQL): SQL =>
  and(
    from === undefined ? undefined : sql`${value} >= ${from}::${type}`,
    to === undefined ? undefined : sql`${value} <= ${to}::${type}`,
  ) ?? sql`true`

const DAY_MS = 24 * 3_600_000
const daysBefore = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`

/** The moment a day begins in this time zone. */
function startOf(day: string, zone: string, plusDays = 0): SQL {
  const start = Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(zone)
  return sql`${new Date(start.epochMilliseconds).toISOString()}::timestamptz`
}

type Days = { from?: string | undefined; to?: string | undefined }

const joinedSql = ({ from, to }: Days, { zone }: FilterContext): SQL =>
  and(
    from === undefined ? undefined : sql`panel_members.joined_at >= ${startOf(from, zone)}`,
    to === undefined ? undefined : sql`panel_members.joined_at < ${startOf(to, zone, 1)}`,
  ) ?? sql`true`

type Least = { atLeast?: number | undefined; atMost?: number | undefined }

/** If we've never invited a member, that counts as infinitely long ago. */
const lastInvitedSql = ({ atLeast, atMost }: Least, { now }: FilterContext): SQL =>
  and(
    atLeast === undefined
      ? undefined
      : sql`coalesce(panel_members.last_invited_at <= ${daysBefore(now, atLeast)}, true)`,
    atMost === undefined
      ? undefined
      : sql`coalesce(panel_members.last_invited_at >= ${daysBefore(now, atMost)}, false)`,
  ) ?? sql`true`

type Times = Least & { days?: number | undefined }

/** The subqueries don't depend on the member, so PostgreSQL runs each of them only once. */
function timesSql(
  statuses: readonly string[],
  { atLeast, atMost, days }: Times,
  { now }: FilterContext,
): SQL {
  const since = days === undefined ? sql`` : sql`and v.start_time >= ${daysBefore(now, days)}`
  const withMore = (than: number) => sql`(
    select i.member_id from interviews v join invitations i on i.id = v.invitation_id
    where ${oneOf(sql`v.status`, statuses)} and i.member_id is not null ${since}
    group by i.member_id having count(*) > ${than}
  )`
  return (
    and(
      // "At least 0" is true for everyone, so it needs no condition.
      atLeast ? sql`panel_members.id in ${withMore(atLeast - 1)}` : undefined,
      atMost === undefined ? undefined : sql`panel_members.id not in ${withMore(atMost)}`,
    ) ?? sql`true`
  )
}
