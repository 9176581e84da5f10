import { COUNTED_AS_PLANNED } from '@wattle/contract/interview'
import type { ResearchStatus } from '@wattle/contract/research'
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { interviews } from '#db/schema/interviews.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import type { ListWindow } from '#list-window.ts'

export type ResearchRow = typeof researches.$inferSelect

export type ResearchChange = Partial<Omit<ResearchRow, 'id' | 'ownerId' | 'createdAt'>>

export async function insertResearch(
  db: Db,
  research: typeof researches.$inferInsert,
): Promise<ResearchRow> {
  const [row] = await db.insert(researches).values(research).returning()
  if (!row) throw new Error('no research')
  return row
}

/** Deleted ones too: their wordings were seen. */
export async function countResearchesOf(db: Db, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(researches)
    .where(eq(researches.ownerId, ownerId))
  return row?.count ?? 0
}

const isOwn = (ownerId: number, id: number) =>
  and(eq(researches.id, id), eq(researches.ownerId, ownerId), isNull(researches.deletedAt))

export async function findResearchOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<ResearchRow | undefined> {
  const [row] = await db.select().from(researches).where(isOwn(ownerId, id))
  return row
}

/** Waits for whoever else is changing the same project. */
export async function lockResearchOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<ResearchRow | undefined> {
  const [row] = await db.select().from(researches).where(isOwn(ownerId, id)).for('update')
  return row
}

/** Also one that was deleted. */
export async function lockAnyResearchOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<ResearchRow | undefined> {
  const isTheirs = and(eq(researches.id, id), eq(researches.ownerId, ownerId))
  const [row] = await db.select().from(researches).where(isTheirs).for('update')
  return row
}

/** Whosever it is: for what happens by itself. */
export async function lockResearch(db: Db, id: number): Promise<ResearchRow | undefined> {
  const [row] = await db
    .select()
    .from(researches)
    .where(and(eq(researches.id, id), isNull(researches.deletedAt)))
    .for('update')
  return row
}

export async function updateResearch(
  db: Db,
  id: number,
  change: ResearchChange,
): Promise<ResearchRow> {
  const [row] = await db.update(researches).set(change).where(eq(researches.id, id)).returning()
  if (!row) throw new Error('the research is gone')
  return row
}

export type SummaryRow = {
  id: number
  name: string
  status: ResearchStatus
  createdAt: Date
  planned: number
  conducted: number
}

type ListOptions = { name: string; oldestFirst: boolean; offset: number; limit: number }

export async function listResearches(
  db: Db,
  ownerId: number,
  { name, oldestFirst, offset, limit }: ListOptions,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const conditions: (SQL | undefined)[] = [
    eq(researches.ownerId, ownerId),
    isNull(researches.deletedAt),
    name ? ilike(researches.name, contains(name)) : undefined,
  ]
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select({
      id: researches.id,
      name: researches.name,
      status: researches.status,
      createdAt: researches.createdAt,
    })
    .from(researches)
    .where(and(...conditions))
    .orderBy(direction(researches.createdAt), direction(researches.id))
    .offset(offset)
    .limit(limit)
  const [all] = await db
    .select({ count: count() })
    .from(researches)
    .where(and(...conditions))
  const counts = await countInterviews(
    db,
    rows.map(({ id }) => id),
  )
  const none = { planned: 0, conducted: 0 }
  return {
    rows: rows.map((row) => ({ ...row, ...(counts.get(row.id) ?? none) })),
    total: all?.count ?? 0,
  }
}

/** As the project's own page counts. */
async function countInterviews(db: Db, researchIds: number[]) {
  const counts = new Map<number, { planned: number; conducted: number }>()
  if (researchIds.length === 0) return counts
  const rows = await db
    .select({
      researchId: interviews.researchId,
      planned: sql<number>`count(*) filter (where ${inArray(interviews.status, [...COUNTED_AS_PLANNED])})::int`,
      conducted: sql<number>`count(*) filter (where ${interviews.status} = 'CONDUCTED')::int`,
    })
    .from(interviews)
    .where(inArray(interviews.researchId, researchIds))
    .groupBy(interviews.researchId)
  for (const { researchId, ...count } of rows) counts.set(researchId, count)
  return counts
}

export const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

type ProjectFilter = ListWindow & { by: 'createdAt' | 'updatedAt' }

export async function listProjects(db: Db, filter: ProjectFilter) {
  const { search, status, by, oldestFirst, offset, limit } = filter
  const where = and(
    isNull(researches.deletedAt),
    status ? sql`${researches.status} = ${status}` : undefined,
    search
      ? or(ilike(researches.name, contains(search)), ilike(fullName, contains(search)))
      : undefined,
  )
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select({
      id: researches.id,
      projectName: researches.name,
      status: researches.status,
      hasDistribution: sql<boolean>`exists (select from distributions d where d.research_id = ${researches.id})`,
      creator: { firstName: users.firstName, lastName: users.lastName },
      createdAt: researches.createdAt,
      updatedAt: researches.updatedAt,
    })
    .from(researches)
    .innerJoin(users, eq(users.id, researches.ownerId))
    .where(where)
    .orderBy(direction(researches[by]), direction(researches.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db
    .select({ count: count() })
    .from(researches)
    .innerJoin(users, eq(users.id, researches.ownerId))
    .where(where)
  return { rows, total: total?.count ?? 0 }
}
