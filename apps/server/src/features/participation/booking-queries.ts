import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { invitations } from '#db/schema/distributions.ts'
import type { interviews } from '#db/schema/interviews.ts'
import { gateSql, isInCellSql, mayBeBookedSql, mayBookByKeySql } from './rules.ts'

const param = sql.placeholder
const now = sql`${param('now')}::timestamptz`

type Values = Record<string, unknown>

type InterviewRow = typeof interviews.$inferSelect

type BookingRequest = Pick<InterviewRow, 'invitationId' | 'slotId' | 'announceAfter' | 'undo'> & {
  earliest: Date
  now: Date
  /** The participant's time zone, so emails show the same time as their page. */
  timeZone: string | null
}
export type Booking = Pick<InterviewRow, 'id' | 'startTime' | 'endTime'>

const takeSlot = (isAllowed: SQL) => sql`
  update slots set booked_by = ${param('invitationId')}
  where id = ${param('slotId')} and booked_by is null and held_for is null and ${isAllowed}
    and deleted_at is null and start_time >= ${param('earliest')}::timestamptz
  returning id, owner_id, research_id, start_time, end_time`

const saveTimeZone = sql`
  update invitations set timezone = ${param('timeZone')}
  where id = ${param('invitationId')} and timezone is distinct from ${param('timeZone')}
    and ${param('timeZone')}::text is not null and exists (select from taken)`

const insertInterview = (cellIds: SQL) => sql`
  insert into interviews
    (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at,
     tell_after, undo, cell_ids)
  select research_id, owner_id, ${param('invitationId')}, id, start_time, end_time,
    ${now}, ${now}, ${param('announceAfter')}::timestamptz, ${param('undo')}::jsonb, ${cellIds}
  from taken
  returning id::float8, start_time as "startTime", end_time as "endTime"`

/** Locks the invitation, so someone who's being deleted at this moment doesn't get a slot. */
const person = (mayBook: SQL) => sql`
  from invitations join researches on researches.id = invitations.research_id
  where invitations.id = ${param('invitationId')} and ${mayBook}
  for key share of invitations`

/**
 * Saving quotas locks the invitations. A booking that waited for that lock sees the participant's
 * new cells but still the old `has_quotas`, so this checks both.
 */
const isWithoutQuotas = sql`not researches.has_quotas and invitations.cell_ids = '{}'`

/**
 * Makes a first booking in one statement, so a slot goes to one person however many ask at once.
 * Returns undefined if the slot is taken, the participant isn't allowed to book, or the study has
 * quotas.
 */
function bookingStatement<Lookup extends Values>(name: string, mayBook: SQL) {
  const isAllowed = sql`exists (select ${person(
    sql`invitations.research_id = slots.research_id and ${isWithoutQuotas} and ${mayBook}`,
  )})`
  const run = preparedQuery<BookingRequest & Lookup, Booking>(
    name,
    () => sql`
      with taken as (${takeSlot(isAllowed)}), time_zone as (${saveTimeZone})
      ${insertInterview(sql`'{}'::bigint[]`)}`,
  )
  return async (db: Db, request: BookingRequest & Lookup) => (await run(db, request))[0]
}

/** CHANGED means someone saved quotas after the statement started, so it has to run again. */
type Gate = 'OPEN' | 'FULL' | 'CHANGED'
export type GatedBooking = { gate: Gate | null; booking: Booking | undefined }

/**
 * Makes a first booking in a study with quotas. Locks the study's quota cells in order of id and
 * reads their counters after that, so only one booking at a time passes the gate. The gate is
 * CHANGED if the study's own cell is missing, because saving quotas replaces that cell. The gate is
 * null for people who aren't allowed to book.
 */
function gatedBookingStatement<Lookup extends Values>(name: string, mayBook: SQL) {
  const run = preparedQuery<BookingRequest & Lookup, Booking & { gate: Gate | null }>(
    name,
    () => sql`
      with person as materialized (
        select invitations.* ${person(sql`researches.has_quotas and ${mayBook}`)}
      ), locked as materialized (
        select * from quota_cells where research_id = (select research_id from person)
        order by id for update
      ), cells as materialized (
        select c.*, ${isInCellSql(sql`person`)} as is_mine from locked c, person
      ), gate as materialized (
        select case ${gateSql(sql`cells`)} when true then 'OPEN' when false then 'FULL'
          else 'CHANGED' end as gate
        from person
      ), taken as (${takeSlot(sql`research_id = (select research_id from person)
        and (select gate from gate) = 'OPEN'`)}
      ), time_zone as (${saveTimeZone}), booked as (
        ${insertInterview(sql`array(select cells.id from cells where is_mine order by cells.id)`)}
      )
      select gate.gate, booked.*
      from (select) one left join gate on true left join booked on true`,
  )
  return async (db: Db, request: BookingRequest & Lookup): Promise<GatedBooking> => {
    const [row] = await run(db, request)
    return { gate: row?.gate ?? null, booking: row?.id ? row : undefined }
  }
}

const byLookup = sql`invitations.research_id = ${param('researchId')} and ${mayBeBookedSql}`
const byKey = sql`invitations.key_hash = ${param('keyHash')} and ${mayBookByKeySql}`

/** First bookings by our team, for someone we've already looked up. */
export const bookFirstSlot = {
  withoutQuotas: bookingStatement<{ researchId: number }>('book slot', byLookup),
  withQuotas: gatedBookingStatement<{ researchId: number }>('book slot, quotas', byLookup),
}

/** First bookings by participants. Looks up the participant by key in the same statement. */
export const bookFirstSlotByKey = {
  withoutQuotas: bookingStatement<{ keyHash: Buffer }>('book slot by key', byKey),
  withQuotas: gatedBookingStatement<{ keyHash: Buffer }>('book slot by key, quotas', byKey),
}

export async function updateTimeZone(db: Db, invitationId: number, timezone: string) {
  await db.update(invitations).set({ timezone }).where(eq(invitations.id, invitationId))
}

type TakenRequest = { slotId: number; invitationId: number; keyHash: Buffer }

const taken = preparedQuery<TakenRequest, object>(
  'slot taken',
  () => sql`
    select from slots
      join invitations on invitations.research_id = slots.research_id
      join researches on researches.id = invitations.research_id
    where slots.id = ${param('slotId')} and slots.booked_by <> ${param('invitationId')}
      and invitations.id = ${param('invitationId')}
      and invitations.key_hash = ${param('keyHash')} and ${mayBookByKeySql}`,
)

/** Whether someone else has the slot and this person could otherwise book it. */
export const isTaken = async (db: Db, request: TakenRequest): Promise<boolean> =>
  (await taken(db, request)).length > 0
