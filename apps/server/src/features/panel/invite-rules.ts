import { type SQL, sql } from 'drizzle-orm'
import { type Contact, isRestedSql, isStudyFineSql } from './contact-rules.ts'

/**
 * People our team asked us not to invite. They get no invitation, reminder or standby offer, but we
 * still email them about an interview they've booked.
 */
export const isInvitableSql = sql<boolean>`(panel_members.state = 'ACTIVE'
  and panel_members.undeliverable_at is null and panel_members.flag <> 'DO_NOT_INVITE')`

/**
 * A client's own customers are only invited to that client's studies. No filter lifts this. Without a
 * study, only people open to everyone count.
 */
const isAllowedByLists = (distributionId: number | undefined): SQL =>
  distributionId === undefined
    ? sql`panel_members.open_panel`
    : sql`(panel_members.open_panel or exists (
        select from panel_list_members m join panel_lists l on l.id = m.list_id
        where m.member_id = panel_members.id and l.client_id = (
          select r.client_id from researches r join distributions d on d.research_id = r.id
          where d.id = ${distributionId}
        )
      ))`

const isNewToStudy = (distributionId: number) => sql`not exists (
  select from invitations
  where invitations.distribution_id = ${distributionId}
    and invitations.member_id = panel_members.id
)`

/**
 * Who may be invited at all, whatever the filter: active, not bounced, not flagged "Don't invite",
 * allowed by lists, not yet invited to this study, and nothing against this study's topic or client.
 * The rests of the contact rules come on top (`isRestingSql`).
 */
export const mayBeInvitedSql = (contact: Contact, distributionId?: number): SQL =>
  distributionId === undefined
    ? sql`(${isInvitableSql} and ${isAllowedByLists(undefined)})`
    : sql`(${isInvitableSql} and ${isAllowedByLists(distributionId)}
        and ${isNewToStudy(distributionId)} and ${isStudyFineSql(distributionId, contact)})`

/** Contact rules say not yet. Never null. */
export const isRestingSql = (contact: Contact): SQL => sql`(not ${isRestedSql(contact)})`
