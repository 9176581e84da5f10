import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, entityId, instant, pathId, postcode, typedLine } from './text.ts'

export const MAX_CONDITIONS = 12
const MOST_DAYS = 3650
const MOST_TIMES = 1000

const REVERSED = 'The first value can’t be after the second.'
const EMPTY = 'Please give at least one value.'

type Range<T> = { from?: T | undefined; to?: T | undefined }
const inOrder = z.refine<Range<number | string>>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: REVERSED },
)
const hasAnEnd = z.refine<Range<number | string>>(
  ({ from, to }) => from !== undefined || to !== undefined,
  { error: EMPTY },
)
const options = z.array(entityId).check(z.minLength(1, EMPTY), z.maxLength(60))
const number = z.optional(z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)))
const days = z.int().check(z.minimum(0), z.maximum(MOST_DAYS))
const times = z.optional(z.int().check(z.minimum(0), z.maximum(MOST_TIMES)))

/** How often something happened, in total or in the last `days` days. */
const Times = z.strictObject({ atLeast: times, atMost: times, days: z.optional(days) }).check(
  z.refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
    error: EMPTY,
  }),
  z.refine(
    ({ atLeast, atMost }) => atLeast === undefined || atMost === undefined || atLeast <= atMost,
    { error: REVERSED },
  ),
)

/**
 * One condition of a filter. A member meets it, doesn't meet it, or hasn't told us enough to say.
 */
export const Condition = z.union(
  [
    z.strictObject({ field: entityId, in: options }),
    z.strictObject({ field: entityId, notIn: options }),
    z.strictObject({ field: entityId, known: z.boolean() }),
    z.strictObject({ field: entityId, from: number, to: number }).check(hasAnEnd, inOrder),
    /** Members on this list. With `not`, members who aren't on it. */
    z.strictObject({ list: entityId, not: z.optional(z.boolean()) }),
    /** Members on any of this client's lists. */
    z.strictObject({ client: entityId }),
    /** The day members joined, in the agency's time zone. */
    z.strictObject({
      joined: z
        .strictObject({ from: z.optional(day), to: z.optional(day) })
        .check(hasAnEnd, inOrder),
    }),
    /**
     * Days since we last invited a member. Members we've never invited count as an infinite number
     * of days.
     */
    z.strictObject({
      lastInvited: z.strictObject({ atLeast: z.optional(days), atMost: z.optional(days) }).check(
        z.refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
          error: EMPTY,
        }),
      ),
    }),
    z.strictObject({ tookPart: Times }),
    z.strictObject({ noShows: Times }),
    z.strictObject({
      postcode: z.strictObject({ from: postcode, to: postcode }).check(inOrder),
    }),
    /** Members with this source, ignoring letter case. */
    z.strictObject({ source: typedLine(500) }),
  ],
  { error: 'We can’t use this condition. Please remove it and add it again.' },
)
export type Condition = z.output<typeof Condition>

const AnyOf = z.strictObject({
  any: z.array(Condition).check(z.minLength(1, 'Please give at least one condition.')),
})

/**
 * One entry of a filter: a condition, or an `any`, which is met if at least one of its conditions
 * is met. It can't contain another `any`.
 */
export const FilterEntry = z.union([AnyOf, Condition], {
  error: 'We can’t use this condition. Please remove it and add it again.',
})
export type FilterEntry = z.output<typeof FilterEntry>

export const conditionsIn = (entry: FilterEntry): Condition[] =>
  'any' in entry ? entry.any : [entry]

/** Which members to list, count or invite: those who match every entry. */
export const Filter = z.strictObject({
  all: z.array(FilterEntry).check(
    z.refine((all) => all.flatMap(conditionsIn).length <= MAX_CONDITIONS, {
      error: `A filter can have up to ${MAX_CONDITIONS} conditions.`,
    }),
  ),
  /**
   * Whether to add members who haven't told us enough to say whether they match. They come after
   * those who match.
   */
  includeUnknown: z.optional(z.boolean()),
})
export type Filter = z.output<typeof Filter>

/** A filter that everyone matches. */
export const NO_FILTER: Filter = { all: [] }

/** A filter as a URL parameter, in JSON. */
export const filterParameter = z.optional(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(8000)),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.issues.push({
            code: 'custom',
            message: 'We can’t read this filter. Please build it again.',
            input: text,
          })
          return z.NEVER
        }
      }),
    ),
    Filter,
  ),
)

export const AudienceCount = z.object({
  /** How many of the members we may invite match the filter. */
  match: z.int(),
  /** How many of the members we may invite haven't told us enough to say whether they match. */
  unknown: z.int(),
  /** How many of the people we'd invite are resting, because we contacted them too recently. */
  resting: z.int(),
  /** How many people we can invite now. */
  reachable: z.int(),
  /** How many of the reachable people definitely match. We don't know enough about the rest. */
  reachableMatches: z.int(),
  /** When the last of the resting people can be invited. Null if nobody is resting. */
  restingUntil: z.nullable(instant),
  /** For each entry in the filter, how many people we could invite now without that entry. */
  costs: z.array(z.object({ condition: z.int(), without: z.int() })),
})
export type AudienceCount = z.output<typeof AudienceCount>

export const countAudience = endpoint({
  method: 'POST',
  path: '/admin/panel/count',
  audience: 'admin',
  summary:
    'How many people a filter finds, and how many each condition rules out. Changes nothing.',
  body: z.object({ filter: Filter, distributionId: z.optional(entityId) }),
  reply: AudienceCount,
})

export const getSuggestedAudience = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/suggested-audience',
  audience: 'admin',
  summary: 'A filter from the project’s brief, and the audience lines we couldn’t turn into one.',
  params: z.object({ id: pathId }),
  reply: z.object({ filter: Filter, used: z.array(z.string()), unused: z.array(z.string()) }),
})

export const getFilterChoices = endpoint({
  method: 'GET',
  path: '/admin/panel/filter-choices',
  audience: 'admin',
  summary: 'What a filter can use: profile fields with their options, lists, clients and sources.',
  reply: z.object({
    /** False until version 2 of the privacy policy is published. Until then, nobody can filter. */
    isAllowed: z.boolean(),
    fields: z.array(
      z.object({
        id: entityId,
        label: z.string(),
        kind: z.enum(['CHOICE', 'MULTI', 'NUMBER', 'YEAR']),
        sensitive: z.boolean(),
        options: z.array(z.object({ id: entityId, label: z.string() })),
      }),
    ),
    lists: z.array(z.object({ id: entityId, name: z.string() })),
    clients: z.array(z.object({ id: entityId, name: z.string() })),
    sources: z.array(z.string()),
  }),
})
