import type { InterviewView } from '@wattle/contract/admin'
import { TO_CONFIRM } from '@wattle/contract/interview-status'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import { listTotal } from '#db/list-total.ts'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import type { ListWindow } from '#list-window.ts'
import {
  isCancelledSql,
  isOpenSql,
  isRealSql,
  needsOutcomeSql,
  needsReplacementSql,
  needsResearcherSql,
} from './rules.ts'

const MOST_LISTED = 1000

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

const interviewColumns = {
  id: interviews.id,
  researchId: interviews.researchId,
  researchName: researches.name,
  creatorFullName: fullName,
  respondentName: sql<string>`coalesce(${panelMembers.name}, ${panelMembers.email}, 'Participant')`,
  startTime: interviews.startTime,
  endTime: interviews.endTime,
  status: interviews.status,
  outcome: interviews.outcome,
  coming: interviews.coming,
  linkMailedFor: interviews.linkMailedFor,
  userScreenerId: invitations.id,
  memberId: panelMembers.id,
  phone: panelMembers.phone,
  link: interviews.link,
  notifiedAt: interviews.notifiedAt,
  bookedAt: interviews.createdAt,
  updatedAt: interviews.updatedAt,
  outcomeAt: interviews.outcomeAt,
  cancelledBy: interviews.cancelledBy,
  cancelReason: interviews.cancelReason,
}

/**
 * Whether the words are in the name of the project, researcher or participant, or in the
 * participant's address or postcode. Matches each project, researcher and participant only once,
 * because case-insensitive matching is slow.
 */
const isAboutSql = (words: string) => sql`(
  interviews.research_id in (select id from researches where name ilike ${words})
  or interviews.owner_id in (
    select id from users where trim(first_name || ' ' || last_name) ilike ${words}
  )
  or exists (
    select from invitations join panel_words on panel_words.member_id = invitations.member_id
    where invitations.id = interviews.invitation_id and panel_words.words like lower(${words})
    offset 0
  )
)`

export type ListedInterview = NonNullable<Awaited<ReturnType<typeof findListedInterview>>>

const selectListed = (db: Db, now: Date) =>
  db
    .select({ ...interviewColumns, needsReplacement: needsReplacementSql(now) })
    .from(interviews)
    .innerJoin(researches, eq(researches.id, interviews.researchId))
    .innerJoin(users, eq(users.id, interviews.ownerId))
    .innerJoin(invitations, eq(invitations.id, interviews.invitationId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))

/** `day` is the current day in the agency's time zone. */
type ListMoments = { now: Date; day: { start: Date; end: Date } }

function inViewSql(view: InterviewView, { now, day }: ListMoments): SQL | undefined {
  switch (view) {
    case 'UPCOMING':
      return and(isOpenSql, gt(interviews.endTime, now))
    case 'TODAY':
      return and(gte(interviews.startTime, day.start), lt(interviews.startTime, day.end))
    case 'UNCONFIRMED':
      return and(inArray(interviews.status, TO_CONFIRM), gt(interviews.startTime, now))
    case 'PAST':
      return lte(interviews.startTime, now)
    case 'NO_OUTCOME':
      return needsOutcomeSql
    case 'NO_RESEARCHER':
      return needsResearcherSql
  }
}

export type InterviewFilter = ListWindow &
  ListMoments & {
    needsOutcome: boolean
    view?: InterviewView | undefined
    from?: Date | undefined
    before?: Date | undefined
  }

export async function listInterviews(db: Db, filter: InterviewFilter) {
  const { search, status, needsOutcome, view, from, before, oldestFirst, offset, limit } = filter
  const where = and(
    isRealSql,
    needsOutcome ? needsOutcomeSql : undefined,
    view && inViewSql(view, filter),
    from && gte(interviews.startTime, from),
    before && lt(interviews.startTime, before),
    status ? sql`${interviews.status} = ${status}` : undefined,
    search ? isAboutSql(contains(search)) : undefined,
  )
  const direction = oldestFirst ? asc : desc
  const order = [direction(interviews.startTime), direction(interviews.id)]
  // Select the page's ids first, so we don't look up the details of interviews on earlier pages.
  const page = db
    .select({ id: interviews.id })
    .from(interviews)
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  const rows = await selectListed(db, filter.now)
    .innerJoin(page, eq(page.id, interviews.id))
    .orderBy(...order)
  const total = await listTotal(rows, filter, async () => {
    const [row] = await db.select({ count: count() }).from(interviews).where(where)
    return row?.count ?? 0
  })
  return { rows, total }
}

export async function findListedInterview(db: Db, id: number, now: Date) {
  const [row] = await selectListed(db, now).where(eq(interviews.id, id))
  return row
}

/** A panel member's interviews in all studies, newest first. */
export const listInterviewsOfMember = (db: Db, memberId: number, now: Date) =>
  selectListed(db, now)
    .where(and(isRealSql, eq(invitations.memberId, memberId)))
    .orderBy(desc(interviews.startTime), desc(interviews.id))
    .limit(MOST_LISTED)

/** Interviews that start in this period, in order. Leaves out cancelled ones. */
export const listInterviewsBetween = (db: Db, now: Date, start: Date, end: Date) =>
  selectListed(db, now)
    .where(
      and(
        isRealSql,
        not(isCancelledSql),
        gte(interviews.startTime, start),
        lt(interviews.startTime, end),
      ),
    )
    .orderBy(asc(interviews.startTime), asc(interviews.id))
    .limit(MOST_LISTED)

/** Upcoming interviews that start by the given time and aren't confirmed, soonest first. */
export const listToConfirm = (db: Db, now: Date, by: Date) =>
  selectListed(db, now)
    .where(
      and(
        isRealSql,
        inArray(interviews.status, TO_CONFIRM),
        gt(interviews.startTime, now),
        lte(interviews.startTime, by),
      ),
    )
    .orderBy(asc(interviews.startTime), asc(interviews.id))
    .limit(MOST_LISTED)

export async function findNextStart(db: Db, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ startTime: interviews.startTime })
    .from(interviews)
    .where(and(isOpenSql, gt(interviews.startTime, now)))
    .orderBy(asc(interviews.startTime))
    .limit(1)
  return row?.startTime ?? null
}
