import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listQuery } from './list.ts'
import { instant } from './text.ts'

const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  data: z.unknown(),
  failedAt: instant,
  attempts: z.int(),
  error: z.nullable(z.string()),
})
export type FailedJob = z.output<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  audience: 'admin',
  summary: 'Jobs that failed after all their attempts.',
  query: listQuery(['FAILED_AT_DESC', 'FAILED_AT_ASC']),
  reply: z.array(FailedJob),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  audience: 'admin',
  summary: 'Put a failed job back into its queue.',
  status: 204,
  params: z.object({ id: z.uuid({ error: 'This isn’t a valid id.' }) }),
})
