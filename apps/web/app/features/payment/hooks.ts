import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { PAYMENT_METHODS, PAYMENT_TABS, type PaymentTab } from '@wattle/contract/payment'
import * as contract from '@wattle/contract/payment-calls'
import { call, callList } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'

export type Payment = CallReply<typeof contract.listPayments>[number]
export type PaymentDetail = CallReply<typeof contract.getPayment>
export type Summary = CallReply<typeof contract.getPaymentSummary>
export type Batch = CallReply<typeof contract.listPaymentBatches>[number]
export type CodeReport = CallReply<typeof contract.importGiftCodes>
type Report = CallInput<typeof contract.getPaymentReport>['query']

/** The list's sort orders and filters. The study filter only lists studies that have payments. */
export const paymentList = (studyIds: readonly number[]) =>
  ({
    sorts: ['INTERVIEW_AT_ASC', 'INTERVIEW_AT_DESC', 'CENTS_DESC', 'CENTS_ASC'],
    filters: { researchId: studyIds.map(String), method: PAYMENT_METHODS, month: ['THIS'] },
  }) as const satisfies ListShape

/** What a saved view of the list stores. Includes the tab, so that it opens the right one. */
export const SAVED_LIST = {
  sorts: paymentList([]).sorts,
  filters: { ...paymentList([]).filters, tab: PAYMENT_TABS },
} as const satisfies ListShape

export type PaymentView = ListView<ReturnType<typeof paymentList>>

export const PAYMENTS_PER_PAGE = 50

export const paymentsQuery = (tab: PaymentTab, view: PaymentView) =>
  queryOptions({
    queryKey: ['payments', tab, view],
    queryFn: () =>
      callList(contract.listPayments, { query: { ...listInput(view, PAYMENTS_PER_PAGE), tab } }),
    placeholderData: keepPreviousData,
  })

export const summaryQuery = queryOptions({
  queryKey: ['payments', 'summary'],
  queryFn: () => call(contract.getPaymentSummary, {}),
})

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: () => call(contract.getPayment, { params: { id: String(id) } }),
  })

export const batchesQuery = queryOptions({
  queryKey: ['payments', 'batches'],
  queryFn: () => call(contract.listPaymentBatches, {}),
})

export const reportQuery = (query: Report) =>
  queryOptions({
    queryKey: ['payments', 'report', query],
    queryFn: () => call(contract.getPaymentReport, { query }),
    placeholderData: keepPreviousData,
  })

export const loadReportCsv = (query: Report) => call(contract.exportPaymentReport, { query })

export const loadBatch = (id: number) =>
  call(contract.downloadPaymentBatch, { params: { id: String(id) } })

/**
 * Reloads everything about payments after each call, even after an error, because someone else may
 * have changed a payment.
 */
function usePaymentMutation<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: ['payments'] }),
  })
}

type Ids = { ids: number[] }

export const useApprove = () =>
  usePaymentMutation((body: Ids) => call(contract.approvePayments, { body }))
export const useExport = () =>
  usePaymentMutation((body: CallInput<typeof contract.exportPayments>['body']) =>
    call(contract.exportPayments, { body }),
  )
export const useMarkSent = () =>
  usePaymentMutation((body: CallInput<typeof contract.markPaymentsSent>['body']) =>
    call(contract.markPaymentsSent, { body }),
  )
export const useMarkFailed = () =>
  usePaymentMutation((body: Ids & { reason: string }) =>
    call(contract.markPaymentsFailed, { body }),
  )
export const useVoid = () =>
  usePaymentMutation((body: Ids & { reason: string }) => call(contract.voidPayments, { body }))

const byId = (id: number) => ({ params: { id: String(id) } })

export const useUpdatePayment = () =>
  usePaymentMutation(
    ({ id, ...body }: { id: number } & CallInput<typeof contract.updatePayment>['body']) =>
      call(contract.updatePayment, { ...byId(id), body }),
  )
export const useRepeat = () =>
  usePaymentMutation((id: number) => call(contract.repeatPayment, byId(id)))
export const useKeep = () =>
  usePaymentMutation((id: number) => call(contract.keepPayment, byId(id)))
export const useReverse = () =>
  usePaymentMutation(({ id, reason }: { id: number; reason: string }) =>
    call(contract.reversePayment, { ...byId(id), body: { reason } }),
  )
export const useAddBonus = () =>
  usePaymentMutation((body: CallInput<typeof contract.addBonus>['body']) =>
    call(contract.addBonus, { body }),
  )
export const useImportCodes = () =>
  usePaymentMutation((rows: CallInput<typeof contract.importGiftCodes>['body']['rows']) =>
    call(contract.importGiftCodes, { body: { rows } }),
  )
