import {
  addGuidePart,
  addGuideQuestion,
  type Guide,
  type GuidePart,
  type GuideQuestion,
  updateGuide,
} from '@wattle/contract/guide'
import { call } from '#lib/api/call.ts'

const bare = ({ id, questions }: GuidePart) => ({
  id,
  questions: questions.map((question) => ({ id: question.id })),
})

/** Undoes the deletion of a part: another of the same words, at the same place, with a new id. */
export async function restorePart(
  guide: Guide,
  deleted: GuidePart,
  place: number,
): Promise<{ guide: Guide; id: number }> {
  const added = await call(addGuidePart, { params: { id: String(guide.id) } })
  const rows = [...added.questions]
  while (rows.length < deleted.questions.length) {
    rows.push(await call(addGuideQuestion, { params: { id: String(added.id) } }))
  }
  const questions = rows.map(({ id }, at) => ({
    id,
    question: deleted.questions[at]?.question ?? '',
  }))
  const restored = { id: added.id, topic: deleted.topic, questions }
  const parts = guide.parts.map(bare)
  const written = await call(updateGuide, {
    body: { id: guide.id, parts: [...parts.slice(0, place), restored, ...parts.slice(place)] },
  })
  return { guide: written, id: added.id }
}

export async function restoreQuestion(
  guide: Guide,
  partId: number,
  { question }: GuideQuestion,
  place: number,
): Promise<Guide> {
  const { id } = await call(addGuideQuestion, { params: { id: String(partId) } })
  const parts = guide.parts.map(bare).map((part) =>
    part.id === partId
      ? {
          ...part,
          questions: [
            ...part.questions.slice(0, place),
            { id, question },
            ...part.questions.slice(place),
          ],
        }
      : part,
  )
  return call(updateGuide, { body: { id: guide.id, parts } })
}
