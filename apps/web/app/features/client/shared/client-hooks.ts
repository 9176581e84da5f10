import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { addClient, listClients, setProjectClient, updateClient } from '@wattle/contract/client'
import type { CallReply } from '@wattle/contract/endpoint'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type Client = CallReply<typeof listClients>[number]

export const clientsQuery = queryOptions({
  queryKey: ['clients'],
  queryFn: () => call(listClients, {}),
})

/** Also refetches projects, panel lists and filter choices, because they show clients' names. */
function useChange<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all(
        ['clients', 'admin-projects', 'panel-lists', 'filter-choices'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}

export const useAddClient = () => useChange((name: string) => call(addClient, { body: { name } }))

export const useRenameClient = (id: number) =>
  useChange((name: string) => call(updateClient, { params: { id: String(id) }, body: { name } }))

export const useProjectClient = (id: number) =>
  useChange((clientId: number | null) =>
    call(setProjectClient, { params: { id: String(id) }, body: { clientId } }),
  )
