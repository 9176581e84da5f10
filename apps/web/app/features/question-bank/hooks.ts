import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@wattle/contract/endpoint'
import {
  addBankQuestion,
  listBankQuestions,
  removeBankQuestion,
} from '@wattle/contract/question-bank'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'

export type NewQuestion = CallInput<typeof addBankQuestion>['body']

export const bankQuery = (search: string) =>
  queryOptions({
    queryKey: ['question-bank', search],
    queryFn: () => call(listBankQuestions, { query: { search } }),
    placeholderData: keepPreviousData,
  })

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['question-bank'] }),
  })
}

export const useAddQuestion = () =>
  useChange((body: NewQuestion) => call(addBankQuestion, { body }))

export const useRemoveQuestion = () =>
  useChange((id: number) => call(removeBankQuestion, { params: { id: String(id) } }))
