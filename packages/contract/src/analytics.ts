import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const countPageView = endpoint({
  method: 'POST',
  path: '/site/view',
  audience: 'public',
  summary: 'Count one page view: its path, the day and the referring host, nothing else.',
  status: 204,
  limit: { name: 'view', max: 1000, windowSeconds: 3600 },
  body: z.object({
    path: z.string().check(z.maxLength(200)),
    referrer: z.nullish(z.string().check(z.maxLength(2000))),
  }),
})
