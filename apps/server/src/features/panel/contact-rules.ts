import type { ContactRules } from '@wattle/contract/contact-rules'
import { type SQL, sql } from 'drizzle-orm'
import { type ContactTime, isWindowOpenSql } from '#db/contact-window.ts'

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

/** Whether the contact rules let us invite a member to this study, whatever the time of day. */
export const mayBeContactedSql = (distributionId: number, contact: Contact): SQL<boolean> =>
  sql<boolean>`(${isRestedSql(contact)} and ${isStudyFineSql(distributionId, contact)})`

export { isWindowOpenSql }
