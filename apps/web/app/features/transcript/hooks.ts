import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  deleteTranscript,
  getTranscript,
  saveTranscript,
} from '@wattle/contract/findings/transcripts'
import { call } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import type { TranscriptBody } from './import/transcript-body.ts'

const byId = (id: number) => ({ id: String(id) })

export const transcriptQuery = (interviewId: number) =>
  queryOptions({
    queryKey: ['transcript', interviewId],
    queryFn: () => call(getTranscript, { params: byId(interviewId) }),
  })

function useRefresh(interviewId: number) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries(transcriptQuery(interviewId))
}

export function useSaveTranscript(interviewId: number) {
  const refresh = useRefresh(interviewId)
  return useMutation({
    mutationFn: (body: TranscriptBody) => call(saveTranscript, { params: byId(interviewId), body }),
    onSuccess: refresh,
  })
}

export function useDeleteTranscript(interviewId: number) {
  const refresh = useRefresh(interviewId)
  return useMutation({
    mutationFn: () => call(deleteTranscript, { params: byId(interviewId) }),
    onSuccess: refresh,
  })
}
