import { SCREENING_RULES } from '@wattle/contract/question-rules'
import { not, type SQL, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import { screenerQuestions } from '#db/schema/researches.ts'
import { isMissedSql, sampleNumberSql } from '#features/interview/rules.ts'

export const isScreeningSql = oneOf(screenerQuestions.rule, SCREENING_RULES)

/** Whether the user conducts the interview or owns its project. */
export const isOwnInterviewSql = (userId: unknown): SQL => sql`(
  (interviews.owner_id = ${userId} or researches.owner_id = ${userId})
  and researches.deleted_at is null
)`

/** The number in "Participant 3". The query must left join `invitations`. */
export const participantNumberSql = sql<number | null>`case when interviews.sample_person_id is null
  then invitations.participant_number else ${sampleNumberSql} end`

/** Reports may only quote sample people, and participants who agreed to be quoted. */
export const mayBeQuotedSql = sql`(interviews.sample_person_id is not null
  or 'QUOTES' = any(invitations.agreed) and invitations.words_withdrawn_at is null)`

/** Captures from no-shows don't count. */
export const countsSql = not(isMissedSql)
