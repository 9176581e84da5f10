import type { ScreenerError, ScreenerErrorType } from '@wattle/contract/screener'

const CHOICE_ERRORS: ScreenerErrorType[] = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE']
const MOST_SINGLE_MATCHES = 2

/**
 * Seed 001, section 4: validation finds errors, on load and at Return; an edit only takes away what
 * it may have mended.
 */
export type Edit =
  | { kind: 'question'; questionId: number }
  | { kind: 'option'; questionId: number }
  | { kind: 'type'; questionId: number }
  | { kind: 'match'; questionId: number; isSingle: boolean; matches: number }

export function clearedBy(errors: readonly ScreenerError[], edit: Edit): ScreenerError[] {
  const cleared = clearedTypes(edit)
  return errors
    .map((error) =>
      error.questionId === edit.questionId
        ? { ...error, errors: error.errors.filter(({ errorType }) => !cleared.includes(errorType)) }
        : error,
    )
    .filter((error) => error.errors.length > 0)
}

function clearedTypes(edit: Edit): ScreenerErrorType[] {
  if (edit.kind === 'question') return ['EMPTY_QUESTION_TEXT']
  if (edit.kind === 'option') return ['EMPTY_OPTION_TEXT']
  if (edit.kind === 'type') return CHOICE_ERRORS
  return edit.isSingle && edit.matches > MOST_SINGLE_MATCHES ? [] : CHOICE_ERRORS
}

export const hasError = (error: ScreenerError | undefined, type: ScreenerErrorType) =>
  error?.errors.some(({ errorType }) => errorType === type) ?? false
