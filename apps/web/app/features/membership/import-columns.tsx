import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { IMPORT_FIELDS, type Mapping } from './import-mapping.ts'

interface ImportColumnsProps {
  header: readonly string[]
  /** The first row below the header, as an example. */
  sample: readonly string[] | undefined
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/**
 * Fields that every row needs. Where and when people agreed can also be entered once for everyone.
 */
const NEEDED = new Set(['email', 'source', 'consentDate'])

/** Lets the admin match the file's columns to our fields. */
export function ImportColumns({ header, sample, mapping, onChange }: ImportColumnsProps) {
  return (
    <fieldset className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">Columns</legend>
      {IMPORT_FIELDS.map(({ id, label }) => {
        const column = mapping[id]
        const example = column === undefined ? undefined : sample?.[column]
        return (
          <Field
            key={id}
            label={label}
            optional={!NEEDED.has(id)}
            hint={example ? `First: ${example}` : undefined}
            error={
              id === 'email' &&
              column === undefined &&
              'Please choose the column with the email addresses.'
            }
          >
            {(control) => (
              <Select
                {...control}
                value={column ?? ''}
                onChange={({ target }) => {
                  const { [id]: _before, ...others } = mapping
                  onChange(target.value === '' ? others : { ...others, [id]: Number(target.value) })
                }}
              >
                <option value="">Not in the file</option>
                {header.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, only an order
                  <option key={at} value={at}>
                    {name || `Column ${at + 1}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )
      })}
    </fieldset>
  )
}
