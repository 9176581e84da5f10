import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { BotCheckToken, FORM_LIMIT, typedDetail } from './enquiry.ts'
import { formatCount } from './format-count.ts'
import { GET_OPEN_LINK } from './join-page.ts'
import { emailAddress, entityId, instant, pathId, typedLine } from './text.ts'

export const MAX_LINK_SOURCE = 80
export const MAX_LINK_ENTRIES = 10_000

const ENTRIES_RANGE = `Please enter a whole number from 1 to ${formatCount(MAX_LINK_ENTRIES)}.`

const source = typedLine(MAX_LINK_SOURCE).check(
  z.minLength(1, 'Please say where you’ll share this link.'),
)
const maxEntries = z
  .int({ error: ENTRIES_RANGE })
  .check(z.minimum(1, ENTRIES_RANGE), z.maximum(MAX_LINK_ENTRIES, ENTRIES_RANGE))

/**
 * An open link to a study, which people can use without being on the panel, and how far they got.
 */
export const OpenLink = z.object({
  id: entityId,
  slug: z.string(),
  /** Where the link is shared, such as “Newsletter”. */
  source: z.string(),
  maxEntries: z.int(),
  /**
   * Everyone who started, including people we've since deleted because they didn't confirm their
   * address.
   */
  entries: z.int(),
  confirmed: z.int(),
  finished: z.int(),
  qualified: z.int(),
  booked: z.int(),
  createdAt: instant,
  closedAt: z.nullable(instant),
  /** Whether people can start now. False if the link is closed or full, or the study isn’t running. */
  isOpen: z.boolean(),
})
export type OpenLink = z.output<typeof OpenLink>

const byDistribution = z.object({ id: pathId })

export const listOpenLinks = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/links',
  audience: 'admin',
  summary: 'A project’s open links with their counts, oldest first.',
  params: byDistribution,
  reply: z.array(OpenLink),
})

export const createOpenLink = endpoint({
  method: 'POST',
  path: '/admin/distributions/:id/links',
  audience: 'admin',
  summary: 'Create a link that lets anyone take part in a project.',
  status: 201,
  params: byDistribution,
  body: z.object({ source, maxEntries }),
  reply: OpenLink,
})

export const updateOpenLink = endpoint({
  method: 'PATCH',
  path: '/admin/links/:id',
  audience: 'admin',
  summary: 'Rename an open link, change how many people can use it, close it or open it again.',
  params: z.object({ id: pathId }),
  body: z.object({
    source: z.optional(source),
    maxEntries: z.optional(maxEntries),
    isClosed: z.optional(z.boolean()),
  }),
  reply: OpenLink,
})

const OpenStudy = z.object({
  title: z.string(),
  description: z.string(),
  estimatedTime: z.string(),
  incentive: z.string(),
})
export type OpenStudy = z.output<typeof OpenStudy>

const bySlug = z.object({ slug: z.string() })

export const getOpenLink = endpoint({
  ...GET_OPEN_LINK,
  summary: 'What the page of an open link says about its study.',
  params: bySlug,
  reply: OpenStudy,
})

export const enterOpenLink = endpoint({
  method: 'POST',
  path: '/site/open-link/:slug',
  audience: 'public',
  summary:
    'Start a study’s questions from an open link. The response is the same whether or not the address is on the panel.',
  status: 201,
  limit: FORM_LIMIT,
  params: bySlug,
  body: z.object({
    email: emailAddress,
    name: z.optional(typedDetail('name')),
    token: BotCheckToken,
  }),
  reply: z.object({ accessToken: z.string(), hashKey: z.string() }),
})
