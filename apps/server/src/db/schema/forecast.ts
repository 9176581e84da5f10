import { CONTRADICTION_KINDS, type ContradictionDetails } from '@wattle/contract/contradiction'
import type { ForecastBasis, ForecastRemedy } from '@wattle/contract/forecast'
import { REMEDIES } from '@wattle/contract/forecast'
import type { Loosening } from '@wattle/contract/loosening'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { idColumn, moment, rowId } from './columns.ts'
import { distributions, invitations } from './distributions.ts'
import { users } from './users.ts'

/** Changes that let more people qualify after a study was launched. */
export const loosenings = pgTable(
  'loosenings',
  {
    id: rowId(),
    distributionId: idColumn('distribution_id')
      .notNull()
      .references(() => distributions.id, { onDelete: 'cascade' }),
    change: jsonb().$type<Loosening>().notNull(),
    /** How many more people would qualify, as we told the admin. */
    gain: integer().notNull(),
    by: idColumn('by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    appliesAt: moment('applies_at').notNull(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('loosenings_distribution_id').on(table.distributionId, table.id),
    index('loosenings_by').on(table.by).where(sql`${table.by} is not null`),
  ],
)

/**
 * One forecast per study and day. It has only numbers, so we keep it when the study is deleted: the
 * record of how often we were right would be worthless without the abandoned studies.
 */
export const forecasts = pgTable(
  'forecasts',
  {
    distributionId: idColumn('distribution_id').notNull(),
    /** The day in the agency's time zone. */
    day: date().notNull(),
    /** The chance of reaching the target, from 0 to 1. */
    chance: real().notNull(),
    /** The day by which 80% of the simulation's runs have reached the target. */
    day80: date('day80'),
    /** The remedy that raises the chance most, which shows what the study is short of. */
    short: text({ enum: REMEDIES }),
    /** The cheapest remedy that brings the chance to 80%, or else the one that raises it most. */
    cheapest: text({ enum: REMEDIES }),
    remedies: jsonb().$type<ForecastRemedy[]>().notNull(),
    basis: jsonb().$type<ForecastBasis>().notNull(),
    /** Whether the study reached its target. Null while it's running and hasn't reached it. */
    outcome: boolean(),
    computedAt: moment('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributionId, table.day] }),
    check('forecasts_chance', sql`${table.chance} between 0 and 1`),
  ],
)

/**
 * Answers that contradict each other, for a recruiter to ask about. They don't decide anything by
 * themselves.
 */
export const contradictions = pgTable(
  'contradictions',
  {
    id: rowId(),
    invitationId: idColumn('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONTRADICTION_KINDS }).notNull(),
    /**
     * The screener question that the contradiction is about. Null if it's about the whole screener.
     */
    questionId: idColumn('question_id'),
    details: jsonb().$type<ContradictionDetails>().notNull(),
    at: moment('at').notNull(),
    clearedAt: moment('cleared_at'),
  },
  (table) => [index('contradictions_invitation_id').on(table.invitationId)],
)
