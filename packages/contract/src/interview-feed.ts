import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './text.ts'

const Feed = z.object({
  /** The secret URL that a calendar app subscribes to. Null until someone creates it. */
  address: z.nullable(z.string()),
  renewedAt: z.nullable(instant),
})

export const getInterviewFeed = endpoint({
  method: 'GET',
  path: '/admin/interview-feed',
  audience: 'admin',
  summary: 'The secret address of the calendar with all interviews.',
  reply: Feed,
})

export const renewInterviewFeed = endpoint({
  method: 'POST',
  path: '/admin/interview-feed',
  audience: 'admin',
  summary: 'Create the calendar’s address, or replace it. The old address stops working at once.',
  reply: Feed,
})

export const readInterviewFeed = endpoint({
  method: 'GET',
  path: '/calendar/interviews.ics',
  audience: 'public',
  summary: 'All interviews as a calendar (RFC 5545), for anyone with the secret address.',
  limit: { name: 'interview-feed', max: 120, windowSeconds: 3600 },
  /** Allows any length, so a wrong key gets the error for unknown keys, not a validation error. */
  query: z.object({ key: z.optional(z.string()) }),
  reply: z.string(),
})
