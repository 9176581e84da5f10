import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { clients } from '#db/schema/clients.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { payments } from '#db/schema/payments.ts'
import { researches } from '#db/schema/researches.ts'
import { EARNED_KINDS, type EarnedKind, isVoidableSql } from './rules.ts'

const promise = {
  invitationId: invitations.id,
  memberId: invitations.memberId,
  researchId: researches.id,
  studyName: researches.name,
  clientName: sql<string>`coalesce(${clients.name}, '')`,
  incentive: invitations.incentive,
  incentiveCents: invitations.incentiveCents,
  incentiveCurrency: invitations.incentiveCurrency,
}

/** The given interviews, each with what its invitation promised. The caller has locked them. */
export function listToSettle(db: Db, ids: number[]) {
  return db
    .select({
      ...promise,
      interviewId: interviews.id,
      startTime: interviews.startTime,
      updatedAt: interviews.updatedAt,
      outcome: interviews.outcome,
      outcomeBy: interviews.outcomeBy,
      status: interviews.status,
      cancelledBy: interviews.cancelledBy,
    })
    .from(interviews)
    .innerJoin(invitations, eq(invitations.id, interviews.invitationId))
    .innerJoin(researches, eq(researches.id, interviews.researchId))
    .leftJoin(clients, eq(clients.id, researches.clientId))
    .where(inArray(interviews.id, ids))
    .orderBy(interviews.id)
}

/** What an invitation promised, with the participant's latest interview, if any. */
export async function findPromise(db: Db, invitationId: number) {
  const [row] = await db
    .select({ ...promise, interviewId: interviews.id, startTime: interviews.startTime })
    .from(invitations)
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .leftJoin(clients, eq(clients.id, researches.clientId))
    .leftJoin(interviews, eq(interviews.invitationId, invitations.id))
    .where(eq(invitations.id, invitationId))
    .orderBy(sql`${interviews.startTime} desc nulls last`)
    .limit(1)
  return row
}

export type NewPayment = typeof payments.$inferInsert

/** Adds a payment to the ledger. Undefined if the ledger already has it. */
export async function insertDue(db: Db, payment: NewPayment): Promise<number | undefined> {
  const [row] = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return row?.id
}

const isOf = (interviewId: number) =>
  and(eq(payments.interviewId, interviewId), inArray(payments.kind, [...EARNED_KINDS]))

/**
 * Whether the ledger has a payment of this kind for the interview, not counting void ones. Failed
 * ones count, because our team can retry them.
 */
export async function hasPayment(db: Db, interviewId: number, kind: EarnedKind): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOf(interviewId), eq(payments.kind, kind), ne(payments.state, 'VOID')))
    .limit(1)
  return rows.length > 0
}

type Change = { earned: EarnedKind | null; now: Date; userId: number | null }

const isUnearned = (interviewId: number, earned: EarnedKind | null) =>
  and(isOf(interviewId), earned ? ne(payments.kind, earned) : undefined)

/**
 * Voids an interview's payments that its new outcome doesn't justify, unless they're already in a
 * file or sent.
 */
export async function voidUnearned(db: Db, interviewId: number, change: Change): Promise<number[]> {
  const { earned, now, userId } = change
  const rows = await db
    .update(payments)
    .set({ state: 'VOID', closedAt: now, closedBy: userId, reason: 'The outcome changed.' })
    .where(and(isUnearned(interviewId, earned), isVoidableSql))
    .returning({ id: payments.id })
  return rows.map(({ id }) => id)
}

/**
 * Flags an interview's payments that its new outcome doesn't justify and that we can't void any
 * longer.
 */
export async function markUnearned(db: Db, interviewId: number, change: Change): Promise<void> {
  const { earned, now } = change
  await db
    .update(payments)
    .set({ unearnedAt: now })
    .where(
      and(
        isUnearned(interviewId, earned),
        inArray(payments.state, ['APPROVED', 'SENT']),
        isNull(payments.unearnedAt),
        sql`not exists (select from payments reversal where reversal.reverses = payments.id)`,
      ),
    )
  if (earned)
    await db
      .update(payments)
      .set({ unearnedAt: null })
      .where(and(isOf(interviewId), eq(payments.kind, earned), sql`unearned_at is not null`))
}

/**
 * People on standby earn their payment if all their times have passed, they never declined an offer
 * and they didn't get an interview. At least one interview at those times must have an outcome.
 */
const isEarnedStandby = (now: Date) => sql`(
  standbys.promised_cents > 0 and standbys.state <> 'TAKEN' and standbys.slot_ids <> '{}'
  and not exists (
    select from slots where slots.id = any(standbys.slot_ids) and slots.deleted_at is null
      and slots.start_time > ${now.toISOString()}::timestamptz
  )
  and exists (
    select from interviews where interviews.slot_id = any(standbys.slot_ids)
      and interviews.outcome is not null
  )
  and not exists (
    select from standby_offers
    where standby_offers.standby_id = standbys.id and standby_offers.answer = 'DECLINED'
  )
  and not exists (
    select from interviews own where own.invitation_id = standbys.invitation_id
      and own.created_at >= standbys.joined_at
  ))`

export async function insertStandbysDue(
  db: Db,
  researchId: number,
  { now, userId }: { now: Date; userId: number | null },
): Promise<number[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into payments (research_id, study_name, client_name, invitation_id, member_id, kind,
      cents, currency, interview_at, due_at, due_by)
    select researches.id, researches.name, coalesce(clients.name, ''), invitations.id,
      invitations.member_id, 'STANDBY', standbys.promised_cents,
      coalesce(invitations.incentive_currency, 'AUD'),
      (select max(slots.start_time) from slots where slots.id = any(standbys.slot_ids)),
      ${at}::timestamptz, ${userId}::bigint
    from standbys
      join invitations on invitations.id = standbys.invitation_id
      join researches on researches.id = invitations.research_id
      left join clients on clients.id = researches.client_id
    where invitations.research_id = ${researchId} and invitations.member_id is not null
      and ${isEarnedStandby(now)} and not exists (
        select from payments
        where payments.invitation_id = invitations.id and payments.kind = 'STANDBY'
          and payments.state <> 'VOID'
      )
    order by invitations.id
    on conflict do nothing
    returning id`)
  return rows.map(({ id }) => Number(id))
}

/** Voids standby payments that people no longer earn, unless they're already in a file or sent. */
export async function voidUnearnedStandbys(
  db: Db,
  researchId: number,
  { now, userId }: { now: Date; userId: number | null },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payments set state = 'VOID', closed_at = ${now.toISOString()}::timestamptz,
      closed_by = ${userId}::bigint, reason = 'The outcome changed.'
    from standbys
    where payments.research_id = ${researchId} and payments.kind = 'STANDBY'
      and (payments.state = 'DUE' or (payments.state = 'APPROVED' and payments.batch_id is null))
      and standbys.invitation_id = payments.invitation_id and not ${isEarnedStandby(now)}
    returning payments.id`)
  return rows.map(({ id }) => Number(id))
}
