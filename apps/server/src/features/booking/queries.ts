import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import type { interviews } from '#db/schema/interviews.ts'
import { statement } from '#db/statement.ts'
import { mayBeBookedSql, mayBookByKeySql } from '#features/participation/rules.ts'

type InterviewRow = typeof interviews.$inferSelect

/**
 * Why these hours may be had: the person was looked up and this is their study, or they hold the key of
 * a link, which the statement itself looks up, as everything that a round trip asks for takes its time.
 */
type Right = { researchId: number } | { keyHash: Buffer }

type BookingRequest = {
  slotId: number
  invitationId: number
  right: Right
  earliest: Date
  now: Date
  /** Where the person is who books, if they do it themselves: mails tell the hour as their page did. */
  timeZone?: string | undefined
  held: Pick<InterviewRow, 'tellAfter' | 'undo'>
}

const given = sql.placeholder

/** Locks the invitation: someone being deleted at this moment doesn't get a slot. */
const allows = (mayBook: SQL) => sql`exists (
  select from invitations join researches on researches.id = invitations.research_id
  where invitations.id = ${given('invitationId')} and invitations.research_id = slots.research_id
    and ${mayBook}
  for key share of invitations
)`

const ofTheStudy = allows(sql`slots.research_id = ${given('researchId')} and ${mayBeBookedSql}`)
const byKey = allows(sql`invitations.key_hash = ${given('keyHash')} and ${mayBookByKeySql}`)

type Values = Record<'slotId' | 'invitationId', number> &
  Record<'earliest' | 'now', string> &
  Record<'tellAfter' | 'undo' | 'timeZone', string | null> &
  Right
type Planned = { id: string; start_time: Date; end_time: Date }

const booking = (name: string, isAllowed: SQL) =>
  statement<Values, Planned>(
    name,
    () => sql`
      with taken as (
        update slots set booked_by = ${given('invitationId')}
        where id = ${given('slotId')} and booked_by is null and ${isAllowed}
          and deleted_at is null and start_time >= ${given('earliest')}::timestamptz
        returning id, owner_id, research_id, start_time, end_time
      ), seen_from as (
        update invitations set timezone = ${given('timeZone')}
        where id = ${given('invitationId')} and timezone is distinct from ${given('timeZone')}
          and ${given('timeZone')}::text is not null and exists (select from taken)
      )
      insert into interviews
        (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at,
         tell_after, undo)
      select research_id, owner_id, ${given('invitationId')}, id, start_time, end_time,
        ${given('now')}::timestamptz, ${given('now')}::timestamptz,
        ${given('tellAfter')}::timestamptz, ${given('undo')}::jsonb
      from taken
      returning id, start_time, end_time`,
  )

const bookOfTheStudy = booking('book', ofTheStudy)
const bookByKey = booking('book by key', byKey)

/**
 * The whole of a first booking in one statement: of any number who ask for one hour at the same moment
 * one gets it. Undefined where it is gone, or where the person has another already.
 */
export async function bookFirstSlot(
  db: Db,
  { slotId, invitationId, right, earliest, now, timeZone, held }: BookingRequest,
): Promise<Pick<InterviewRow, 'id' | 'startTime' | 'endTime'> | undefined> {
  const book = 'keyHash' in right ? bookByKey : bookOfTheStudy
  const [row] = await book(db, {
    slotId,
    invitationId,
    ...right,
    earliest: earliest.toISOString(),
    now: now.toISOString(),
    timeZone: timeZone ?? null,
    tellAfter: held.tellAfter?.toISOString() ?? null,
    undo: held.undo && JSON.stringify(held.undo),
  })
  return row && { id: Number(row.id), startTime: row.start_time, endTime: row.end_time }
}

export async function updateTimeZone(db: Db, invitationId: number, timezone: string) {
  await db.update(invitations).set({ timezone }).where(eq(invitations.id, invitationId))
}

const takenForKey = statement<
  Record<'slotId' | 'invitationId', number> & { keyHash: Buffer },
  object
>(
  'taken for key',
  () => sql`
    select from slots
      join invitations on invitations.research_id = slots.research_id
      join researches on researches.id = invitations.research_id
    where slots.id = ${given('slotId')} and slots.booked_by <> ${given('invitationId')}
      and invitations.id = ${given('invitationId')}
      and invitations.key_hash = ${given('keyHash')} and ${mayBookByKeySql}`,
)

/** Whether somebody else has the hour, and nothing but that keeps this person from having it. */
export async function isTaken(
  db: Db,
  { slotId, invitationId, right }: Pick<BookingRequest, 'slotId' | 'invitationId' | 'right'>,
): Promise<boolean> {
  if (!('keyHash' in right)) return false
  return (await takenForKey(db, { slotId, invitationId, ...right })).length > 0
}
