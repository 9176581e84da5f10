import * as z from 'zod/mini'
import { inWords, MAX_SINGLE_MATCHES } from './limits.ts'
import { isChoice, isInRange, type JudgedQuestion, MAX_NUMBER, parentOf } from './question-rules.ts'
import { isNoneOption } from './respondent.ts'
import { entityId } from './text.ts'

export const SCREENER_ERROR_TYPES = [
  'EMPTY_QUESTION_TEXT',
  'EMPTY_OPTION_TEXT',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'RULE',
  'NUMBER_RANGE',
  'FOLLOW_UP',
] as const
export type ScreenerErrorType = (typeof SCREENER_ERROR_TYPES)[number]

export const SCREENER_ERROR_MESSAGES: Record<ScreenerErrorType, string> = {
  EMPTY_QUESTION_TEXT: 'Please enter the question.',
  EMPTY_OPTION_TEXT: 'Please enter text for every option.',
  SINGLE_CHOICE: `Please mark one or ${inWords(MAX_SINGLE_MATCHES)} options that someone who qualifies would choose.`,
  MULTIPLE_CHOICE: 'Please mark at least one option that someone who qualifies would choose.',
  RULE: 'Please mark some of the options, but not all.',
  NUMBER_RANGE: 'Please enter “From”, “To” or both.',
  FOLLOW_UP: 'Please choose options from one earlier question that everyone sees.',
}

export const ScreenerError = z.object({
  questionId: entityId,
  optionId: z.array(entityId),
  errors: z.array(z.object({ errorType: z.enum(SCREENER_ERROR_TYPES), errorMessage: z.string() })),
})
export type ScreenerError = z.output<typeof ScreenerError>

type Checked = Omit<JudgedQuestion, 'options'> & {
  question: string
  options: readonly { id: number; text: string; mustMatch: boolean }[]
}

/**
 * What researchers have to fix before they can use the screener. Empty if it's fine. Both the
 * server and the browser use this.
 */
export function screenerErrors(questions: readonly Checked[]): ScreenerError[] {
  return questions
    .map((question, at) => errorsOf(question, questions.slice(0, at)))
    .filter(({ errors }) => errors.length > 0)
}

type Fault = ScreenerError['errors'][number]

const faultOf = (
  errorType: ScreenerErrorType,
  errorMessage = SCREENER_ERROR_MESSAGES[errorType],
): Fault => ({ errorType, errorMessage })

function errorsOf(question: Checked, earlier: readonly Checked[]): ScreenerError {
  const { id, type, options, shownIf = [] } = question
  const blank = isChoice(type) ? options.filter(({ text }) => text.trim() === '') : []
  const errors: Fault[] = []
  if (question.question.trim() === '') errors.push(faultOf('EMPTY_QUESTION_TEXT'))
  if (blank.length > 0) errors.push(faultOf('EMPTY_OPTION_TEXT'))
  const fault = ruleFault(question)
  if (fault) errors.push(fault)
  if (shownIf.length > 0 && !parentOf(shownIf, earlier)) errors.push(faultOf('FOLLOW_UP'))
  return { questionId: id, optionId: blank.map((option) => option.id), errors }
}

/** Checks that some answers to the question qualify and some don't. */
function ruleFault(question: Checked): Fault | undefined {
  const { type, rule = 'MATCH', options } = question
  if (rule === 'NOTE') return undefined
  if (!isChoice(type)) return rangeFault(question)
  return rule === 'MATCH' ? matchFault(question) : someMarkedFault(options)
}

function rangeFault({ numberMin = null, numberMax = null, rule }: Checked): Fault | undefined {
  if (numberMin === null && numberMax === null) return faultOf('NUMBER_RANGE')
  if (numberMin !== null && numberMax !== null && numberMin > numberMax)
    return faultOf('NUMBER_RANGE', '“From” can’t be more than “To”.')
  const range = { numberMin, numberMax }
  const takesAll = isInRange(range, 0) && isInRange(range, MAX_NUMBER)
  return rule === 'REJECT' && takesAll
    ? faultOf('NUMBER_RANGE', 'This range rules everyone out.')
    : undefined
}

function someMarkedFault(options: Checked['options']): Fault | undefined {
  const marked = options.filter(({ mustMatch }) => mustMatch).length
  return marked > 0 && marked < options.length ? undefined : faultOf('RULE')
}

/**
 * Checks the marked options under the rule MATCH. In a multiple-choice question, people need to
 * choose every marked option to qualify.
 */
function matchFault({ type, options }: Checked): Fault | undefined {
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
        `Nobody can choose both “${none.text.trim()}” and another option. Please unmark one.`,
      )
    : undefined
}
