import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give a day.'))
const counted = z.array(z.object({ name: z.string(), views: z.int() }))

export const SiteFigures = z.object({
  /** Views a day, days without any left out. */
  days: z.array(z.object({ day: z.string(), views: z.int() })),
  paths: counted,
  referrers: counted,
  /** How many people got how far in that time, from the panel form to the interview. */
  funnel: z.object({
    joined: z.int(),
    confirmed: z.int(),
    invited: z.int(),
    started: z.int(),
    completed: z.int(),
    fit: z.int(),
    booked: z.int(),
    conducted: z.int(),
  }),
})
export type SiteFigures = z.output<typeof SiteFigures>

export const getSiteFigures = endpoint({
  method: 'GET',
  path: '/admin/figures',
  audience: 'admin',
  summary: 'Page views and the funnel between two days, inclusive.',
  query: z.object({ from: day, to: day }),
  reply: SiteFigures,
})
