import type { Guide, GuideGap, GuidePart } from '@wattle/contract/guide'
import type { Texts } from '#lib/autosave/texts.ts'

export const partAnchor = (id: number) => `part-${id}`
export const topicField = (id: number) => `topic-${id}`
export const questionField = (id: number) => `guide-question-${id}`

/** The id of the part's first empty field. */
export function firstBlank(part: GuidePart, { isTopicBlank, blankQuestions: [first] }: GuideGap) {
  const question = first === undefined ? undefined : part.questions[first]
  return isTopicBlank || !question ? topicField(part.id) : questionField(question.id)
}

export function textsOf({ parts }: Guide): Texts {
  return new Map(
    parts.flatMap(({ id, topic, questions }): [string, string][] => [
      [topicField(id), topic],
      ...questions.map((one): [string, string] => [questionField(one.id), one.question]),
    ]),
  )
}

export function withTexts(guide: Guide, texts: Texts): Guide {
  return {
    ...guide,
    parts: guide.parts.map((part) => ({
      ...part,
      topic: texts.get(topicField(part.id)) ?? part.topic,
      questions: part.questions.map((one) => ({
        ...one,
        question: texts.get(questionField(one.id)) ?? one.question,
      })),
    })),
  }
}

/** The parts to send: every id, so that the server keeps the order, but only the changed texts. */
export function orderedParts({ parts }: Guide, texts: Texts) {
  return parts.map(({ id, questions }) => {
    const topic = texts.get(topicField(id))
    return {
      id,
      ...(topic !== undefined && { topic }),
      questions: questions.map(({ id: questionId }) => {
        const question = texts.get(questionField(questionId))
        return { id: questionId, ...(question !== undefined && { question }) }
      }),
    }
  })
}
