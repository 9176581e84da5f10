import { QUESTION_TYPES } from '@wattle/contract/screener'
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Screener questions that worked well, for the editor and the generator to offer. */
export const questionBank = pgTable('question_bank', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  question: text().notNull(),
  type: text({ enum: QUESTION_TYPES }).notNull(),
  options: text().array().notNull(),
  /** For each option, whether people who qualify choose it. Empty: each study decides. */
  marks: boolean().array().notNull().default([]),
  /** Goes up with each edit, so an edit of an older version is refused. */
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
