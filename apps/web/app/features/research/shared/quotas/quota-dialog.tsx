import { MAX_QUOTA_CELLS, type QuotaCell } from '@wattle/contract/quotas'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { fieldsOf, mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { CellFields } from './cell-fields.tsx'
import {
  type CellDraft,
  cellOf,
  cellsFor,
  draftErrors,
  draftsOf,
  emptyCell,
  type QuotaQuestion,
} from './quota-draft.ts'

interface QuotaDialogProps {
  quotas: ResearchReply['quotas']
  questions: readonly QuotaQuestion[]
  target: number
  save: (cells: QuotaCell[]) => Promise<unknown>
  onClose: () => void
}

export function QuotaDialog({ quotas, questions, target, save, onClose }: QuotaDialogProps) {
  const [cells, setCells] = useState(() => draftsOf(quotas))
  const { form, errors, isPending } = useForm(async () => {
    const wanted = cells.map(cellOf)
    mustBeRight(draftErrors(wanted, questions, target))
    await save(wanted).catch((error) => {
      if (Object.keys(fieldsOf(error)).length === 0) showToast(messageOf(error), { tone: 'error' })
      throw error
    })
    showToast('Quotas saved', { tone: 'success' })
    onClose()
  })
  const isGrouped = ({ id }: QuotaQuestion) => cells.some(({ questionId }) => questionId === id)
  const groups = questions.filter(isGrouped)
  const others = questions.filter((question) => !isGrouped(question))
  const room = MAX_QUOTA_CELLS - cells.length

  function addQuestion(id: string) {
    const question = questions.find((one) => String(one.id) === id)
    if (question) setCells([...cells, ...cellsFor(question, target).slice(0, room)])
  }
  function addCell(questionId: number) {
    const last = cells.findLastIndex((cell) => cell.questionId === questionId)
    setCells(cells.toSpliced(last + 1, 0, emptyCell(questionId, target)))
  }
  const change = (key: string, changed: Partial<CellDraft>) =>
    setCells(cells.map((cell) => (cell.key === key ? { ...cell, ...changed } : cell)))

  return (
    <FormDialog
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Quotas"
      submitLabel="Save quotas"
      className="grid gap-5"
    >
      <p className="text-ink-2">
        You need {target} {target === 1 ? 'interview' : 'interviews'}. We hold places for cells that
        are short of their minimum, and stop booking once a cell has its maximum. People outside
        every cell only count towards the {target}.
      </p>
      {groups.map((question) => (
        <fieldset key={question.id} className="grid min-w-0 gap-3">
          <legend className="mb-2 break-words font-semibold">{question.question}</legend>
          {cells.map((cell, at) =>
            cell.questionId === question.id ? (
              <CellFields
                key={cell.key}
                at={at}
                cell={cell}
                question={question}
                errors={errors}
                onChange={(changed) => change(cell.key, changed)}
                onRemove={() => setCells(cells.filter(({ key }) => key !== cell.key))}
              />
            ) : null,
          )}
          {room > 0 && (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => addCell(question.id)}
            >
              Add a cell
            </Button>
          )}
        </fieldset>
      ))}
      {others.length > 0 && room > 0 && (
        <Field
          label={groups.length > 0 ? 'Add another question' : 'Which question?'}
          hint="Single-choice and number questions can have quotas."
        >
          {(control) => (
            <Select {...control} value="" onChange={({ target: { value } }) => addQuestion(value)}>
              <option value="">Choose a question</option>
              {others.map(({ id, question }) => (
                <option key={id} value={id}>
                  {question}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {room === 0 && (
        <p className="text-ink-2">A project can have up to {MAX_QUOTA_CELLS} cells.</p>
      )}
    </FormDialog>
  )
}
