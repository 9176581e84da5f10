import type { Brief } from '@wattle/contract/brief'
import type { AssumptionKind, Risk } from '@wattle/contract/findings/assumptions'
import { GENERATION_STATES } from '@wattle/contract/generation'
import { DEFAULT_PLAN, type Plan } from '@wattle/contract/plan'
import { QUESTION_TYPES, RULES } from '@wattle/contract/question-rules'
import { RESEARCH_STATUSES } from '@wattle/contract/research'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { clients } from './clients.ts'
import { idColumn, moment, rowId } from './columns.ts'
import { users } from './users.ts'

type DraftedText = { id: string; text: string }

/** `id` is an audience line's tag or the id of a question's template. */
export type Drafted = {
  audience?: DraftedText[]
  screener?: DraftedText[]
  guide?: DraftedText[]
  /** The audience line that the researcher edited and that no screener question covers. */
  unasked?: string | null
}

type PreviousQuestion = {
  draftId: string | null
  question: string
  type: (typeof QUESTION_TYPES)[number]
  ordered: boolean
  options: { text: string; mustMatch: boolean; profileOptionId?: number }[]
  profileFieldId?: number
  rule?: (typeof RULES)[number]
  numberMin?: number | null
  numberMax?: number | null
  /**
   * The position of the question that this one depends on, and the positions of that question's
   * options, counted from 0. These aren't ids, because restoring the questions gives them new ids.
   */
  shownIf?: { question: number; options: number[] }
}
/**
 * `tests` has a part's position and a question's position in that part, counted from 0. These
 * aren't ids, because restoring the guide gives its questions new ids.
 */
export type PreviousAssumption = {
  text: string
  kind: AssumptionKind
  risk: Risk
  enough?: number
  tooMany?: number
  source: 'GENERATED' | 'RESEARCHER'
  tests: { part: number; question: number }[]
  /** The template of the screener question that asks about this assumption. */
  askedBefore: string | null
}
type PreviousPart = { topic: string; questions: { draftId: string | null; question: string }[] }

export type PreviousContent = {
  step: (typeof RESEARCH_STATUSES)[number]
  notice: string | null
  reading: string | null
  drafted: Drafted
  /** The brief that the content was written from. */
  brief: Brief | null
  characteristics?: string[]
  questions?: PreviousQuestion[]
  parts?: PreviousPart[]
  assumptions?: PreviousAssumption[]
}

/**
 * A project. It has one idea, one audience, one screener and one guide, which share its id. In API
 * calls, the idea's `questionId` and the ids of the audience, screener and guide are all that id.
 */
export const researches = pgTable(
  'researches',
  {
    id: rowId(),
    ownerId: idColumn('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    clientId: idColumn('client_id').references(() => clients.id, {
      onDelete: 'set null',
    }),
    status: text({ enum: RESEARCH_STATUSES }).notNull(),
    idea: text().notNull().default(''),
    /** A sample project to explore. It can't be launched, so we don't invite anyone to it. */
    isSample: boolean('is_sample').notNull().default(false),
    /** The brief that drafts are written from. Null until the idea has been saved. */
    brief: jsonb().$type<Brief>(),
    /**
     * How many projects the owner had before this one, so consecutive projects are worded
     * differently.
     */
    phrasingOffset: integer('phrasing_offset').notNull().default(0),
    /** The generated texts of each step, so we can tell what the researcher changed. */
    drafted: jsonb().$type<Drafted>().notNull().default({}),
    /** The content of the current step before it was regenerated. */
    previousContent: jsonb('previous_content').$type<PreviousContent>(),
    /** Null until the audience lines are written. */
    characteristics: text().array(),
    /** Counts changes to the screener. Null until there's a screener. */
    screenerVersion: integer('screener_version'),
    /** Counts changes to the guide. Null until there's a guide. */
    guideVersion: integer('guide_version'),
    assumptionsVersion: integer('assumptions_version').notNull().default(0),
    targetInterviews: integer('target_interviews').notNull().default(DEFAULT_PLAN.targetInterviews),
    sessionMinutes: integer('session_minutes')
      .$type<Plan['sessionMinutes']>()
      .notNull()
      .default(DEFAULT_PLAN.sessionMinutes),
    bufferMinutes: integer('buffer_minutes')
      .$type<Plan['bufferMinutes']>()
      .notNull()
      .default(DEFAULT_PLAN.bufferMinutes),
    leadDays: integer('lead_days').notNull().default(DEFAULT_PLAN.leadDays),
    /** Whether bookings are limited by quota cells, one of which covers the whole study. */
    hasQuotas: boolean('has_quotas').notNull().default(false),
    generationState: text('generation_state', { enum: GENERATION_STATES })
      .notNull()
      .default('idle'),
    /** Goes up with each request for content. We drop a result if its number is older. */
    generationNumber: integer('generation_number').notNull().default(0),
    generationStartedAt: moment('generation_started_at'),
    generationEngine: text('generation_engine', { enum: ['embedded', 'model'] }),
    generationNotice: text('generation_notice'),
    generationReading: text('generation_reading'),
    finishedAt: moment('finished_at'),
    /** Only set if the project finished early. */
    finishReason: text('finish_reason'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /**
     * Soft delete: deleted projects are hidden from their owner. We keep the row so that links in
     * emails can still lead to an explanation.
     */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('researches_owner_created_at')
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('researches_created_at')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    check(
      'researches_status',
      sql`${table.status} in ('DRAFT_CREATED', 'IDEA_SHAPING', 'AUDIENCE_GENERATION', 'SCREENER_GENERATION', 'GUIDE_GENERATION', 'PROJECT_CONFIRMATION', 'CONDUCTING_INTERVIEW', 'COMPLETED')`,
    ),
    check(
      'researches_generation_state',
      sql`${table.generationState} in ('idle', 'running', 'failed')`,
    ),
    check(
      'researches_plan',
      sql`${table.targetInterviews} between 1 and 60 and ${table.sessionMinutes} in (15, 30, 45, 60, 90, 120) and ${table.bufferMinutes} in (0, 5, 10, 15, 30) and ${table.leadDays} between 1 and 14`,
    ),
    check(
      'researches_finish_reason',
      sql`${table.finishReason} is null or (${table.status} = 'COMPLETED' and length(${table.finishReason}) between 1 and 500)`,
    ),
    check(
      'researches_characteristics',
      sql`${table.characteristics} is null or cardinality(${table.characteristics}) <= 6`,
    ),
  ],
)

const researchId = () =>
  idColumn('research_id')
    .notNull()
    .references(() => researches.id, { onDelete: 'cascade' })

export const screenerQuestions = pgTable(
  'screener_questions',
  {
    id: rowId(),
    researchId: researchId(),
    position: integer().notNull(),
    question: text().notNull(),
    type: text({ enum: QUESTION_TYPES }).notNull(),
    /** True if the options have a meaningful order, so we don't shuffle them. */
    ordered: boolean().notNull().default(false),
    rule: text({ enum: RULES }).notNull().default('MATCH'),
    /** The range of a number question. Null leaves that end open. */
    numberMin: integer('number_min'),
    numberMax: integer('number_max'),
    /**
     * Only people who chose one of these options see the question. Everyone sees it if this is
     * empty.
     */
    shownIf: idColumn('shown_if').array().notNull().default([]),
    /**
     * The template that the question was drafted from. Null if the researcher added the question.
     */
    draftId: text('draft_id'),
    profileFieldId: idColumn('profile_field_id'),
  },
  (table) => [
    index('screener_questions_research_id').on(table.researchId, table.position),
    check(
      'screener_questions_type',
      sql`${table.type} in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'NUMBER', 'OPEN_TEXT')`,
    ),
    check(
      'screener_questions_rule',
      sql`${table.rule} in ('MATCH', 'ANY', 'REJECT', 'NOTE') and (${table.type} <> 'NUMBER' or ${table.rule} <> 'ANY') and (${table.type} <> 'OPEN_TEXT' or ${table.rule} = 'NOTE')`,
    ),
    check(
      'screener_questions_range',
      sql`${table.numberMin} between 0 and 1000000 and ${table.numberMax} between 0 and 1000000`,
    ),
  ],
)

export const screenerOptions = pgTable(
  'screener_options',
  {
    id: rowId(),
    questionId: idColumn('question_id')
      .notNull()
      .references(() => screenerQuestions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    mustMatch: boolean('must_match').notNull().default(false),
    profileOptionId: idColumn('profile_option_id'),
  },
  (table) => [index('screener_options_question_id').on(table.questionId, table.position)],
)

export const guideParts = pgTable(
  'guide_parts',
  {
    id: rowId(),
    researchId: researchId(),
    position: integer().notNull(),
    topic: text().notNull(),
  },
  (table) => [index('guide_parts_research_id').on(table.researchId, table.position)],
)

export const guideQuestions = pgTable(
  'guide_questions',
  {
    id: rowId(),
    partId: idColumn('part_id')
      .notNull()
      .references(() => guideParts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    /** The template that the question was drafted from, which tells us the question's topic. */
    draftId: text('draft_id'),
  },
  (table) => [index('guide_questions_part_id').on(table.partId, table.position)],
)
