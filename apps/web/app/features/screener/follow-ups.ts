import { isChoice } from '@wattle/contract/question-rules'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { andList } from '#lib/list-format.ts'

/** The questions shown only to people who chose one of these options. */
export const dependentsOf = (
  questions: readonly ScreenerQuestion[],
  optionIds: readonly number[],
) => questions.filter(({ shownIf }) => shownIf.some((id) => optionIds.includes(id)))

/** The questions that this one can follow up. There are none if it has a follow-up itself. */
export function parentsFor(
  questions: readonly ScreenerQuestion[],
  question: ScreenerQuestion,
): ScreenerQuestion[] {
  const own = question.options.map(({ id }) => id)
  if (dependentsOf(questions, own).length > 0) return []
  return questions
    .slice(0, questions.indexOf(question))
    .filter(({ type, shownIf }) => isChoice(type) && shownIf.length === 0)
}

/** Whether the move would put a follow-up before the question it depends on. */
export function isFollowUpMove(
  questions: readonly ScreenerQuestion[],
  position: number,
  by: 1 | -1,
): boolean {
  const upper = questions[Math.min(position, position + by) - 1]
  const lower = questions[Math.max(position, position + by) - 1]
  return Boolean(upper && lower && upper.options.some(({ id }) => lower.shownIf.includes(id)))
}

/**
 * Says what a deletion changes, as in "Question deleted. Question 5 now shows for everyone."
 * Undefined if nothing else changes.
 */
export function releasedWords(
  noun: string,
  dependents: readonly ScreenerQuestion[],
  optionIds: readonly number[],
  positionOf: (question: ScreenerQuestion) => number,
): string | undefined {
  const released = dependents.filter(({ shownIf }) => shownIf.every((id) => optionIds.includes(id)))
  if (released.length === 0) return undefined
  const numbers = andList(released.map(positionOf))
  return released.length === 1
    ? `${noun} deleted. Question ${numbers} now shows for everyone.`
    : `${noun} deleted. Questions ${numbers} now show for everyone.`
}
