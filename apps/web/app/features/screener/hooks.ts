import { useQueryClient } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import {
  addScreenerOption,
  addScreenerQuestion,
  deleteScreenerOption,
  deleteScreenerQuestion,
  moveScreenerQuestionDown,
  moveScreenerQuestionUp,
  type QuestionType,
  type Screener,
  type ScreenerOption,
  type ScreenerQuestion,
  screenerErrors,
  setMustMatch,
  updateScreener,
  updateScreenerQuestion,
  validateScreener,
} from '@wattle/contract/screener'
import { useState } from 'react'
import { researchQuery } from '#features/research/shared/research-query.ts'
import { CallError, call, messageOf } from '#lib/api/call.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useAutosave } from '#lib/autosave/use-autosave.ts'
import { createRestoredIds } from '#lib/restored-ids.ts'
import { showToast } from '#ui/toast/toast.ts'
import * as changes from './changes.ts'
import { changedQuestions, optionField, questionField, textsOf, withTexts } from './fields.ts'
import { restoreOption, restoreQuestion } from './restore.ts'

/** A state that forbids it says so itself; for all else the seeds have a sentence. */
function tellFailure(error: unknown, text = messageOf(error)) {
  const isTold = error instanceof CallError && error.status === 409
  showToast(isTold ? error.message : text, { tone: 'error' })
}

/** The screener as it is being written, and all that can be done to it. What fails is told. */
export function useScreenerEditor(stored: Screener) {
  const queries = useQueryClient()
  const { id: screenerId } = stored
  const {
    autosave,
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
  const { perform } = autosave
  const [restoredIds] = useState(createRestoredIds)
  const params = (id: number) => ({ params: { id: String(id) } })

  async function attempt<Answer>(work: Promise<Answer>, text?: string) {
    try {
      return await work
    } catch (error) {
      tellFailure(error, text)
      return undefined
    }
  }

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
      attempt(
        perform({
          run: () =>
            call(addScreenerQuestion, {
              body: { screenerId, ...(bankQuestionId && { bankQuestionId }) },
            }),
          apply: (document, added) => changes.change(document, (all) => [...all, added]),
        }),
        MESSAGES.addQuestionFailed,
      ),

    deleteQuestion: ({ id }: ScreenerQuestion) =>
      attempt(
        perform({
          run: () => call(deleteScreenerQuestion, params(id)),
          apply: (_before, after) => after,
          expect: (document) => changes.change(document, changes.withoutQuestion(id)),
        }),
        MESSAGES.deleteQuestionFailed,
      ),

    undeleteQuestion: (question: ScreenerQuestion) =>
      attempt(
        perform({
          run: (document) => restoreQuestion(document, question),
          apply(_before, restored) {
            restoredIds.add(question.id, restored.id)
            return restored.screener
          },
        }),
        MESSAGES.addQuestionFailed,
      ),

    moveQuestion: (id: number, by: 1 | -1) =>
      attempt(
        perform({
          run: () => call(by < 0 ? moveScreenerQuestionUp : moveScreenerQuestionDown, params(id)),
          apply: (_before, after) => after,
          expect: (document) => changes.change(document, changes.withMove(id, by)),
        }),
      ),

    changeQuestion: (
      { id, type }: ScreenerQuestion,
      next: { type?: QuestionType; ordered?: boolean },
    ) =>
      attempt(
        perform({
          run: () => call(updateScreenerQuestion, { body: { id, screenerId, type, ...next } }),
          apply: (document, { type: kind, ordered }) =>
            changes.change(document, changes.withQuestion(id, { type: kind, ordered })),
          expect: (document) => changes.change(document, changes.withQuestion(id, next)),
        }),
      ),

    addOption: (screenerQuestionId: number) =>
      attempt(
        perform({
          run: () => call(addScreenerOption, { body: { screenerQuestionId } }),
          apply: (document, added) => changes.change(document, changes.withNewOption(added)),
        }),
      ),

    deleteOption: (option: ScreenerOption) =>
      attempt(
        perform({
          run: () => call(deleteScreenerOption, params(option.id)),
          apply: (_before, after) => after,
          expect: (document) => changes.change(document, changes.withoutOption(option)),
        }),
        MESSAGES.deleteOptionFailed,
      ),

    undeleteOption: (option: ScreenerOption, place: number) =>
      attempt(
        perform({
          run: (document) => {
            const screenerQuestionId = restoredIds.current(option.screenerQuestionId)
            return restoreOption(document, { ...option, screenerQuestionId }, place)
          },
          apply: (_before, after) => after,
        }),
      ),

    setMustMatch: (option: ScreenerOption, mustMatch: boolean) =>
      attempt(
        perform({
          run: () =>
            call(setMustMatch, {
              params: { optionId: String(option.id), flag: mustMatch ? 'true' : 'false' },
            }),
          apply: (document, { mustMatch: mark }) =>
            changes.change(document, changes.withMark(option, mark)),
          expect: (document) => changes.change(document, changes.withMark(option, mustMatch)),
        }),
        MESSAGES.updateOptionFailed,
      ),
  }
}

export type ScreenerEditing = ReturnType<typeof useScreenerEditor>
