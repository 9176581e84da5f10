import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ENQUIRY_STATUSES, getEnquiry, listEnquiries, updateEnquiry } from '@wattle/contract/admin'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { call, callList } from '#lib/api/call.ts'
import { listQuery } from '#lib/api/list-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import type { ListShape, ListView } from '#lib/list-view.ts'

export type Enquiry = CallReply<typeof listEnquiries>[number]

export const ENQUIRY_LIST = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC'],
  filters: { status: ENQUIRY_STATUSES, type: ['CLIENT', 'STARTUP'], verified: ['YES', 'NO'] },
} as const satisfies ListShape

export type EnquiryView = ListView<typeof ENQUIRY_LIST>

const LIST = 'enquiries'
const ONE = ['enquiry']

export const enquiriesQuery = listQuery(LIST, ENQUIRY_LIST, (query) =>
  callList(listEnquiries, { query }),
)

export const enquiryQuery = (id: number) =>
  queryOptions({
    queryKey: [...ONE, id],
    queryFn: () => call(getEnquiry, { params: { id: String(id) } }),
  })

type Change = { id: number } & CallInput<typeof updateEnquiry>['body']

export function useUpdateEnquiry() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      call(updateEnquiry, { params: { id: String(id) }, body }),
    onSuccess: (enquiry) => queries.setQueryData(enquiryQuery(enquiry.id).queryKey, enquiry),
    onSettled: () =>
      Promise.all([[LIST], ONE].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
