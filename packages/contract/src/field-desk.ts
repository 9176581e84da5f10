import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MORE_SLOTS, REMEDIES } from './forecast.ts'
import { inWords } from './limits.ts'
import { entityId, instant, pathId } from './text.ts'

const remedy = z.enum(REMEDIES)

/** A running study with its newest forecast. */
export const FieldDeskRow = z.object({
  distributionId: entityId,
  researchId: entityId,
  researchName: z.string(),
  conducted: z.int(),
  /** How many interviews are booked but not conducted yet. */
  booked: z.int(),
  target: z.int(),
  /** The chance that the study reaches its target, from 0 to 1. Null until the first forecast. */
  chance: z.nullable(z.number()),
  computedAt: z.nullable(instant),
  /** The last day people can answer, in the agency's time zone. */
  lastDay: z.nullable(z.string()),
  /** The remedy that would raise the chance most, which shows what the study is short of. */
  short: z.nullable(remedy),
  /**
   * The cheapest remedy that makes the study safe, or else the most helpful one, with the chance it
   * leads to. Null if no remedy helps.
   */
  remedy: z.nullable(z.object({ remedy, chance: z.number() })),
  /** The study's current limits on invitations and standbys. Remedies can raise them. */
  maxNumber: z.int(),
  standbysWanted: z.int(),
  /** Null if the researcher has deleted their account. */
  researcher: z.nullable(z.string()),
  /** Whether an admin has emailed the researcher today to ask for slots. */
  isAskedToday: z.boolean(),
})
export type FieldDeskRow = z.output<typeof FieldDeskRow>

/**
 * The sort orders. The first is the default. It puts the studies that are most likely to miss their
 * target at the top.
 */
export const FIELD_DESK_SORTS = [
  'CHANCE_ASC',
  'CHANCE_DESC',
  'STUDY_ASC',
  'STUDY_DESC',
  'INTERVIEWS_ASC',
  'INTERVIEWS_DESC',
  'LAST_DAY_ASC',
  'LAST_DAY_DESC',
] as const
export type FieldDeskSort = (typeof FIELD_DESK_SORTS)[number]

export const FieldDesk = z.object({
  rows: z.array(FieldDeskRow),
  /** How many conducted interviews have no outcome yet. */
  withoutOutcome: z.int(),
  /** How many upcoming interviews have a researcher who has deleted their account. */
  withoutResearcher: z.int(),
})
export type FieldDesk = z.output<typeof FieldDesk>

export const getFieldDesk = endpoint({
  method: 'GET',
  path: '/admin/field-desk',
  audience: 'admin',
  summary: 'All running projects with their stored forecasts, lowest chance first.',
  query: z.object({
    sort: z.optional(
      z.enum(FIELD_DESK_SORTS, { error: `Sort must be one of ${FIELD_DESK_SORTS.join(', ')}.` }),
    ),
  }),
  reply: FieldDesk,
})

export const askForSlots = endpoint({
  method: 'POST',
  path: '/admin/distributions/:id/ask-for-slots',
  audience: 'admin',
  summary: `Email the researcher to say how much ${inWords(MORE_SLOTS)} more slots would help, at most once a day.`,
  status: 202,
  params: z.object({ id: pathId }),
  reply: z.object({ askedAt: instant }),
})
