import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

/**
 * Cached data is fresh for half a minute: long enough to move between screens, short enough to stay
 * accurate.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isRetryable(error),
      },
      mutations: { retry: false },
    },
  })
}

/**
 * If the server refused a call, it'll refuse it again. A call that didn't get through may succeed
 * next time.
 */
const isRetryable = (error: Error) =>
  !(error instanceof CallError) || error.status < 400 || error.status >= 500
