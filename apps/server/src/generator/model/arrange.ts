import { choiceFor } from '../choice.ts'
import type { QuestionDraft, ScreenerDraft, Seed } from '../drafts.ts'
import { isSound } from '../fit.ts'

const MOST_ATTEMPTS = 60
const IS_NONE = /^none of (these|the above)$/i

/** Models like to put the wanted answer first: names are shuffled until only the wanted get through. */
export function arranged({ questions }: ScreenerDraft, seed: Seed): ScreenerDraft | undefined {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const choice = choiceFor(seed, 'screener', attempt)
    const shuffled = questions.map((question, at): QuestionDraft => {
      if (question.ordered) return question
      const names = question.options.filter(({ text }) => !IS_NONE.test(text))
      const none = question.options.filter(({ text }) => IS_NONE.test(text))
      return { ...question, options: [...choice.shuffled(`question ${at}`, names), ...none] }
    })
    if (isSound(shuffled)) return { questions: shuffled }
  }
  return undefined
}
