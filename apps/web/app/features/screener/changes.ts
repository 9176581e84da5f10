import { isNoneOption } from '@wattle/contract/respondent'
import type { Screener, ScreenerOption, ScreenerQuestion } from '@wattle/contract/screener'
import { withoutBlock } from '#lib/block-list.ts'

type Questions = (questions: ScreenerQuestion[]) => ScreenerQuestion[]

/**
 * Applies a change to the questions, then increments the version and renumbers them, as the server
 * does.
 */
export function change(screener: Screener, work: Questions): Screener {
  const questions = work(screener.questions)
  return {
    ...screener,
    version: screener.version + 1,
    questions: questions.map((question, at) => ({ ...question, position: at + 1 })),
  }
}

export const withQuestion =
  (id: number, next: Partial<ScreenerQuestion>): Questions =>
  (questions) =>
    questions.map((one) => (one.id === id ? { ...one, ...next } : one))

const withOptions =
  (id: number, work: (options: ScreenerOption[]) => ScreenerOption[]): Questions =>
  (questions) =>
    questions.map((one) => (one.id === id ? { ...one, options: work(one.options) } : one))

/**
 * Removes these options from the conditions of follow-ups. A follow-up without a condition shows
 * for everyone.
 */
export const withoutParent =
  (optionIds: readonly number[]): Questions =>
  (questions) =>
    questions.map((one) => ({
      ...one,
      shownIf: one.shownIf.filter((id) => !optionIds.includes(id)),
    }))

type Place = Pick<ScreenerOption, 'id' | 'screenerQuestionId'>

export const withMark = ({ id, screenerQuestionId }: Place, mustMatch: boolean): Questions =>
  withOptions(screenerQuestionId, (options) =>
    options.map((one) => (one.id === id ? { ...one, mustMatch } : one)),
  )

export const withoutOption = ({ id, screenerQuestionId }: Place): Questions =>
  withOptions(screenerQuestionId, (options) => withoutBlock(options, id))

/** Adds an option at the end, but before 'None of these'. */
export const withNewOption = (option: ScreenerOption): Questions =>
  withOptions(option.screenerQuestionId, (options) => {
    const last = options.at(-1)
    return last && isNoneOption(last.text)
      ? [...options.slice(0, -1), option, last]
      : [...options, option]
  })
