import { DELIVERABLE_STATES } from '@wattle/contract/outbox'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import { oneOf } from '#db/one-of.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import type { ListWindow } from '#list-window.ts'
import {
  hasConsentedSql,
  isSchedulableSql,
  latestInterviewStatusSql,
  SCHEDULING_MAIL,
} from './rules.ts'

/**
 * When we last emailed the participant to choose a time. Null if that email was undone or bounced,
 * or their interview has changed since.
 */
const schedulingMailedAt = sql<Date | null>`(
  select ${invitations.schedulingMailedAt}
  where exists (
    select from outbox_mails
    where lower(outbox_mails.recipient) = lower(${panelMembers.email})
      and outbox_mails.kind = ${SCHEDULING_MAIL}
      and outbox_mails.created_at = ${invitations.schedulingMailedAt}
      and ${oneOf(sql`outbox_mails.state`, DELIVERABLE_STATES)}
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
  hasConsented: hasConsentedSql,
  updatedAt: invitations.updatedAt,
}

type CompletionFilter = ListWindow & {
  researchId: number
  result: string | undefined
  qualifiedFirst: boolean
}

/**
 * Sorts people who qualify first, then people who haven't finished, then people who don't qualify.
 */
const QUALIFIED_FIRST = sql`case ${invitations.result} when 'FIT' then 0 when 'NOT_FIT' then 2 else 1 end`

export async function listCompletions(db: Db, filter: CompletionFilter) {
  const { researchId, search, status, result, oldestFirst, qualifiedFirst, offset, limit } = filter
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
    .orderBy(
      ...(qualifiedFirst ? [QUALIFIED_FIRST] : []),
      direction(invitations.updatedAt),
      direction(invitations.id),
    )
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
      incentive: invitations.incentive,
      unconfirmed: invitations.unconfirmed,
      withdrewConsent: sql<boolean>`${invitations.withdrawnAt} is not null`,
      withdrawnAt: invitations.withdrawnAt,
      requires: distributions.requires,
      agreed: invitations.agreed,
      noTimeAt: invitations.noTimeAt,
      noTimeNote: invitations.noTimeNote,
      recordingDeletedAt: sql<Date | null>`(
        select max(interviews.recording_deleted_at) from interviews
        where interviews.invitation_id = ${invitations.id}
      )`.mapWith(invitations.withdrawnAt),
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
