import { and, asc, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { consents, consentTexts } from '#db/schema/consents.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { standbys } from '#db/schema/standbys.ts'
import { isSchedulableSql } from '#features/participation/rules.ts'

const MOST_LISTED = 200

export const listStudies = (db: Db, memberId: number) =>
  db
    .select({
      userScreenerId: invitations.id,
      distributionId: invitations.distributionId,
      researchId: invitations.researchId,
      researchName: researches.name,
      projectStatus: researches.status,
      finishedAt: researches.finishedAt,
      incentive: invitations.incentive,
      status: invitations.status,
      result: invitations.result,
      canBeScheduled: isSchedulableSql,
      invitedAt: invitations.invitedAt,
      remindedAt: invitations.remindedAt,
      startedAt: invitations.startedAt,
      completedAt: invitations.completedAt,
      schedulingMailedAt: invitations.schedulingMailedAt,
      withdrawnAt: invitations.withdrawnAt,
      noTimeAt: invitations.noTimeAt,
      noTimeNote: invitations.noTimeNote,
      standbySince: standbys.joinedAt,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .leftJoin(
      standbys,
      and(eq(standbys.invitationId, invitations.id), eq(standbys.state, 'WAITING')),
    )
    .where(and(eq(invitations.memberId, memberId), isNull(researches.deletedAt)))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))
    .limit(MOST_LISTED)

/** A member's answers to each study's consent questions, oldest first. */
export const listStudyConsents = (db: Db, memberId: number) =>
  db
    .select({
      userScreenerId: invitations.id,
      kind: consentTexts.kind,
      answer: consents.answer,
      way: consents.way,
      at: consents.at,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .innerJoin(invitations, eq(invitations.id, consents.invitationId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(asc(consents.id))
    .limit(1000)

/**
 * Finds the study an email is about: its campaign's study, or the one whose link it contains. Only
 * looks at links from the member's own invitations.
 */
const studyOfMail = (memberId: number) => sql<number | null>`coalesce(outbox_mails.campaign_id, (
  select invitations.distribution_id from invitations
  where invitations.member_id = ${memberId}
    and encode(invitations.link_nonce, 'base64') = outbox_mails.keys #>> '{key,nonce}'
))::float8`

/** The last 200 emails to this address, newest first, each with the study it's about. */
export const listMailsTo = (db: Db, memberId: number, address: string) =>
  db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      subject: outboxMails.subject,
      state: outboxMails.state,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
      lastError: outboxMails.lastError,
      distributionId: studyOfMail(memberId),
    })
    .from(outboxMails)
    .where(sql`lower(${outboxMails.recipient}) = lower(${address})`)
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(MOST_LISTED)

export const searchProjects = (db: Db, search: string, limit: number) =>
  db
    .select({
      id: researches.id,
      name: researches.name,
      status: researches.status,
      distributionId: distributions.id,
    })
    .from(researches)
    .leftJoin(distributions, eq(distributions.researchId, researches.id))
    .where(and(isNull(researches.deletedAt), ilike(researches.name, contains(search))))
    .orderBy(desc(researches.createdAt))
    .limit(limit)
