import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { inWords, MAX_SINGLE_MATCHES, MIN_OPTIONS, MIN_QUESTIONS } from './limits.ts'
import { isNoneOption } from './respondent.ts'
import { entityId, pathId, typedText } from './text.ts'

export const QUESTION_TYPES = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const MAX_SCREENER_QUESTIONS = 30
export const MAX_OPTIONS = 20
export const MAX_QUESTION_LENGTH = 1000
export const MAX_OPTION_LENGTH = 500

export const questionType = z.enum(QUESTION_TYPES, { error: 'There is no such kind of question.' })

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
  /** From 1. */
  position: z.int(),
  /** The options stand in an order that means something, and are not shuffled. */
  ordered: z.boolean(),
  options: z.array(ScreenerOption),
})
export type ScreenerQuestion = z.output<typeof ScreenerQuestion>

export const Screener = z.object({
  id: entityId,
  /** Counts up with every change. */
  version: z.int(),
  questions: z.array(ScreenerQuestion),
})
export type Screener = z.output<typeof Screener>

export const SCREENER_ERROR_TYPES = [
  'EMPTY_QUESTION_TEXT',
  'EMPTY_OPTION_TEXT',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
] as const
export type ScreenerErrorType = (typeof SCREENER_ERROR_TYPES)[number]

export const SCREENER_ERROR_MESSAGES: Record<ScreenerErrorType, string> = {
  EMPTY_QUESTION_TEXT: 'Please enter the question.',
  EMPTY_OPTION_TEXT: 'Please enter a text for every option.',
  SINGLE_CHOICE: `Please mark one or ${inWords(MAX_SINGLE_MATCHES)} options that a fitting person would choose.`,
  MULTIPLE_CHOICE: 'Please mark at least one option that a fitting person would choose.',
}

export const ScreenerError = z.object({
  questionId: entityId,
  /** The options that it is about. */
  optionId: z.array(entityId),
  errors: z.array(z.object({ errorType: z.enum(SCREENER_ERROR_TYPES), errorMessage: z.string() })),
})
export type ScreenerError = z.output<typeof ScreenerError>

type Checked = {
  id: number
  question: string
  type: QuestionType
  options: readonly { id: number; text: string; mustMatch: boolean }[]
}

type JudgedQuestion = {
  type: QuestionType
  options: readonly { id: number; mustMatch: boolean }[]
}

/**
 * Whether these answers qualify, as far as this question goes. In a single choice the chosen option is
 * marked; in a multiple choice every marked option is chosen.
 */
export function isMet({ type, options }: JudgedQuestion, chosen: ReadonlySet<number>): boolean {
  const marked = options.filter(({ mustMatch }) => mustMatch)
  return type === 'SINGLE_CHOICE'
    ? marked.some(({ id }) => chosen.has(id))
    : marked.every(({ id }) => chosen.has(id))
}

/** What keeps a screener from being used; empty when nothing does. Both sides decide by this. */
export function screenerErrors(questions: readonly Checked[]): ScreenerError[] {
  return questions.map(errorsOf).filter(({ errors }) => errors.length > 0)
}

type Fault = ScreenerError['errors'][number]

const faultOf = (
  errorType: ScreenerErrorType,
  errorMessage = SCREENER_ERROR_MESSAGES[errorType],
): Fault => ({ errorType, errorMessage })

function errorsOf({ id, question, type, options }: Checked): ScreenerError {
  const blank = options.filter(({ text }) => text.trim() === '')
  const errors: Fault[] = []
  if (question.trim() === '') errors.push(faultOf('EMPTY_QUESTION_TEXT'))
  if (blank.length > 0) errors.push(faultOf('EMPTY_OPTION_TEXT'))
  const fault = choiceFault(type, options)
  if (fault) errors.push(fault)
  return { questionId: id, optionId: blank.map((option) => option.id), errors }
}

/** Whether somebody can fit, by the marks. Of a multiple choice a fitting person chooses all marked. */
function choiceFault(type: QuestionType, options: Checked['options']): Fault | undefined {
  const marked = options.filter(({ mustMatch }) => mustMatch)
  if (type === 'SINGLE_CHOICE') {
    const isSound = marked.length > 0 && marked.length <= MAX_SINGLE_MATCHES
    return isSound ? undefined : faultOf('SINGLE_CHOICE')
  }
  if (marked.length === 0) return faultOf('MULTIPLE_CHOICE')
  const none = marked.find(({ text }) => isNoneOption(text))
  return none && marked.length > 1
    ? faultOf(
        'MULTIPLE_CHOICE',
        `Nobody can choose “${none.text.trim()}” and another option. Please take a mark away.`,
      )
    : undefined
}

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
  summary: `Delete a question; ${inWords(MIN_QUESTIONS)} always stay.`,
  params: byId,
  reply: Screener,
})

const text = typedText(MAX_OPTION_LENGTH)

export const restoreScreenerQuestion = endpoint({
  method: 'POST',
  path: '/platform/screener/question/restore',
  audience: 'researcher',
  summary: 'Add a deleted question again, at its old place. It gets a new id.',
  body: z.object({
    screenerId: entityId,
    position: z.int().check(z.positive()),
    question: typedText(MAX_QUESTION_LENGTH),
    type: questionType,
    ordered: z.boolean(),
    options: z
      .array(z.object({ text, mustMatch: z.boolean() }))
      .check(z.minLength(MIN_OPTIONS), z.maxLength(MAX_OPTIONS)),
  }),
  reply: Screener,
})

export const updateScreenerQuestion = endpoint({
  method: 'PATCH',
  path: '/platform/screener/question',
  audience: 'researcher',
  summary: 'Change the kind of a question.',
  body: z.object({
    id: entityId,
    screenerId: entityId,
    type: questionType,
    ordered: z.optional(z.boolean()),
  }),
  reply: ScreenerQuestion,
})

export const updateScreener = endpoint({
  method: 'PATCH',
  path: '/platform/screener',
  audience: 'researcher',
  summary: 'Write the texts of questions and options. What is not named stays as it is.',
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
  summary: `Delete an option; ${inWords(MIN_OPTIONS)} always stay.`,
  params: byId,
  reply: Screener,
})

export const restoreScreenerOption = endpoint({
  method: 'POST',
  path: '/platform/screener/question-option/restore',
  audience: 'researcher',
  summary: 'Add a deleted option again, at its old place. It gets a new id.',
  body: z.object({
    screenerQuestionId: entityId,
    position: z.int().check(z.positive()),
    text,
    mustMatch: z.boolean(),
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
  summary: 'Mark an option as one that a fitting person chooses, or take the mark away.',
  params: z.object({
    optionId: pathId,
    flag: z.enum(['true', 'false'], { error: 'The flag is true or false.' }),
  }),
  reply: ScreenerOption,
})

export const validateScreener = endpoint({
  method: 'GET',
  path: '/platform/screener/validate/:screenerId',
  audience: 'researcher',
  summary: 'What keeps the screener from being used; empty when nothing does.',
  params: z.object({ screenerId: pathId }),
  reply: z.array(ScreenerError),
})
