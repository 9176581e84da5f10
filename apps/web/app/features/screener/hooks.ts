import { useQueryClient } from '@tanstack/react-query'
import { MESSAGES } from '@wattle/contract/messages'
import { type QuestionType, type Rule, ruleAfterChange } from '@wattle/contract/question-rules'
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
import { call } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { unsavedTexts } from '#lib/autosave/unsaved-texts.ts'
import { useAutosave } from '#lib/autosave/use-autosave.ts'
import { withMovedBlock, withoutBlock } from '#lib/block-list.ts'
import { createRestoredIds } from '#lib/restored-ids.ts'
import * as changes from './changes.ts'
import { changedQuestions, optionField, questionField, textsOf, withTexts } from './fields.ts'

/** The screener being edited, with autosave, and the actions on it. Failures show a toast. */
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
    // A screener has the same id as its project.
    onStored: (screener) =>
      queries.setQueryData(
        researchQuery(screenerId).queryKey,
        (research) => research && { ...research, screener },
      ),
  })
  const [restoredIds] = useState(createRestoredIds)
  const [restoredOptionIds] = useState(createRestoredIds)
  const params = (id: number) => ({ params: { id: String(id) } })

  return {
    screener,
    state,
    take: autosave.take,
    saveNow: autosave.saveNow,
    typeQuestion: (id: number, text: string) =>
      autosave.type(questionField(restoredIds.current(id)), text),
    typeOption: (id: number, text: string) => autosave.type(optionField(id), text),

    /**
     * Asks the server to validate the screener, or applies the same rules here if the server can’t
     * be reached.
     */
    validate: () =>
      call(validateScreener, { params: { screenerId: String(screenerId) } }).catch(() =>
        screenerErrors(screener.questions),
      ),

    /** Adds an empty question, or a copy of a question from the bank. */
    addQuestion: (bankQuestionId?: number) =>
      attempt({
        run: () =>
          call(addScreenerQuestion, {
            body: { screenerId, ...(bankQuestionId && { bankQuestionId }) },
          }),
        apply: (document, added) => changes.change(document, (all) => [...all, added]),
        failed: MESSAGES.addQuestionFailed,
      }),

    deleteQuestion: ({ id, options }: ScreenerQuestion) =>
      attempt({
        run: () => call(deleteScreenerQuestion, params(id)),
        apply: (_before, after) => after,
        expect: (document) =>
          changes.change(document, (all) =>
            changes.withoutParent(options.map((option) => option.id))(withoutBlock(all, id)),
          ),
        failed: MESSAGES.deleteQuestionFailed,
      }),

    /**
     * Restores a deleted question with a new id. `followUps` are the questions that depended on it.
     */
    restoreQuestion: (question: ScreenerQuestion, followUps: readonly ScreenerQuestion[]) =>
      attempt({
        run: () =>
          call(restoreScreenerQuestion, {
            body: {
              screenerId,
              ...question,
              shownIf: question.shownIf.map(restoredOptionIds.current),
              followUps: followUps.map(({ id, shownIf }) => ({
                questionId: restoredIds.current(id),
                options: question.options.flatMap((option, at) =>
                  shownIf.includes(option.id) ? [at] : [],
                ),
              })),
            },
          }),
        apply(_before, after) {
          const restored = after.questions[question.position - 1] ?? after.questions.at(-1)
          if (restored) restoredIds.add(question.id, restored.id)
          for (const [at, option] of question.options.entries()) {
            const next = restored?.options[at]
            if (next) restoredOptionIds.add(option.id, next.id)
          }
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
      question: ScreenerQuestion,
      next: {
        type?: QuestionType
        ordered?: boolean
        rule?: Rule
        numberMin?: number | null
        numberMax?: number | null
        shownIf?: number[]
      },
    ) => {
      const { id, type } = question
      const rule = next.type ? ruleAfterChange(question, next.type) : question.rule
      return attempt({
        run: () => call(updateScreenerQuestion, { body: { id, screenerId, type, ...next } }),
        // Keeps the text on screen, which may be newer than the text in the response.
        apply: (document, { question: _text, options: _texts, position: _place, ...after }) =>
          changes.change(document, changes.withQuestion(id, after)),
        expect: (document) => changes.change(document, changes.withQuestion(id, { rule, ...next })),
      })
    },

    addOption: (screenerQuestionId: number) =>
      attempt({
        run: () => call(addScreenerOption, { body: { screenerQuestionId } }),
        apply: (document, added) => changes.change(document, changes.withNewOption(added)),
      }),

    insertOption: (screenerQuestionId: number, position: number, text: string) =>
      attempt({
        run: () =>
          call(restoreScreenerOption, {
            body: { screenerQuestionId, position, text, mustMatch: false },
          }),
        apply: (_before, after) => after,
      }),

    deleteOption: (option: ScreenerOption) =>
      attempt({
        run: () => call(deleteScreenerOption, params(option.id)),
        apply: (_before, after) => after,
        expect: (document) =>
          changes.change(document, (all) =>
            changes.withoutParent([option.id])(changes.withoutOption(option)(all)),
          ),
        failed: MESSAGES.deleteOptionFailed,
      }),

    restoreOption: (
      { text, mustMatch, ...option }: ScreenerOption,
      position: number,
      followUps: readonly ScreenerQuestion[],
    ) => {
      const questionId = () => restoredIds.current(option.screenerQuestionId)
      return attempt({
        run: () =>
          call(restoreScreenerOption, {
            body: {
              screenerQuestionId: questionId(),
              position,
              text,
              mustMatch,
              followUps: followUps.map(({ id }) => restoredIds.current(id)),
            },
          }),
        apply(_before, after) {
          const { options = [] } = after.questions.find(({ id }) => id === questionId()) ?? {}
          const restored = options[position - 1]
          if (restored) restoredOptionIds.add(option.id, restored.id)
          return after
        },
      })
    },

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
