import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { listProfileFields } from '@wattle/contract/profile'
import { call } from '#lib/api/call.ts'

export type Field = CallReply<typeof listProfileFields>[number]

export const fieldsQuery = queryOptions({
  queryKey: ['profile-fields'],
  queryFn: () => call(listProfileFields, {}),
})
