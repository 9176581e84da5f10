import type { Rule } from '@wattle/contract/question-rules'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import { screenerQuestions } from '#db/schema/researches.ts'

/** Only people who give the right answer are invited. */
const SCREENING_RULES = ['MATCH', 'ANY'] as const satisfies Rule[]

export const isScreeningSql = oneOf(screenerQuestions.rule, SCREENING_RULES)

/** Whose interview it is to sort: who conducts it, and the project's researcher. */
export const isOwnInterviewSql = (userId: unknown): SQL => sql`(
  (interviews.owner_id = ${userId} or researches.owner_id = ${userId})
  and researches.deleted_at is null
)`

/** Words of someone who didn't come count for nothing. */
export const countsSql = sql`interviews.status <> 'NO_SHOW'`
