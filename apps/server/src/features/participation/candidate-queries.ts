import { BOOKED_INTERVIEWS } from '@wattle/contract/interview-status'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { isBookedSql } from '#features/interview/rules.ts'
import { latestInterviewStatusSql } from './rules.ts'

const isCandidate = (researchId: number) =>
  and(
    eq(invitations.researchId, researchId),
    eq(invitations.result, 'FIT'),
    isNotNull(invitations.memberId),
    eq(invitations.unconfirmed, false),
    isNull(invitations.withdrawnAt),
  )

/**
 * Gives candidate numbers to people who qualify and have none, in the order they finished. The
 * caller locks the project.
 */
export async function numberCandidates(tx: Db, researchId: number): Promise<void> {
  await tx.execute(sql`
    with unnumbered as (
      select id, row_number() over (order by completed_at, id) as at from invitations
      where research_id = ${researchId} and result = 'FIT' and member_id is not null
        and not unconfirmed and candidate_number is null
    )
    update invitations set candidate_number = unnumbered.at + coalesce((
      select max(numbered.candidate_number) from invitations numbered
      where numbered.research_id = ${researchId}
    ), 0)
    from unnumbered where unnumbered.id = invitations.id`)
}

export async function hasUnnumbered(db: Db, researchId: number): Promise<boolean> {
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(isCandidate(researchId), isNull(invitations.candidateNumber)))
    .limit(1)
  return rows.length > 0
}

const startTimeSql = sql<Date | null>`(
  select interviews.start_time from interviews
  where interviews.invitation_id = ${invitations.id}
    and interviews.status in ${BOOKED_INTERVIEWS}
  order by interviews.id desc limit 1
)`.mapWith(invitations.completedAt)

/**
 * Everyone who qualifies, in order of candidate number. Includes names, to mask them in answers and
 * to show them after booking.
 */
export const listCandidates = (db: Db, researchId: number) =>
  db
    .select({
      id: invitations.id,
      number: invitations.candidateNumber,
      name: panelMembers.name,
      chosenIds: invitations.chosenIds,
      written: invitations.written,
      cellIds: invitations.cellIds,
      timeZone: invitations.timezone,
      choice: invitations.choice,
      schedulingMailedAt: invitations.schedulingMailedAt,
      interviewStatus: latestInterviewStatusSql,
      startTime: startTimeSql,
    })
    .from(invitations)
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(isCandidate(researchId))
    .orderBy(asc(invitations.candidateNumber))

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number]

/**
 * Locks a candidate's invitation. Undefined for someone who doesn't qualify or has withdrawn, or if
 * the project was deleted.
 */
export async function lockCandidate(tx: Db, invitationId: number) {
  const [row] = await tx
    .select({
      researchId: invitations.researchId,
      ownerId: researches.ownerId,
      projectStatus: researches.status,
      selection: distributions.selection,
      choice: invitations.choice,
      schedulingMailedAt: invitations.schedulingMailedAt,
      email: panelMembers.email,
      isBooked: sql<boolean>`exists (
        select from interviews where interviews.invitation_id = ${invitations.id} and ${isBookedSql}
      )`,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.result, 'FIT'),
        eq(invitations.unconfirmed, false),
        isNull(researches.deletedAt),
        isNull(invitations.withdrawnAt),
      ),
    )
    .for('update', { of: invitations })
  return row
}
