import { QUESTION_TYPES } from '@wattle/contract/screener'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Screener questions that proved useful, for the editor to offer. */
export const questionBank = pgTable('question_bank', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  question: text().notNull(),
  type: text({ enum: QUESTION_TYPES }).notNull(),
  options: text().array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
