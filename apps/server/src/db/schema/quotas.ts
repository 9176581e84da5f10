import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, rowId } from './columns.ts'
import { researches, screenerQuestions } from './researches.ts'

/**
 * How many people with certain answers a study needs. A trigger in the migration counts the
 * bookings in each cell.
 */
export const quotaCells = pgTable(
  'quota_cells',
  {
    id: rowId(),
    researchId: idColumn('research_id')
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    /**
     * Null for the cell that covers the whole study. The maximum of that cell is the study's
     * target.
     */
    questionId: idColumn('question_id').references(() => screenerQuestions.id, {
      onDelete: 'cascade',
    }),
    name: text().notNull(),
    optionIds: idColumn('option_ids').array().notNull().default([]),
    numberFrom: integer('number_from'),
    numberTo: integer('number_to'),
    least: integer().notNull(),
    most: integer().notNull(),
    /**
     * How many interviews are planned, notified, confirmed or conducted. Undoing a no-show can push
     * the number above the maximum.
     */
    booked: integer().notNull().default(0),
    position: integer().notNull(),
  },
  (table) => [
    index('quota_cells_question_id').on(table.questionId),
    uniqueIndex('quota_cells_name').on(table.researchId, table.name),
    check(
      'quota_cells_numbers',
      sql`${table.least} >= 0 and ${table.most} >= greatest(${table.least}, 1) and ${table.booked} >= 0`,
    ),
  ],
)
