import { ERRORS } from '@wattle/contract/errors'
import type { GuidePart, GuideQuestion } from '@wattle/contract/guide'
import { MAX_GUIDE_PARTS } from '@wattle/contract/limits'
import { useState } from 'react'
import { letterOf } from '#lib/letters.ts'
import { offerRestore } from '#lib/offer-undo.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { showToast } from '#ui/toast/toast.ts'
import { questionField, topicField } from './fields.ts'
import type { GuideEditing } from './hooks.ts'
import type { PartActions } from './part-editor.tsx'

const complain = (text: string) => showToast(text, { tone: 'error' })

/** What the controls of a part do: to the guide, and to where the focus is. */
export function usePartActions(editing: GuideEditing) {
  const { parts } = editing.guide
  const focusLater = useFocusLater()
  // Whoever adds waits to be led to what is added: a double click adds one.
  const alone = useOneAtATime()
  const [announcement, announce] = useState('')

  async function addPart() {
    if (parts.length >= MAX_GUIDE_PARTS) return complain(ERRORS.TOO_MANY_GUIDE_PARTS.message)
    const added = await alone(() => editing.addPart())
    if (!added) return
    focusLater(topicField(added.id))
    announce(`Part ${parts.length + 1} added`)
  }

  async function deletePart(part: GuidePart, at: number) {
    if (parts.length === 1) return complain(ERRORS.LAST_GUIDE_PART.message)
    const heir = parts[at + 1] ?? parts[at - 1]
    if (heir) focusLater(topicField(heir.id))
    if (!(await editing.deletePart(part.id))) return
    const name = `Part ${at + 1}`
    offerRestore(`${name} is deleted`, `${name} is back`, () => editing.undeletePart(part, at))
  }

  function movePart({ id }: GuidePart, at: number, by: 1 | -1) {
    const to = at + by
    if (to < 0 || to >= parts.length) return
    // The element moves in the page and loses its focus on the way.
    const focused = document.activeElement?.id
    if (focused) focusLater(focused)
    void editing.movePart(id, by)
    announce(`Part ${at + 1} is now part ${to + 1} of ${parts.length}`)
  }

  async function addQuestion({ id, questions }: GuidePart, at: number) {
    const added = await alone(() => editing.addQuestion(id))
    if (!added) return
    focusLater(questionField(added.id))
    announce(`Question ${letterOf(questions.length)} added to part ${at + 1}`)
  }

  async function deleteQuestion({ id, questions }: GuidePart, question: GuideQuestion) {
    const at = questions.indexOf(question)
    const heir = questions[at + 1] ?? questions[at - 1]
    focusLater(heir ? questionField(heir.id) : `add-${id}`)
    if (!(await editing.deleteQuestion(id, question.id))) return
    const name = `Question ${letterOf(at)}`
    offerRestore(`${name} is deleted`, `${name} is back`, () =>
      editing.undeleteQuestion(id, question, at),
    )
  }

  function rewrite({ id, question }: GuideQuestion, text: string) {
    editing.typeQuestion(id, text)
    document.getElementById(questionField(id))?.focus()
    offerRestore('The question is rewritten', 'Your own words are back', async () => {
      editing.typeQuestion(id, question)
      return true
    })
  }

  const actionsOf = (part: GuidePart, at: number): PartActions => ({
    type: (text) => editing.typeTopic(part.id, text),
    typeQuestion: ({ id }, text) => editing.typeQuestion(id, text),
    rewriteQuestion: rewrite,
    addQuestion: () => void addQuestion(part, at),
    deleteQuestion: (question) => void deleteQuestion(part, question),
    move: (by) => movePart(part, at, by),
    delete: () => void deletePart(part, at),
  })

  return { actionsOf, addPart, announcement }
}
