import type { Guide, GuidePart, GuideQuestion } from '@wattle/contract/guide'
import { withoutBlock } from '#lib/block-list.ts'

type Parts = (parts: GuidePart[]) => GuidePart[]

/** Applies an edit to the guide's parts and increments its version, as the server does. */
export const change = (guide: Guide, work: Parts): Guide => ({
  ...guide,
  version: guide.version + 1,
  parts: work(guide.parts),
})

const withQuestions =
  (id: number, work: (questions: GuideQuestion[]) => GuideQuestion[]): Parts =>
  (parts) =>
    parts.map((one) => (one.id === id ? { ...one, questions: work(one.questions) } : one))

export const withNewQuestion = (partId: number, added: GuideQuestion): Parts =>
  withQuestions(partId, (questions) => [...questions, added])

export const withoutQuestion = (partId: number, id: number): Parts =>
  withQuestions(partId, (questions) => withoutBlock(questions, id))
