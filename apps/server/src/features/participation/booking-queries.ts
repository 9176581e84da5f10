import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { invitations } from '#db/schema/distributions.ts'
import type { interviews } from '#db/schema/interviews.ts'
import { mayBeBookedSql, mayBookByKeySql } from './rules.ts'

const param = sql.placeholder
const now = sql`${param('now')}::timestamptz`

type Values = Record<string, unknown>

/** Locks the invitation: someone being deleted at this moment doesn't get a slot. */
const allows = (mayBook: SQL) => sql`exists (
  select from invitations join researches on researches.id = invitations.research_id
  where invitations.id = ${param('invitationId')} and invitations.research_id = slots.research_id
    and ${mayBook}
  for key share of invitations
)`

type InterviewRow = typeof interviews.$inferSelect

type BookingRequest = Pick<InterviewRow, 'invitationId' | 'slotId' | 'tellAfter' | 'undo'> & {
  earliest: Date
  now: Date
  /** The participant's own, so that emails show the same time as their page. */
  timeZone: string | null
}
export type Booking = Pick<InterviewRow, 'id' | 'startTime' | 'endTime'>

/**
 * The whole of a first booking in one statement: of any number who ask for one slot at the same moment
 * one gets it. Undefined if it's taken, or if they may not book.
 */
function bookingStatement<Who extends Values>(name: string, isAllowed: SQL) {
  const run = preparedQuery<BookingRequest & Who, Booking>(
    name,
    () => sql`
      with taken as (
        update slots set booked_by = ${param('invitationId')}
        where id = ${param('slotId')} and booked_by is null and held_for is null and ${isAllowed}
          and deleted_at is null and start_time >= ${param('earliest')}::timestamptz
        returning id, owner_id, research_id, start_time, end_time
      ), time_zone as (
        update invitations set timezone = ${param('timeZone')}
        where id = ${param('invitationId')} and timezone is distinct from ${param('timeZone')}
          and ${param('timeZone')}::text is not null and exists (select from taken)
      )
      insert into interviews
        (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at,
         tell_after, undo)
      select research_id, owner_id, ${param('invitationId')}, id, start_time, end_time,
        ${now}, ${now}, ${param('tellAfter')}::timestamptz, ${param('undo')}::jsonb
      from taken
      returning id::float8, start_time as "startTime", end_time as "endTime"`,
  )
  return async (db: Db, request: BookingRequest & Who) => (await run(db, request))[0]
}

/** For someone who was looked up before. */
export const bookFirstSlot = bookingStatement<{ researchId: number }>(
  'book slot',
  allows(sql`slots.research_id = ${param('researchId')} and ${mayBeBookedSql}`),
)

/** For whoever has the key, in the same round trip. */
export const bookFirstSlotByKey = bookingStatement<{ keyHash: Buffer }>(
  'book slot by key',
  allows(sql`invitations.key_hash = ${param('keyHash')} and ${mayBookByKeySql}`),
)

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

/** Whether someone else has the slot, and nothing else keeps this person from booking it. */
export const isTaken = async (db: Db, request: TakenRequest): Promise<boolean> =>
  (await taken(db, request)).length > 0
