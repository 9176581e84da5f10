import { type InterviewStatus, OPEN_INTERVIEWS } from '@wattle/contract/interview'
import { oneOf } from '#db/one-of.ts'
import { interviews } from '#db/schema/interviews.ts'

type Interview = { status: InterviewStatus }

export const isOpen = ({ status }: Interview): boolean =>
  (OPEN_INTERVIEWS as readonly string[]).includes(status)

export const isOpenSql = oneOf(interviews.status, OPEN_INTERVIEWS)

/** A study stops inviting people once it has enough of these. */
export const BOOKED_INTERVIEWS = [...OPEN_INTERVIEWS, 'CONDUCTED'] as const

export const isBookedSql = oneOf(interviews.status, BOOKED_INTERVIEWS)
