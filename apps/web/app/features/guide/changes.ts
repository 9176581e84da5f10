import type { Guide, GuidePart, GuideQuestion } from '@wattle/contract/guide'

type Parts = (parts: GuidePart[]) => GuidePart[]

/** As the server does: the version counts up. */
export const change = (guide: Guide, work: Parts): Guide => ({
  ...guide,
  version: guide.version + 1,
  parts: work(guide.parts),
})

export const withoutPart =
  (id: number): Parts =>
  (parts) =>
    parts.filter((one) => one.id !== id)

const withQuestions =
  (id: number, work: (questions: GuideQuestion[]) => GuideQuestion[]): Parts =>
  (parts) =>
    parts.map((one) => (one.id === id ? { ...one, questions: work(one.questions) } : one))

export const withNewQuestion = (partId: number, added: GuideQuestion): Parts =>
  withQuestions(partId, (questions) => [...questions, added])

export const withoutQuestion = (partId: number, id: number): Parts =>
  withQuestions(partId, (questions) => questions.filter((one) => one.id !== id))

export const withMove =
  (id: number, by: 1 | -1): Parts =>
  (parts) => {
    const from = parts.findIndex((one) => one.id === id)
    const moved = parts[from]
    const other = parts[from + by]
    if (!moved || !other) return parts
    return parts.map((one) => (one === moved ? other : one === other ? moved : one))
  }
