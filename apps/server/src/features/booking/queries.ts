import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import type { interviews } from '#db/schema/interviews.ts'

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
  held: Pick<InterviewRow, 'tellAfter' | 'undo'>
}

const isAllowed = (invitationId: number, right: Right) =>
  'researchId' in right
    ? sql`research_id = ${right.researchId}`
    : sql`exists (
        select from invitations i join researches r on r.id = i.research_id
        where i.id = ${invitationId} and i.key_hash = ${right.keyHash} and i.result = 'FIT'
          and i.research_id = slots.research_id and r.deleted_at is null
          and not exists (
            select from interviews v
            where v.invitation_id = i.id and v.status in ('CONDUCTED', 'NO_SHOW')
          )
      )`

/**
 * The whole of a first booking in one statement: of any number who ask for one hour at the same moment
 * one gets it. Undefined where it is gone, or where the person has another already.
 */
export async function bookFirstSlot(
  db: Db,
  { slotId, invitationId, right, earliest, now, held }: BookingRequest,
): Promise<Pick<InterviewRow, 'id' | 'startTime' | 'endTime'> | undefined> {
  const at = now.toISOString()
  const { rows } = await db.execute<{ id: string; start_time: Date; end_time: Date }>(sql`
    with taken as (
      update slots set booked_by = ${invitationId}
      where id = ${slotId} and booked_by is null and ${isAllowed(invitationId, right)}
        and deleted_at is null and start_time >= ${earliest.toISOString()}::timestamptz
        and not exists (
          select from interviews
          where invitation_id = ${invitationId} and status in ('PLANNED', 'NOTIFIED', 'CONFIRMED')
        )
      returning id, owner_id, research_id, start_time, end_time
    ), planned as (
      insert into interviews
        (research_id, owner_id, invitation_id, slot_id, start_time, end_time, created_at, updated_at,
         tell_after, undo)
      select research_id, owner_id, ${invitationId}, id, start_time, end_time,
        ${at}::timestamptz, ${at}::timestamptz,
        ${held.tellAfter?.toISOString() ?? null}::timestamptz,
        ${held.undo && JSON.stringify(held.undo)}::jsonb
      from taken
      returning id, start_time, end_time
    )
    select * from planned`)
  const row = rows[0]
  return (
    row && {
      id: Number(row.id),
      startTime: new Date(row.start_time),
      endTime: new Date(row.end_time),
    }
  )
}
