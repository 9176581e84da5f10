import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import {
  deletePanelMember,
  exportMembers,
  getPanelMember,
  getSuppression,
  importMembers,
  listMembers,
  updatePanelMember,
} from '@wattle/contract/membership'
import { MEMBER_STATES } from '@wattle/contract/panel'
import {
  addNote,
  addPanelList,
  bulkMembers,
  deleteNote,
  listPanelLists,
  updatePanelList,
} from '@wattle/contract/panel-lists'
import { call, callList } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'
import type { LinedRow } from './import-mapping.ts'

export type PanelMember = CallReply<typeof listMembers>[number]
export type PanelMemberDetail = CallReply<typeof getPanelMember>
type PartReport = CallReply<typeof importMembers>
/** The import's result. `refused` lists the rows we can't import, by their line in the file. */
export type ImportReport = Omit<PartReport, 'refused' | 'skipped'> & {
  refused: { line: number; email: string; reason: string }[]
  /** Cells we left out. We still import the rest of their row. */
  skipped: { line: number; email: string; reason: string }[]
}

export const MEMBER_LIST = {
  sorts: ['JOINED_AT_DESC', 'JOINED_AT_ASC'],
  filters: { state: MEMBER_STATES, undeliverable: ['true', 'false'] },
} as const satisfies ListShape

/** The list's view, plus the panel's filter, which is in the URL as JSON. */
export type MemberView = ListView<typeof MEMBER_LIST> & { filter?: string | undefined }

const LIST = 'members'

export const membersQuery = (view: MemberView) =>
  queryOptions({
    queryKey: [LIST, view],
    queryFn: () => callList(listMembers, { query: listInput(view) }),
    placeholderData: keepPreviousData,
  })

/**
 * How many people match now. The list's own total may be a few seconds old, and a search stops
 * counting at `MOST_COUNTED`.
 */
export const countMembers = async (view: MemberView) => {
  const query = { ...listInput({ ...view, page: 1 }, 1), exact: 'true' as const }
  return (await callList(listMembers, { query })).total
}

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: () => call(getPanelMember, { params: { id: String(id) } }),
  })

export const suppressionQuery = queryOptions({
  queryKey: ['suppression'],
  queryFn: () => call(getSuppression, {}),
})

function useFresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [LIST] }),
      queries.invalidateQueries({ queryKey: ['member'] }),
      queries.invalidateQueries({ queryKey: ['person'] }),
      queries.invalidateQueries(panelListsQuery),
      queries.invalidateQueries(suppressionQuery),
    ])
}

type MemberChange = { id: number } & CallInput<typeof updatePanelMember>['body']

export function useUpdateMember() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: ({ id, ...body }: MemberChange) =>
      call(updatePanelMember, { params: { id: String(id) }, body }),
    onSettled: refresh,
  })
}

export function useDeleteMember() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (id: number) => call(deletePanelMember, { params: { id: String(id) } }),
    onSuccess: refresh,
  })
}

export const loadMembersCsv = (
  { search, state, undeliverable, filter }: MemberView,
  chosen: readonly number[] | undefined,
  fields: readonly number[],
) =>
  call(exportMembers, {
    query: {
      ...(chosen ? { ids: chosen.join(',') } : { search, state, undeliverable, filter }),
      ...(fields.length > 0 && { fields: fields.join(',') }),
    },
  })

export type PanelList = CallReply<typeof listPanelLists>[number]

export const panelListsQuery = queryOptions({
  queryKey: ['panel-lists'],
  queryFn: () => call(listPanelLists, {}),
})

type Bulk = CallInput<typeof bulkMembers>['body']

export function useBulk() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: (body: Bulk) => call(bulkMembers, { body }),
    // Refreshes after an error too, because the server refuses if the number of people has changed
    // since the admin saw it.
    onSettled: refresh,
  })
}

function useFreshLists() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries(panelListsQuery),
      queries.invalidateQueries({ queryKey: ['filter-choices'] }),
      queries.invalidateQueries({ queryKey: ['member'] }),
    ])
}

export function useAddList() {
  const onSuccess = useFreshLists()
  return useMutation({
    mutationFn: (body: CallInput<typeof addPanelList>['body']) => call(addPanelList, { body }),
    onSuccess,
  })
}

export function useUpdateList(id: number) {
  const onSuccess = useFreshLists()
  return useMutation({
    mutationFn: (body: CallInput<typeof updatePanelList>['body']) =>
      call(updatePanelList, { params: { id: String(id) }, body }),
    onSuccess,
  })
}

export function useNotes(memberId: number) {
  const refresh = useFresh()
  const params = { id: String(memberId) }
  return {
    add: useMutation({
      mutationFn: (body: { text: string; pinned: boolean }) => call(addNote, { params, body }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (noteId: number) =>
        call(deleteNote, { params: { ...params, noteId: String(noteId) } }),
      onSuccess: refresh,
    }),
  }
}

/** The server accepts 1 MB per request. This many rows stay below that. */
const ROWS_AT_ONCE = 1000

/**
 * Where and when everyone agreed, entered once for the whole file. Each is null if the file has a
 * column for it.
 */
export type ForAll = { consent: string | null; consentDate: string | null }

type Extras = Pick<
  CallInput<typeof importMembers>['body'],
  'profile' | 'listId' | 'clientOnly' | 'sensitiveConsent'
>

type Import = ForAll &
  Extras & {
    dryRun: boolean
    rows: readonly LinedRow[]
    /** Rows with too many cells, which we don't send to the server. */
    refused: ImportReport['refused']
  }

/** Sends the file in parts and combines their reports. */
async function importAll({ rows, refused, ...shared }: Import): Promise<ImportReport> {
  const report: ImportReport = {
    added: 0,
    toConfirm: 0,
    known: 0,
    refused: [...refused],
    skipped: [],
  }
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE)
    const people = part.map(({ line: _line, ...person }) => person)
    const answer = await call(importMembers, { body: { ...shared, rows: people } })
    report.added += answer.added
    report.toConfirm += answer.toConfirm
    report.known += answer.known
    for (const { row, email, reason } of answer.refused)
      report.refused.push({ line: part[row - 1]?.line ?? 0, email, reason })
    for (const { row, email, field, reason } of answer.skipped ?? [])
      report.skipped.push({ line: part[row - 1]?.line ?? 0, email, reason: `${field}: ${reason}` })
  }
  report.refused.sort((a, b) => a.line - b.line)
  return report
}

export function useImport() {
  const refresh = useFresh()
  return useMutation({
    mutationFn: importAll,
    onSettled: (_report, _error, { dryRun }) => (dryRun ? undefined : refresh()),
  })
}
