import {
  BOOKED_INTERVIEWS,
  CANCELLED,
  CONDUCTED,
  isOpen,
  MISSED,
  OPEN_INTERVIEWS,
  WITHOUT_SLOT,
} from '@wattle/contract/interview-status'
import type { Attendance } from '@wattle/contract/outcome'
import { isNull, not, or, sql } from 'drizzle-orm'
import { dueBy, isDue } from '#db/due.ts'
import { oneOf } from '#db/one-of.ts'
import { interviews } from '#db/schema/interviews.ts'
import { UNDO_MS } from '#undo.ts'

export const isOpenSql = oneOf(interviews.status, OPEN_INTERVIEWS)
export const isBookedSql = oneOf(interviews.status, BOOKED_INTERVIEWS)
export const occupiesSlotSql = not(oneOf(interviews.status, WITHOUT_SLOT))
export const isCancelledSql = oneOf(interviews.status, CANCELLED)
export const isConductedSql = oneOf(interviews.status, CONDUCTED)
export const isMissedSql = oneOf(interviews.status, MISSED)

/** A sample person's number, as in "Participant 3", counted in the order we added them. */
export const sampleNumberSql = sql<number>`(
  select count(*)::int from sample_people earlier
  where earlier.research_id = interviews.research_id and earlier.id <= interviews.sample_person_id
)`

type Asked = Pick<
  typeof interviews.$inferSelect,
  'status' | 'coming' | 'linkMailedFor' | 'startTime'
>

/**
 * Whether the participant has said that they'll come. Null until we've asked, which we do when we
 * email the video call link, a day ahead.
 */
export function attendanceOf({
  coming,
  linkMailedFor,
  startTime,
  status,
}: Asked): Attendance | null {
  if (!isOpen({ status })) return null
  if (coming) return 'COMING'
  return linkMailedFor?.getTime() === startTime.getTime() ? 'NO_ANSWER' : null
}

/** Whether the interview's last change can no longer be undone. */
export const isSettled = ({ announceAfter }: { announceAfter: Date | null }, now: Date): boolean =>
  announceAfter === null || isDue(announceAfter, now, UNDO_MS)

export const isSettledSql = (now: Date) =>
  or(isNull(interviews.announceAfter), dueBy(interviews.announceAfter, now, UNDO_MS))

export const missedInAYearSql = (now: Date) => sql<number>`(
  select count(*)::int from interviews missed
    join invitations theirs on theirs.id = missed.invitation_id
  where theirs.member_id = panel_members.id and ${oneOf(sql`missed.status`, MISSED)}
    and missed.start_time > ${now.toISOString()}::timestamptz - interval '12 months'
)`

/** We look for a replacement until this long after the cancellation or no-show. */
const REPLACED_WITHIN = sql`interval '14 days'`
/** How long we wait for the person we've asked to choose a time before we can ask the next one. */
const TIME_TO_CHOOSE = sql`interval '3 days'`

/**
 * Whether someone else should take the place of a participant who cancelled or was a no-show: the
 * study still needs people, the participant hasn't booked again, and nobody else has the place or
 * an offer of it. False after a technical problem, because then the same participant chooses
 * another time. The query must join `researches`.
 */
export const needsReplacementSql = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql<boolean>`(${oneOf(interviews.status, WITHOUT_SLOT)}
    and interviews.outcome is distinct from 'TECHNICAL'
    and interviews.updated_at > ${at} - ${REPLACED_WITHIN}
    and not (interviews.undo is not null and interviews.tell_after > ${at})
    and coalesce(interviews.replaced_at <= ${at} - ${TIME_TO_CHOOSE}, true)
    and researches.deleted_at is null and researches.status <> 'COMPLETED'
    and not exists (
      select from interviews others
      where others.slot_id = interviews.slot_id and others.id <> interviews.id
        and not ${oneOf(sql`others.status`, WITHOUT_SLOT)}
    )
    and not exists (
      select from interviews others
      where others.invitation_id = interviews.invitation_id and others.id > interviews.id
        and not ${oneOf(sql`others.status`, WITHOUT_SLOT)}
    )
    and not exists (
      select from standby_offers
      where standby_offers.slot_id = interviews.slot_id and standby_offers.answer is null
        and standby_offers.answer_by > ${at}
    )
    and (
      select count(*) from interviews booked
      where booked.research_id = interviews.research_id
        and ${oneOf(sql`booked.status`, BOOKED_INTERVIEWS)}
    ) < researches.target_interviews)`
}

/** Leaves out sample interviews. */
export const isRealSql = isNull(interviews.samplePersonId)

/** Must match the condition of the partial index in the schema. */
export const needsOutcomeSql = sql`${interviews.status} = 'CONDUCTED' and ${interviews.outcome} is null`

/** Whether the interview's researcher has deleted their account. */
export const isUnassignedSql = sql`exists (
  select from users where users.id = ${interviews.ownerId} and users.deleted_at is not null
)`
export const needsResearcherSql = sql`(${isOpenSql} and ${isUnassignedSql})`
