import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { addProfileField, listProfileFields, updateProfileField } from '@wattle/contract/profile'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type Field = CallReply<typeof listProfileFields>[number]
export type NewField = CallInput<typeof addProfileField>['body']
export type FieldChange = CallInput<typeof updateProfileField>['body']

export const fieldsQuery = queryOptions({
  queryKey: ['profile-fields'],
  queryFn: () => call(listProfileFields, {}),
})

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
