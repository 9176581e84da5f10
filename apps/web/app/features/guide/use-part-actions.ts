import { ERRORS } from '@wattle/contract/errors'
import type { GuidePart, GuideQuestion } from '@wattle/contract/guide'
import { MAX_GUIDE_PARTS } from '@wattle/contract/limits'
import { useKeepLinks } from '#features/assumption/shared/keep-links.ts'
import { useBlockList } from '#lib/block-list.ts'
import { letterOf } from '#lib/letters.ts'
import { questionField, topicField } from './fields.ts'
import type { GuideEditing } from './hooks.ts'
import type { PartActions } from './part-editor.tsx'

/** Adds, edits, moves and deletes the guide's parts and questions, with undo for deletions. */
export function usePartActions(editing: GuideEditing) {
  const { parts } = editing.guide
  const { add, remove, move, rewrite, announcement } = useBlockList()
  // A guide has the same id as its project.
  const keepLinks = useKeepLinks(editing.guide.id)

  const addPart = () =>
    add(
      editing.addPart,
      topicField,
      `Part ${parts.length + 1} added`,
      parts.length >= MAX_GUIDE_PARTS && ERRORS.TOO_MANY_GUIDE_PARTS.message,
    )

  function deletePart(part: GuidePart, at: number) {
    const linkAgain = keepLinks(part.questions)
    return remove({
      name: `Part ${at + 1}`,
      block: part,
      blocks: parts,
      refusal: parts.length === 1 && ERRORS.LAST_GUIDE_PART.message,
      fieldOf: topicField,
      run: () => editing.deletePart(part.id),
      async restore() {
        const guide = await editing.restorePart(part, at + 1)
        const restored = guide?.parts[at] ?? guide?.parts.at(-1)
        if (restored) await linkAgain(restored.questions)
        return guide
      },
    })
  }

  function deleteQuestion({ id, questions }: GuidePart, question: GuideQuestion) {
    const at = questions.indexOf(question)
    const linkAgain = keepLinks([question])
    return remove({
      name: `Question ${letterOf(at)}`,
      block: question,
      blocks: questions,
      fieldOf: questionField,
      elseFocus: `add-${id}`,
      run: () => editing.deleteQuestion(id, question.id),
      async restore() {
        const restored = await editing.restoreQuestion(id, question, at + 1)
        if (restored) await linkAgain([restored])
        return restored
      },
    })
  }

  const actionsOf = (part: GuidePart, at: number): PartActions => ({
    type: (text) => editing.typeTopic(part.id, text),
    typeQuestion: ({ id }, text) => editing.typeQuestion(id, text),
    rewriteQuestion: (question, text) =>
      rewrite(question, text, 'The question', questionField, editing.typeQuestion),
    addQuestion: () =>
      void add(
        () => editing.addQuestion(part.id),
        questionField,
        `Question ${letterOf(part.questions.length)} added to part ${at + 1}`,
      ),
    deleteQuestion: (question) => void deleteQuestion(part, question),
    move: (by) => move('Part', at + 1, parts.length, by, () => editing.movePart(part.id, by)),
    delete: () => void deletePart(part, at),
  })

  return { actionsOf, addPart, announcement }
}
