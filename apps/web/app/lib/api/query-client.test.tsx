import { expect, test, vi } from 'vitest'
import { CallError } from './call.ts'
import { createQueryClient } from './query-client.ts'

test.each([
  ['what does not exist is asked for once', 404, 1],
  ['what one may not see is asked for once', 403, 1],
  ['a server that stumbled is asked again', 500, 2],
  ['a connection that was gone is tried again', 0, 2],
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
