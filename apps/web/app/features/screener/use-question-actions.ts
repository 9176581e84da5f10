import { MESSAGES } from '@wattle/contract/messages'
import type { BankQuestion } from '@wattle/contract/question-bank'
import {
  MIN_OPTIONS,
  MIN_QUESTIONS,
  type ScreenerError,
  type ScreenerOption,
  type ScreenerQuestion,
} from '@wattle/contract/screener'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { offerRestore } from '#lib/offer-undo.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { showToast } from '#ui/toast/toast.ts'
import { optionField, questionField } from './fields.ts'
import type { ScreenerEditing } from './hooks.ts'
import type { QuestionActions } from './question-editor.tsx'
import { clearedBy, withAllOf, withChoiceOf } from './shown-errors.ts'

const complain = (text: string) => showToast(text, { tone: 'error' })

/** The neighbour that takes over the focus of what was deleted. */
const heirOf = <Item extends { id: number }>(items: readonly Item[], id: number) => {
  const at = items.findIndex((item) => item.id === id)
  return items[at + 1] ?? items[at - 1]
}

/** What the controls of a question do: to the screener, to its errors, and to where the focus is. */
export function useQuestionActions(
  editing: ScreenerEditing,
  setErrors: Dispatch<SetStateAction<ScreenerError[]>>,
) {
  const { screener } = editing
  const { questions } = screener
  const focusLater = useFocusLater()
  // Whoever adds waits to be led to what is added: a double click adds one.
  const alone = useOneAtATime()
  const [current, setCurrent] = useState(questions[0]?.id)
  const [announcement, announce] = useState('')
  const [, redraw] = useState(0)
  const clear = (id: number, edit: Parameters<typeof clearedBy>[2]) =>
    setErrors((errors) => clearedBy(errors, id, edit))
  const judgeMarks = (question: ScreenerQuestion) =>
    setErrors((errors) => withChoiceOf(errors, question))

  /** From the overview, which knows that something is to fix: the question then says what. */
  function choose(id: number) {
    setCurrent(id)
    const question = questions.find((one) => one.id === id)
    if (question) setErrors((errors) => withAllOf(errors, question))
    document.getElementById(questionField(id))?.focus()
  }

  async function addQuestion() {
    const added = await alone(() => editing.addQuestion())
    if (!added) return
    focusLater(questionField(added.id))
    announce(`Question ${questions.length + 1} added`)
  }

  /** The dialog that it comes from stays open, and keeps the focus. */
  async function copyFromBank({ id }: BankQuestion): Promise<boolean> {
    const added = await editing.addQuestion(id)
    if (added) announce(`Question ${questions.length + 1} added`)
    return added !== undefined
  }

  async function addOption({ id, position }: ScreenerQuestion) {
    const added = await alone(() => editing.addOption(id))
    if (!added) return
    focusLater(optionField(added.id))
    announce(`Option added to question ${position}`)
  }

  async function deleteQuestion(question: ScreenerQuestion) {
    if (questions.length <= MIN_QUESTIONS) return complain(MESSAGES.tooFewQuestions)
    const heir = heirOf(questions, question.id)
    if (heir) focusLater(questionField(heir.id))
    if (!(await editing.deleteQuestion(question))) return
    setErrors((errors) => errors.filter(({ questionId }) => questionId !== question.id))
    const name = `Question ${question.position}`
    offerRestore(`${name} is deleted`, `${name} is back`, () => editing.undeleteQuestion(question))
  }

  async function deleteOption(question: ScreenerQuestion, option: ScreenerOption) {
    const { options } = question
    if (options.length <= MIN_OPTIONS) return complain(MESSAGES.tooFewOptions)
    const heir = heirOf(options, option.id)
    if (heir) focusLater(optionField(heir.id))
    const place = options.indexOf(option)
    if (!(await editing.deleteOption(option))) return
    clear(question.id, 'option')
    judgeMarks({ ...question, options: options.filter(({ id }) => id !== option.id) })
    const name = `Option ${place + 1} of question ${question.position}`
    offerRestore(`${name} is deleted`, `${name} is back`, () =>
      editing.undeleteOption(option, place),
    )
  }

  function move({ id, position }: ScreenerQuestion, by: 1 | -1) {
    const to = position + by
    if (to < 1 || to > questions.length) return
    // The element moves in the page and loses its focus on the way.
    const focused = document.activeElement?.id
    if (focused) focusLater(focused)
    void editing.moveQuestion(id, by)
    announce(`Question ${position} is now question ${to} of ${questions.length}`)
  }

  function enterOption(question: ScreenerQuestion, option: ScreenerOption) {
    const next = question.options[question.options.indexOf(option) + 1]
    if (next) document.getElementById(optionField(next.id))?.focus()
    else void addOption(question)
  }

  function setMustMatch(question: ScreenerQuestion, option: ScreenerOption, mustMatch: boolean) {
    const options = question.options.map((one) => (one === option ? { ...one, mustMatch } : one))
    judgeMarks({ ...question, options })
    void editing.setMustMatch(option, mustMatch)
  }

  function rewrite({ id, question, position }: ScreenerQuestion, text: string) {
    editing.typeQuestion(id, text)
    document.getElementById(questionField(id))?.focus()
    offerRestore(`Question ${position} is rewritten`, 'Your own words are back', async () => {
      editing.typeQuestion(id, question)
      return true
    })
  }

  const actionsOf = (question: ScreenerQuestion): QuestionActions => {
    const { id: questionId } = question
    return {
      type(text) {
        clear(questionId, 'question')
        editing.typeQuestion(questionId, text)
      },
      typeOption(option, text) {
        clear(questionId, 'option')
        editing.typeOption(option.id, text)
      },
      setType(type) {
        clear(questionId, 'type')
        void editing.changeQuestion(question, { type })
      },
      setOrdered: (ordered) => void editing.changeQuestion(question, { ordered }),
      setMustMatch: (option, mustMatch) => setMustMatch(question, option, mustMatch),
      addOption: () => void addOption(question),
      deleteOption: (option) => void deleteOption(question, option),
      enterOption: (option) => enterOption(question, option),
      move: (by) => move(question, by),
      delete: () => void deleteQuestion(question),
      takeRewrite: (text) => rewrite(question, text),
      dismissHint() {
        // The outline counts the hints too.
        redraw((count) => count + 1)
        document.getElementById(questionField(questionId))?.focus()
      },
      focus: () => setCurrent(questionId),
    }
  }

  return { actionsOf, addQuestion, copyFromBank, choose, current, announcement }
}
