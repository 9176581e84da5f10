import { isAnswered, type Screener } from './choices.ts'

/** Seed 001 section 2: the steps of a screener with N questions are 1 to N+5. */
export const TITLE = 1
export const INSTRUCTIONS = 2
export const CONSENT = 3
export const FIRST_QUESTION = 4

export const closingOf = ({ userAnswers }: Screener) => userAnswers.length + 4
export const thanksOf = ({ userAnswers }: Screener) => userAnswers.length + 5

export type StepName =
  | 'title'
  | 'instructions'
  | 'consent'
  | 'question'
  | 'closing'
  | 'thanks'
  | 'unknown'

export function stepName(step: number, screener: Screener): StepName {
  if (step === TITLE) return 'title'
  if (step === INSTRUCTIONS) return 'instructions'
  if (step === CONSENT) return 'consent'
  if (step === closingOf(screener)) return 'closing'
  if (step === thanksOf(screener)) return 'thanks'
  const isQuestion = Number.isInteger(step) && step >= FIRST_QUESTION && step < closingOf(screener)
  return isQuestion ? 'question' : 'unknown'
}

/**
 * Where to resume: at the first question without an answer, or at a multiple-choice question just
 * before it, which may need more ticks. People without any answers resume at the instructions,
 * because they may not have read those or agreed yet.
 */
export function resumeAt(screener: Screener): number {
  const { status, userAnswers } = screener
  if (status === 'COMPLETED') return thanksOf(screener)
  if (status === 'INVITED') return TITLE
  if (!userAnswers.some(isAnswered)) return INSTRUCTIONS
  const next = userAnswers.findIndex((question) => !isAnswered(question))
  if (next === -1) return closingOf(screener)
  const isBeforeUnsure = userAnswers[next - 1]?.type === 'MULTIPLE_CHOICE'
  return FIRST_QUESTION + next - (isBeforeUnsure ? 1 : 0)
}

/**
 * Where people continue after going back to a skipped question: the next skipped one, or the last
 * step.
 */
export function nextOpen(step: number, screener: Screener): number {
  const next = screener.userAnswers.findIndex(
    (question, index) => FIRST_QUESTION + index > step && !isAnswered(question),
  )
  return next === -1 ? closingOf(screener) : FIRST_QUESTION + next
}

/**
 * The requested step, if the person may see it. Otherwise the step they have to complete first, or
 * the thank-you page if they've finished.
 */
export function reachable(asked: number, screener: Screener, hasAgreed: boolean): number {
  const { status, userAnswers } = screener
  if (status === 'COMPLETED') return thanksOf(screener)
  if (stepName(asked, screener) === 'unknown') return asked
  if (status === 'INVITED') return TITLE
  if (asked < FIRST_QUESTION) return asked
  if (!hasAgreed && !userAnswers.some(isAnswered)) return CONSENT
  return Math.min(asked, closingOf(screener))
}
