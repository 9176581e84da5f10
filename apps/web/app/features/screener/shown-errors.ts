import {
  type ScreenerError,
  type ScreenerErrorType,
  type ScreenerQuestion,
  screenerErrors,
} from '@wattle/contract/screener'

const CHOICE_ERRORS: readonly ScreenerErrorType[] = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE']

/** What an edit may have mended. */
const CLEARED = {
  question: ['EMPTY_QUESTION_TEXT'],
  option: ['EMPTY_OPTION_TEXT'],
  type: CHOICE_ERRORS,
} satisfies Record<string, readonly ScreenerErrorType[]>

/**
 * Seed 001, section 4: validation finds errors, on load and at Return; an edit takes away what it may
 * have mended. Nobody is corrected while they write.
 */
export function clearedBy(
  errors: readonly ScreenerError[],
  questionId: number,
  edit: keyof typeof CLEARED,
): ScreenerError[] {
  const cleared: readonly ScreenerErrorType[] = CLEARED[edit]
  return without(errors, questionId, ({ errorType }) => cleared.includes(errorType))
}

/** Marks are chosen and not written: what they now make wrong or right is told at once. */
export function withChoiceOf(
  errors: readonly ScreenerError[],
  question: ScreenerQuestion,
): ScreenerError[] {
  const isChoice = ({ errorType }: Fault) => CHOICE_ERRORS.includes(errorType)
  const faults = (screenerErrors([question])[0]?.errors ?? []).filter(isChoice)
  const others = without(errors, question.id, isChoice)
  if (faults.length === 0) return others
  const before = others.find(({ questionId }) => questionId === question.id)
  const shown = before ?? { questionId: question.id, optionId: [], errors: [] }
  return [
    ...others.filter((error) => error !== before),
    { ...shown, errors: [...shown.errors, ...faults] },
  ]
}

/** Everything that is wrong with one question, for who asks for it. */
export function withAllOf(
  errors: readonly ScreenerError[],
  question: ScreenerQuestion,
): ScreenerError[] {
  return [
    ...errors.filter(({ questionId }) => questionId !== question.id),
    ...screenerErrors([question]),
  ]
}

/** What was found and is right by now, by an undo or in another window, is not shown any more. */
export function stillTrue(
  errors: readonly ScreenerError[],
  questions: readonly ScreenerQuestion[],
): ScreenerError[] {
  const found = new Set(screenerErrors(questions).flatMap(namesOf))
  return errors.reduce<ScreenerError[]>(
    (left, { questionId }) =>
      without(left, questionId, (fault) => !found.has(nameOf(questionId, fault))),
    [...errors],
  )
}

const nameOf = (questionId: number, { errorType }: Fault) => `${questionId} ${errorType}`
const namesOf = ({ questionId, errors }: ScreenerError) =>
  errors.map((fault) => nameOf(questionId, fault))

type Fault = ScreenerError['errors'][number]

function without(
  errors: readonly ScreenerError[],
  questionId: number,
  isGone: (fault: Fault) => boolean,
): ScreenerError[] {
  return errors
    .map((error) =>
      error.questionId === questionId
        ? { ...error, errors: error.errors.filter((fault) => !isGone(fault)) }
        : error,
    )
    .filter((error) => error.errors.length > 0)
}

export const hasError = (error: ScreenerError | undefined, type: ScreenerErrorType) =>
  error?.errors.some(({ errorType }) => errorType === type) ?? false
