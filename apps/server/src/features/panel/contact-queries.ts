import type { ContactRules } from '@wattle/contract/contact-rules'
import { UNANSWERED_REST_DAYS } from '@wattle/contract/contact-rules'
import { CONDUCTED, MISSED } from '@wattle/contract/interview-status'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { memberZoneSql } from '#db/contact-window.ts'
import { oneOf } from '#db/one-of.ts'
import type { Db } from '#db/open.ts'
import { invitations, topics } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { settings } from '#db/schema/settings.ts'
import { users } from '#db/schema/users.ts'
import { type Contact, restEndSql } from './invite-rules.ts'

/**
 * When the nth-newest of these rows (invitations or interviews) reaches this age. Null if the
 * member has fewer.
 */
const nthNewest = (nth: SQL, rows: SQL, age: SQL) =>
  sql`(select at + ${age} from (${rows}) newest order by at desc offset ${nth} - 1 limit 1)`

/** When we invited the member. Entries through an open link don't count. */
const INVITED = sql`select invitations.invited_at as at from invitations
  where invitations.member_id = panel_members.id and invitations.link_id is null`

const interviewsWith = (statuses: readonly string[]) => sql`select interviews.end_time as at
  from interviews join invitations on invitations.id = interviews.invitation_id
  where invitations.member_id = panel_members.id and ${oneOf(sql`interviews.status`, statuses)}`
const CONDUCTED_INTERVIEWS = interviewsWith(CONDUCTED)
const MISSED_INTERVIEWS = interviewsWith(MISSED)

const DAYS_30 = sql`interval '30 days'`

/**
 * If a member hasn't answered any of their last `most` invitations, they rest for a while, starting
 * from the latest invitation.
 */
const unansweredRest = (most: number) => sql`(
  select max(at) + make_interval(days => ${UNANSWERED_REST_DAYS}) from (
    select invitations.invited_at as at, invitations.status from invitations
    where invitations.member_id = panel_members.id and invitations.link_id is null
    order by invitations.invited_at desc limit ${most}
  ) newest having count(*) = ${most} and bool_and(status = 'INVITED')
)`

/**
 * The end and the reason of each rest period that can apply to a member. Leaves out rules that are
 * turned off.
 */
function restsOf(rules: ContactRules): SQL[] {
  const rest = (limit: number | null, reason: string, end: (limit: number) => SQL) =>
    limit === null ? [] : [sql`(${end(limit)}, ${reason})`]
  return [
    sql`(case when panel_members.max_per_month is not null
      then ${nthNewest(sql`panel_members.max_per_month`, INVITED, DAYS_30)} end, 'OWN_LIMIT')`,
    ...rest(rules.invitationsIn30Days, 'INVITATIONS', (most) =>
      nthNewest(sql`${most}`, INVITED, DAYS_30),
    ),
    ...rest(rules.unanswered, 'UNANSWERED', unansweredRest),
    ...rest(rules.daysAfterInterview, 'AFTER_INTERVIEW', (days) =>
      nthNewest(sql`1`, CONDUCTED_INTERVIEWS, sql`make_interval(days => ${days})`),
    ),
    ...rest(rules.interviewsIn6Months, 'INTERVIEWS', (most) =>
      nthNewest(sql`${most}`, CONDUCTED_INTERVIEWS, sql`interval '6 months'`),
    ),
    ...rest(rules.noShowsIn12Months, 'NO_SHOWS', (most) =>
      nthNewest(sql`${most}`, MISSED_INTERVIEWS, sql`interval '12 months'`),
    ),
  ]
}

/**
 * Stores when each member's last rest period ends, and the reason for it. Both are null if there's
 * none.
 */
export async function updateRests(db: Db, ids: number[], rules: ContactRules): Promise<void> {
  const rests = sql.join(restsOf(rules), sql`, `)
  await db.execute(sql`
    update panel_members set rests_until = latest.until, rest_reason = latest.reason
    from (
      select panel_members.id, rest.until, rest.reason
      from panel_members left join lateral (
        select until, reason from (values ${rests}) as all_rests(until, reason)
        where until is not null order by until desc limit 1
      ) rest on true
      where panel_members.id = any(${sql.param(ids)}::bigint[])
    ) latest
    where panel_members.id = latest.id
      and (panel_members.rests_until, panel_members.rest_reason)
        is distinct from (latest.until, latest.reason)`)
}

/**
 * Locks the next page of members after this id, so nobody can invite or change them in the
 * meantime.
 */
export async function lockMembersAfter(tx: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(gt(panelMembers.id, afterId))
    .orderBy(asc(panelMembers.id))
    .limit(limit)
    .for('no key update')
  return rows.map(({ id }) => id)
}

export async function findMemberOf(db: Db, invitationId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ memberId: invitations.memberId })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  return row?.memberId ?? undefined
}

const MOST_VERSIONS = 100

/**
 * The newest 100 versions of the rules, newest first, with the names of the admins who saved them.
 */
export const listVersions = (db: Db) =>
  db
    .select({
      value: settings.value,
      setAt: settings.setAt,
      setBy: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.setBy))
    .where(eq(settings.key, 'CONTACT_RULES'))
    .orderBy(desc(settings.id))
    .limit(MOST_VERSIONS)

export const listTopics = (db: Db) =>
  db.select({ id: topics.id, name: topics.name }).from(topics).orderBy(asc(topics.name))

type Topic = { id: number; name: string }

/**
 * A member's time zone, when their rest period ends, how often we've invited them in the last 30
 * days, and the topics they can turn off.
 */
export async function findContactState(db: Db, memberId: number, contact: Contact) {
  const { now, rules, agencyZone } = contact
  const [row] = await db
    .select({
      timeZone: memberZoneSql(agencyZone),
      restEnd: restEndSql({ rules }).mapWith(panelMembers.joinedAt),
      invitedLately: sql<number>`(
        select count(*)::int from invitations
        where invitations.member_id = panel_members.id and invitations.link_id is null
          and invitations.invited_at > ${now.toISOString()}::timestamptz - ${DAYS_30}
      )`,
      topics: sql<Topic[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from topics
      )`,
    })
    .from(panelMembers)
    .where(and(eq(panelMembers.id, memberId)))
  return row
}
