import { ASSUMPTION_KINDS, RISKS } from '@wattle/contract/findings/assumptions'
import type { Report, ReportContent } from '@wattle/contract/findings/reports'
import { DEFAULT_LIMITS, STANCES, STRENGTHS } from '@wattle/contract/findings/results'
import { SPEAKER_ROLES, TRANSCRIPT_FORMATS } from '@wattle/contract/findings/transcripts'
import { DECISIONS, type KeptResult } from '@wattle/contract/findings/verdicts'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, idColumn, moment, rowId } from './columns.ts'
import { interviews } from './interviews.ts'
import { guideQuestions, researches, screenerQuestions } from './researches.ts'
import { users } from './users.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A generated `words` column for full-text search of another column. */
const wordsOf = (column: string) =>
  tsvector('words').generatedAlwaysAs((): SQL => sql.raw(`to_tsvector('english', ${column})`))

const researchId = () =>
  idColumn('research_id')
    .notNull()
    .references(() => researches.id, { onDelete: 'cascade' })

const interviewId = () =>
  idColumn('interview_id')
    .notNull()
    .references(() => interviews.id, { onDelete: 'cascade' })

const userId = (name: string) => idColumn(name).references(() => users.id, { onDelete: 'set null' })

/**
 * What must be true for an idea to work. The migration has the deferred constraint on positions.
 */
export const assumptions = pgTable(
  'assumptions',
  {
    id: rowId(),
    researchId: researchId(),
    position: integer().notNull(),
    text: text().notNull(),
    kind: text({ enum: ASSUMPTION_KINDS }).notNull(),
    risk: text({ enum: RISKS }).notNull(),
    /** The assumption holds if this many people did what it says, or paid for it. */
    enough: integer().notNull().default(DEFAULT_LIMITS.enough),
    /** The assumption fails if this many people are against it. */
    tooMany: integer('too_many').notNull().default(DEFAULT_LIMITS.tooMany),
    /** Null while the assumption has the default limits. */
    limitsSetAt: moment('limits_set_at'),
    /** The screener question that asks people about this assumption before they book. */
    screenerQuestionId: idColumn('screener_question_id').references(() => screenerQuestions.id, {
      onDelete: 'set null',
    }),
    /** When the researcher said “I asked the question differently” about a leading question. */
    leadingDismissedAt: moment('leading_dismissed_at'),
    source: text({ enum: ['GENERATED', 'RESEARCHER'] }).notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('assumptions_screener_question_id').on(table.screenerQuestionId),
    check('assumptions_position', sql`${table.position} between 1 and 8`),
    check('assumptions_text', sql`length(${table.text}) between 1 and 200`),
    check(
      'assumptions_limits',
      sql`${table.enough} between 1 and 60 and ${table.tooMany} between 2 and 60`,
    ),
    check(
      'assumptions_kind',
      sql`${table.kind} in ('PROBLEM', 'TRIED', 'COST', 'FREQUENCY', 'TODAY', 'WHO', 'OTHER')`,
    ),
    check('assumptions_risk', sql`${table.risk} in ('HIGH', 'MEDIUM', 'LOW')`),
  ],
)

/** Which questions in the guide test an assumption. */
export const assumptionQuestions = pgTable(
  'assumption_questions',
  {
    assumptionId: idColumn('assumption_id')
      .notNull()
      .references(() => assumptions.id, { onDelete: 'cascade' }),
    questionId: idColumn('question_id')
      .notNull()
      .references(() => guideQuestions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.assumptionId, table.questionId] }),
    index('assumption_questions_question_id').on(table.questionId),
  ],
)

/**
 * Changes to assumptions after the first capture. Append-only: a trigger only allows redacting
 * words, and deleting a project's rows along with the project.
 */
export const assumptionChanges = pgTable(
  'assumption_changes',
  {
    id: rowId(),
    researchId: researchId(),
    /** This isn't a foreign key, because the assumption may be deleted. */
    assumptionId: idColumn('assumption_id').notNull(),
    /** Null if the assumption was added. */
    before: text(),
    /** Null if the assumption was deleted. */
    after: text(),
    /** How many interviews had taken place when the assumption was changed. */
    interviews: integer().notNull(),
    by: userId('by'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('assumption_changes_research_id').on(table.researchId, table.id),
    index('assumption_changes_by').on(table.by).where(sql`${table.by} is not null`),
  ],
)

/**
 * Captures: what participants said. `key` is an idempotency key from the browser, so a retried
 * request stores a capture only once.
 */
export const evidence = pgTable(
  'evidence',
  {
    id: rowId(),
    key: uuid().notNull(),
    /**
     * The interview's project, so counting needs no join. It needs no foreign key, because an
     * interview never changes projects and is deleted with its project.
     */
    researchId: idColumn('research_id').notNull(),
    interviewId: interviewId(),
    assumptionId: idColumn('assumption_id').references(() => assumptions.id, {
      onDelete: 'set null',
    }),
    questionId: idColumn('question_id').references(() => guideQuestions.id, {
      onDelete: 'set null',
    }),
    quote: text().notNull(),
    /** `stance` and `strength` are null until someone sorts the capture. */
    stance: text({ enum: STANCES }),
    strength: text({ enum: STRENGTHS }),
    /** The field of the interview notes that the quote came from. */
    noteField: text('note_field'),
    /** The quote's first and last line in the transcript. */
    cueFrom: integer('cue_from'),
    cueTo: integer('cue_to'),
    /** When the participant said it, in milliseconds on the interview's timer. */
    atMs: integer('at_ms'),
    /** Whether the question was leading when it was answered. */
    leading: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /**
     * This isn't a foreign key, so saving doesn't lock the author's row. If the account is deleted,
     * this id stays, but it never refers to anyone else, because ids aren't reused.
     */
    createdBy: idColumn('created_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Soft delete: a capture can be restored for a day. */
    deletedAt: moment('deleted_at'),
    words: wordsOf('quote'),
  },
  (table) => [
    uniqueIndex('evidence_key').on(table.key),
    index('evidence_research_id').on(table.researchId, table.assumptionId),
    index('evidence_interview_id').on(table.interviewId),
    index('evidence_assumption_id')
      .on(table.assumptionId)
      .where(sql`${table.assumptionId} is not null`),
    index('evidence_question_id').on(table.questionId).where(sql`${table.questionId} is not null`),
    index('evidence_deleted_at').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('evidence_sorted', sql`(${table.stance} is null) = (${table.strength} is null)`),
    check('evidence_stance', sql`${table.stance} in ('FOR', 'AGAINST', 'UNCLEAR')`),
    check('evidence_strength', sql`${table.strength} in ('PAID', 'DID', 'SAID')`),
    check('evidence_quote', sql`length(${table.quote}) between 1 and 1000`),
    check('evidence_cues', sql`${table.cueFrom} <= ${table.cueTo}`),
    check('evidence_at_ms', sql`${table.atMs} between 0 and 21600000`),
  ],
)

/** Labels that group captures. */
export const themes = pgTable(
  'themes',
  {
    id: rowId(),
    researchId: researchId(),
    name: text().notNull(),
    colour: integer().notNull(),
    /**
     * A theme's counts include the themes merged into it, so setting this to null undoes a merge.
     */
    mergedInto: idColumn('merged_into').references((): AnyPgColumn => themes.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    uniqueIndex('themes_name').on(table.researchId, sql`lower(${table.name})`),
    index('themes_merged_into').on(table.mergedInto),
    check(
      'themes_limits',
      sql`length(${table.name}) between 1 and 40 and ${table.colour} between 1 and 5`,
    ),
  ],
)

export const evidenceThemes = pgTable(
  'evidence_themes',
  {
    evidenceId: idColumn('evidence_id')
      .notNull()
      .references(() => evidence.id, { onDelete: 'cascade' }),
    themeId: idColumn('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.evidenceId, table.themeId] }),
    index('evidence_themes_theme_id').on(table.themeId),
  ],
)

/**
 * One transcript per interview. It has the text and the speakers' roles, never the audio, any names
 * or the file itself.
 */
export const transcripts = pgTable(
  'transcripts',
  {
    interviewId: idColumn('interview_id')
      .primaryKey()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    format: text({ enum: TRANSCRIPT_FORMATS }).notNull(),
    /** When the transcript starts, in milliseconds on the interview's timer. */
    offsetMs: integer('offset_ms').notNull(),
    importedBy: userId('imported_by'),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [index('transcripts_imported_by').on(table.importedBy)],
)

export const transcriptCues = pgTable(
  'transcript_cues',
  {
    interviewId: idColumn('interview_id')
      .notNull()
      .references(() => transcripts.interviewId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    role: text({ enum: SPEAKER_ROLES }).notNull(),
    startMs: integer('start_ms'),
    endMs: integer('end_ms'),
    text: text().notNull(),
    words: wordsOf('text'),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.position] }),
    index('transcript_cues_words').using('gin', table.words),
    check('transcript_cues_text', sql`length(${table.text}) between 1 and 4000`),
  ],
)

/** Interview notes for full-text search, one row per field. A trigger keeps them up to date. */
export const noteWords = pgTable(
  'note_words',
  {
    interviewId: interviewId(),
    field: text().notNull(),
    body: text().notNull(),
    words: wordsOf('body'),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.field] }),
    index('note_words_words').using('gin', table.words),
  ],
)

/**
 * The researcher's decision about a project, with every earlier version. Append-only: a trigger
 * only allows redacting words, and deleting a project's rows along with the project.
 */
export const verdicts = pgTable(
  'verdicts',
  {
    researchId: researchId(),
    version: integer().notNull(),
    decision: text({ enum: DECISIONS }).notNull(),
    reason: text().notNull(),
    nextStep: text('next_step').notNull(),
    dueOn: date('due_on'),
    /** Each assumption's result when the verdict was saved. */
    results: jsonb().$type<KeptResult[]>().notNull(),
    by: userId('by'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.researchId, table.version] }),
    index('verdicts_by').on(table.by).where(sql`${table.by} is not null`),
    check('verdicts_decision', sql`${table.decision} in ('GO', 'CHANGE', 'STOP')`),
    check('verdicts_reason', sql`length(${table.reason}) between 1 and 2000`),
  ],
)

/**
 * Everything a report's readers see except the quotes, which can be withdrawn. Also the input that
 * the report is based on.
 */
export type FrozenReport = {
  report: Omit<Report, 'version' | 'publishedAt'>
  input: ReportContent
}

export const reports = pgTable(
  'reports',
  {
    researchId: researchId(),
    version: integer().notNull(),
    content: jsonb().$type<FrozenReport>().notNull(),
    verdictVersion: integer('verdict_version'),
    by: userId('by'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.researchId, table.version] }),
    index('reports_by').on(table.by).where(sql`${table.by} is not null`),
  ],
)

/** The quotes in a report. They're deleted with their captures. */
export const reportQuotes = pgTable(
  'report_quotes',
  {
    researchId: idColumn('research_id').notNull(),
    version: integer().notNull(),
    number: integer().notNull(),
    evidenceId: idColumn('evidence_id')
      .notNull()
      .references(() => evidence.id, { onDelete: 'cascade' }),
    quote: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.researchId, table.version, table.number] }),
    foreignKey({
      name: 'report_quotes_report',
      columns: [table.researchId, table.version],
      foreignColumns: [reports.researchId, reports.version],
    }).onDelete('cascade'),
    index('report_quotes_evidence_id').on(table.evidenceId),
  ],
)

/**
 * Links to one version of a report, for anyone with the key and, if there is one, the passphrase.
 * The key is an HMAC of the nonce, as for invitations.
 */
export const reportLinks = pgTable(
  'report_links',
  {
    id: rowId(),
    researchId: idColumn('research_id').notNull(),
    version: integer().notNull(),
    linkNonce: bytes('link_nonce').notNull(),
    keyHash: bytes('key_hash').notNull(),
    passphraseHash: text('passphrase_hash'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    opened: integer().notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
    createdBy: userId('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_links_key_hash').on(table.keyHash),
    foreignKey({
      name: 'report_links_report',
      columns: [table.researchId, table.version],
      foreignColumns: [reports.researchId, reports.version],
    }).onDelete('cascade'),
    index('report_links_research_id').on(table.researchId),
    index('report_links_created_by').on(table.createdBy),
    check('report_links_days', sql`${table.expiresAt} <= ${table.createdAt} + interval '90 days'`),
  ],
)
