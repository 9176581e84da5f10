import { asc, sql } from 'drizzle-orm'
import { isWindowOpenSql, memberZoneSql } from '#db/contact-window.ts'
import type { Db } from '#db/open.ts'
import { clients } from '#db/schema/clients.ts'
import { panelLists } from '#db/schema/panel-lists.ts'
import { type CompiledFilter, unknownLastSql, wantsSql } from './filter-rules.ts'
import { type Contact, isRestingSql, mayBeInvitedSql, restEndSql } from './invite-rules.ts'

export async function listFilterNames(db: Db) {
  const { rows: sources } = await db.execute<{ source: string }>(sql`
    select distinct source from panel_members where source <> '' order by source limit 200`)
  return {
    lists: await db
      .select({ id: panelLists.id, name: panelLists.name })
      .from(panelLists)
      .orderBy(asc(panelLists.name))
      .limit(500),
    clients: await db
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .orderBy(asc(clients.name))
      .limit(500),
    sources: sources.map(({ source }) => source),
  }
}

/** Whether all these lists and clients exist. */
export async function areKnown(db: Db, lists: number[], owners: number[]): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select not exists (select from unnest(${sql.param(lists)}::bigint[]) given(id)
        where not exists (select from panel_lists where panel_lists.id = given.id))
      and not exists (select from unnest(${sql.param(owners)}::bigint[]) given(id)
        where not exists (select from clients where clients.id = given.id)) as known`)
  return rows[0]?.known ?? false
}

export async function isStudy(db: Db, distributionId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from distributions join researches on researches.id = distributions.research_id
    where distributions.id = ${distributionId} and researches.deleted_at is null`)
  return rows.length > 0
}

const withFacets = sql`panel_members left join profile_facets
  on profile_facets.member_id = panel_members.id`

export type Audience = { filter: CompiledFilter; distributionId?: number; contact: Contact }

export type CountedAudience = {
  match: number
  unknown: number
  resting: number
  reachable: number
  reachableMatches: number
  restingUntil: Date | null
  costs: { condition: number; without: number }[]
}

/**
 * Reads each member once, and checks which conditions are true and whether the member is resting.
 * If a single condition excludes a member, we could invite them without it.
 */
export async function countAudience(
  db: Db,
  { filter, distributionId, contact }: Audience,
): Promise<CountedAudience> {
  const { entries, includesUnknown } = filter
  const column = (at: number) => sql.identifier(`holds_${at}`)
  const holds = entries.map((entry, at) => sql`, (${entry}) as ${column(at)}`)
  const isBlocked = (at: number) =>
    includesUnknown ? sql`${column(at)} is false` : sql`${column(at)} is not true`
  const sumOf = (terms: ReturnType<typeof sql>[]) =>
    terms.length === 0 ? sql`0` : sql.join(terms, sql` + `)
  const blocked = sumOf(entries.map((_entry, at) => sql`(${isBlocked(at)})::int`))
  const failing = sumOf(entries.map((_entry, at) => sql`(${column(at)} is false)::int`))
  const unknown = sumOf(entries.map((_entry, at) => sql`(${column(at)} is null)::int`))
  const costs = entries.map(
    (_entry, at) => sql`, count(*) filter (
      where not is_resting and (blocked = 0 or (blocked = 1 and ${isBlocked(at)}))
    )::int as ${sql.identifier(`without_${at}`)}`,
  )
  const { rows } = await db.execute<Record<string, number> & { until: string | null }>(sql`
    select
      count(*) filter (where failing = 0 and unknowns = 0)::int as match,
      count(*) filter (where failing = 0 and unknowns > 0)::int as unknown,
      count(*) filter (where blocked = 0 and is_resting)::int as resting,
      count(*) filter (where blocked = 0 and not is_resting)::int as reachable,
      count(*) filter (where failing = 0 and unknowns = 0 and not is_resting)::int as matches_now,
      max(rests_until) filter (where blocked = 0 and is_resting) as until
      ${sql.join(costs)}
    from (
      select *, ${blocked} as blocked, ${failing} as failing, ${unknown} as unknowns
      from (
        select ${isRestingSql(contact)} as is_resting, ${restEndSql(contact)} as rests_until
          ${sql.join(holds)}
        from ${withFacets}
        where ${mayBeInvitedSql(contact, distributionId)}
        offset 0
      ) members
      offset 0
    ) judged`)
  const [row] = rows
  if (!row) throw new Error('the count query returned no rows')
  return {
    match: row.match ?? 0,
    unknown: row.unknown ?? 0,
    resting: row.resting ?? 0,
    reachable: row.reachable ?? 0,
    reachableMatches: row.matches_now ?? 0,
    restingUntil: row.until === null ? null : new Date(row.until),
    costs: entries.map((_entry, at) => ({ condition: at, without: row[`without_${at}`] ?? 0 })),
  }
}

const isReachableSql = ({ filter, distributionId, contact }: Audience) =>
  sql`${mayBeInvitedSql(contact, distributionId)} and not ${isRestingSql(contact)} and ${wantsSql(filter)}`

/**
 * How many members live in the same time zone and want emails on the same days and at the same
 * hours.
 */
export type ContactWindow = {
  zone: string
  days: number[] | null
  from: number | null
  to: number | null
  people: number
}

export async function listContactWindows(db: Db, audience: Audience): Promise<ContactWindow[]> {
  const { rows } = await db.execute<ContactWindow>(sql`
    select ${memberZoneSql(audience.contact.agencyZone)} as zone, contact_days as days,
      contact_from as "from", contact_to as "to", count(*)::int as people
    from ${withFacets}
    where ${isReachableSql(audience)}
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4`)
  return rows
}

export type MemberToInvite = { id: number; email: string; name: string | null; linkNonce: Buffer }

const toInvite = sql`panel_members.id::float8 as id, panel_members.email, panel_members.name,
  panel_members.link_nonce as "linkNonce"`

/**
 * Members who match come before members we don't know enough about. Within each group, those we
 * invited longest ago come first. Skips members that another transaction has locked, and those we
 * mustn't email at this time of day.
 */
export async function lockMembersToInvite(
  tx: Db,
  audience: Audience,
  limit: number,
): Promise<MemberToInvite[]> {
  const unknownLast =
    audience.filter.entries.length === 0 ? sql`` : sql`${unknownLastSql(audience.filter)},`
  const { rows } = await tx.execute<MemberToInvite>(sql`
    select ${toInvite} from ${withFacets}
    where ${isReachableSql(audience)} and ${isWindowOpenSql(audience.contact)}
    order by ${unknownLast} panel_members.last_invited_at nulls first, panel_members.id
    limit ${limit}
    for update of panel_members skip locked`)
  return rows
}

/**
 * Which of the locked members we may still invite. They may have changed their answers after
 * `lockMembersToInvite` began and before it locked them.
 */
export async function listStillWanted(
  tx: Db,
  audience: Audience,
  ids: number[],
): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select panel_members.id::float8 as id from ${withFacets}
    where panel_members.id = any(${sql.param(ids)}::bigint[]) and ${isReachableSql(audience)}
      and ${isWindowOpenSql(audience.contact)}`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * The members' answers to these fields as text. The keys are like '12 7', for member 12 and field
 * 7.
 */
export async function listAnswers(
  db: Db,
  memberIds: number[],
  fieldIds: number[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; words: string }>(sql`
    select v.member_id || ' ' || v.field_id as key, coalesce(v.number::text, (
      select string_agg(o.label, '; ' order by o.position) from profile_options o
      where o.id = any(v.option_ids)
    ), '') as words
    from profile_values v
    where v.member_id = any(${sql.param(memberIds)}::bigint[])
      and v.field_id = any(${sql.param(fieldIds)}::bigint[]) and not v.declined`)
  return new Map(rows.map(({ key, words }) => [key, words]))
}
