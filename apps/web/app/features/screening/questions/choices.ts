import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { isNoneOption } from '@wattle/contract/respondent'
import type { answerScreener, getRespondentScreener } from '@wattle/contract/screening'

export type Screener = CallReply<typeof getRespondentScreener>
export type Question = Screener['userAnswers'][number]
/**
 * Says which answer to store instead of toggling one, so sending it twice is harmless (idempotent).
 */
export type Choice = CallInput<typeof answerScreener>['body']
/** Text or a number. Empty text or null means no answer. */
export type Written = { text: string } | { number: number | null }

export const isWritten = ({ type }: Pick<Question, 'type'>) =>
  type === 'NUMBER' || type === 'OPEN_TEXT'

export const isAnswered = ({ options, text, number }: Question) =>
  options.some(({ selected }) => selected) || Boolean(text) || typeof number === 'number'

/** The question as it will be once the server has stored the choice. */
function answered(
  question: Question,
  { optionId, selected = true, text, number }: Choice,
): Question {
  if (text !== undefined) return { ...question, text: text.trim() || null }
  if (number !== undefined) return { ...question, number }
  const picked = question.options.find((option) => option.optionId === optionId)
  if (!picked) return question
  const isAlone = question.type === 'SINGLE_CHOICE' || isNoneOption(picked.text)
  const options = question.options.map((option) => {
    if (option.optionId === optionId) return { ...option, selected }
    // Choosing 'None of these' deselects the other options, and choosing another option deselects
    // 'None of these'.
    const isOut = selected && (isAlone || isNoneOption(option.text))
    return isOut ? { ...option, selected: false } : option
  })
  return { ...question, options }
}

/** What the person sees: the stored answers, with the queued ones applied (optimistic update). */
export function withChoices(screener: Screener, waiting: readonly Choice[]): Screener {
  const userAnswers = screener.userAnswers.map((question) =>
    waiting
      .filter((choice) => choice.userScreenerAnswerId === question.userScreenerAnswerId)
      .reduce(answered, question),
  )
  return { ...screener, userAnswers }
}

/**
 * Queues a choice. It replaces an earlier choice for the same option, or for the same question if
 * the question takes only one answer.
 */
export function queued(
  waiting: readonly Choice[],
  choice: Choice,
  type: Question['type'],
): Choice[] {
  const isOutdated = (other: Choice) =>
    other.userScreenerAnswerId === choice.userScreenerAnswerId &&
    (type !== 'MULTIPLE_CHOICE' || other.optionId === choice.optionId)
  return [...waiting.filter((other) => !isOutdated(other)), choice]
}
