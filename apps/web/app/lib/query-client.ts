import { QueryClient } from '@tanstack/react-query'

/** Fresh for half a minute: long enough to walk between screens, short enough to be true. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1 },
      mutations: { retry: false },
    },
  })
}
