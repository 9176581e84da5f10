import type { Screener, ScreenerQuestion } from '@wattle/contract/screener'
import type { Texts } from '#lib/autosave/texts.ts'

export const questionField = (id: number) => `question-${id}`
export const optionField = (id: number) => `option-${id}`

export function textsOf({ questions }: Screener): Texts {
  return new Map(
    questions.flatMap(({ id, question, options }): [string, string][] => [
      [questionField(id), question],
      ...options.map((option): [string, string] => [optionField(option.id), option.text]),
    ]),
  )
}

export function withTexts(screener: Screener, texts: Texts): Screener {
  return {
    ...screener,
    questions: screener.questions.map((question) => ({
      ...question,
      question: texts.get(questionField(question.id)) ?? question.question,
      options: question.options.map((option) => {
        const text = texts.get(optionField(option.id)) ?? option.text
        // An empty option can’t be a matching answer. The server has the same rule.
        return { ...option, text, mustMatch: option.mustMatch && text.trim() !== '' }
      }),
    })),
  }
}

/** The changed texts to send, grouped by question. The server keeps the texts we don't send. */
export function changedQuestions({ questions }: Screener, texts: Texts) {
  return questions.map((question) => changeOf(question, texts)).filter(hasChanges)
}

function changeOf({ id, options }: ScreenerQuestion, texts: Texts) {
  const question = texts.get(questionField(id))
  const changed = options.flatMap((option) => {
    const text = texts.get(optionField(option.id))
    return text === undefined ? [] : [{ id: option.id, text }]
  })
  return { id, ...(question !== undefined && { question }), options: changed }
}

const hasChanges = (change: ReturnType<typeof changeOf>) =>
  'question' in change || change.options.length > 0
