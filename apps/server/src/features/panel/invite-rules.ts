import type { ContactRules } from '@wattle/contract/contact-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { ContactTime } from '#db/contact-window.ts'

/** The contact rules at a given time. `daysBetween` is never null here. */
export type Contact = ContactTime & { rules: ContactRules & { daysBetween: number } }

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
const days = (count: number) => sql`make_interval(days => ${count})`

/**
 * When the member's rest ends, according to the rules that don't depend on a study. `rests_until`
 * covers every rule except the days between invitations, which we count from `last_invited_at`.
 */
export const restEndSql = ({ rules }: Pick<Contact, 'rules'>) => sql<Date | null>`greatest(
  panel_members.rests_until, panel_members.last_invited_at + ${days(rules.daysBetween)}
)`

export const isRestedSql = ({ now, rules }: Contact): SQL<boolean> =>
  sql<boolean>`coalesce(${restEndSql({ rules })} <= ${moment(now)}, true)`

/** True unless the member has turned off the study's topic. */
const isTopicFineSql = (distributionId: number) => sql`not coalesce((
  select study.topic_id = any(panel_members.topics_off)
  from distributions study where study.id = ${distributionId}
), false)`

/** True unless we've recently invited the member for the same client. */
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

export const isStudyFineSql = (distributionId: number, contact: Contact): SQL<boolean> =>
  sql<boolean>`(${isTopicFineSql(distributionId)} and ${isClientFineSql(distributionId, contact)})`

/**
 * Whether we may invite a member at all. Members flagged "Don't invite" get no invitations,
 * reminders or standby offers, but we still email them about an interview they've booked.
 */
export const isInvitableSql = sql<boolean>`(panel_members.state = 'ACTIVE'
  and panel_members.undeliverable_at is null and panel_members.flag <> 'DO_NOT_INVITE')`

/**
 * We only invite a client's own customers to that client's studies, and a filter can't override
 * this. Without a study, only members of the open panel count.
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
 * Whether we may invite a member, regardless of any filter: they're active, their address hasn't
 * bounced, they aren't flagged "Don't invite", their lists allow it, we haven't invited them to
 * this study yet, and its topic and client don't rule them out. Rest periods are checked
 * separately, by `isRestingSql`.
 */
export const mayBeInvitedSql = (contact: Contact, distributionId?: number): SQL =>
  distributionId === undefined
    ? sql`(${isInvitableSql} and ${isAllowedByLists(undefined)})`
    : sql`(${isInvitableSql} and ${isAllowedByLists(distributionId)}
        and ${isNewToStudy(distributionId)} and ${isStudyFineSql(distributionId, contact)})`

/** Whether the member is resting, so we can't invite them yet. Never null. */
export const isRestingSql = (contact: Contact): SQL => sql`(not ${isRestedSql(contact)})`
