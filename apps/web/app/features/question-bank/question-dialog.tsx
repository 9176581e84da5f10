import {
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MAX_QUESTION_LENGTH,
  MIN_OPTIONS,
  type QuestionType,
} from '@wattle/contract/screener'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useAddQuestion } from './hooks.ts'

const TYPES = [
  { value: 'SINGLE_CHOICE', label: 'One answer' },
  { value: 'MULTIPLE_CHOICE', label: 'Several answers' },
] as const

const EMPTY = { text: '', mustMatch: false }

/** A question for the bank, with its options; who fits may be left to each study. */
export function QuestionDialog({ onClose }: { onClose: () => void }) {
  const add = useAddQuestion()
  const formId = useId()
  const [question, setQuestion] = useState('')
  const [type, setType] = useState<QuestionType>('SINGLE_CHOICE')
  const [options, setOptions] = useState([EMPTY, EMPTY, EMPTY])
  const change = (at: number, part: Partial<typeof EMPTY>) =>
    setOptions(options.map((option, other) => (other === at ? { ...option, ...part } : option)))

  function save(event: FormEvent) {
    event.preventDefault()
    const filled = options.filter(({ text }) => text.trim() !== '')
    add.mutate(
      { question, type, options: filled },
      {
        onSuccess() {
          showToast('The question is in the bank', { tone: 'success' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={add.isPending}
      title="Add a question"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={add.isPending} pendingLabel="Adding">
            Add question
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        {add.isError && <Notice tone="error">{messageOf(add.error)}</Notice>}
        <Field label="Question">
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_QUESTION_LENGTH}
              value={question}
              onChange={({ target }) => setQuestion(target.value)}
            />
          )}
        </Field>
        <Segmented label="Kind of question" choices={TYPES} value={type} onChange={setType} />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-semibold">Options</legend>
          {options.map(({ text, mustMatch }, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              key={at}
              className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <TextInput
                aria-label={`Option ${at + 1}`}
                maxLength={MAX_OPTION_LENGTH}
                value={text}
                onChange={({ target }) => change(at, { text: target.value })}
              />
              <Checkbox
                label={
                  <>
                    fits<span className="sr-only">: option {at + 1}</span>
                  </>
                }
                checked={mustMatch}
                onChange={({ target }) => change(at, { mustMatch: target.checked })}
              />
            </div>
          ))}
          <div>
            <Button
              size="sm"
              variant="quiet"
              disabled={options.length >= MAX_OPTIONS}
              onClick={() => setOptions([...options, EMPTY])}
            >
              <Plus aria-hidden="true" className="size-4" />
              Add an option
            </Button>
          </div>
          <p className="text-ink-3 text-small">
            At least {MIN_OPTIONS}; empty ones are left out. Mark what a fitting person would
            choose, and the generator can use the question as it is. Mark nothing, and each study
            decides.
          </p>
        </fieldset>
      </form>
    </Dialog>
  )
}
