import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { clientsQuery, useAddClient } from './client-hooks.ts'

const NEW = 'new'

/**
 * Lets an admin choose a client, choose none, or add one. `resolve` returns the client's id. If the
 * client is new, it adds the client first.
 */
export function useClientChoice(initial: number | null) {
  const [chosen, setChosen] = useState(initial === null ? '' : String(initial))
  const [name, setName] = useState('')
  const adding = useAddClient()
  return {
    chosen,
    setChosen,
    name,
    setName,
    isReady: chosen !== NEW || name.trim() !== '',
    resolve: async (): Promise<number | null> => {
      if (chosen !== NEW) return Number(chosen) || null
      const { id } = await adding.mutateAsync(name)
      // Remembers the new client, so submitting again after a failure elsewhere in the form doesn't
      // add it twice.
      setChosen(String(id))
      return id
    },
  }
}

interface ClientFieldProps {
  choice: ReturnType<typeof useClientChoice>
  label?: string
  hint?: string | undefined
  optional?: boolean
  nameError?: string | undefined
}

export function ClientField(props: ClientFieldProps) {
  const { choice, label = 'Client', hint, optional = false, nameError } = props
  const { data, error } = useQuery(clientsQuery)
  if (error) return <Notice tone="error">{messageOf(error)}</Notice>
  return (
    <>
      <Field label={label} hint={hint} optional={optional}>
        {(control) => (
          <Select
            {...control}
            value={choice.chosen}
            onChange={({ target }) => choice.setChosen(target.value)}
          >
            <option value="">No client</option>
            {data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NEW}>New client…</option>
          </Select>
        )}
      </Field>
      {choice.chosen === NEW && (
        <Field label="New client’s name" error={nameError}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={120}
              value={choice.name}
              onChange={({ target }) => choice.setName(target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}
