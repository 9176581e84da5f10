import { expect, test, vi } from 'vitest'
import { CallError } from './call.ts'
import { createQueryClient } from './query-client.ts'

test.each([
  ['doesn’t retry a call for something that doesn’t exist', 404, 1],
  ['doesn’t retry a forbidden call', 403, 1],
  ['retries after a server error', 500, 2],
  ['retries after a lost connection', 0, 2],
])('%s', async (_sentence, status, asked) => {
  const queryFn = vi.fn(async () => {
    throw new CallError(status, 'UNKNOWN', 'No.')
  })
  const queries = createQueryClient()
  const { retry = false } = queries.getDefaultOptions().queries ?? {}
  const asking = queries.fetchQuery({ queryKey: ['one'], queryFn, retryDelay: 0, retry })
  await expect(asking).rejects.toThrow('No.')
  expect(queryFn).toHaveBeenCalledTimes(asked)
})
