import type { ContactRules } from '@wattle/contract/contact-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { ContactTime } from '#db/contact-window.ts'

/** The contact rules in effect, at one moment. `daysBetween` is never null here. */
export type Contact = ContactTime & { rules: ContactRules & { daysBetween: number } }

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
const days = (count: number) => sql`make_interval(days => ${count})`

/**
 * When we may next invite a member, as far as the rules don't depend on the study. `rests_until`
 * has the latest of all rests except the days between invitations, which `last_invited_at` tells.
 */
export const restEndSql = ({ rules }: Pick<Contact, 'rules'>) => sql<Date | null>`greatest(
  panel_members.rests_until, panel_members.last_invited_at + ${days(rules.daysBetween)}
)`

export const isRestedSql = ({ now, rules }: Contact): SQL<boolean> =>
  sql<boolean>`coalesce(${restEndSql({ rules })} <= ${moment(now)}, true)`

/** Whether the study is about nothing the member doesn't want to hear about. */
const isTopicFineSql = (distributionId: number) => sql`not coalesce((
  select study.topic_id = any(panel_members.topics_off)
  from distributions study where study.id = ${distributionId}
), false)`

/** Whether the same client hasn't invited the member lately. */
const isClientFineSql = (distributionId: number, { now, rules }: Contact) =>
  rules.daysSameClient === null
    ? sql`true`
    : sql`not exists (
        select from invitations earlier
          join researches theirs on theirs.id = earlier.research_id
          join distributions study on study.id = ${distributionId}
          join researches ours on ours.id = study.research_id
        where earlier.member_id = panel_members.id and ours.client_id = theirs.client_id
          and earlier.invited_at > ${moment(now)} - ${days(rules.daysSameClient)}
      )`

/** The rules that depend on the study. */
export const isStudyFineSql = (distributionId: number, contact: Contact): SQL<boolean> =>
  sql<boolean>`(${isTopicFineSql(distributionId)} and ${isClientFineSql(distributionId, contact)})`

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
