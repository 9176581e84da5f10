import { CONSENT_ANSWERS, CONSENT_TEXT_KINDS, CONSENT_WAYS } from '@wattle/contract/consent'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, idColumn, moment, rowId } from './columns.ts'
import { invitations } from './distributions.ts'
import { researches } from './researches.ts'

/**
 * Texts that someone agreed to or declined. Append-only, which a trigger enforces. We delete them
 * only together with their study.
 */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: rowId(),
    kind: text({ enum: CONSENT_TEXT_KINDS }).notNull(),
    /** Null for texts that all studies share. */
    researchId: idColumn('research_id').references(() => researches.id, {
      onDelete: 'cascade',
    }),
    version: text().notNull(),
    body: text().notNull(),
    /**
     * SHA-256 of the body. For the privacy policy, it's the same hash that the panel form stores.
     */
    hash: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('consent_texts_words').on(table.kind, table.researchId, table.hash).nullsNotDistinct(),
    index('consent_texts_research_id')
      .on(table.researchId)
      .where(sql`${table.researchId} is not null`),
    check(
      'consent_texts_kind',
      sql`${table.kind} in ('PRIVACY', 'STUDY', 'RECORDING', 'OBSERVERS', 'QUOTES', 'PROFILE')`,
    ),
    check('consent_texts_hash', sql`${table.hash} = sha256(convert_to(${table.body}, 'UTF8'))`),
    check(
      'consent_texts_study',
      sql`(${table.kind} = 'STUDY') = (${table.researchId} is not null)`,
    ),
  ],
)

/**
 * Every participant's answers about consent. Append-only, which a trigger enforces. The newest
 * answer to each kind of text counts.
 */
export const consents = pgTable(
  'consents',
  {
    id: rowId(),
    invitationId: idColumn('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    textId: idColumn('text_id')
      .notNull()
      .references(() => consentTexts.id, { onDelete: 'cascade' }),
    answer: text({ enum: CONSENT_ANSWERS }).notNull(),
    way: text({ enum: CONSENT_WAYS }).notNull(),
    /** How many seconds into the call they answered. Null if they didn't answer aloud. */
    seconds: integer(),
    /**
     * The web address of the study's own form, shown next to the text. We don't control what that
     * form says.
     */
    shownLink: text('shown_link').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    index('consents_invitation_id').on(table.invitationId, table.id),
    index('consents_text_id').on(table.textId),
    check('consents_answer', sql`${table.answer} in ('YES', 'NO', 'WITHDRAWN')`),
    check(
      'consents_way',
      sql`${table.way} in ('SCREENER', 'BOOKING', 'ROOM', 'OWN_PAGE', 'ADMIN')`,
    ),
    check('consents_seconds', sql`${table.seconds} is null or ${table.seconds} >= 0`),
  ],
)
