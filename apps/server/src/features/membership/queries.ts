import type { MemberState } from '@wattle/contract/panel'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { cachedCount, MANY_FOUND } from '#db/cached-count.ts'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { forgottenAddresses, panelMembers, panelWords } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'

export type MemberRow = typeof panelMembers.$inferSelect

export type MemberFilter = {
  search: string
  state: MemberState | undefined
  undeliverable: boolean | undefined
}

function matching({ search, state, undeliverable }: MemberFilter): SQL | undefined {
  const text = contains(search)
  return and(
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

type Window = { offset: number; limit: number; oldestFirst: boolean }

export async function listMembers(
  db: Db,
  { offset, limit, oldestFirst, ...filter }: MemberFilter & Window,
) {
  const where = matching(filter)
  const direction = oldestFirst ? asc : desc
  const order = [direction(panelMembers.joinedAt), direction(panelMembers.id)]
  // Only the index is read on the way to a far page.
  const page = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  const [rows, total] = await Promise.all([
    db
      .select(getTableColumns(panelMembers))
      .from(panelMembers)
      .innerJoin(page, eq(page.id, panelMembers.id))
      .orderBy(...order),
    cachedCount(
      db,
      `members ${JSON.stringify(filter)}`,
      () => countMembers(db, where, filter.search ? MOST_FOUND : undefined),
      filter.search ? MANY_FOUND : undefined,
    ),
  ])
  return { rows, total }
}

/** Who finds more than these will type another letter; counting all would read the whole panel. */
const MOST_FOUND = 10_000

function countMembers(db: Db, where: SQL | undefined, most: number | undefined) {
  if (!most) return db.select({ count: count() }).from(panelMembers).where(where)
  const found = db.select({ id: panelMembers.id }).from(panelMembers).where(where).limit(most)
  return db.select({ count: count() }).from(found.as('found'))
}

/** All that match, a page at a time by id, so that no size is too large. */
export async function listMembersAfter(
  db: Db,
  filter: MemberFilter,
  afterId: number,
  limit: number,
): Promise<MemberRow[]> {
  return db
    .select()
    .from(panelMembers)
    .where(and(matching(filter), sql`${panelMembers.id} > ${afterId}`))
    .orderBy(asc(panelMembers.id))
    .limit(limit)
}

export async function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(panelMembers).where(eq(panelMembers.id, id))
  return row
}

/** Nobody else changes them before the transaction ends. */
export async function lockMember(tx: Db, id: number): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(panelMembers).where(eq(panelMembers.id, id)).for('update')
  return row
}

export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(panelMembers)
    .where(eq(sql`lower(${panelMembers.email})`, sql`lower(${email})`))
  return row
}

export async function listInvitationsOf(db: Db, memberId: number) {
  return db
    .select({
      researchName: researches.name,
      status: invitations.status,
      result: invitations.result,
      invitedAt: invitations.invitedAt,
    })
    .from(invitations)
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(desc(invitations.invitedAt))
    .limit(200)
}

export async function updateMember(
  db: Db,
  id: number,
  change: Partial<MemberRow>,
): Promise<MemberRow | undefined> {
  const [row] = await db.update(panelMembers).set(change).where(eq(panelMembers.id, id)).returning()
  return row
}

export async function countSuppressed(db: Db) {
  const [members] = await db
    .select({
      left: sql<number>`count(*) filter (where ${panelMembers.state} = 'LEFT')::int`,
      paused: sql<number>`count(*) filter (where ${panelMembers.state} = 'PAUSED')::int`,
      undeliverable: sql<number>`count(*) filter (where ${panelMembers.undeliverableAt} is not null)::int`,
    })
    .from(panelMembers)
  const [forgotten] = await db.select({ count: count() }).from(forgottenAddresses)
  return {
    ...(members ?? { left: 0, paused: 0, undeliverable: 0 }),
    forgotten: forgotten?.count ?? 0,
  }
}
