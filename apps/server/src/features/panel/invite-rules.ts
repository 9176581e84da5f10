import { type SQL, sql } from 'drizzle-orm'

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
 * allowed by lists, and not yet invited to this study. Contact rules come on top (`isRestingSql`).
 */
export const mayBeInvitedSql = (distributionId?: number): SQL =>
  sql`(${isInvitableSql} and ${isAllowedByLists(distributionId)}
    and ${distributionId === undefined ? sql`true` : isNewToStudy(distributionId)})`

export type ContactTimes = { now: Date; cooldownDays: number }

/** When contact rules let us invite a member again. Null if nothing stops us. */
export const restsUntilSql = ({ cooldownDays }: ContactTimes): SQL =>
  sql`greatest(panel_members.last_invited_at + ${cooldownDays} * interval '24 hours',
    panel_members.rests_until)`

/** Contact rules say not yet. Never null. */
export const isRestingSql = (times: ContactTimes): SQL =>
  sql`coalesce(${restsUntilSql(times)} > ${times.now.toISOString()}::timestamptz, false)`
