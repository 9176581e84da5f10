import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@wattle/contract/endpoint'
import { addProfileField, updateProfileField } from '@wattle/contract/profile'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { fieldsQuery } from './shared/fields-query.ts'

type NewField = CallInput<typeof addProfileField>['body']
type FieldChange = CallInput<typeof updateProfileField>['body']

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries(fieldsQuery),
  })
}

export const useAddField = () => useChange((body: NewField) => call(addProfileField, { body }))

export const useUpdateField = () =>
  useChange(({ id, ...body }: { id: number } & FieldChange) =>
    call(updateProfileField, { params: { id: String(id) }, body }),
  )
