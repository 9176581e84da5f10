import type { Choice } from '../../choice.ts'
import type { OptionDraft, QuestionDraft } from '../../drafts.ts'
import { capitalised } from '../language/inflect.ts'

export const NONE = 'None of these'
export const NO_ANSWER = 'I prefer not to say'

const wanted = (text: string): OptionDraft => ({ text, mustMatch: true })
const other = (text: string): OptionDraft => ({ text, mustMatch: false })

/** A wanted answer among others like it, in any order, with "None of these" last. */
export function named(
  choice: Choice,
  slot: string,
  draft: { question: string; type: QuestionDraft['type']; target: string; others: string[] },
): QuestionDraft {
  const { question, type, target, others } = draft
  const options = choice.shuffled(slot, [
    wanted(capitalised(target)),
    ...others.map((text) => other(capitalised(text))),
  ])
  return { question, type, ordered: false, options: [...options, other(NONE)] }
}

/** Steps from least to most, or from most to least; not answering stays last. */
export function scaled(
  choice: Choice,
  slot: string,
  draft: {
    question: string
    steps: string[]
    enough: number
    most?: number
    noAnswer?: string | undefined
  },
): QuestionDraft {
  const { question, steps, enough, noAnswer } = draft
  const most = draft.most ?? steps.length - 1
  const options = steps.map((text, at) => ({ text, mustMatch: at >= enough && at <= most }))
  if (choice.isHeads(`${slot} direction`)) options.reverse()
  if (noAnswer) options.push(other(noAnswer))
  return { question, type: 'SINGLE_CHOICE', ordered: true, options }
}

const marked = (text: string) => (text.startsWith('*') ? wanted(text.slice(1)) : other(text))

/** Answers in any order; those marked by * are wanted. */
export function mixed(
  choice: Choice,
  slot: string,
  draft: { question: string; answers: string[]; last?: string },
): QuestionDraft {
  const options = choice.shuffled(slot, draft.answers.map(marked))
  if (draft.last) options.push(marked(draft.last))
  return { question: draft.question, type: 'SINGLE_CHOICE', ordered: false, options }
}
