import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { inWords, MAX_GUIDE_PARTS } from './limits.ts'
import { entityId, pathId, typedText } from './text.ts'

export const MAX_PART_QUESTIONS = 30
export const MAX_TOPIC_LENGTH = 300
export const MAX_QUESTION_LENGTH = 1000

export const GuideQuestion = z.object({ id: entityId, question: z.string() })
export type GuideQuestion = z.output<typeof GuideQuestion>

export const GuidePart = z.object({
  id: entityId,
  topic: z.string(),
  questions: z.array(GuideQuestion),
})
export type GuidePart = z.output<typeof GuidePart>

export const Guide = z.object({
  id: entityId,
  /** The guide's version, which goes up by one with every change. */
  version: z.int(),
  parts: z.array(GuidePart),
})
export type Guide = z.output<typeof Guide>

type Written = Pick<GuidePart, 'topic'> & { questions: readonly Pick<GuideQuestion, 'question'>[] }

export interface GuideGap {
  /** The part's index, from zero. Absent if the problem is with the whole guide. */
  part?: number | undefined
  isTopicBlank: boolean
  /** Indexes of the part's blank questions, from zero. */
  blankQuestions: number[]
  message: string
}

/**
 * What the researcher has to fix in each part of the guide before the next step. Both the server
 * and the browser use this.
 */
export function guideGaps(parts: readonly Written[]): GuideGap[] {
  const gaps = parts.map(gapOf).filter((gap) => gap !== undefined)
  const hasQuestions = parts.some(({ questions }) => questions.length > 0)
  if (gaps.length > 0 || hasQuestions) return gaps
  const message = 'The interview guide needs at least one part with a question.'
  return [{ isTopicBlank: false, blankQuestions: [], message }]
}

const isBlank = (text: string) => text.trim() === ''

function gapOf({ topic, questions }: Written, part: number): GuideGap | undefined {
  const blankQuestions = questions.flatMap(({ question }, at) => (isBlank(question) ? [at] : []))
  const isTopicBlank = isBlank(topic)
  if (!isTopicBlank && blankQuestions.length === 0) return undefined
  const message = isTopicBlank
    ? `Part ${part + 1} has no topic yet. Please enter a topic, or delete the part.`
    : `A question in part ${part + 1} is empty. Please write the question, or delete it.`
  return { part, isTopicBlank, blankQuestions, message }
}

const byId = z.object({ id: pathId })

export const updateGuide = endpoint({
  method: 'PUT',
  path: '/platform/guide',
  audience: 'researcher',
  summary:
    'Change topics and questions, in the given order. Anything you leave out doesn’t change.',
  body: z.object({
    id: entityId,
    version: z.optional(z.int()),
    parts: z
      .array(
        z.object({
          id: entityId,
          topic: z.optional(typedText(MAX_TOPIC_LENGTH)),
          questions: z.optional(
            z
              .array(
                z.object({ id: entityId, question: z.optional(typedText(MAX_QUESTION_LENGTH)) }),
              )
              .check(z.maxLength(MAX_PART_QUESTIONS)),
          ),
        }),
      )
      .check(z.maxLength(MAX_GUIDE_PARTS)),
  }),
  reply: Guide,
})

export const addGuidePart = endpoint({
  method: 'POST',
  path: '/platform/guide/add-part/:id',
  audience: 'researcher',
  summary: `Add a part with one empty question to the guide. A guide has at most ${inWords(MAX_GUIDE_PARTS)} parts.`,
  status: 201,
  params: byId,
  reply: GuidePart,
})

export const addGuideQuestion = endpoint({
  method: 'POST',
  path: '/platform/guide/add-question/:id',
  audience: 'researcher',
  summary: 'Add an empty question to a part.',
  status: 201,
  params: byId,
  reply: GuideQuestion,
})

export const deleteGuidePart = endpoint({
  method: 'DELETE',
  path: '/platform/guide/part/:id',
  audience: 'researcher',
  summary: 'Delete a part. The last one can’t be deleted.',
  params: byId,
  reply: Guide,
})

export const deleteGuideQuestion = endpoint({
  method: 'DELETE',
  path: '/platform/guide/question/:id',
  audience: 'researcher',
  summary: 'Delete a question from the guide.',
  params: byId,
  reply: Guide,
})

export const restoreGuidePart = endpoint({
  method: 'POST',
  path: '/platform/guide/part/restore',
  audience: 'researcher',
  summary: 'Restore a deleted part to its old position. It gets a new id.',
  body: z.object({
    guideId: entityId,
    position: z.int().check(z.positive()),
    topic: typedText(MAX_TOPIC_LENGTH),
    questions: z
      .array(z.object({ question: typedText(MAX_QUESTION_LENGTH) }))
      .check(z.maxLength(MAX_PART_QUESTIONS)),
  }),
  reply: Guide,
})

export const restoreGuideQuestion = endpoint({
  method: 'POST',
  path: '/platform/guide/question/restore',
  audience: 'researcher',
  summary: 'Restore a deleted question to its old position. It gets a new id.',
  body: z.object({
    partId: entityId,
    position: z.int().check(z.positive()),
    question: typedText(MAX_QUESTION_LENGTH),
  }),
  reply: Guide,
})

export const moveGuidePartUp = endpoint({
  method: 'POST',
  path: '/platform/guide/part/:id/up',
  audience: 'researcher',
  summary: 'Move a part up by one.',
  params: byId,
  reply: Guide,
})

export const moveGuidePartDown = endpoint({
  method: 'POST',
  path: '/platform/guide/part/:id/down',
  audience: 'researcher',
  summary: 'Move a part down by one.',
  params: byId,
  reply: Guide,
})
