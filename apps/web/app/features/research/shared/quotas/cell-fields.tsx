import { MAX_CELL_NAME_LENGTH } from '@wattle/contract/quotas'
import { Trash2 } from 'lucide-react'
import type { FieldErrors } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldMessage } from '#ui/form/field-message.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { CellDraft, QuotaQuestion } from './quota-draft.ts'

interface CellFieldsProps {
  /** The cell's index among all cells, as in the error path `cells.2.name`. */
  at: number
  cell: CellDraft
  question: QuotaQuestion
  errors: FieldErrors
  onChange: (changed: Partial<CellDraft>) => void
  onRemove: () => void
}

export function CellFields({ at, cell, question, errors, onChange, onRemove }: CellFieldsProps) {
  const name = (field: string) => `cells.${at}.${field}`
  const typed = (field: 'name' | 'from' | 'to' | 'least' | 'most', label: string) => (
    <Field label={label} error={errors[name(field)]}>
      {(control) => (
        <TextInput
          {...control}
          name={name(field)}
          value={cell[field]}
          {...(field === 'name' ? { maxLength: MAX_CELL_NAME_LENGTH } : { inputMode: 'numeric' })}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 rounded-card border border-line p-3">
      <div className="grid min-w-0 gap-3 sm:grid-cols-[minmax(0,1fr)_5rem_5rem]">
        {typed('name', 'Name')}
        <div className="grid grid-cols-2 gap-3 sm:contents">
          {typed('least', 'At least')}
          {typed('most', 'At most')}
        </div>
      </div>
      <IconButton
        label={`Remove cell ${cell.name || at + 1}`}
        icon={Trash2}
        variant="danger"
        className="mt-7"
        onClick={onRemove}
      />
      {question.type === 'NUMBER' ? (
        <div className="col-span-2 grid grid-cols-2 gap-3 sm:max-w-64">
          {typed('from', 'From')}
          {typed('to', 'To')}
        </div>
      ) : (
        <fieldset className="col-span-2 grid min-w-0 gap-1">
          <legend className="mb-1 font-semibold">Options</legend>
          {question.options.map(({ id, text }) => (
            <Checkbox
              key={id}
              name={name('optionIds')}
              label={text}
              checked={cell.optionIds.includes(id)}
              onChange={({ target }) => {
                const others = cell.optionIds.filter((one) => one !== id)
                onChange({ optionIds: target.checked ? [...others, id] : others })
              }}
            />
          ))}
          <FieldMessage id={name('optionIds')} error={errors[name('optionIds')]} />
        </fieldset>
      )}
    </div>
  )
}
