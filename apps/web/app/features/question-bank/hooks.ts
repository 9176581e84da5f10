import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@wattle/contract/endpoint'
import {
  addBankQuestion,
  listBankQuestions,
  removeBankQuestion,
  updateBankQuestion,
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

/** Adds a question, or saves an edited question unless someone else changed it first. */
export const useSaveQuestion = (edited?: { id: number; version: number }) =>
  useChange((body: NewQuestion) =>
    edited
      ? call(updateBankQuestion, {
          params: { id: String(edited.id) },
          body: { ...body, version: edited.version },
        })
      : call(addBankQuestion, { body }),
  )

export const useRemoveQuestion = () =>
  useChange((id: number) => call(removeBankQuestion, { params: { id: String(id) } }))
