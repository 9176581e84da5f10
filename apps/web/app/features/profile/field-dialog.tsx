import {
  FIELD_KINDS,
  type FieldKind,
  MAX_FIELD_LABEL,
  MAX_FIELD_OPTION,
  MAX_FIELD_OPTIONS,
  MAX_FIELD_TEXT,
  takesOptions,
} from '@wattle/contract/profile'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useAddField, useUpdateField } from './hooks.ts'
import { KIND_WORDS } from './kind-words.ts'
import type { Field as ProfileField } from './shared/fields-query.ts'

const KINDS = FIELD_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))

type Option = { id?: number | undefined; label: string }
const EMPTY: Option = { label: '' }

interface FieldDialogProps {
  /** The field as it was when the dialog opened. Undefined for a new field. */
  edited?: ProfileField | undefined
  onClose: () => void
}

/**
 * Adds or edits a profile field and its options. Once the field has answers, its kind can't change.
 */
export function FieldDialog({ edited, onClose }: FieldDialogProps) {
  const add = useAddField()
  const update = useUpdateField()
  const [kind, setKind] = useState<FieldKind>(edited?.kind ?? 'CHOICE')
  const [isSensitive, setSensitive] = useState(edited?.sensitive ?? false)
  const [isOurs, setOurs] = useState(edited?.asked === 'ADMIN')
  const [options, setOptions] = useState<Option[]>(
    edited?.options.filter(({ retiredAt }) => retiredAt === null) ?? [EMPTY, EMPTY],
  )
  const isFixed = edited !== undefined && edited.answers > 0

  const { form, errors, failure, isPending } = useForm(async (texts) => {
    const { label = '', question = '', why = '' } = texts
    const filled = takesOptions(kind) ? options.filter((option) => option.label.trim()) : []
    const asked = isOurs ? ('ADMIN' as const) : ('PAGE' as const)
    const words = { label, question, why, asked }
    const fixed = { kind, sensitive: isSensitive }
    if (edited) {
      const listed = filled.map(({ id, label }) => (id ? { id, label } : { label }))
      await update.mutateAsync({
        id: edited.id,
        ...words,
        ...(!isFixed && fixed),
        ...(takesOptions(kind) && { options: listed }),
      })
    } else
      await add.mutateAsync({ ...words, ...fixed, options: filled.map((option) => option.label) })
    showToast(edited ? 'Field saved' : 'Field added', { tone: 'success' })
    onClose()
  })
  // An error about an option goes below the whole list, because no input has that error's name.
  const optionsError = Object.entries(errors).find(([name]) => name.startsWith('options'))?.[1]

  return (
    <FormDialog
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={edited ? 'Edit field' : 'Add a field'}
      submitLabel={edited ? 'Save' : 'Add field'}
      pendingLabel={edited ? 'Saving' : 'Adding'}
      className="grid gap-5"
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Field label="Name" hint="One or two words, like “Work”." error={errors.label}>
        {(control) => (
          <TextInput
            {...control}
            name="label"
            autoComplete="off"
            maxLength={MAX_FIELD_LABEL}
            defaultValue={edited?.label ?? ''}
          />
        )}
      </Field>
      <Field label="Question" error={errors.question}>
        {(control) => (
          <TextInput
            {...control}
            name="question"
            autoComplete="off"
            maxLength={MAX_FIELD_TEXT}
            defaultValue={edited?.question ?? ''}
          />
        )}
      </Field>
      <Field label="Why we ask" hint="Members will read this." error={errors.why}>
        {(control) => (
          <TextArea
            {...control}
            name="why"
            rows={2}
            maxLength={MAX_FIELD_TEXT}
            defaultValue={edited?.why ?? ''}
          />
        )}
      </Field>
      {isFixed ? (
        <p className="text-ink-2 text-small">
          {KIND_WORDS[edited.kind]}. This field has answers, so its kind can’t change. To change it,
          retire the field and add a new one.
        </p>
      ) : (
        <Segmented
          showsLabel
          isFolding
          label="Kind of answer"
          choices={KINDS}
          value={kind}
          onChange={setKind}
        />
      )}
      {takesOptions(kind) && (
        <OptionList options={options} error={optionsError} onChange={setOptions} />
      )}
      <div className="grid gap-3">
        <Checkbox
          label="Sensitive"
          hint="Health, ethnicity, religion, politics, union membership, sexual orientation or criminal record. Only the member can answer, and they have to agree first."
          disabled={isFixed}
          checked={isSensitive}
          onChange={({ target }) => setSensitive(target.checked)}
        />
        <Checkbox
          label="Only our team fills this in"
          hint="We don’t ask members this. They can still read and delete their answer."
          checked={isOurs}
          onChange={({ target }) => setOurs(target.checked)}
        />
      </div>
    </FormDialog>
  )
}

interface OptionListProps {
  options: Option[]
  error: string | undefined
  onChange: (options: Option[]) => void
}

function OptionList({ options, error, onChange }: OptionListProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const rename = (at: number, label: string) =>
    onChange(options.map((option, other) => (other === at ? { ...option, label } : option)))

  function swap(at: number, by: 1 | -1) {
    const other = options[at + by]
    const moved = options[at]
    if (other && moved) onChange(options.with(at, other).with(at + by, moved))
  }

  /** Moves focus to the next option, because the focused one disappears. */
  function remove(at: number) {
    flushSync(() => onChange(options.toSpliced(at, 1)))
    const inputs = list.current?.querySelectorAll('input')
    inputs?.[Math.min(at, inputs.length - 1)]?.focus()
  }

  function add() {
    flushSync(() => onChange([...options, EMPTY]))
    const inputs = list.current?.querySelectorAll('input')
    inputs?.[inputs.length - 1]?.focus()
  }

  return (
    <fieldset ref={list} className="grid gap-2">
      <legend className="mb-1.5 font-semibold">Options</legend>
      <p className="-mt-1 mb-1 text-ink-3 text-small">
        If you remove an option, members who chose it keep their answer.
      </p>
      {error && <p className="text-error text-small">{error}</p>}
      {options.map((option, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, only an order
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2"
        >
          <TextInput
            aria-label={`Option ${at + 1}`}
            placeholder={`Option ${at + 1}`}
            autoComplete="off"
            maxLength={MAX_FIELD_OPTION}
            value={option.label}
            onChange={({ target }) => rename(at, target.value)}
          />
          <div className="flex">
            <IconButton
              label={`Move option ${at + 1} up`}
              icon={ArrowUp}
              size="sm"
              disabled={at === 0}
              onClick={() => swap(at, -1)}
            />
            <IconButton
              label={`Move option ${at + 1} down`}
              icon={ArrowDown}
              size="sm"
              disabled={at === options.length - 1}
              onClick={() => swap(at, 1)}
            />
            <IconButton
              label={`Remove option ${at + 1}`}
              icon={X}
              size="sm"
              variant="danger"
              disabled={options.length <= 2}
              onClick={() => remove(at)}
            />
          </div>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          variant="quiet"
          disabled={options.length >= MAX_FIELD_OPTIONS}
          onClick={add}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add an option
        </Button>
      </div>
    </fieldset>
  )
}
