import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { dueBy } from '#db/due.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { slots } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import { isBookedSql, isMissedSql, missedInAYearSql } from '#features/interview/rules.ts'
import { isFullSql, isInShortCellSql, mayBookByKeySql, ownCellIdsSql } from './rules.ts'

const MOST_LISTED = 500

export type StandbyRow = typeof standbys.$inferSelect

export async function findStandby(db: Db, invitationId: number): Promise<StandbyRow | undefined> {
  const [row] = await db.select().from(standbys).where(eq(standbys.invitationId, invitationId))
  return row
}

export async function upsertStandby(db: Db, row: typeof standbys.$inferInsert): Promise<void> {
  const { slotIds } = row
  // The amount we promised doesn't change while someone is on standby.
  const promisedCents = sql`case when ${standbys.state} = 'WAITING' then ${standbys.promisedCents} else excluded.promised_cents end`
  // Standbys who change their times keep their place in the queue.
  const joinedAt = sql`case when ${standbys.state} = 'WAITING' then ${standbys.joinedAt} else excluded.joined_at end`
  await db
    .insert(standbys)
    .values(row)
    .onConflictDoUpdate({
      target: standbys.invitationId,
      set: { slotIds, state: 'WAITING', joinedAt, promisedCents },
    })
}

export async function endStandby(db: Db, invitationId: number): Promise<void> {
  await db
    .update(standbys)
    .set({ state: 'ENDED', slotIds: [] })
    .where(eq(standbys.invitationId, invitationId))
}

export async function updateStandby(
  db: Db,
  invitationId: number,
  state: StandbyRow['state'],
): Promise<void> {
  await db.update(standbys).set({ state }).where(eq(standbys.invitationId, invitationId))
}

const ofResearch = (db: Db, researchId: number) =>
  db.select({ id: invitations.id }).from(invitations).where(eq(invitations.researchId, researchId))

/** Keeps the standbys' slot ids, because payments need them to work out who has earned the fee. */
export async function endStandbysOf(db: Db, researchId: number): Promise<void> {
  await db
    .update(standbys)
    .set({ state: 'ENDED' })
    .where(
      and(
        eq(standbys.state, 'WAITING'),
        inArray(standbys.invitationId, ofResearch(db, researchId)),
      ),
    )
}

export async function endStandbysOfMember(db: Db, memberId: number): Promise<void> {
  const own = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.memberId, memberId))
  await db
    .update(standbys)
    .set({ state: 'ENDED', slotIds: [] })
    .where(inArray(standbys.invitationId, own))
}

/**
 * How many standbys the study needs, and who is on standby now. Locks the distribution, so two
 * people can't take the last place.
 */
export async function lockWanted(db: Db, researchId: number) {
  const [row] = await db
    .select({ wanted: distributions.standbysWanted, standbyCents: distributions.standbyCents })
    .from(distributions)
    .where(eq(distributions.researchId, researchId))
    .for('update')
  const promisedCents = row?.standbyCents || null
  return { wanted: row?.wanted ?? 0, promisedCents, waiting: await listWaiting(db, researchId) }
}

export async function findWanted(db: Db, researchId: number) {
  const [row] = await db
    .select({ wanted: distributions.standbysWanted })
    .from(distributions)
    .where(eq(distributions.researchId, researchId))
  return { wanted: row?.wanted ?? 0, waiting: await listWaiting(db, researchId) }
}

async function listWaiting(db: Db, researchId: number): Promise<number[]> {
  const rows = await db
    .select({ invitationId: standbys.invitationId })
    .from(standbys)
    .innerJoin(invitations, eq(invitations.id, standbys.invitationId))
    .where(and(eq(invitations.researchId, researchId), eq(standbys.state, 'WAITING')))
  return rows.map(({ invitationId }) => invitationId)
}

/** The study's upcoming booked slots, because any of them may become free. */
export async function listTakenSlots(db: Db, researchId: number, now: Date) {
  return db
    .select({ slotId: slots.id, startTime: slots.startTime, endTime: slots.endTime })
    .from(slots)
    .where(
      and(
        eq(slots.researchId, researchId),
        isNull(slots.deletedAt),
        sql`${slots.bookedBy} is not null`,
        sql`${slots.startTime} > ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(slots.startTime))
    .limit(MOST_LISTED)
}

export async function findResearchId(db: Db, distributionId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ researchId: distributions.researchId })
    .from(distributions)
    .where(eq(distributions.id, distributionId))
  return row?.researchId
}

/** Everyone on standby, longest wait first, with the offer they have, if any. */
export async function listStandbys(db: Db, researchId: number, now: Date) {
  const at = now.toISOString()
  const rows = await db
    .select({
      userScreenerId: invitations.id,
      number: sql<number>`coalesce(${invitations.candidateNumber}, 0)`,
      fullName: sql<string>`coalesce(${panelMembers.name}, ${panelMembers.email})`,
      isUndeliverable: sql<boolean>`${panelMembers.undeliverableAt} is not null`,
      since: standbys.joinedAt,
      times: sql<number>`(
        select count(*)::int from slots
        where slots.id = any(standbys.slot_ids) and slots.start_time > ${at} and slots.deleted_at is null
      )`,
      startTime: slots.startTime,
      endTime: slots.endTime,
      answerBy: standbyOffers.answerBy,
    })
    .from(standbys)
    .innerJoin(invitations, eq(invitations.id, standbys.invitationId))
    .innerJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .leftJoin(
      standbyOffers,
      and(
        eq(standbyOffers.standbyId, standbys.id),
        isNull(standbyOffers.answer),
        sql`${standbyOffers.answerBy} > ${at}`,
      ),
    )
    .leftJoin(slots, eq(slots.id, standbyOffers.slotId))
    .where(and(eq(invitations.researchId, researchId), eq(standbys.state, 'WAITING')))
    .orderBy(asc(standbys.joinedAt), asc(standbys.id))
  return rows.map(({ startTime, endTime, answerBy, ...person }) => ({
    ...person,
    offer: startTime && endTime && answerBy ? { startTime, endTime, answerBy } : null,
  }))
}

export async function findOffer(db: Db, standbyId: number, now: Date) {
  const [row] = await db
    .select({
      slotId: slots.id,
      startTime: slots.startTime,
      endTime: slots.endTime,
      answerBy: standbyOffers.answerBy,
    })
    .from(standbyOffers)
    .innerJoin(slots, eq(slots.id, standbyOffers.slotId))
    .where(
      and(
        eq(standbyOffers.standbyId, standbyId),
        isNull(standbyOffers.answer),
        sql`${standbyOffers.answerBy} > ${now.toISOString()}`,
      ),
    )
  return row
}

/**
 * Saves the answer to the open offer and returns its slot. If several answers come at once, only
 * the first counts. Undefined if there's no open offer.
 */
export async function answerOffer(
  db: Db,
  standbyId: number,
  answer: 'ACCEPTED' | 'DECLINED',
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .update(standbyOffers)
    .set({ answer })
    .where(
      and(
        eq(standbyOffers.standbyId, standbyId),
        isNull(standbyOffers.answer),
        sql`${standbyOffers.answerBy} > ${now.toISOString()}`,
      ),
    )
    .returning({ slotId: standbyOffers.slotId })
  return row?.slotId
}

/**
 * Open offers that we should end: the deadline has passed, the slot was booked or deleted, or the
 * person is no longer on standby, has left the panel or is flagged "Don't invite".
 */
export async function listLapsedOffers(db: Db, now: Date, longestMs: number) {
  return db
    .select({
      id: standbyOffers.id,
      slotId: standbyOffers.slotId,
      invitationId: standbys.invitationId,
    })
    .from(standbyOffers)
    .innerJoin(standbys, eq(standbys.id, standbyOffers.standbyId))
    .innerJoin(slots, eq(slots.id, standbyOffers.slotId))
    .innerJoin(invitations, eq(invitations.id, standbys.invitationId))
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(
      and(
        isNull(standbyOffers.answer),
        or(
          eq(panelMembers.flag, 'DO_NOT_INVITE'),
          eq(panelMembers.state, 'LEFT'),
          dueBy(standbyOffers.answerBy, now, longestMs),
          notInArray(standbys.state, ['WAITING']),
          sql`(${slots.bookedBy} is not null or ${slots.deletedAt} is not null)`,
        ),
      ),
    )
    .limit(MOST_LISTED)
}

/** Ends an offer. Returns false if the person has answered it in the meantime. */
export async function passOffer(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(standbyOffers)
    .set({ answer: 'PASSED' })
    .where(and(eq(standbyOffers.id, id), isNull(standbyOffers.answer)))
    .returning({ id: standbyOffers.id })
  return rows.length > 0
}

export async function withdrawOffersTo(db: Db, memberIds: number[]) {
  const { rows } = await db.execute<{ slotId: number; invitationId: number; email: string }>(sql`
    update standby_offers set answer = 'PASSED'
    from standbys
      join invitations on invitations.id = standbys.invitation_id
      join panel_members on panel_members.id = invitations.member_id
    where standby_offers.standby_id = standbys.id and standby_offers.answer is null
      and panel_members.id = any(${sql.param(memberIds)}::bigint[])
    returning standby_offers.slot_id::float8 as "slotId",
      invitations.id::float8 as "invitationId", panel_members.email`)
  return rows
}

/** How long after the start a standby can still take over from a no-show. */
const LATE_START = sql`interval '15 minutes'`

/**
 * Whether to offer a slot to standbys: it's free, its study needs more interviews, and nobody can
 * undo its cancellation any longer. A slot that has started is only offered after a no-show.
 */
const isToOffer = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(slots.booked_by is null and slots.held_for is null and slots.deleted_at is null
    and (slots.start_time > ${at} or (slots.start_time > ${at} - ${LATE_START} and exists (
      select from interviews where interviews.slot_id = slots.id and ${isMissedSql}
    )))
    and not exists (
      select from interviews
      where interviews.slot_id = slots.id and interviews.undo is not null and interviews.tell_after > ${at}
    )
    and (
      select count(*) from interviews where interviews.research_id = slots.research_id and ${isBookedSql}
    ) < researches.target_interviews)`
}

const isCandidate = sql`(standbys.state = 'WAITING' and slots.id = any(standbys.slot_ids)
  and ${mayBookByKeySql} and not ${isFullSql} and panel_members.undeliverable_at is null
  and panel_members.flag <> 'DO_NOT_INVITE'
  and not exists (
    select from standby_offers
    where standby_offers.standby_id = standbys.id
      and (standby_offers.answer is null or standby_offers.slot_id = slots.id)
  ))`

const candidates = sql`slots
  join researches on researches.id = slots.research_id
  join invitations on invitations.research_id = slots.research_id
  join standbys on standbys.invitation_id = invitations.id
  join panel_members on panel_members.id = invitations.member_id`

export async function listSlotsToOffer(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select slots.id::float8 as id from ${candidates}
    where ${isToOffer(now)} and ${isCandidate}
    group by slots.id, slots.start_time order by slots.start_time limit ${MOST_LISTED}`)
  return rows.map(({ id }) => id)
}

export type Candidate = {
  standbyId: number
  invitationId: number
  memberId: number
  email: string
  name: string | null
  timeZone: string | null
  linkNonce: Buffer
  study: string
  startTime: Date
  endTime: Date
}

/**
 * Locks the standby who gets the slot next: people in quota cells below their minimum first, then
 * the fewest no-shows in 12 months, then the longest wait. Skips people who have another offer or
 * were already offered this slot.
 */
export async function lockNextCandidate(
  db: Db,
  slotId: number,
  now: Date,
): Promise<Candidate | undefined> {
  const { rows } = await db.execute<Candidate & { startTime: string; endTime: string }>(sql`
    select standbys.id::float8 as "standbyId", invitations.id::float8 as "invitationId",
      panel_members.id::float8 as "memberId", panel_members.email,
      panel_members.name, invitations.timezone as "timeZone", invitations.link_nonce as "linkNonce",
      slots.start_time as "startTime", slots.end_time as "endTime",
      (select coalesce(nullif(study_title, ''), researches.name) from distributions
        where distributions.research_id = researches.id) as study
    from ${candidates}
    where slots.id = ${slotId} and ${isToOffer(now)} and ${isCandidate}
    order by ${isInShortCellSql} desc, ${missedInAYearSql(now)}, standbys.joined_at, standbys.id
    limit 1
    for update of standbys skip locked`)
  const [row] = rows
  return row && { ...row, startTime: new Date(row.startTime), endTime: new Date(row.endTime) }
}

/**
 * Locks the study's quota cells, as a booking does, and returns the ids of the cells someone is in.
 * Undefined if there's no place left for them.
 */
export async function passGate(db: Db, invitationId: number): Promise<number[] | undefined> {
  await db.execute(sql`
    select from quota_cells
    where research_id = (select research_id from invitations where id = ${invitationId})
    order by id for update`)
  const { rows } = await db.execute<{ cellIds: number[]; isFull: boolean }>(sql`
    select ${ownCellIdsSql()}::float8[] as "cellIds", ${isFullSql} as "isFull"
    from invitations join researches on researches.id = invitations.research_id
    where invitations.id = ${invitationId}`)
  const [row] = rows
  return row && !row.isFull ? row.cellIds : undefined
}

/** Stores an offer. Returns false if the person or the slot already has an open one. */
export async function insertOffer(
  db: Db,
  offer: typeof standbyOffers.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(standbyOffers).values(offer).onConflictDoNothing().returning()
  return rows.length > 0
}
