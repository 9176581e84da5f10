import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ERRORS } from './errors.ts'
import { inWords, MAX_SINGLE_MATCHES, MIN_OPTIONS } from './limits.ts'
import { CHOICE_TYPES, type ChoiceType, type Rule } from './question-rules.ts'
import { MAX_OPTION_LENGTH, MAX_OPTIONS, MAX_QUESTION_LENGTH, questionRule } from './screener.ts'
import { SCREENER_ERROR_MESSAGES, screenerErrors } from './screener-errors.ts'
import { entityId, pathId, typedLine, typedText } from './text.ts'

/** How many questions the bank shows at once. Search narrows them down. */
export const MOST_OFFERED = 100

const choiceType = z.enum(CHOICE_TYPES)

export const BankQuestion = z.object({
  id: entityId,
  /**
   * Send this with an edit, for optimistic locking. We reject an edit that's based on an older
   * version.
   */
  version: z.int(),
  question: z.string(),
  type: choiceType,
  rule: questionRule,
  options: z.array(z.object({ text: z.string(), mustMatch: z.boolean() })),
  tags: z.optional(z.array(z.string())),
})
export type BankQuestion = z.output<typeof BankQuestion>

export const MAX_TAGS = 10
export const MAX_TAG_LENGTH = 40

/** Tags help admins find questions. If an edit leaves them out, they stay as they are. */
const tags = z.optional(
  z
    .array(typedLine(MAX_TAG_LENGTH).check(z.minLength(1, 'Please enter a tag.')))
    .check(z.maxLength(MAX_TAGS, `You can have up to ${MAX_TAGS} tags.`)),
)
/**
 * A question as admins see it: with the profile field that it asks about and, for each of its
 * options, the matching option of that field.
 */
export const AdminBankQuestion = z.extend(BankQuestion, {
  profileFieldId: z.optional(z.nullable(entityId)),
  options: z.array(
    z.object({
      text: z.string(),
      mustMatch: z.boolean(),
      profileOptionId: z.optional(z.nullable(entityId)),
    }),
  ),
})
export type AdminBankQuestion = z.output<typeof AdminBankQuestion>

const optionText = typedText(MAX_OPTION_LENGTH).check(
  z.minLength(1, SCREENER_ERROR_MESSAGES.EMPTY_OPTION_TEXT),
)

/** An option, either as plain text or with a mark that says whether it qualifies. */
const OptionInput = z.union([
  optionText,
  z.object({
    text: optionText,
    mustMatch: z.optional(z.boolean()),
    profileOptionId: z.optional(z.nullable(entityId)),
  }),
])
type OptionInput = z.output<typeof OptionInput>

export const markedOption = (given: OptionInput) =>
  typeof given === 'string'
    ? { text: given, mustMatch: false, profileOptionId: null }
    : {
        text: given.text,
        mustMatch: given.mustMatch ?? false,
        profileOptionId: given.profileOptionId ?? null,
      }

type Marked = { type: ChoiceType; rule?: Rule | undefined; options: OptionInput[] }

/**
 * Checks a bank question's marked options. The question doesn't need any, because each project
 * decides who qualifies. If it has some, they must pass the same checks as in a screener.
 */
function hasSoundMarks({ type, rule, options }: Marked): boolean {
  const marked = options.map((given, id) => ({ ...markedOption(given), id }))
  if (!marked.some(({ mustMatch }) => mustMatch)) return true
  return screenerErrors([{ id: 0, question: '?', type, rule, options: marked }]).length === 0
}

const wording = {
  question: typedText(MAX_QUESTION_LENGTH).check(
    z.minLength(1, SCREENER_ERROR_MESSAGES.EMPTY_QUESTION_TEXT),
  ),
  type: choiceType,
  rule: z.optional(questionRule),
  profileFieldId: z.optional(z.nullable(entityId)),
  options: z
    .array(OptionInput)
    .check(
      z.minLength(MIN_OPTIONS, ERRORS.TOO_FEW_OPTIONS.message),
      z.maxLength(MAX_OPTIONS, ERRORS.TOO_MANY_OPTIONS.message),
    ),
  tags,
}
const soundMarks = z.refine<Marked>(hasSoundMarks, {
  error: ({ input }) =>
    (input as Marked).rule === 'ANY' || (input as Marked).rule === 'REJECT'
      ? SCREENER_ERROR_MESSAGES.RULE
      : `In a single-choice question, please mark one or ${inWords(MAX_SINGLE_MATCHES)} options, or none.`,
  path: ['options'],
})

export const addBankQuestion = endpoint({
  method: 'POST',
  path: '/admin/question',
  audience: 'admin',
  summary: 'Add a question to the bank, for the editor and the generator to offer.',
  status: 201,
  body: z.object(wording).check(soundMarks),
  reply: AdminBankQuestion,
})

export const updateBankQuestion = endpoint({
  method: 'PUT',
  path: '/admin/question/:id',
  audience: 'admin',
  summary: 'Change a question in the bank. Copies in screeners don’t change.',
  params: z.object({ id: pathId }),
  body: z.object({ version: z.int(), ...wording }).check(soundMarks),
  reply: AdminBankQuestion,
})

const search = z.object({ search: z.optional(typedText(200)) })

export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/admin/question',
  audience: 'admin',
  summary: 'The bank of screener questions, newest first.',
  query: search,
  reply: z.array(AdminBankQuestion),
})

export const removeBankQuestion = endpoint({
  method: 'DELETE',
  path: '/admin/question/:id',
  audience: 'admin',
  summary: 'Remove a question from the bank. Screeners keep their copies.',
  status: 204,
  params: z.object({ id: pathId }),
})

export const offerBankQuestions = endpoint({
  method: 'GET',
  path: '/platform/screener/question-bank',
  audience: 'researcher',
  summary: 'Bank questions that can be copied into a screener.',
  query: search,
  reply: z.array(BankQuestion),
})
