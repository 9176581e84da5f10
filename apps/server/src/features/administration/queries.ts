import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import { isSchedulableSql, latestInterviewStatusSql } from '#features/participation/rules.ts'

export type Window = { offset: number; limit: number; oldestFirst: boolean; search: string }

export const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

type ProjectFilter = Window & { by: 'createdAt' | 'updatedAt'; status: string | undefined }

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

export const SCHEDULING_MAIL = 'distribution.scheduling'

/** Not of a mail that was taken back or did not arrive, nor where an hour of theirs changed since. */
const schedulingMailedAt = sql<Date | null>`(
  select ${invitations.schedulingMailedAt}
  where exists (
    select from outbox_mails
    where lower(outbox_mails.recipient) = lower(${panelMembers.email})
      and outbox_mails.kind = ${SCHEDULING_MAIL}
      and outbox_mails.created_at = ${invitations.schedulingMailedAt}
      and outbox_mails.state in ('QUEUED', 'SENDING', 'SENT', 'HELD')
  ) and not exists (
    select from interviews
    where interviews.invitation_id = ${invitations.id}
      and interviews.updated_at > ${invitations.schedulingMailedAt}
  )
)`.mapWith(invitations.schedulingMailedAt)

const completionColumns = {
  respondentId: invitations.memberId,
  userScreenerId: invitations.id,
  fullName: sql<string>`coalesce(${panelMembers.name}, ${panelMembers.email}, 'Forgotten')`,
  status: invitations.status,
  result: invitations.result,
  interviewStatus: latestInterviewStatusSql,
  canBeScheduled: isSchedulableSql,
  schedulingMailedAt,
  updatedAt: invitations.updatedAt,
}

type CompletionFilter = Window & {
  researchId: number
  status: string | undefined
  result: string | undefined
}

export async function listCompletions(db: Db, filter: CompletionFilter) {
  const { researchId, search, status, result, oldestFirst, offset, limit } = filter
  const conditions: (SQL | undefined)[] = [
    eq(invitations.researchId, researchId),
    status ? sql`${invitations.status} = ${status}` : undefined,
    result ? sql`${invitations.result} = ${result}` : undefined,
    search
      ? or(ilike(panelMembers.name, contains(search)), ilike(panelMembers.email, contains(search)))
      : undefined,
  ]
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select(completionColumns)
    .from(invitations)
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(and(...conditions))
    .orderBy(direction(invitations.updatedAt), direction(invitations.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db
    .select({ count: count() })
    .from(invitations)
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(and(...conditions))
  return { rows, total: total?.count ?? 0 }
}

export async function findCompletion(db: Db, userScreenerId: number) {
  const [row] = await db
    .select({
      ...completionColumns,
      researchId: invitations.researchId,
      linkNonce: invitations.linkNonce,
      email: panelMembers.email,
      memberState: panelMembers.state,
      invitedAt: invitations.invitedAt,
      openedAt: invitations.startedAt,
      completedAt: invitations.completedAt,
      remindedAt: invitations.remindedAt,
      projectStatus: researches.status,
      isWithdrawn: sql<boolean>`${researches.deletedAt} is not null`,
      studyTitle: distributions.studyTitle,
      estimatedTime: distributions.estimatedTime,
      incentive: distributions.incentive,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(eq(invitations.id, userScreenerId))
  return row
}

export async function hasProject(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: researches.id }).from(researches).where(eq(researches.id, id))
  return rows.length > 0
}
