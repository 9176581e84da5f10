import { CHOICE_TYPES, RULES } from '@wattle/contract/question-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment, rowId } from './columns.ts'

/** Screener questions that worked well, for the editor and the generator to offer. */
export const questionBank = pgTable(
  'question_bank',
  {
    id: rowId(),
    question: text().notNull(),
    type: text({ enum: CHOICE_TYPES }).notNull(),
    options: text().array().notNull(),
    rule: text({ enum: RULES }).notNull().default('MATCH'),
    /** Whether each option is an answer that qualifies. If this is empty, each study decides. */
    marks: boolean().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    /**
     * The profile field the question asks about. `profileOptionIds` has the profile option that
     * each answer option stands for.
     */
    profileFieldId: idColumn('profile_field_id'),
    profileOptionIds: idColumn('profile_option_ids').array().notNull().default([]),
    /**
     * Goes up with each edit, for optimistic locking: we reject an edit based on an older version.
     */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('question_bank_rule', sql`${table.rule} in ('MATCH', 'ANY', 'REJECT', 'NOTE')`),
  ],
)
