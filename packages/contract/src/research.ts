import * as z from 'zod/mini'
import { Brief } from './brief.ts'
import { SELECTIONS } from './candidate.ts'
import { endpoint } from './endpoint.ts'
import { ERRORS } from './errors.ts'
import { GENERATION_STATES } from './generation.ts'
import { Guide } from './guide.ts'
import { MAX_PAGE_SIZE, searchWords, wholeNumber } from './list.ts'
import { Plan } from './plan.ts'
import { Quota, QuotaCells } from './quotas.ts'
import { Screener } from './screener.ts'
import { entityId, instant, pathId, typedLine, typedText } from './text.ts'

/** The statuses from seed 001 section 4, in the order a project goes through them. */
export const RESEARCH_STATUSES = [
  'DRAFT_CREATED',
  'IDEA_SHAPING',
  'AUDIENCE_GENERATION',
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
  'PROJECT_CONFIRMATION',
  'CONDUCTING_INTERVIEW',
  'COMPLETED',
] as const
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number]

/**
 * The six statuses in which a researcher works on a project. Each is a step in the project's
 * header.
 */
export const WORKING_STATUSES = RESEARCH_STATUSES.slice(1, 7)

export const STAGE_LABELS: Record<ResearchStatus, string> = {
  DRAFT_CREATED: 'Draft',
  IDEA_SHAPING: 'Ideation',
  AUDIENCE_GENERATION: 'Targeting',
  SCREENER_GENERATION: 'Screening',
  GUIDE_GENERATION: 'Interview Prep',
  PROJECT_CONFIRMATION: 'Review',
  CONDUCTING_INTERVIEW: 'Interviewing',
  COMPLETED: 'Completed',
}

export const PROJECT_TYPE = 'Startup validation'
export const MAX_IDEA_LENGTH = 10_000
export const IDEA_PLACEHOLDER = 'Please insert your idea here...'

/**
 * The status that a next-step call moves a project to. Undefined if there's none: a project only
 * becomes COMPLETED when someone finishes it.
 */
export function nextStatus(status: ResearchStatus): ResearchStatus | undefined {
  const following = RESEARCH_STATUSES[RESEARCH_STATUSES.indexOf(status) + 1]
  return following === 'COMPLETED' ? undefined : following
}

/**
 * The statuses in which researchers can edit the guide: while they're preparing it, and while
 * interviews are under way.
 */
export const GUIDE_STATUSES: readonly [ResearchStatus, ...ResearchStatus[]] = [
  'GUIDE_GENERATION',
  'CONDUCTING_INTERVIEW',
]

export const isEarlier = (one: ResearchStatus, other: ResearchStatus): boolean =>
  RESEARCH_STATUSES.indexOf(one) < RESEARCH_STATUSES.indexOf(other)

const status = z.enum(RESEARCH_STATUSES)

/** The stored status of a distribution. */
export const DISTRIBUTION_STATUSES = ['NOT_STARTED', 'REQUESTED', 'IN_PROGRESS', 'PAUSED'] as const
/** The statuses we show. FINISHED isn't stored: a distribution is finished when its project is. */
export const SHOWN_DISTRIBUTION_STATUSES = [...DISTRIBUTION_STATUSES, 'FINISHED'] as const
export type DistributionStatus = (typeof SHOWN_DISTRIBUTION_STATUSES)[number]

export const Research = z.object({
  id: entityId,
  name: z.string(),
  status,
  createdAt: instant,
  updatedAt: instant,
  /** The date in the reader’s time zone, such as 'Nov 15, 2026'. */
  createdDateFormatted: z.string(),
  questions: z.array(
    z.object({
      id: entityId,
      researchId: entityId,
      description: z.string(),
      placeholder: z.string(),
    }),
  ),
  /** Null until the researcher has saved the idea. */
  brief: z.nullable(Brief),
  audience: z.nullable(z.object({ id: entityId, characteristics: z.array(z.string()) })),
  screener: z.nullable(Screener),
  guide: z.nullable(Guide),
  distribution: z.nullable(
    z.object({
      id: entityId,
      status: z.enum(SHOWN_DISTRIBUTION_STATUSES),
      passedScreeners: z.int(),
      passedSuccessfully: z.int(),
      selection: z.enum(SELECTIONS),
    }),
  ),
  files: z.array(z.object({ contentType: z.string(), researchStatus: status, link: z.string() })),
  generation: z.object({
    state: z.enum(GENERATION_STATES),
    engine: z.nullable(z.enum(['embedded', 'model'])),
    startedAt: z.nullable(instant),
    notice: z.nullable(z.string()),
    /**
     * A line of the audience that the researcher changed and that no screener question asks about
     * yet. `notice` quotes it.
     */
    unasked: z.nullable(z.string()),
    /** Who we wrote the content for, such as "florists who order flowers". */
    reading: z.nullable(z.string()),
    /** True if the researcher can restore the version from before the last regeneration. */
    hasPrevious: z.boolean(),
  }),
  plan: Plan,
  quotas: z.array(Quota),
  finishedAt: z.nullable(instant),
  /** Why the project was finished early. Null if it wasn't. */
  finishReason: z.nullable(z.string()),
  /** True for a sample project. Researchers can explore and copy it, but not launch it. */
  isSample: z.boolean(),
  /** True once the project is launched, which locks its idea, audience and screener. */
  frozen: z.boolean(),
})
export type Research = z.output<typeof Research>

const byId = z.object({ id: pathId })

export const Grid = z.object({ csv: z.string() })
const NAME_REQUIRED = 'Add your project name to continue'
const projectName = typedLine(200, NAME_REQUIRED).check(z.minLength(1, NAME_REQUIRED))

export const Idea = typedText(MAX_IDEA_LENGTH, ERRORS.IDEA_REQUIRED.message)

export const createResearch = endpoint({
  method: 'POST',
  path: '/platform/research',
  audience: 'researcher',
  summary: 'Create a project.',
  status: 201,
  body: z.object({
    name: projectName,
    idea: z.optional(Idea),
    brief: z.optional(Brief),
  }),
  reply: Research,
})

export const createSample = endpoint({
  method: 'POST',
  path: '/platform/research/sample',
  audience: 'researcher',
  summary: 'Create a sample project to look around in, with interviews of made-up people.',
  status: 201,
  reply: Research,
})

export const RESEARCH_SORTS = ['CREATED_AT_DESC', 'CREATED_AT_ASC'] as const

export const ResearchSummary = z.object({
  id: entityId,
  name: z.string(),
  status,
  createdAt: instant,
  createdDateFormatted: z.string(),
  isSample: z.optional(z.boolean()),
  interviews: z.object({
    required: z.int(),
    planned: z.int(),
    conducted: z.int(),
    /** How many booked interviews are waiting for the researcher's video call link. */
    toConfirm: z.int(),
  }),
})
export type ResearchSummary = z.output<typeof ResearchSummary>

export const listResearches = endpoint({
  method: 'GET',
  path: '/platform/research',
  audience: 'researcher',
  summary: 'Your own projects. `name` matches any part of a project’s name, ignoring case.',
  query: z.object({
    name: searchWords,
    sortType: z.optional(
      z.pipe(
        z.transform((text: unknown) => (text === '' ? 'CREATED_AT_DESC' : text)),
        z.enum(RESEARCH_SORTS, { error: 'Sort must be CREATED_AT_DESC or CREATED_AT_ASC.' }),
      ),
    ),
    page: wholeNumber('Page', 1_000_000),
    size: wholeNumber('Size', MAX_PAGE_SIZE),
  }),
  reply: z.array(ResearchSummary),
})

export const getResearch = endpoint({
  method: 'GET',
  path: '/platform/research/:id',
  audience: 'researcher',
  summary: 'A project with all its content.',
  params: byId,
  reply: Research,
})

export const renameResearch = endpoint({
  method: 'PATCH',
  path: '/platform/research/:id',
  audience: 'researcher',
  summary: 'Rename a project.',
  params: byId,
  body: z.object({ name: projectName }),
  reply: Research,
})

export const updatePlan = endpoint({
  method: 'PATCH',
  path: '/platform/research/:id/plan',
  audience: 'researcher',
  summary:
    'Change how many interviews a project needs, and the length, break and notice of new slots. Existing slots don’t change.',
  params: byId,
  body: z.partial(Plan),
  reply: Research,
})

export const updateQuotas = endpoint({
  method: 'PUT',
  path: '/platform/research/:id/quotas',
  audience: 'researcher',
  summary:
    'Replace a project’s quotas. Cells with an `id` stay. Sorts people into the cells again and updates the counts.',
  params: byId,
  body: QuotaCells,
  reply: Research,
})

export const getGrid = endpoint({
  method: 'GET',
  path: '/platform/research/:id/grid',
  audience: 'researcher',
  summary:
    'Everyone who qualifies as CSV, by number: their answers, quota cells, status and time. Names only once they’ve booked.',
  params: byId,
  reply: Grid,
})

export const deleteResearch = endpoint({
  method: 'DELETE',
  path: '/platform/research/:id',
  audience: 'researcher',
  summary:
    'Delete a project. If there are upcoming interviews, this needs `force=true` and emails the people who booked.',
  params: byId,
  query: z.object({ force: z.optional(z.string()) }),
  status: 204,
})

/** How much of a project to copy. Each level includes the ones before it. */
export const COPY_EXTENTS = ['IDEA', 'AUDIENCE', 'SCREENER', 'GUIDE'] as const
export type CopyExtent = (typeof COPY_EXTENTS)[number]

export const copyResearch = endpoint({
  method: 'POST',
  path: '/platform/research/:id/copy',
  audience: 'researcher',
  summary:
    'Copy a project: the same idea, not started yet, plus as much else as `upTo` says. With `side=true` it’s about the other side of a two-sided idea.',
  status: 201,
  params: byId,
  query: z.object({ side: z.optional(z.enum(['true', 'false'])) }),
  body: z.object({ upTo: z.optional(z.enum(COPY_EXTENTS)) }),
  reply: Research,
})

export const Characteristics = z
  .array(typedText(300), { error: ERRORS.CHARACTERISTICS_REQUIRED.message })
  .check(z.maxLength(100, ERRORS.TOO_MANY_CHARACTERISTICS.message))

export const updateIdea = endpoint({
  method: 'PATCH',
  path: '/platform/research/question',
  audience: 'researcher',
  summary: 'Save the idea, while it’s the current step.',
  body: z.object({
    questionId: entityId,
    description: Idea,
  }),
  reply: Research,
})

export const updateCharacteristics = endpoint({
  method: 'PUT',
  path: '/platform/research/characteristics',
  audience: 'researcher',
  summary: 'Save the target audience, while it’s the current step.',
  body: z.object({
    id: entityId,
    characteristics: Characteristics,
  }),
  reply: Research,
})
