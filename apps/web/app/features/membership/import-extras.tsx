import { useQuery } from '@tanstack/react-query'
import { MAX_SOURCE_LENGTH } from '@wattle/contract/membership'
import { useState } from 'react'
import type { FilterChoices } from '#features/panel-filter/shared/filter-hooks.ts'
import type { CsvRow } from '#lib/csv.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { panelListsQuery } from './hooks.ts'
import { type ProfileImport, wordsToMatch } from './import-profile.ts'
import { NewList } from './new-list.tsx'

interface ImportExtrasProps {
  header: readonly string[]
  rows: readonly CsvRow[]
  fields: FilterChoices['fields']
  chosen: ProfileImport
  /**
   * Whether the server refused the import because we didn't say where and when people agreed to
   * share sensitive answers.
   */
  isConsentMissing?: boolean
  onChange: (chosen: ProfileImport) => void
}

const NEW = 'new'
const SAY_WHERE = 'Please say where they agreed.'
const SAY_WHEN = 'Please choose the day.'

/** Lets the admin turn other columns into profile answers, and add the people to a list. */
export function ImportExtras(props: ImportExtrasProps) {
  const { header, rows, fields, chosen, isConsentMissing = false, onChange } = props
  const lists = useQuery(panelListsQuery)
  const [isAdding, setAdding] = useState(false)
  const set = (change: Partial<ProfileImport>) => onChange({ ...chosen, ...change })
  const mapped = fields.filter(({ id }) => chosen.columns[id] !== undefined)
  const list =
    chosen.listId === null ? undefined : lists.data?.find(({ id }) => id === chosen.listId)
  return (
    <>
      {fields.length > 0 && (
        <fieldset className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">Match columns</legend>
          {fields.map(({ id, label }) => (
            <Field key={id} label={label} optional>
              {(control) => (
                <Select
                  {...control}
                  value={chosen.columns[id] ?? ''}
                  onChange={({ target }) => {
                    const { [id]: _before, ...others } = chosen.columns
                    const columns =
                      target.value === '' ? others : { ...others, [id]: Number(target.value) }
                    set({ columns })
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
          ))}
        </fieldset>
      )}
      {mapped
        .filter(({ options }) => options.length > 0)
        .map((field) => {
          const words = wordsToMatch(field, chosen.columns[field.id] ?? 0, rows)
          if (words.length === 0) return null
          return (
            <fieldset key={field.id} className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
              <legend className="mb-2 font-semibold">Match values: {field.label}</legend>
              {words.map(({ word, shown, guess }) => (
                <Field key={word} label={`‘${shown}’ becomes`}>
                  {(control) => (
                    <Select
                      {...control}
                      value={chosen.values[field.id]?.[word] ?? guess ?? ''}
                      onChange={({ target }) =>
                        set({
                          values: {
                            ...chosen.values,
                            [field.id]: {
                              ...chosen.values[field.id],
                              [word]: Number(target.value),
                            },
                          },
                        })
                      }
                    >
                      <option value="">Leave out</option>
                      {field.options.map(({ id, label }) => (
                        <option key={id} value={id}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              ))}
            </fieldset>
          )
        })}
      {mapped.some(({ sensitive }) => sensitive) && (
        <fieldset className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">Sensitive answers</legend>
          <Field
            label="Where they agreed to share these answers"
            error={isConsentMissing && chosen.sensitive.source.trim() === '' && SAY_WHERE}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={MAX_SOURCE_LENGTH}
                value={chosen.sensitive.source}
                onChange={({ target }) =>
                  set({ sensitive: { ...chosen.sensitive, source: target.value } })
                }
              />
            )}
          </Field>
          <Field
            label="When they agreed to share these answers"
            error={isConsentMissing && chosen.sensitive.on === '' && SAY_WHEN}
          >
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={chosen.sensitive.on}
                onChange={({ target }) =>
                  set({ sensitive: { ...chosen.sensitive, on: target.value } })
                }
              />
            )}
          </Field>
        </fieldset>
      )}
      {lists.data && (
        <div className="grid gap-3">
          <Field label="Add to list" optional>
            {(control) => (
              <Select
                {...control}
                value={chosen.listId ?? ''}
                onChange={({ target }) =>
                  target.value === NEW
                    ? setAdding(true)
                    : set({ listId: Number(target.value) || null, clientOnly: false })
                }
              >
                <option value="">No list</option>
                {lists.data.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
                <option value={NEW}>New list…</option>
              </Select>
            )}
          </Field>
          {isAdding && (
            <NewList
              submitLabel="Add the list"
              onAdded={({ id }) => set({ listId: id, clientOnly: false })}
              onClose={() => setAdding(false)}
            />
          )}
          {list?.clientName && (
            <Checkbox
              label={`Only invite these people to ${list.clientName}’s projects`}
              checked={chosen.clientOnly}
              onChange={({ target }) => set({ clientOnly: target.checked })}
            />
          )}
        </div>
      )}
    </>
  )
}
