import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AUDIT_KINDS, listAuditEvents } from '@wattle/contract/audit'
import type { CallReply } from '@wattle/contract/endpoint'
import { callList } from '#lib/api/call.ts'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'

export const EVENTS_PER_PAGE = 50

export type AuditEvent = CallReply<typeof listAuditEvents>[number]

export const AUDIT_LIST = {
  sorts: ['AT_DESC', 'AT_ASC'],
  filters: { kind: AUDIT_KINDS },
} as const satisfies ListShape

export const auditQuery = (view: ListView<typeof AUDIT_LIST>) =>
  queryOptions({
    queryKey: ['audit', view],
    queryFn: () => callList(listAuditEvents, { query: listInput(view, EVENTS_PER_PAGE) }),
    placeholderData: keepPreviousData,
  })
