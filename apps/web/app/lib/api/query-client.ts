import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

/** Fresh for half a minute: long enough to walk between screens, short enough to be true. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 1 && mayPass(error) },
      mutations: { retry: false },
    },
  })
}

/** What was refused is refused again; what did not get through may get through the next time. */
const mayPass = (error: Error) =>
  !(error instanceof CallError) || error.status < 400 || error.status >= 500
