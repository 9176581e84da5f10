import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getLiveness = endpoint({
  method: 'GET',
  path: '/health/live',
  audience: 'public',
  summary: 'The process is up.',
  reply: z.object({ status: z.literal('ok') }),
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/health/ready',
  audience: 'public',
  summary:
    'The process and its database are up. Returns 503 while the process shuts down. The status is `degraded` when recurring jobs have stalled: calls still work, but emails and notifications are delayed.',
  reply: z.object({ status: z.enum(['ok', 'degraded']), stalledSweeps: z.array(z.string()) }),
})
