import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formatCount } from './format-count.ts'
import { inWords, MIN_OPTIONS, MIN_QUESTIONS } from './limits.ts'
import { MAX_NUMBER, QUESTION_TYPES, RULES } from './question-rules.ts'
import { ScreenerError } from './screener-errors.ts'
import { entityId, pathId, typedText } from './text.ts'

export const MAX_SCREENER_QUESTIONS = 30
export const MAX_OPTIONS = 20
export const MAX_QUESTION_LENGTH = 1000
export const MAX_OPTION_LENGTH = 500

export const questionType = z.enum(QUESTION_TYPES)
export const questionRule = z.enum(RULES)

const NOT_A_NUMBER = `Please enter a whole number from 0 to ${formatCount(MAX_NUMBER)}.`

/** The numbers that people can answer with. Ranges have the same limits. */
export const wholeNumber = z
  .int({ error: NOT_A_NUMBER })
  .check(z.minimum(0, NOT_A_NUMBER), z.maximum(MAX_NUMBER, NOT_A_NUMBER))

export const ScreenerOption = z.object({
  id: entityId,
  text: z.string(),
  mustMatch: z.boolean(),
  screenerQuestionId: entityId,
})
export type ScreenerOption = z.output<typeof ScreenerOption>

export const ScreenerQuestion = z.object({
  id: entityId,
  question: z.string(),
  type: questionType,
  /** Decides who qualifies. question-rules.ts explains each rule. */
  rule: questionRule,
  /** The range of a number question. A null end is open. */
  numberMin: z.nullable(wholeNumber),
  numberMax: z.nullable(wholeNumber),
  /**
   * Only people who chose one of these options see the question. If there are none, everyone does.
   */
  shownIf: z.array(entityId),
  /** The question's position, from 1. */
  position: z.int(),
  /** True if the options have a natural order, so we don't shuffle them. */
  ordered: z.boolean(),
  options: z.array(ScreenerOption),
  /** True if the generator added the question to find out who has the problem. */
  asksProblem: z.optional(z.boolean()),
})
export type ScreenerQuestion = z.output<typeof ScreenerQuestion>

export const Screener = z.object({
  id: entityId,
  /** The screener's version, which goes up by one with every change. */
  version: z.int(),
  questions: z.array(ScreenerQuestion),
})
export type Screener = z.output<typeof Screener>

const byId = z.object({ id: pathId })

export const addScreenerQuestion = endpoint({
  method: 'POST',
  path: '/platform/screener/question',
  audience: 'researcher',
  summary: `Add a single-choice question with ${inWords(MIN_OPTIONS)} empty options, or a copy of one from the bank.`,
  status: 201,
  body: z.object({ screenerId: entityId, bankQuestionId: z.optional(entityId) }),
  reply: ScreenerQuestion,
})

export const deleteScreenerQuestion = endpoint({
  method: 'DELETE',
  path: '/platform/screener/question/:id',
  audience: 'researcher',
  summary: `Delete a question. At least ${inWords(MIN_QUESTIONS)} have to stay.`,
  params: byId,
  reply: Screener,
})

const text = typedText(MAX_OPTION_LENGTH)

const ruleFields = {
  rule: z.optional(questionRule),
  numberMin: z.optional(z.nullable(wholeNumber)),
  numberMax: z.optional(z.nullable(wholeNumber)),
  shownIf: z.optional(z.array(entityId).check(z.maxLength(MAX_OPTIONS))),
}

export const restoreScreenerQuestion = endpoint({
  method: 'POST',
  path: '/platform/screener/question/restore',
  audience: 'researcher',
  summary: 'Restore a deleted question to its old position. It gets a new id.',
  body: z.object({
    screenerId: entityId,
    position: z.int().check(z.positive()),
    question: typedText(MAX_QUESTION_LENGTH),
    type: questionType,
    ordered: z.boolean(),
    options: z
      .array(z.object({ text, mustMatch: z.boolean() }))
      .check(z.minLength(MIN_OPTIONS), z.maxLength(MAX_OPTIONS)),
    ...ruleFields,
    /**
     * The follow-ups that depended on the deleted question's options, so restoring the question can
     * link them again. `options` are the options' indexes, from 0.
     */
    followUps: z.optional(
      z
        .array(
          z.object({
            questionId: entityId,
            options: z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_OPTIONS)),
          }),
        )
        .check(z.maxLength(MAX_SCREENER_QUESTIONS)),
    ),
  }),
  reply: Screener,
})

export const updateScreenerQuestion = endpoint({
  method: 'PATCH',
  path: '/platform/screener/question',
  audience: 'researcher',
  summary: 'Change a question’s type, who qualifies, and who sees it.',
  body: z.object({
    id: entityId,
    screenerId: entityId,
    type: questionType,
    ordered: z.optional(z.boolean()),
    ...ruleFields,
  }),
  reply: ScreenerQuestion,
})

export const updateScreener = endpoint({
  method: 'PATCH',
  path: '/platform/screener',
  audience: 'researcher',
  summary: 'Change the texts of questions and options. Anything you leave out doesn’t change.',
  body: z.object({
    id: entityId,
    version: z.optional(z.int()),
    questions: z
      .array(
        z.object({
          id: entityId,
          question: z.optional(typedText(MAX_QUESTION_LENGTH)),
          options: z.optional(
            z.array(z.object({ id: entityId, text })).check(z.maxLength(MAX_OPTIONS)),
          ),
        }),
      )
      .check(z.maxLength(MAX_SCREENER_QUESTIONS)),
  }),
  reply: Screener,
})

export const addScreenerOption = endpoint({
  method: 'POST',
  path: '/platform/screener/question-option',
  audience: 'researcher',
  summary: 'Add an empty option to a question.',
  status: 201,
  body: z.object({ screenerQuestionId: entityId }),
  reply: ScreenerOption,
})

export const deleteScreenerOption = endpoint({
  method: 'DELETE',
  path: '/platform/screener/question-option/:id',
  audience: 'researcher',
  summary: `Delete an option. At least ${inWords(MIN_OPTIONS)} have to stay.`,
  params: byId,
  reply: Screener,
})

export const restoreScreenerOption = endpoint({
  method: 'POST',
  path: '/platform/screener/question-option/restore',
  audience: 'researcher',
  summary: 'Restore a deleted option to its old position. It gets a new id.',
  body: z.object({
    screenerQuestionId: entityId,
    position: z.int().check(z.positive()),
    text,
    mustMatch: z.boolean(),
    /**
     * The follow-ups that depended on the deleted option, so restoring the option can link them
     * again.
     */
    followUps: z.optional(z.array(entityId).check(z.maxLength(MAX_SCREENER_QUESTIONS))),
  }),
  reply: Screener,
})

export const moveScreenerQuestionUp = endpoint({
  method: 'POST',
  path: '/platform/screener/question/:id/up',
  audience: 'researcher',
  summary: 'Move a question up by one.',
  params: byId,
  reply: Screener,
})

export const moveScreenerQuestionDown = endpoint({
  method: 'POST',
  path: '/platform/screener/question/:id/down',
  audience: 'researcher',
  summary: 'Move a question down by one.',
  params: byId,
  reply: Screener,
})

export const setMustMatch = endpoint({
  method: 'POST',
  path: '/platform/screener/question-option/:optionId/correct/:flag',
  audience: 'researcher',
  summary: 'Mark an option as qualifying, or remove the mark.',
  params: z.object({
    optionId: pathId,
    flag: z.enum(['true', 'false'], { error: 'The flag must be true or false.' }),
  }),
  reply: ScreenerOption,
})

export const validateScreener = endpoint({
  method: 'GET',
  path: '/platform/screener/validate/:screenerId',
  audience: 'researcher',
  summary: 'What to fix before anyone can use the screener. Empty if there’s nothing to fix.',
  params: z.object({ screenerId: pathId }),
  reply: z.array(ScreenerError),
})
