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
  updateGuide,
} from '@wattle/contract/guide'
import { useState } from 'react'
import { researchQuery } from '#features/research/shared/research-query.ts'
import { call, messageOf } from '#lib/api/call.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useAutosave } from '#lib/autosave/use-autosave.ts'
import { createRestoredIds } from '#lib/restored-ids.ts'
import { showToast } from '#ui/toast/toast.ts'
import * as changes from './changes.ts'
import { orderedParts, questionField, textsOf, topicField, withTexts } from './fields.ts'
import { restorePart, restoreQuestion } from './restore.ts'

/** The guide as it is being written, and all that can be done to it. What fails is told. */
export function useGuideEditor(stored: Guide) {
  const queries = useQueryClient()
  const { id: guideId } = stored
  const {
    autosave,
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
    // A guide has its project's id.
    onStored: (guide) =>
      queries.setQueryData(
        researchQuery(guideId).queryKey,
        (research) => research && { ...research, guide },
      ),
  })
  const { perform } = autosave
  const [restoredParts] = useState(createRestoredIds)
  const params = (id: number) => ({ params: { id: String(id) } })

  async function attempt<Answer>(work: Promise<Answer>) {
    try {
      return await work
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      return undefined
    }
  }

  return {
    guide,
    state,
    take: autosave.take,
    saveNow: autosave.saveNow,
    typeTopic: (id: number, text: string) => autosave.type(topicField(id), text),
    typeQuestion: (id: number, text: string) => autosave.type(questionField(id), text),

    addPart: () =>
      attempt(
        perform({
          run: () => call(addGuidePart, params(guideId)),
          apply: (document, added) => changes.change(document, (parts) => [...parts, added]),
        }),
      ),

    deletePart: (id: number) =>
      attempt(
        perform({
          run: () => call(deleteGuidePart, params(id)),
          apply: (_before, after) => after,
          expect: (document) => changes.change(document, changes.withoutPart(id)),
        }),
      ),

    undeletePart: (part: GuidePart, place: number) =>
      attempt(
        perform({
          run: (document) => restorePart(document, part, place),
          apply(_before, restored) {
            restoredParts.add(part.id, restored.id)
            return restored.guide
          },
        }),
      ),

    movePart: (id: number, by: 1 | -1) =>
      attempt(
        perform({
          run: () => call(by < 0 ? moveGuidePartUp : moveGuidePartDown, params(id)),
          apply: (_before, after) => after,
          expect: (document) => changes.change(document, changes.withMove(id, by)),
        }),
      ),

    addQuestion: (partId: number) =>
      attempt(
        perform({
          run: () => call(addGuideQuestion, params(partId)),
          apply: (document, added) =>
            changes.change(document, changes.withNewQuestion(partId, added)),
        }),
      ),

    deleteQuestion: (partId: number, id: number) =>
      attempt(
        perform({
          run: () => call(deleteGuideQuestion, params(id)),
          apply: (_before, after) => after,
          expect: (document) => changes.change(document, changes.withoutQuestion(partId, id)),
        }),
      ),

    undeleteQuestion: (partId: number, question: GuideQuestion, place: number) =>
      attempt(
        perform({
          run: (document) =>
            restoreQuestion(document, restoredParts.current(partId), question, place),
          apply: (_before, after) => after,
        }),
      ),
  }
}

export type GuideEditing = ReturnType<typeof useGuideEditor>
