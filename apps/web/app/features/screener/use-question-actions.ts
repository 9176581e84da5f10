import { ERRORS } from '@wattle/contract/errors'
import { MIN_OPTIONS, MIN_QUESTIONS } from '@wattle/contract/limits'
import type { BankQuestion } from '@wattle/contract/question-bank'
import type { ScreenerOption, ScreenerQuestion } from '@wattle/contract/screener'
import { useState } from 'react'
import { useBlockList } from '#lib/block-list.ts'
import { showToast } from '#ui/toast/toast.ts'
import { optionField, questionField } from './fields.ts'
import { dependentsOf, isFollowUpMove, releasedWords } from './follow-ups.ts'
import type { ScreenerEditing } from './hooks.ts'
import type { QuestionActions } from './question-editor.tsx'

/** The actions on a question, such as adding, moving or deleting it. They also move focus. */
export function useQuestionActions(editing: ScreenerEditing) {
  const { screener } = editing
  const { questions } = screener
  const { add, remove, move, rewrite, announce, announcement } = useBlockList()
  const [current, setCurrent] = useState(questions[0]?.id)
  const [, redraw] = useState(0)

  function choose(id: number) {
    setCurrent(id)
    document.getElementById(questionField(id))?.focus()
  }

  const addQuestion = () =>
    add(() => editing.addQuestion(), questionField, `Question ${questions.length + 1} added`)

  /** Adds a copy without moving focus, because the bank dialog stays open. */
  async function copyFromBank({ id }: BankQuestion): Promise<boolean> {
    const added = await editing.addQuestion(id)
    if (added) announce(`Question ${questions.length + 1} added`)
    return added !== undefined
  }

  const addOption = ({ id, position }: ScreenerQuestion) =>
    add(() => editing.addOption(id), optionField, `Option added to question ${position}`)

  function deleteQuestion(question: ScreenerQuestion) {
    const ids = question.options.map(({ id }) => id)
    const dependents = dependentsOf(questions, ids)
    return remove({
      name: `Question ${question.position}`,
      // Follow-ups come after the deleted question, so their numbers go down by one.
      deleted: releasedWords('Question', dependents, ids, (one) => one.position - 1),
      block: question,
      blocks: questions,
      refusal: questions.length <= MIN_QUESTIONS && ERRORS.TOO_FEW_QUESTIONS.message,
      fieldOf: questionField,
      run: () => editing.deleteQuestion(question),
      restore: () => editing.restoreQuestion(question, dependents),
    })
  }

  function deleteOption({ options, position }: ScreenerQuestion, option: ScreenerOption) {
    const place = options.indexOf(option) + 1
    const dependents = dependentsOf(questions, [option.id])
    return remove({
      deleted: releasedWords('Option', dependents, [option.id], (one) => one.position),
      name: `Option ${place} of question ${position}`,
      block: option,
      blocks: options,
      refusal: options.length <= MIN_OPTIONS && ERRORS.TOO_FEW_OPTIONS.message,
      fieldOf: optionField,
      run: () => editing.deleteOption(option),
      restore: () => editing.restoreOption(option, place, dependents),
    })
  }

  async function addNoneOption({ id, position }: ScreenerQuestion) {
    const added = await editing.addOption(id)
    if (!added) return
    editing.typeOption(added.id, 'None of these')
    document.getElementById(questionField(id))?.focus()
    announce(`‘None of these’ added to question ${position}`)
  }

  /** Rewords an option as a hint suggests. */
  function changeOption({ options, position }: ScreenerQuestion, id: number, text: string) {
    const at = options.findIndex((option) => option.id === id)
    const before = { id, question: options[at]?.text ?? '' }
    const name = `Option ${at + 1} of question ${position}`
    rewrite(before, text, name, optionField, editing.typeOption)
  }

  async function insertOption(question: ScreenerQuestion, place: number, text: string) {
    if (!(await editing.insertOption(question.id, place, text))) return
    document.getElementById(questionField(question.id))?.focus()
    announce(`‘${text}’ added to question ${question.position}`)
  }

  /** Makes a question decide who qualifies. Its options are already marked. */
  async function letDecide(id: number) {
    const question = questions.find((one) => one.id === id)
    if (!question) return
    await editing.changeQuestion(question, { rule: 'ANY' })
    choose(id)
    announce(`Question ${question.position} decides who qualifies`)
  }

  function enterOption(question: ScreenerQuestion, option: ScreenerOption) {
    const next = question.options[question.options.indexOf(option) + 1]
    if (next) document.getElementById(optionField(next.id))?.focus()
    else void addOption(question)
  }

  const actionsOf = (question: ScreenerQuestion): QuestionActions => {
    const { id: questionId, position } = question
    return {
      type: (text) => editing.typeQuestion(questionId, text),
      typeOption: (option, text) => editing.typeOption(option.id, text),
      setType: (type) => void editing.changeQuestion(question, { type }),
      setOrdered: (ordered) => void editing.changeQuestion(question, { ordered }),
      setRule: (rule) => void editing.changeQuestion(question, { rule }),
      setRange: (range) => void editing.changeQuestion(question, range),
      setShownIf: (shownIf) => void editing.changeQuestion(question, { shownIf }),
      addNoneOption: () => void addNoneOption(question),
      changeOption: (optionId, text) => changeOption(question, optionId, text),
      insertOption: (place, text) => void insertOption(question, place, text),
      setMustMatch: (option, mustMatch) => void editing.setMustMatch(option, mustMatch),
      addOption: () => void addOption(question),
      deleteOption: (option) => void deleteOption(question, option),
      enterOption: (option) => enterOption(question, option),
      move(by) {
        if (isFollowUpMove(questions, position, by))
          return showToast(ERRORS.FOLLOW_UP_ORDER.message, { tone: 'error' })
        return move('Question', position, questions.length, by, () =>
          editing.moveQuestion(questionId, by),
        )
      },
      delete: () => void deleteQuestion(question),
      applyRewrite: (text) =>
        rewrite(question, text, `Question ${position}`, questionField, editing.typeQuestion),
      dismissHint() {
        // Renders the overview again, because it counts the hints too.
        redraw((count) => count + 1)
        document.getElementById(questionField(questionId))?.focus()
      },
      focus: () => setCurrent(questionId),
    }
  }

  return { actionsOf, addQuestion, copyFromBank, choose, letDecide, current, announcement }
}
