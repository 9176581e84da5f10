import {
  BOOKED_INTERVIEWS,
  CALLED_OFF,
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
export const isCalledOffSql = oneOf(interviews.status, CALLED_OFF)
export const isMissedSql = oneOf(interviews.status, MISSED)

/** A sample participant's number, as in "Participant 3", in the order we added them. */
export const sampleNumberSql = sql<number>`(
  select count(*)::int from sample_people earlier
  where earlier.research_id = interviews.research_id and earlier.id <= interviews.sample_person_id
)`

type Asked = Pick<
  typeof interviews.$inferSelect,
  'status' | 'coming' | 'linkMailedFor' | 'startTime'
>

/**
 * Whether the participant will come. Null until the day before, when we email the video call link
 * and ask.
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

/** Whether it's too late to undo the interview's last change. */
export const isSettled = ({ tellAfter }: { tellAfter: Date | null }, now: Date): boolean =>
  tellAfter === null || isDue(tellAfter, now, UNDO_MS)

export const isSettledSql = (now: Date) =>
  or(isNull(interviews.tellAfter), dueBy(interviews.tellAfter, now, UNDO_MS))
