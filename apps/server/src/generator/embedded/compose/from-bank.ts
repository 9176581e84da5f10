import { faultsOfScreener } from '../../checks.ts'
import type { QuestionDraft, ScreenerDraft, ScreenerInput } from '../../drafts.ts'
import { isSound } from '../../fit.ts'

/** Words of fewer letters (with, what, your) tell nothing; by as many, two forms of a word agree. */
const STEM = 5

const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM)),
  )

/**
 * The screener with one more question: the one of the agency's bank that shares most with the idea,
 * if any does, there is room, and the screener stays as sound as it was.
 */
export function withBankQuestion(
  screener: ScreenerDraft,
  idea: string,
  bank: NonNullable<ScreenerInput['bank']>,
): ScreenerDraft {
  const about = stemsOf(idea)
  const shared = ({ question }: { question: string }) =>
    [...stemsOf(question)].filter((stem) => about.has(stem)).length
  const suiting = bank
    .filter((question) => shared(question) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
  for (const { question, type, options } of suiting) {
    const added: QuestionDraft = { question, type, options: [...options], ordered: false }
    // Before what is asked of everybody, which comes last.
    const questions = screener.questions.toSpliced(-1, 0, added)
    if (faultsOfScreener({ questions }).length === 0 && isSound(questions)) return { questions }
  }
  return screener
}
