import { type InterviewStatus, OPEN_INTERVIEWS } from '@wattle/contract/interview'
import type { Attendance } from '@wattle/contract/outcome'
import { isNull, not, or } from 'drizzle-orm'
import { dueBy, isDue } from '#db/due.ts'
import { oneOf } from '#db/one-of.ts'
import { interviews } from '#db/schema/interviews.ts'
import { UNDO_MS } from '#undo.ts'

type Interview = { status: InterviewStatus }

export const isOpen = ({ status }: Interview): boolean =>
  (OPEN_INTERVIEWS as readonly string[]).includes(status)

export const isOpenSql = oneOf(interviews.status, OPEN_INTERVIEWS)

/** These leave their slot to others. */
const WITHOUT_SLOT = ['CANCELLED', 'NO_SHOW'] as const satisfies InterviewStatus[]

export const occupiesSlot = ({ status }: Interview): boolean =>
  !(WITHOUT_SLOT as readonly string[]).includes(status)

export const occupiesSlotSql = not(oneOf(interviews.status, WITHOUT_SLOT))

type Asked = Interview &
  Pick<typeof interviews.$inferSelect, 'coming' | 'linkMailedFor' | 'startTime'>

/** Known from the day before, when we email the video call link and ask. */
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

/** A study stops inviting people once it has enough of these. */
export const BOOKED_INTERVIEWS = [...OPEN_INTERVIEWS, 'CONDUCTED'] as const

export const isBookedSql = oneOf(interviews.status, BOOKED_INTERVIEWS)

/** Nobody can undo its last change any more. */
export const isSettled = ({ tellAfter }: { tellAfter: Date | null }, now: Date): boolean =>
  tellAfter === null || isDue(tellAfter, now, UNDO_MS)

export const isSettledSql = (now: Date) =>
  or(isNull(interviews.tellAfter), dueBy(interviews.tellAfter, now, UNDO_MS))
