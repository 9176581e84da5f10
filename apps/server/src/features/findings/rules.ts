import { SCREENING_RULES } from '@wattle/contract/question-rules'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import { screenerQuestions } from '#db/schema/researches.ts'
import { sampleNumberSql } from '#features/interview/rules.ts'

export const isScreeningSql = oneOf(screenerQuestions.rule, SCREENING_RULES)

/** Whose interview it is to sort: who conducts it, and the project's researcher. */
export const isOwnInterviewSql = (userId: unknown): SQL => sql`(
  (interviews.owner_id = ${userId} or researches.owner_id = ${userId})
  and researches.deleted_at is null
)`

/** "Participant 3", where the invitation is joined if there is one. */
export const participantNumberSql = sql<number | null>`case when interviews.sample_person_id is null
  then invitations.participant_number else ${sampleNumberSql} end`

/** Whose words can leave the project: everyone who agreed, and people who don't exist. */
export const mayBeQuotedSql = sql`(interviews.sample_person_id is not null
  or 'QUOTES' = any(invitations.agreed) and invitations.words_withdrawn_at is null)`

/** Words of someone who didn't come count for nothing. */
export const countsSql = sql`interviews.status <> 'NO_SHOW'`
