import { SCREENING_RULES } from '@wattle/contract/question-rules'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import { screenerQuestions } from '#db/schema/researches.ts'
import { sampleNumberSql } from '#features/interview/rules.ts'

export const isScreeningSql = oneOf(screenerQuestions.rule, SCREENING_RULES)

/** The interviewer and the project's researcher can both sort an interview's captures. */
export const isOwnInterviewSql = (userId: unknown): SQL => sql`(
  (interviews.owner_id = ${userId} or researches.owner_id = ${userId})
  and researches.deleted_at is null
)`

/** The number in "Participant 3". The query must left join the invitations. */
export const participantNumberSql = sql<number | null>`case when interviews.sample_person_id is null
  then invitations.participant_number else ${sampleNumberSql} end`

/** Only quotes from participants who agreed, or from sample people, can appear in reports. */
export const mayBeQuotedSql = sql`(interviews.sample_person_id is not null
  or 'QUOTES' = any(invitations.agreed) and invitations.words_withdrawn_at is null)`

/** Captures from a no-show don't count. */
export const countsSql = sql`interviews.status <> 'NO_SHOW'`
