import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day } from './text.ts'

const counted = z.array(z.object({ name: z.string(), views: z.int() }))

export const SiteFigures = z.object({
  /** Views per day. Leaves out days that had none. */
  days: z.array(z.object({ day: z.string(), views: z.int() })),
  paths: counted,
  referrers: counted,
  /**
   * How many people submitted the panel form in this period, and how many of them have confirmed
   * since.
   */
  joining: z.object({ forms: z.int(), confirmed: z.int() }),
  /** How many people our team imported in this period. */
  imported: z.int(),
  /**
   * How many invitations we sent in this period, and how far people got. The people in each number
   * are also in the one before it.
   */
  funnel: z.object({
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
  summary: 'Page views, new members and how far invited people got, between two days, inclusive.',
  query: z.object({ from: day, to: day }),
  reply: SiteFigures,
})
