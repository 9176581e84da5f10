import { QUESTION_TYPES } from '@wattle/contract/screener'
import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Screener questions that proved useful, for the editor and the generator to offer. */
export const questionBank = pgTable('question_bank', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  question: text().notNull(),
  type: text({ enum: QUESTION_TYPES }).notNull(),
  options: text().array().notNull(),
  /** For each option: whether a fitting person chooses it. None: marked in each study. */
  marks: boolean().array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
