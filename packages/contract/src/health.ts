import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Health = z.object({ status: z.literal('ok') })

export const getLiveness = endpoint({
  method: 'GET',
  path: '/health/live',
  audience: 'public',
  summary: 'The process answers.',
  reply: Health,
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/health/ready',
  audience: 'public',
  summary: 'The process answers and so does its database; 503 while it is stopping.',
  reply: Health,
})
