import { type InterviewStatus, OPEN_INTERVIEWS } from '@wattle/contract/interview-status'
import {
  and,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { contradictions } from '#db/schema/forecast.ts'
import { interviews } from '#db/schema/interviews.ts'
import type { outboxMails } from '#db/schema/outbox.ts'
import type { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { bookableSlotsJsonSql } from '#features/calendar/rules.ts'
import { isOpenSql } from '#features/interview/rules.ts'
import { hasConsentedSql, participantInterviewStatusSql, quotesAnswersOfSql } from './rules.ts'

const MOST_PURGED = 500

const param = sql.placeholder

type Values = Record<string, unknown>

/** An invitation, with what the rules need to know about its study, member and interview. */
export type Invitation = Pick<
  typeof invitations.$inferSelect,
  'id' | 'researchId' | 'status' | 'result'
> & {
  expiresAt: (typeof distributions.$inferSelect)['expiresAt']
  memberState: (typeof panelMembers.$inferSelect)['state'] | null
  projectStatus: (typeof researches.$inferSelect)['status']
  isWithdrawn: boolean
  interviewStatus: InterviewStatus | null
  hasQuotas: boolean
  unconfirmed: boolean
  withdrewConsent: boolean
  requires: string[]
  selection: (typeof distributions.$inferSelect)['selection']
  choice: (typeof invitations.$inferSelect)['choice']
  wasEmailed: boolean
  hasConsented: boolean
  agreed: string[]
}

const invitationWhere = <V extends Values, More = unknown>(
  name: string,
  condition: SQL,
  more = sql``,
) =>
  preparedQuery<V, Invitation & More>(
    name,
    () => sql`
      select invitations.id, invitations.research_id as "researchId", invitations.status,
        invitations.result, invitations.unconfirmed, distributions.expires_at as "expiresAt",
        panel_members.state as "memberState", researches.status as "projectStatus",
        researches.deleted_at is not null as "isWithdrawn",
        invitations.withdrawn_at is not null as "withdrewConsent",
        distributions.requires, invitations.agreed, researches.has_quotas as "hasQuotas",
        distributions.selection, invitations.choice,
        invitations.scheduling_mailed_at is not null as "wasEmailed",
        ${hasConsentedSql} as "hasConsented",
        ${participantInterviewStatusSql} as "interviewStatus"
        ${more}
      from invitations
        join distributions on distributions.id = invitations.distribution_id
        join researches on researches.id = invitations.research_id
        left join panel_members on panel_members.id = invitations.member_id
      where ${condition}`,
  )

const invitationByKey = invitationWhere<{ keyHash: Buffer }>(
  'invitation by key',
  sql`invitations.key_hash = ${param('keyHash')}`,
)
const withSlots = invitationWhere<{ keyHash: Buffer; from: Date }, { slots: string }>(
  'invitation by key, with slots',
  sql`invitations.key_hash = ${param('keyHash')}`,
  sql`, ${bookableSlotsJsonSql(sql`${param('from')}::timestamptz`)} as slots`,
)
const invitationById = invitationWhere<{ id: number }>(
  'invitation by id',
  sql`invitations.id = ${param('id')}`,
)

export async function findInvitationByKey(
  db: Db,
  keyHash: Buffer,
): Promise<Invitation | undefined> {
  const [row] = await invitationByKey(db, { keyHash })
  return row
}

/** The invitation, and the slots its participant can choose from, as JSON text. */
export async function findInvitationWithSlots(db: Db, keyHash: Buffer, from: Date) {
  const [row] = await withSlots(db, { keyHash, from })
  return row
}

export async function findInvitation(db: Db, id: number): Promise<Invitation | undefined> {
  const [row] = await invitationById(db, { id })
  return row
}

type InvitationStatus = (typeof invitations.$inferSelect)['status']

export async function countInStates(
  db: Db,
  distributionId: number,
  statuses: InvitationStatus[],
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(
      and(eq(invitations.distributionId, distributionId), inArray(invitations.status, statuses)),
    )
  return row?.count ?? 0
}

export async function countOtherPromises(
  db: Db,
  distributionId: number,
  incentive: string,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(
      and(eq(invitations.distributionId, distributionId), ne(invitations.incentive, incentive)),
    )
  return row?.count ?? 0
}

/**
 * Each incentive that was promised in the study, with the ids of the invitations that promised it.
 */
export function listPromises(db: Db, distributionId: number) {
  const { incentive, incentiveCents, incentiveCurrency } = invitations
  return db
    .select({
      incentive,
      incentiveCents,
      incentiveCurrency,
      ids: sql<number[]>`array_agg(${invitations.id}::float8)`,
    })
    .from(invitations)
    .where(eq(invitations.distributionId, distributionId))
    .groupBy(incentive, incentiveCents, incentiveCurrency)
}

export const insertInvitations = (db: Db, rows: (typeof invitations.$inferInsert)[]) =>
  insertMany(db, invitations, rows)

export async function updateInvitations(
  db: Db,
  ids: number[],
  change: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await db
    .update(invitations)
    .set(change)
    .where(sql`${invitations.id} = any(${sql.param(ids)}::bigint[])`)
}

export async function clearPlacesTaken(db: Db): Promise<void> {
  await db.execute(sql`
    update invitations set place_wanted_at = null
    where place_wanted_at is not null
      and exists (select from interviews where interviews.invitation_id = invitations.id and ${isOpenSql})`)
}

export async function deleteUnreached(db: Db, distributionId: number, memberId: number) {
  const rows = await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.distributionId, distributionId),
        eq(invitations.memberId, memberId),
        eq(invitations.status, 'INVITED'),
      ),
    )
    .returning({ id: invitations.id })
  return rows.length
}

export type UndoneEmail = Pick<typeof outboxMails.$inferSelect, 'kind' | 'memberId' | 'createdAt'>

/**
 * After scheduling emails are undone, restores the date of the previous one, or null if there
 * wasn't one.
 */
export async function clearSchedulingMailed(db: Db, mails: UndoneEmail[]): Promise<void> {
  for (const { kind, memberId, createdAt } of mails) {
    if (memberId === null) continue
    await db.execute(sql`
      update invitations i set scheduling_mailed_at = (
        select max(m.created_at) from outbox_mails m
        where lower(m.recipient) = lower(p.email) and m.kind = ${kind}
          and m.keys #>> '{key,nonce}' = encode(i.link_nonce, 'base64')
      )
      from panel_members p
      where p.id = i.member_id and i.member_id = ${memberId}
        and i.scheduling_mailed_at = ${createdAt.toISOString()}`)
  }
}

export async function clearReminded(db: Db, distributionId: number, at: Date): Promise<number> {
  const rows = await db
    .update(invitations)
    .set({ remindedAt: null })
    .where(and(eq(invitations.distributionId, distributionId), eq(invitations.remindedAt, at)))
    .returning({ id: invitations.id })
  return rows.length
}

/**
 * Deletes the member's answers, but keeps the invitations and whether they qualified. Replaces the
 * key hash with the invitation's id, which is unique and matches no key.
 */
export async function blankInvitations(db: Db, memberId: number): Promise<void> {
  await db.delete(contradictions).where(quotesAnswersOfSql(eq(invitations.memberId, memberId)))
  await db
    .update(invitations)
    .set({
      keyHash: sql`int8send(${invitations.id})`,
      linkNonce: Buffer.alloc(0),
      chosenIds: [],
      cellIds: [],
      placeWantedAt: null,
      choice: null,
      written: {},
      timezone: null,
      noTimeNote: '',
    })
    .where(eq(invitations.memberId, memberId))
}

const hasPersonalData = or(
  isNotNull(invitations.memberId),
  isNotNull(invitations.timezone),
  ne(invitations.chosenIds, []),
  ne(invitations.cellIds, []),
  ne(invitations.written, {}),
  ne(invitations.noTimeNote, ''),
)

/**
 * Whether someone has no upcoming interview. If they have one, we keep their data until it's over.
 */
const hasNoOpenInterview = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(interviews)
      .where(
        and(
          eq(interviews.invitationId, invitations.id),
          inArray(interviews.status, OPEN_INTERVIEWS),
        ),
      ),
  )

/** Studies that ended or were deleted before the given day and still hold personal data. */
export async function listStudiesToStrip(db: Db, day: Date): Promise<number[]> {
  const named = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(
      and(
        eq(invitations.distributionId, distributions.id),
        hasPersonalData,
        hasNoOpenInterview(db),
      ),
    )
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(or(lt(distributions.expiresAt, day), lt(researches.deletedAt, day)), exists(named)))
    .limit(MOST_PURGED)
  return rows.map(({ id }) => id)
}

/**
 * Deletes people's answers and time zones, and unlinks their invitations from panel members. The
 * rows stay, so we still know how many people took part.
 */
export async function stripStudy(db: Db, distributionId: number): Promise<void> {
  const isStripped = and(
    eq(invitations.distributionId, distributionId),
    hasPersonalData,
    hasNoOpenInterview(db),
  )
  await db.delete(contradictions).where(quotesAnswersOfSql(isStripped))
  await db
    .update(invitations)
    .set({
      memberId: null,
      timezone: null,
      chosenIds: [],
      written: {},
      cellIds: [],
      placeWantedAt: null,
      choice: null,
      noTimeNote: '',
    })
    .where(isStripped)
}
