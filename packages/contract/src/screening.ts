import * as z from 'zod/mini'
import { ConsentRequest } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { BOOKING_NOTICE_HOURS } from './limits.ts'
import { MAX_ANSWER_LENGTH, QUESTION_TYPES } from './question-rules.ts'
import { RESPONDENT_CALLS } from './respondent.ts'
import { wholeNumber } from './screener.ts'
import { entityId, instant, pathId, typedText } from './text.ts'

/** Allows any length, so a wrong link gets the error for unknown links, not a validation error. */
const hash = z.string()

export const loginByScreenerHash = endpoint({
  ...RESPONDENT_CALLS.loginByScreenerHash,
  summary: 'Exchange the hash in an emailed link for a token that only works for this screener.',
  query: z.object({ hash }),
  reply: z.object({ accessToken: z.string() }),
})

export const RespondentScreener = z.object({
  userScreenerId: entityId,
  status: z.enum(['INVITED', 'STARTED', 'COMPLETED']),
  /**
   * True if we've told this person that they qualify, so the page can link to the times to choose
   * from.
   */
  hasHours: z.boolean(),
  /** The person's booked time, and the id that its calendar entries use. */
  interview: z.nullable(
    z.object({
      interviewId: entityId,
      startTime: instant,
      endTime: instant,
      /** Whether the person said they'll come. Null until they answer. */
      coming: z.optional(z.nullable(z.boolean())),
    }),
  ),
  screenerInfo: z.object({
    studyTitle: z.string(),
    studyDescription: z.string(),
    estimatedTime: z.string(),
    conductingPeriod: z.string(),
    incentive: z.string(),
    consentFormLink: z.string(),
    contactEmail: z.string(),
    /** True if people who qualify can choose a time as soon as they've finished. */
    booksAtOnce: z.optional(z.boolean()),
    /**
     * True if people can go on standby once all times are taken. If it's false, the page doesn't
     * need to call `getStandby`.
     */
    hasStandbys: z.optional(z.boolean()),
    /**
     * True if this person came through an open link and has to confirm their email address before
     * they can book.
     */
    isUnconfirmed: z.optional(z.boolean()),
  }),
  /**
   * Only sent when someone opens or starts the screener, because answering a question doesn't
   * change the consents.
   */
  consents: z.optional(z.array(ConsentRequest)),
  /** Only the questions that this person sees, given their answers so far. */
  userAnswers: z.array(
    z.object({
      userScreenerAnswerId: entityId,
      question: z.string(),
      type: z.enum(QUESTION_TYPES),
      options: z.array(z.object({ optionId: entityId, text: z.string(), selected: z.boolean() })),
      /** The answer to an open text question. Null until there is one. */
      text: z.optional(z.nullable(z.string())),
      /** The answer to a number question. Null until there is one. */
      number: z.optional(z.nullable(z.int())),
    }),
  ),
})
export type RespondentScreener = z.output<typeof RespondentScreener>

export const getRespondentScreener = endpoint({
  ...RESPONDENT_CALLS.getRespondentScreener,
  summary: 'The screener as the participant sees it. The hash is its id.',
  params: z.object({ id: hash }),
  reply: RespondentScreener,
})

export const startScreener = endpoint({
  ...RESPONDENT_CALLS.startScreener,
  summary:
    'Start the questions. Opening the link doesn’t count as starting, because mail scanners open links too.',
  params: z.object({ userScreenerId: pathId }),
  reply: RespondentScreener,
})

const given = { optionId: true, text: true, number: true } as const

const isOneAnswer = (body: { [Field in keyof typeof given]?: unknown }): boolean =>
  Object.keys(given).filter((field) => body[field as keyof typeof given] !== undefined).length === 1

export const answerScreener = endpoint({
  ...RESPONDENT_CALLS.answerScreener,
  summary:
    'Choose an option, or deselect it with `selected: false`. Without `selected`, an option of a multiple-choice question is toggled. Or answer with text or a number, where empty text or null clears the answer.',
  body: z
    .object({
      userScreenerAnswerId: entityId,
      optionId: z.optional(entityId),
      selected: z.optional(z.boolean()),
      text: z.optional(typedText(MAX_ANSWER_LENGTH)),
      number: z.optional(z.nullable(wholeNumber)),
    })
    .check(
      z.refine(isOneAnswer, {
        error: 'Please send exactly one of optionId, text and number.',
        path: ['optionId'],
      }),
    ),
  reply: RespondentScreener,
})

export const completeScreener = endpoint({
  ...RESPONDENT_CALLS.completeScreener,
  summary: 'Finish the questions. Every visible question must have an answer.',
  params: z.object({ userScreenerId: pathId }),
  reply: z.object({ status: z.literal('COMPLETED') }),
})

export const RespondentSlot = z.object({
  slotId: entityId,
  startTime: instant,
  endTime: instant,
  available: z.boolean(),
  selected: z.boolean(),
  /**
   * False if the person has left the panel. They can still cancel their booking, but not change it.
   */
  canMove: z.optional(z.boolean()),
})
export type RespondentSlot = z.output<typeof RespondentSlot>

export const listRespondentSlots = endpoint({
  ...RESPONDENT_CALLS.listRespondentSlots,
  summary: 'The times a participant who qualifies can choose from, and the one they’ve booked.',
  params: z.object({ hash }),
  reply: z.array(RespondentSlot),
})

export const bookSlot = endpoint({
  ...RESPONDENT_CALLS.bookSlot,
  summary: 'Book a time. This releases an earlier booking.',
  params: z.object({ slotId: pathId, hash }),
  reply: z.extend(RespondentSlot, { interviewId: entityId }),
})

export const cancelBooking = endpoint({
  ...RESPONDENT_CALLS.cancelBooking,
  summary: `Cancel your own booking, up to ${BOOKING_NOTICE_HOURS} hours before the interview starts.`,
  params: z.object({ hash }),
  status: 204,
})

export const answerAttendance = endpoint({
  ...RESPONDENT_CALLS.answerAttendance,
  summary:
    'Say whether you’ll be there. If not, the interview is cancelled. Works until the interview starts.',
  params: z.object({ hash }),
  body: z.object({ coming: z.boolean() }),
  reply: z.object({ coming: z.boolean() }),
})

const StandbySlot = z.object({ slotId: entityId, startTime: instant, endTime: instant })

export const Standby = z.object({
  /** True if all times are taken, but this person can go on standby. */
  isWanted: z.boolean(),
  /** The times that are taken now but may become free. */
  slots: z.array(StandbySlot),
  /** The times that this person could make. Empty if they aren't on standby. */
  slotIds: z.array(entityId),
  /** A time that became free and that we're holding for this person. */
  offer: z.nullable(z.extend(StandbySlot, { answerBy: instant })),
})
export type Standby = z.output<typeof Standby>

export const getStandby = endpoint({
  ...RESPONDENT_CALLS.getStandby,
  summary: 'Whether the participant can stand by, and the time we’re offering them.',
  params: z.object({ hash }),
  reply: Standby,
})

export const standBy = endpoint({
  ...RESPONDENT_CALLS.standBy,
  summary: 'Stand by for these times, or stop standing by with an empty list.',
  params: z.object({ hash }),
  body: z.object({ slotIds: z.array(entityId).check(z.maxLength(200)) }),
  reply: Standby,
})

export const acceptOffer = endpoint({
  ...RESPONDENT_CALLS.acceptOffer,
  summary: 'Take the offered time.',
  params: z.object({ hash }),
  reply: z.extend(StandbySlot, { interviewId: entityId }),
})

export const declineOffer = endpoint({
  ...RESPONDENT_CALLS.declineOffer,
  summary: 'Decline the offered time, and stay on standby.',
  params: z.object({ hash }),
  reply: Standby,
})
