import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityId, instant, pathId } from './text.ts'

/** Of any length: one that is none of ours, however it came about, is an unknown link and not bad input. */
const hash = z.string()

export const loginByScreenerHash = endpoint({
  method: 'GET',
  path: '/auth/login/by-screener-hash',
  audience: 'public',
  summary: 'Exchange the hash of a mailed link for a token that is good for this screener alone.',
  query: z.object({ hash }),
  reply: z.object({ accessToken: z.string() }),
})

export const RespondentScreener = z.object({
  userScreenerId: entityId,
  status: z.enum(['INVITED', 'STARTED', 'COMPLETED']),
  /** They were told that they fit, so the way to the hours can be shown. */
  hasHours: z.boolean(),
  /** The hour that is theirs, and the number that its calendar entries go by. */
  interview: z.nullable(z.object({ interviewId: entityId, startTime: instant, endTime: instant })),
  screenerInfo: z.object({
    studyTitle: z.string(),
    studyDescription: z.string(),
    estimatedTime: z.string(),
    conductingPeriod: z.string(),
    incentive: z.string(),
    consentFormLink: z.string(),
    contactEmail: z.string(),
  }),
  userAnswers: z.array(
    z.object({
      userScreenerAnswerId: entityId,
      question: z.string(),
      type: z.enum(['SINGLE_CHOICE', 'MULTIPLE_CHOICE']),
      options: z.array(z.object({ optionId: entityId, text: z.string(), selected: z.boolean() })),
    }),
  ),
})
export type RespondentScreener = z.output<typeof RespondentScreener>

export const getRespondentScreener = endpoint({
  method: 'GET',
  path: '/respondent/screener/:id',
  audience: 'respondent',
  summary: 'The screener as its respondent sees it; the hash is the id.',
  params: z.object({ id: hash }),
  reply: RespondentScreener,
})

export const startScreener = endpoint({
  method: 'POST',
  path: '/respondent/screener/:userScreenerId/start',
  audience: 'respondent',
  summary: 'Begin. Opening a link counts for nothing: mail scanners do it too.',
  params: z.object({ userScreenerId: pathId }),
  reply: RespondentScreener,
})

export const answerScreener = endpoint({
  method: 'POST',
  path: '/respondent/screener/answer',
  audience: 'respondent',
  summary:
    'Choose an option, or take it back by `selected: false`. A multiple choice is toggled without it.',
  body: z.object({
    userScreenerAnswerId: entityId,
    optionId: entityId,
    selected: z.optional(z.boolean()),
  }),
  reply: RespondentScreener,
})

export const completeScreener = endpoint({
  method: 'POST',
  path: '/respondent/screener/:userScreenerId/complete',
  audience: 'respondent',
  summary: 'Finish. Every question must have an answer.',
  params: z.object({ userScreenerId: pathId }),
  reply: z.object({ status: z.literal('COMPLETED') }),
})

export const RespondentSlot = z.object({
  slotId: entityId,
  startTime: instant,
  endTime: instant,
  available: z.boolean(),
  selected: z.boolean(),
  /** False on the booked time of someone who has left the panel: they can cancel it, not change it. */
  canMove: z.optional(z.boolean()),
})
export type RespondentSlot = z.output<typeof RespondentSlot>

/** Nothing is offered, changed or cancelled closer to its start than this. */
export const BOOKING_NOTICE_HOURS = 24

export const listRespondentSlots = endpoint({
  method: 'GET',
  path: '/respondent/slots/:hash',
  audience: 'respondent',
  summary: 'The hours that a fitting respondent can choose from, and their own.',
  params: z.object({ hash }),
  reply: z.array(RespondentSlot),
})

export const bookSlot = endpoint({
  method: 'PATCH',
  path: '/respondent/book/:slotId/:hash',
  audience: 'respondent',
  summary: 'Book an hour; one chosen before is freed.',
  params: z.object({ slotId: pathId, hash }),
  reply: z.extend(RespondentSlot, { interviewId: entityId }),
})

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/respondent/book/:hash',
  audience: 'respondent',
  summary: `Cancel one’s own booking, up to ${BOOKING_NOTICE_HOURS} hours before.`,
  params: z.object({ hash }),
  status: 204,
})
