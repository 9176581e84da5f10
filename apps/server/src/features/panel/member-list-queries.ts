import { MOST_COUNTED } from '@wattle/contract/list'
import type { MemberState } from '@wattle/contract/panel'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import { cachedCount, MANY_FOUND } from '#db/cached-count.ts'
import { contains } from '#db/contains.ts'
import { listTotal } from '#db/list-total.ts'
import type { Db } from '#db/open.ts'
import { panelMembers, panelWords } from '#db/schema/panel.ts'
import { profileFacets } from '#db/schema/profiles.ts'
import { type CompiledFilter, wantsSql } from './filter-rules.ts'
import type { Contact } from './invite-rules.ts'
import { isRestingSql, mayBeInvitedSql } from './invite-rules.ts'

export type MemberFilter = {
  search: string
  state: MemberState | undefined
  undeliverable: boolean | undefined
  ids?: number[] | undefined
  audience?: ListAudience | undefined
}

/** A compiled filter. With a study, the list only shows people we could invite to it now. */
export type ListAudience = {
  filter: CompiledFilter
  study?: { distributionId: number; contact: Contact } | undefined
  /** The filter and study as text, to use as a cache key. */
  key: string
}

function matching({ search, state, undeliverable, ids, audience }: MemberFilter): SQL | undefined {
  const text = contains(search)
  return and(
    audience && wantsSql(audience.filter),
    audience?.study && mayBeInvitedSql(audience.study.contact, audience.study.distributionId),
    audience?.study && not(isRestingSql(audience.study.contact)),
    ids && inArray(panelMembers.id, ids),
    state && eq(panelMembers.state, state),
    undeliverable === undefined
      ? undefined
      : undeliverable
        ? isNotNull(panelMembers.undeliverableAt)
        : isNull(panelMembers.undeliverableAt),
    search
      ? sql`${panelMembers.id} in (
          select ${panelWords.memberId} from ${panelWords} where ${panelWords.words} like lower(${text})
        )`
      : undefined,
  )
}

type Window = { offset: number; limit: number; oldestFirst: boolean; isExact: boolean }

export async function listMembers(
  db: Db,
  { offset, limit, oldestFirst, isExact, ...filter }: MemberFilter & Window,
) {
  const where = matching(filter)
  const { audience, ...plain } = filter
  const direction = oldestFirst ? asc : desc
  const order = [direction(panelMembers.joinedAt), direction(panelMembers.id)]
  // Select the page's ids first, so skipping to a later page only reads the index.
  const page = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  const rows = await db
    .select(getTableColumns(panelMembers))
    .from(panelMembers)
    .innerJoin(page, eq(page.id, panelMembers.id))
    .orderBy(...order)
  const total = await listTotal(rows, { offset, limit }, async () => {
    if (isExact) return (await countMembers(db, where))[0]?.count ?? 0
    return cachedCount(
      db,
      `members ${JSON.stringify(plain)} ${audience?.key ?? ''}`,
      () => countMembers(db, where, filter.search ? MOST_COUNTED : undefined),
      // A search or filter reads every member even if it finds few, so cache smaller counts too.
      filter.search || audience ? MANY_FOUND : undefined,
    )
  })
  return { rows, total }
}

function countMembers(db: Db, where: SQL | undefined, most?: number | undefined) {
  const wanted = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(where)
  const found = most ? wanted.limit(most) : wanted
  return db.select({ count: count() }).from(found.as('found'))
}

/** The ids of all members that the list would show, on any page. */
export async function listIds(db: Db, filter: MemberFilter): Promise<number[]> {
  const rows = await db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(matching(filter))
    .orderBy(asc(panelMembers.id))
  return rows.map(({ id }) => id)
}

/** Joins the facets that filters read. PostgreSQL skips the join if a query doesn't use them. */
const hasFacets = eq(profileFacets.memberId, panelMembers.id)

/**
 * The next page of matching members in order of id, so that an export can have any number of
 * members.
 */
export async function listMembersAfter(
  db: Db,
  filter: MemberFilter,
  afterId: number,
  limit: number,
): Promise<(typeof panelMembers.$inferSelect)[]> {
  return db
    .select(getTableColumns(panelMembers))
    .from(panelMembers)
    .leftJoin(profileFacets, hasFacets)
    .where(and(matching(filter), sql`${panelMembers.id} > ${afterId}`))
    .orderBy(asc(panelMembers.id))
    .limit(limit)
}
