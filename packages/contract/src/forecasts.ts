import * as z from 'zod/mini'
import { InvitationPlan } from './distribution.ts'
import { endpoint } from './endpoint.ts'
import { REMEDIES } from './forecast.ts'
import { entityId, instant, pathId } from './text.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
const remedy = z.enum(REMEDIES)
const day = z.string()

/** The remedies, cheapest first, with the chance that each leads to. */
const remedies = z.array(z.object({ remedy, chance: share }))

/** A study's newest forecast, without the parts about the panel, which researchers don't see. */
export const StudyForecast = z.object({
  chance: share,
  target: z.int(),
  conducted: z.int(),
  booked: z.int(),
  freeSlots: z.int(),
  /** How many people qualify and can choose a time, but haven't. Null in older forecasts. */
  waiting: z.nullable(z.int()),
  /** The last day to answer, or the day of the last interview or slot, whichever is later. */
  lastDay: z.nullable(day),
  /**
   * The day by which 80% of the simulated runs have reached the target. Null if fewer than 80% ever
   * do.
   */
  day80: z.nullable(day),
  remedies,
  cheapest: z.nullable(remedy),
  short: z.nullable(remedy),
  /** Whether more invitations would help. Researchers don't see that remedy itself. */
  wouldInvitationsHelp: z.boolean(),
  /** True if the agency has too little history, so the forecast is only a rough guess. */
  isRough: z.boolean(),
  /**
   * How often past forecasts with about the same chance came true. Null while there are too few.
   */
  record: z.nullable(z.object({ near: share, forecasts: z.int(), cameTrue: z.int() })),
  computedAt: instant,
})
export type StudyForecast = z.output<typeof StudyForecast>

const byId = z.object({ id: pathId })

const trials = z.object({ of: z.int(), that: z.int() })
const rate = z.object({ here: trials, elsewhere: trials, share })

export const getForecast = endpoint({
  method: 'GET',
  path: '/platform/research/:id/forecast',
  audience: 'researcher',
  summary: 'How likely a project is to reach its target, and what the researcher can do about it.',
  params: byId,
  reply: StudyForecast,
})

export const getStudyForecast = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/forecast',
  audience: 'admin',
  summary:
    'How likely a project is to reach its target, what would help, and what that’s based on.',
  params: byId,
  reply: z.extend(StudyForecast, {
    /**
     * The numbers behind the forecast, from this study and from the agency's other studies in the
     * last year.
     */
    basis: z.object({
      invitations: z.int(),
      studies: z.int(),
      invited: z.int(),
      finished: z.int(),
      qualified: z.int(),
      /** Missing in older forecasts. */
      rates: z.optional(z.object({ finish: rate, qualify: rate, book: rate, attend: rate })),
    }),
    /** The start times of the slots that are free now. */
    freeTimes: z.array(instant),
    /** How many people would get a reminder, because they haven't finished the screener. */
    unreminded: z.int(),
    /** The researcher we'd ask for slots. Null if they've deleted their account. */
    researcher: z.nullable(z.string()),
    /** Whether we've already emailed the researcher today to ask for slots. */
    isAskedToday: z.boolean(),
  }),
})

export const forecastPlan = endpoint({
  method: 'POST',
  path: '/admin/distributions/:id/forecast-plan',
  audience: 'admin',
  summary:
    'How likely a project would be to reach its target with these people and numbers. Changes nothing.',
  params: byId,
  query: z.object({ withRemedies: z.optional(z.enum(['true', 'false'])) }),
  body: InvitationPlan,
  reply: z.object({
    chance: share,
    target: z.int(),
    conducted: z.int(),
    freeSlots: z.int(),
    lastDay: day,
    /** How many people we could invite now. */
    people: z.int(),
    isRough: z.boolean(),
    /** Only set if the caller asks for them, because they take as long as six forecasts. */
    remedies: z.optional(remedies),
  }),
})

export const listForecasts = endpoint({
  method: 'GET',
  path: '/admin/forecasts',
  audience: 'admin',
  summary: 'Earlier forecasts with a similar chance, and whether they came true, newest first.',
  query: z.object({ near: z.coerce.number().check(z.minimum(0), z.maximum(1)) }),
  reply: z.array(
    z.object({
      distributionId: entityId,
      /** Null once the study has been deleted. */
      study: z.nullable(z.string()),
      day,
      chance: share,
      cameTrue: z.boolean(),
    }),
  ),
})
