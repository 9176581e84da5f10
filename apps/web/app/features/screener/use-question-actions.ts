import { ERRORS } from '@wattle/contract/errors'
import { MIN_OPTIONS, MIN_QUESTIONS } from '@wattle/contract/limits'
import type { BankQuestion } from '@wattle/contract/question-bank'
import type { ScreenerOption, ScreenerQuestion } from '@wattle/contract/screener'
import { useState } from 'react'
import { offerRestore } from '#lib/offer-undo.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { showToast } from '#ui/toast/toast.ts'
import { optionField, questionField } from './fields.ts'
import type { ScreenerEditing } from './hooks.ts'
import type { QuestionActions } from './question-editor.tsx'

const complain = (text: string) => showToast(text, { tone: 'error' })

/** The neighbour that takes over the focus of what was deleted. */
const heirOf = <Item extends { id: number }>(items: readonly Item[], id: number) => {
  const at = items.findIndex((item) => item.id === id)
  return items[at + 1] ?? items[at - 1]
}

/** What the controls of a question do to the screener, and to where the focus is. */
export function useQuestionActions(editing: ScreenerEditing) {
  const { screener } = editing
  const { questions } = screener
  const focusLater = useFocusLater()
  // Whoever adds waits to be led to what is added: a double click adds one.
  const alone = useOneAtATime()
  const [current, setCurrent] = useState(questions[0]?.id)
  const [announcement, announce] = useState('')
  const [, redraw] = useState(0)

  /** From the overview. */
  function choose(id: number) {
    setCurrent(id)
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
    if (questions.length <= MIN_QUESTIONS) return complain(ERRORS.TOO_FEW_QUESTIONS.message)
    const heir = heirOf(questions, question.id)
    if (heir) focusLater(questionField(heir.id))
    if (!(await editing.deleteQuestion(question))) return
    const name = `Question ${question.position}`
    offerRestore(`${name} is deleted`, `${name} is back`, () => editing.undeleteQuestion(question))
  }

  async function deleteOption(question: ScreenerQuestion, option: ScreenerOption) {
    const { options } = question
    if (options.length <= MIN_OPTIONS) return complain(ERRORS.TOO_FEW_OPTIONS.message)
    const heir = heirOf(options, option.id)
    if (heir) focusLater(optionField(heir.id))
    const place = options.indexOf(option)
    if (!(await editing.deleteOption(option))) return
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
      type: (text) => editing.typeQuestion(questionId, text),
      typeOption: (option, text) => editing.typeOption(option.id, text),
      setType: (type) => void editing.changeQuestion(question, { type }),
      setOrdered: (ordered) => void editing.changeQuestion(question, { ordered }),
      setMustMatch: (option, mustMatch) => void editing.setMustMatch(option, mustMatch),
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
