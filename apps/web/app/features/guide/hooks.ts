import { useQueryClient } from '@tanstack/react-query'
import {
  addGuidePart,
  addGuideQuestion,
  deleteGuidePart,
  deleteGuideQuestion,
  type Guide,
  type GuidePart,
  type GuideQuestion,
  moveGuidePartDown,
  moveGuidePartUp,
  restoreGuidePart,
  restoreGuideQuestion,
  updateGuide,
} from '@wattle/contract/guide'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useAutosave } from '#lib/autosave/use-autosave.ts'
import { withMovedBlock, withoutBlock } from '#lib/block-list.ts'
import { createRestoredIds } from '#lib/restored-ids.ts'
import * as changes from './changes.ts'
import { orderedParts, questionField, textsOf, topicField, withTexts } from './fields.ts'

/** The guide being edited, with autosave, and the actions on it. Failures show a toast. */
export function useGuideEditor(stored: Guide) {
  const queries = useQueryClient()
  const { id: guideId } = stored
  const {
    autosave,
    attempt,
    document: guide,
    state,
  } = useAutosave<Guide>({
    document: stored,
    textsOf,
    withTexts,
    write: (document, texts, { isLeaving }) =>
      call(
        updateGuide,
        {
          body: {
            id: guideId,
            ...(!isLeaving && { version: document.version }),
            parts: orderedParts(document, texts),
          },
        },
        { keepalive: isLeaving },
      ),
    unsaved: unsavedTexts(`guide-${guideId}`),
    // A guide has the same id as its project.
    onStored: (guide) =>
      queries.setQueryData(
        researchQuery(guideId).queryKey,
        (research) => research && { ...research, guide },
      ),
  })
  const [restoredParts] = useState(createRestoredIds)
  const params = (id: number) => ({ params: { id: String(id) } })

  return {
    guide,
    state,
    take: autosave.take,
    saveNow: autosave.saveNow,
    typeTopic: (id: number, text: string) => autosave.type(topicField(id), text),
    typeQuestion: (id: number, text: string) => autosave.type(questionField(id), text),

    addPart: () =>
      attempt({
        run: () => call(addGuidePart, params(guideId)),
        apply: (document, added) => changes.change(document, (parts) => [...parts, added]),
      }),

    deletePart: (id: number) =>
      attempt({
        run: () => call(deleteGuidePart, params(id)),
        apply: (_before, after) => after,
        expect: (document) => changes.change(document, (parts) => withoutBlock(parts, id)),
      }),

    /** Restores a deleted part with a new id. */
    restorePart: (part: GuidePart, position: number) =>
      attempt({
        run: () => call(restoreGuidePart, { body: { guideId, position, ...part } }),
        apply(_before, after) {
          const restored = after.parts[position - 1] ?? after.parts.at(-1)
          if (restored) restoredParts.add(part.id, restored.id)
          return after
        },
      }),

    movePart: (id: number, by: 1 | -1) =>
      attempt({
        run: () => call(by < 0 ? moveGuidePartUp : moveGuidePartDown, params(id)),
        apply: (_before, after) => after,
        expect: (document) => changes.change(document, (parts) => withMovedBlock(parts, id, by)),
      }),

    addQuestion: (partId: number) =>
      attempt({
        run: () => call(addGuideQuestion, params(partId)),
        apply: (document, added) =>
          changes.change(document, changes.withNewQuestion(partId, added)),
      }),

    deleteQuestion: (partId: number, id: number) =>
      attempt({
        run: () => call(deleteGuideQuestion, params(id)),
        apply: (_before, after) => after,
        expect: (document) => changes.change(document, changes.withoutQuestion(partId, id)),
      }),

    async restoreQuestion(partOf: number, { question }: GuideQuestion, position: number) {
      const partId = restoredParts.current(partOf)
      const guide = await attempt({
        run: () => call(restoreGuideQuestion, { body: { partId, position, question } }),
        apply: (_before, after) => after,
      })
      const questions = guide?.parts.find(({ id }) => id === partId)?.questions
      return questions?.[position - 1] ?? questions?.at(-1)
    },
  }
}

export type GuideEditing = ReturnType<typeof useGuideEditor>
