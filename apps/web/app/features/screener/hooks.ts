import { useQueryClient } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import type { QuestionType } from '@wattle/contract/question-rules'
import {
  addScreenerOption,
  addScreenerQuestion,
  deleteScreenerOption,
  deleteScreenerQuestion,
  moveScreenerQuestionDown,
  moveScreenerQuestionUp,
  restoreScreenerOption,
  restoreScreenerQuestion,
  type Screener,
  type ScreenerOption,
  type ScreenerQuestion,
  setMustMatch,
  updateScreener,
  updateScreenerQuestion,
  validateScreener,
} from '@wattle/contract/screener'
import { screenerErrors } from '@wattle/contract/screener-errors'
import { useState } from 'react'
import { researchQuery } from '#features/research/shared/research-query.ts'
import { call } from '#lib/api/call.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useAutosave } from '#lib/autosave/use-autosave.ts'
import { withMovedBlock, withoutBlock } from '#lib/block-list.ts'
import { createRestoredIds } from '#lib/restored-ids.ts'
import * as changes from './changes.ts'
import { changedQuestions, optionField, questionField, textsOf, withTexts } from './fields.ts'

/** The screener as it is being written, and all that can be done to it. What fails is told. */
export function useScreenerEditor(stored: Screener) {
  const queries = useQueryClient()
  const { id: screenerId } = stored
  const {
    autosave,
    attempt,
    document: screener,
    state,
  } = useAutosave<Screener>({
    document: stored,
    textsOf,
    withTexts,
    write: ({ id, version, questions }, texts, { isLeaving }) =>
      call(
        updateScreener,
        {
          body: {
            id,
            ...(!isLeaving && { version }),
            questions: changedQuestions({ id, version, questions }, texts),
          },
        },
        { keepalive: isLeaving },
      ),
    unsaved: unsavedTexts(`screener-${screenerId}`),
    // A screener has its project's id.
    onStored: (screener) =>
      queries.setQueryData(
        researchQuery(screenerId).queryKey,
        (research) => research && { ...research, screener },
      ),
  })
  const [restoredIds] = useState(createRestoredIds)
  const params = (id: number) => ({ params: { id: String(id) } })

  return {
    screener,
    state,
    take: autosave.take,
    saveNow: autosave.saveNow,
    typeQuestion: (id: number, text: string) =>
      autosave.type(questionField(restoredIds.current(id)), text),
    typeOption: (id: number, text: string) => autosave.type(optionField(id), text),

    /** As the server sees it; where it cannot be asked, the same rules decide here. */
    validate: () =>
      call(validateScreener, { params: { screenerId: String(screenerId) } }).catch(() =>
        screenerErrors(screener.questions),
      ),

    /** An empty one, or a copy of one from the bank. */
    addQuestion: (bankQuestionId?: number) =>
      attempt({
        run: () =>
          call(addScreenerQuestion, {
            body: { screenerId, ...(bankQuestionId && { bankQuestionId }) },
          }),
        apply: (document, added) => changes.change(document, (all) => [...all, added]),
        failed: MESSAGES.addQuestionFailed,
      }),

    deleteQuestion: ({ id }: ScreenerQuestion) =>
      attempt({
        run: () => call(deleteScreenerQuestion, params(id)),
        apply: (_before, after) => after,
        expect: (document) => changes.change(document, (all) => withoutBlock(all, id)),
        failed: MESSAGES.deleteQuestionFailed,
      }),

    /** It comes back with a new id. */
    restoreQuestion: (question: ScreenerQuestion) =>
      attempt({
        run: () => call(restoreScreenerQuestion, { body: { screenerId, ...question } }),
        apply(_before, after) {
          const restored = after.questions[question.position - 1] ?? after.questions.at(-1)
          if (restored) restoredIds.add(question.id, restored.id)
          return after
        },
        failed: MESSAGES.addQuestionFailed,
      }),

    moveQuestion: (id: number, by: 1 | -1) =>
      attempt({
        run: () => call(by < 0 ? moveScreenerQuestionUp : moveScreenerQuestionDown, params(id)),
        apply: (_before, after) => after,
        expect: (document) => changes.change(document, (all) => withMovedBlock(all, id, by)),
      }),

    changeQuestion: (
      { id, type }: ScreenerQuestion,
      next: { type?: QuestionType; ordered?: boolean },
    ) =>
      attempt({
        run: () => call(updateScreenerQuestion, { body: { id, screenerId, type, ...next } }),
        apply: (document, { type: kind, ordered }) =>
          changes.change(document, changes.withQuestion(id, { type: kind, ordered })),
        expect: (document) => changes.change(document, changes.withQuestion(id, next)),
      }),

    addOption: (screenerQuestionId: number) =>
      attempt({
        run: () => call(addScreenerOption, { body: { screenerQuestionId } }),
        apply: (document, added) => changes.change(document, changes.withNewOption(added)),
      }),

    deleteOption: (option: ScreenerOption) =>
      attempt({
        run: () => call(deleteScreenerOption, params(option.id)),
        apply: (_before, after) => after,
        expect: (document) => changes.change(document, changes.withoutOption(option)),
        failed: MESSAGES.deleteOptionFailed,
      }),

    restoreOption: ({ text, mustMatch, ...option }: ScreenerOption, position: number) =>
      attempt({
        run() {
          const screenerQuestionId = restoredIds.current(option.screenerQuestionId)
          return call(restoreScreenerOption, {
            body: { screenerQuestionId, position, text, mustMatch },
          })
        },
        apply: (_before, after) => after,
      }),

    setMustMatch: (option: ScreenerOption, mustMatch: boolean) =>
      attempt({
        run: () =>
          call(setMustMatch, {
            params: { optionId: String(option.id), flag: mustMatch ? 'true' : 'false' },
          }),
        apply: (document, { mustMatch: mark }) =>
          changes.change(document, changes.withMark(option, mark)),
        expect: (document) => changes.change(document, changes.withMark(option, mustMatch)),
        failed: MESSAGES.updateOptionFailed,
      }),
  }
}

export type ScreenerEditing = ReturnType<typeof useScreenerEditor>
