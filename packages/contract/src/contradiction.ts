import * as z from 'zod/mini'
import { dayAndMonthIn, isoDayIn, monthNameIn, yearIn } from './date-formats.ts'
import { endpoint } from './endpoint.ts'
import { inWords } from './limits.ts'
import { entityId, instant, pathId } from './text.ts'

/** This many answers in the same position, in a row, look careless. */
export const SAME_PLACES = 6

/**
 * What doesn't add up: an answer that contradicts the profile, an earlier study or another answer,
 * or a person who answered too fast or always chose the option in the same position.
 */
export const CONTRADICTION_KINDS = [
  'PROFILE',
  'EARLIER_STUDY',
  'WITHIN_SCREENER',
  'TOO_FAST',
  'SAME_PLACE',
] as const
export type ContradictionKind = (typeof CONTRADICTION_KINDS)[number]

/**
 * What the person said before and what they say now, in words. `field` is the key of the profile
 * field.
 */
export type ContradictionDetails = {
  field?: string
  before?: string
  beforeAt?: string
  now?: string
}

/** A contradiction for our team to ask the person about. */
export const Contradiction = z.object({
  id: entityId,
  kind: z.enum(CONTRADICTION_KINDS),
  /** The contradiction in a sentence, such as "Said born 1984 in March, 1990 today." */
  words: z.string(),
  at: instant,
})

/** A contradiction in the data that a member downloads, with the time an admin cleared it. */
export const MemberContradiction = z.object({
  words: z.string(),
  at: instant,
  clearedAt: z.nullable(instant),
})

/** Two different answers to the same question, so we ask the member which is right. */
export const ToClarify = z.object({
  fieldId: entityId,
  before: z.string(),
  beforeAt: instant,
  now: z.string(),
  at: instant,
})

export const clearContradiction = endpoint({
  method: 'POST',
  path: '/admin/contradictions/:id/clear',
  audience: 'admin',
  summary: 'Mark contradictory answers as cleared up.',
  status: 204,
  params: z.object({ id: pathId }),
})

type Words = { kind: ContradictionKind; details: ContradictionDetails; at: Date }

/**
 * Writes the contradiction as one sentence for a recruiter. Says "today" if the person answered
 * today in the given time zone.
 */
export function contradictionInWords({ kind, details, at }: Words, now: Date, timeZone: string) {
  const { field, before = '', beforeAt, now: said = '' } = details
  const isToday = isoDayIn(at, timeZone) === isoDayIn(now, timeZone)
  const when = isToday ? 'today' : `on ${dayAndMonthIn(at, timeZone)}`
  const born = field === 'birth-year' ? 'born ' : ''
  switch (kind) {
    case 'PROFILE':
    case 'EARLIER_STUDY':
      return `Said ${born}${before} ${monthIn(new Date(beforeAt ?? at), now, timeZone)}, ${said} ${when}.`
    case 'WITHIN_SCREENER':
      return `Answered both “${before}” and “${said}” ${when}.`
    case 'TOO_FAST':
      return `Answered ${said}.`
    case 'SAME_PLACE':
      return `Chose the option in the same position in ${inWords(SAME_PLACES)} questions with shuffled options.`
  }
}

/** The month of an answer, such as "in March", with the year if it isn't this year. */
export function monthIn(at: Date, now: Date, timeZone: string): string {
  const year = yearIn(at, timeZone)
  const month = monthNameIn(at, timeZone)
  return year === yearIn(now, timeZone) ? `in ${month}` : `in ${month} ${year}`
}
