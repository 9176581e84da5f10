import { CONDUCTED, COUNTED_AS_PLANNED, TO_CONFIRM } from '@wattle/contract/interview-status'
import { isEarlier, RESEARCH_STATUSES, type ResearchStatus } from '@wattle/contract/research'
import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import { listTotal } from '#db/list-total.ts'
import { oneOf } from '#db/one-of.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { clients } from '#db/schema/clients.ts'
import { interviews } from '#db/schema/interviews.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import { columnsOf } from '#db/table-columns.ts'
import type { ListWindow } from '#list-window.ts'

const MOST_PURGED = 500

type ResearchRow = typeof researches.$inferSelect
export type ResearchChange = Partial<Omit<ResearchRow, 'id' | 'ownerId' | 'createdAt'>>

export async function insertResearch(
  db: Db,
  research: typeof researches.$inferInsert,
): Promise<ResearchRow> {
  const [row] = await db.insert(researches).values(research).returning()
  if (!row) throw new Error('the project was not inserted')
  return row
}

/**
 * Counts a researcher's projects, including deleted ones. We use the number to phrase the drafts of
 * a new project differently.
 */
export async function countResearchesOf(db: Db, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(researches)
    .where(eq(researches.ownerId, ownerId))
  return row?.count ?? 0
}

type Own = { ownerId: number; id: number }

const ownResearch = (name: string, lock = sql``) =>
  preparedQuery<Own, ResearchRow>(
    name,
    () => sql`
      select ${columnsOf(researches)} from ${researches}
      where ${researches.id} = ${sql.placeholder('id')}
        and ${researches.ownerId} = ${sql.placeholder('ownerId')}
        and ${isNull(researches.deletedAt)} ${lock}`,
  )

const found = ownResearch('own project')
const locked = ownResearch('own project, locked', sql`for update`)

export async function findResearchOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<ResearchRow | undefined> {
  const [row] = await found(db, { ownerId, id })
  return row
}

export async function findResearch(db: Db, id: number): Promise<ResearchRow | undefined> {
  const isIt = and(eq(researches.id, id), isNull(researches.deletedAt))
  const [row] = await db.select().from(researches).where(isIt)
  return row
}

export async function lockResearchOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<ResearchRow | undefined> {
  const [row] = await locked(db, { ownerId, id })
  return row
}

/** Like `lockResearchOf`, but also finds a deleted project. */
export async function lockAnyResearchOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<ResearchRow | undefined> {
  const isTheirs = and(eq(researches.id, id), eq(researches.ownerId, ownerId))
  const [row] = await db.select().from(researches).where(isTheirs).for('update')
  return row
}

/** Locks a project without checking its owner, for jobs and our team. */
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
  if (!row) throw new Error('the project no longer exists')
  return row
}

export type SummaryRow = {
  id: number
  name: string
  status: ResearchStatus
  createdAt: Date
  isSample: boolean
  required: number
  planned: number
  conducted: number
  toConfirm: number
}
type ListOptions = { name: string; oldestFirst: boolean; offset: number; limit: number }
type ListRequest = { ownerId: number; name: string; offset: number; limit: number }

const param = sql.placeholder

const isListed = sql`owner_id = ${param('ownerId')} and deleted_at is null
  and name ilike ${param('name')}`

/** A page of someone's projects. Counts interviews in the same way as the project's page. */
const listing = (name: string, direction: SQL) =>
  preparedQuery<ListRequest, SummaryRow>(
    name,
    () => sql`
      with page as (
        select * from researches where ${isListed}
        order by created_at ${direction}, id ${direction}
        offset ${param('offset')} limit ${param('limit')}
      )
      select page.id, name, page.status, page.created_at as "createdAt", is_sample as "isSample",
        target_interviews as required,
        count(interviews.id) filter (where ${oneOf(interviews.status, COUNTED_AS_PLANNED)})::int as planned,
        count(interviews.id) filter (where ${oneOf(interviews.status, CONDUCTED)})::int as conducted,
        count(interviews.id) filter (where ${oneOf(interviews.status, TO_CONFIRM)})::int as "toConfirm"
      from page left join interviews on interviews.research_id = page.id
      group by page.id, name, page.status, page.created_at, is_sample, target_interviews
      order by page.created_at ${direction}, page.id ${direction}`,
  )

const oldestFirst = listing('own projects, oldest first', sql`asc`)
const newestFirst = listing('own projects, newest first', sql`desc`)

const listedCount = preparedQuery<Omit<ListRequest, 'offset' | 'limit'>, { count: number }>(
  'own projects, count',
  () => sql`select count(*) from researches where ${isListed}`,
)

export async function listResearches(
  db: Db,
  ownerId: number,
  { name, oldestFirst: isOldestFirst, offset, limit }: ListOptions,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const list = isOldestFirst ? oldestFirst : newestFirst
  const listed = { ownerId, name: contains(name) }
  const rows = await list(db, { ...listed, offset, limit })
  const total = await listTotal(rows, { offset, limit }, async () => {
    const [all] = await listedCount(db, listed)
    return all?.count ?? 0
  })
  return { rows, total }
}

export const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

const selectProjects = (db: Db) =>
  db
    .select({
      id: researches.id,
      projectName: researches.name,
      status: researches.status,
      hasDistribution: sql<boolean>`exists (select from distributions d where d.research_id = ${researches.id})`,
      creator: { firstName: users.firstName, lastName: users.lastName },
      client: { id: clients.id, name: clients.name },
      createdAt: researches.createdAt,
      updatedAt: researches.updatedAt,
    })
    .from(researches)
    .innerJoin(users, eq(users.id, researches.ownerId))
    .leftJoin(clients, eq(clients.id, researches.clientId))

export async function findListedProject(db: Db, id: number) {
  const [row] = await selectProjects(db).where(eq(researches.id, id))
  return row
}

type ProjectFilter = ListWindow & { by: 'createdAt' | 'updatedAt' }

export async function listProjects(db: Db, filter: ProjectFilter) {
  const { search, status, by, oldestFirst, offset, limit } = filter
  const where = and(
    isNull(researches.deletedAt),
    not(researches.isSample),
    status ? sql`${researches.status} = ${status}` : undefined,
    search
      ? or(ilike(researches.name, contains(search)), ilike(fullName, contains(search)))
      : undefined,
  )
  const direction = oldestFirst ? asc : desc
  const rows = await selectProjects(db)
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

/** Matches the demo researchers in demo/accounts.ts. No real address ends like this. */
const DEMO_ADDRESSES = '%@demo.example'

type DraftedStep = 'audience' | 'screener' | 'guide'

export type DraftCount = {
  step: DraftedStep
  /** The template's id for a question, or its tag for an audience line. */
  template: string
  written: number
  left: number
  /** Always 0 for the audience, where we can't tell an edited line from a deleted one. */
  edited: number
  deleted: number
}

/** A step's drafted texts, from projects that have moved past the step. */
const draftsOf = (step: DraftedStep, status: ResearchStatus) => sql`
  select project.id as project_id, characteristics,
    ${step}::text as step, draft.id as template, draft.text
  from project, jsonb_to_recordset(drafted -> ${step}::text) as draft(id text, text text)
  where status in ${RESEARCH_STATUSES.filter((later) => isEarlier(status, later))}`

/**
 * What happened to each template's drafts in real projects that have moved past its step. `is_same`
 * is null if the draft was deleted.
 */
export async function countDrafts(db: Db): Promise<DraftCount[]> {
  const { rows } = await db.execute<DraftCount>(sql`
    with project as (
      select researches.id, status, drafted, characteristics
      from researches join users on users.id = owner_id
      where not is_sample and researches.deleted_at is null and email not ilike ${DEMO_ADDRESSES}
    ), question as (
      select 'screener' as step, research_id, draft_id, question as text from screener_questions
      union all
      select 'guide', research_id, draft_id, question
      from guide_questions join guide_parts on guide_parts.id = part_id
    ), outcome as (
      select draft.step, template, bool_or(question.text = draft.text) as is_same
      from (
        ${draftsOf('screener', 'SCREENER_GENERATION')}
        union all ${draftsOf('guide', 'GUIDE_GENERATION')}
      ) as draft
      left join question
        on question.step = draft.step and research_id = project_id and draft_id = template
      group by draft.step, template, project_id, draft.text
      union all
      select step, template, nullif(text = any(characteristics), false)
      from (${draftsOf('audience', 'AUDIENCE_GENERATION')}) as draft
    )
    select step, template, count(*)::int as written,
      count(*) filter (where is_same)::int as left,
      count(*) filter (where not is_same)::int as edited,
      count(*) filter (where is_same is null)::int as deleted
    from outcome group by step, template order by step, template`)
  return rows
}

const isLaunched = sql`exists (
  select from distributions where distributions.research_id = researches.id
)`

export async function countLaunchedOf(db: Db, ownerId: number): Promise<number> {
  const isTheirs = and(eq(researches.ownerId, ownerId), isNull(researches.deletedAt))
  const [row] = await db
    .select({ count: count() })
    .from(researches)
    .where(and(isTheirs, isLaunched))
  return row?.count ?? 0
}

/** Locks all of the owner's projects first, so nobody launches or deletes one in the meantime. */
export async function deleteUnlaunchedOf(db: Db, ownerId: number): Promise<void> {
  const isTheirs = eq(researches.ownerId, ownerId)
  await db
    .select({ id: researches.id })
    .from(researches)
    .where(isTheirs)
    .orderBy(asc(researches.id))
    .for('update')
  await db.delete(researches).where(and(isTheirs, not(isLaunched)))
}

export async function updateOwner(db: Db, id: number, ownerId: number, updatedAt: Date) {
  await db.update(researches).set({ ownerId, updatedAt }).where(eq(researches.id, id))
}

/**
 * Projects that were deleted long enough ago to purge. We purge samples sooner, because no email
 * links to them.
 */
export async function listWithdrawnBefore(
  db: Db,
  day: Date,
  samplesBefore: Date,
): Promise<number[]> {
  const isOldSample = and(researches.isSample, lt(researches.deletedAt, samplesBefore))
  const rows = await db
    .select({ id: researches.id })
    .from(researches)
    .where(or(lt(researches.deletedAt, day), isOldSample))
    .limit(MOST_PURGED)
  return rows.map(({ id }) => id)
}

/** Permanently deletes a soft-deleted project and everything in it. */
export async function deleteWithdrawn(db: Db, id: number): Promise<void> {
  await db.delete(researches).where(and(eq(researches.id, id), isNotNull(researches.deletedAt)))
}
