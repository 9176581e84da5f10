import type { QuestionType, Rule } from '@wattle/contract/question-rules'
import type { RespondentScreener } from '@wattle/contract/screening'
import { type SQL, sql } from 'drizzle-orm'
import { isoTime } from '#db/iso-time.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import type { invitations } from '#db/schema/distributions.ts'
import { isOpenSql } from '#features/interview/rules.ts'
import {
  everyQuestionSql,
  isAnsweredSql,
  isChoiceSql,
  isMetSql,
  isShownSql,
  writtenSql,
} from '#features/screener/rules.ts'
import { mayAnswerSql, mayBookAtOnceSql, mayOpenLinkSql, ownCellIdsSql } from './rules.ts'

const param = sql.placeholder
const now = sql`${param('now')}::timestamptz`

/**
 * What the screener's page shows about one participant. Leaves out the questions, which everyone in
 * the study shares.
 */
export type ScreenerView = {
  id: number
  status: (typeof invitations.$inferSelect)['status']
  researchId: number
  screenerVersion: number
  hasHours: boolean
  /** The participant's upcoming interview. */
  interview: {
    interviewId: number
    startTime: string
    endTime: string
    coming: boolean | null
  } | null
  study: Omit<RespondentScreener['screenerInfo'], 'contactEmail'>
  chosenIds: number[]
  /** Typed text and numbers, by question id. */
  written: Record<string, string | number>
}

type Values = Record<string, unknown>

/**
 * A statement that returns the screener's page. Undefined if it matches no row, for example because
 * the invitation or question doesn't exist or the participant isn't allowed to answer.
 */
function viewStatement<V extends Values>(name: string, build: () => SQL) {
  const run = preparedQuery<V, { view: ScreenerView }>(name, build)
  return async (db: Db, values: V) => (await run(db, values))[0]?.view
}

/** The parts of the view that only exist once the participant has finished the screener. */
type Finished = { hasHours: SQL; interview: SQL; isStandby: SQL }

/** A single JSON value, because the driver is slower at reading separate columns. */
const viewSql = ({ hasHours, interview, isStandby }: Finished) => sql`json_build_object(
  'id', invitations.id,
  'status', invitations.status,
  'researchId', invitations.research_id,
  'screenerVersion', researches.screener_version,
  'chosenIds', invitations.chosen_ids,
  'written', invitations.written,
  'hasHours', ${hasHours},
  'interview', ${interview},
  'study', json_build_object(
    'studyTitle', distributions.study_title,
    'studyDescription', distributions.study_description,
    'estimatedTime', distributions.estimated_time,
    'conductingPeriod', distributions.conducting_period,
    'incentive', invitations.incentive,
    'consentFormLink', distributions.consent_form_link,
    'booksAtOnce', distributions.selection = 'AUTOMATIC',
    'hasStandbys', distributions.standbys_wanted > 0 or ${isStandby},
    'isUnconfirmed', invitations.unconfirmed
  )
) as view`

const ifFinished = (value: SQL, otherwise: SQL) =>
  sql`case when invitations.status = 'COMPLETED' then ${value} else ${otherwise} end`

const view = viewSql({
  hasHours: ifFinished(
    sql`invitations.scheduling_mailed_at is not null
      or exists (select from interviews where interviews.invitation_id = invitations.id)
      or distributions.selection = 'AUTOMATIC' and ${mayBookAtOnceSql(now)}`,
    sql`false`,
  ),
  interview: ifFinished(
    sql`(
      select json_build_object(
        'interviewId', interviews.id,
        'startTime', ${isoTime(sql`interviews.start_time`)},
        'endTime', ${isoTime(sql`interviews.end_time`)},
        'coming', interviews.coming
      )
      from interviews
      where interviews.invitation_id = invitations.id and ${isOpenSql}
    )`,
    sql`null`,
  ),
  isStandby: ifFinished(
    sql`exists (
      select from standbys
      where standbys.invitation_id = invitations.id and standbys.state = 'WAITING'
    )`,
    sql`false`,
  ),
})

/**
 * Leaves out the parts that only exist once the participant has finished. PostgreSQL plans every
 * subquery of a statement, even unused ones, so this makes saving an answer 1.2 times faster.
 */
const viewWhileAnswering = viewSql({
  hasHours: sql`false`,
  interview: sql`null`,
  isStandby: sql`false`,
})

const studyJoin = sql`distributions.id = invitations.distribution_id
  and researches.id = invitations.research_id`

const mayAnswer = mayAnswerSql(now)
const isNone = (option: SQL) => sql`btrim(${option}.text) ~* '^none of (these|the above)[.]?$'`

export const findScreenerView = viewStatement<{ invitationId: number; now: Date }>(
  'screener view',
  () => sql`
    select ${view} from invitations, distributions, researches
    where invitations.id = ${param('invitationId')} and ${studyJoin}`,
)

const fromKey = sql`from invitations, distributions, researches
  where invitations.key_hash = ${param('keyHash')} and ${studyJoin} and ${mayOpenLinkSql(now)}`

type ByKey = { keyHash: Buffer; now: Date }

/** Leaves out the parts that only exist once the participant has finished. */
export const findScreenerViewByKey = viewStatement<ByKey>(
  'screener view by key',
  () => sql`select ${viewWhileAnswering} ${fromKey}`,
)

const idByKey = preparedQuery<ByKey, { id: number }>(
  'invitation id by key',
  () => sql`select invitations.id ${fromKey}`,
)

/** The invitation's id. Undefined if the participant isn't allowed to open their link. */
export const findIdByKey = async (db: Db, request: ByKey) => (await idByKey(db, request))[0]?.id

type Start = { invitationId: number; timeZone: string | null; now: Date }

/** Starts the screener. Does nothing and returns undefined if it has already been started. */
export const startScreener = viewStatement<Start>(
  'start screener',
  () => sql`
    update invitations
    set status = 'STARTED', started_at = ${now}, updated_at = ${now},
      timezone = ${param('timeZone')}
    from distributions, researches
    where invitations.id = ${param('invitationId')} and invitations.status = 'INVITED'
      and ${studyJoin} and ${mayAnswer}
    returning ${viewWhileAnswering}`,
)

type Choice = { questionId: number; optionId: number; selected: boolean | null }

/** The first answer also starts the screener. */
const started = sql`status = 'STARTED', started_at = coalesce(invitations.started_at, ${now}),
  updated_at = case invitations.status when 'INVITED' then ${now} else invitations.updated_at end,
  timezone = case invitations.status
    when 'INVITED' then ${param('timeZone')} else invitations.timezone end`

const answeredQuestion = sql`invitations.id = ${param('invitationId')}
  and invitations.status in ('INVITED', 'STARTED') and ${studyJoin} and ${mayAnswer}
  and q.id = ${param('questionId')} and q.research_id = invitations.research_id`

/**
 * Saves a choice in one statement. If the participant finishes at the same moment, the choice
 * either counts in the result or isn't stored.
 */
export const saveChoice = viewStatement<Choice & Start>(
  'choose option',
  () => sql`
    update invitations
    set ${started}, chosen_ids = case
      when ${param('selected')}::boolean is false then array_remove(invitations.chosen_ids, o.id)
      when ${param('selected')}::boolean is null and q.type = 'MULTIPLE_CHOICE'
        and o.id = any(invitations.chosen_ids) then array_remove(invitations.chosen_ids, o.id)
      else array(
        select chosen from unnest(invitations.chosen_ids) as chosen where not exists (
          select from screener_options n where n.id = chosen and n.question_id = q.id
            -- 'None of these' excludes all other options, and they exclude it.
            and (q.type = 'SINGLE_CHOICE' or n.id = o.id or ${isNone(sql`n`)} or ${isNone(sql`o`)})
        )
      ) || o.id
    end
    from distributions, researches, screener_questions q, screener_options o
    where ${answeredQuestion} and ${isChoiceSql}
      and o.id = ${param('optionId')} and o.question_id = q.id
    returning ${viewWhileAnswering}`,
)

/** `value` is JSON. Null deletes the answer to the question. */
type Written = { questionId: number; type: QuestionType; value: string | null }

/** Like `saveChoice`, but for text or a number. */
export const saveWritten = viewStatement<Written & Start>(
  'write answer',
  () => sql`
    update invitations
    set ${started}, written = case when ${param('value')}::jsonb is null
      then invitations.written - q.id::text
      else invitations.written || jsonb_build_object(q.id::text, ${param('value')}::jsonb)
    end
    from distributions, researches, screener_questions q
    where ${answeredQuestion} and q.type = ${param('type')}
    returning ${viewWhileAnswering}`,
)

const hiddenQuestions = sql`from screener_questions q
  where q.research_id = invitations.research_id and not ${isShownSql}`

const shownChoices = sql`array(
  select chosen from unnest(invitations.chosen_ids) as chosen where chosen not in (
    select o.id from screener_options o where o.question_id in (select q.id ${hiddenQuestions})
  )
)`
const shownTexts = sql`invitations.written - array(select q.id::text ${hiddenQuestions})`

/**
 * Updating the row waits for an answer that's being saved, so the result includes it. Drops answers
 * to questions that are now hidden.
 */
const complete = preparedQuery<{ invitationId: number; now: Date }, { id: number }>(
  'complete screener',
  () => sql`
    update invitations
    set status = 'COMPLETED',
      result = case when ${everyQuestionSql(isMetSql)} then 'FIT' else 'NOT_FIT' end,
      chosen_ids = ${shownChoices}, written = ${shownTexts},
      cell_ids = case when researches.has_quotas then (
        select ${ownCellIdsSql(sql`answers`)}
        from (select ${shownChoices} as chosen_ids, ${shownTexts} as written) answers
      ) else '{}' end,
      completed_at = ${now}, updated_at = ${now}
    from distributions, researches
    where invitations.id = ${param('invitationId')} and invitations.status = 'STARTED'
      and ${studyJoin} and ${mayAnswer}
      and ${everyQuestionSql(isAnsweredSql)}
    returning invitations.id`,
)

/**
 * Finishes the screener. False if it isn't in progress, an answer is missing or the participant
 * isn't allowed to answer.
 */
export const completeScreener = async (db: Db, invitationId: number, now: Date) =>
  (await complete(db, { invitationId, now })).length > 0

type Answer = {
  questionId: number
  type: QuestionType
  rule: Rule
  numberMin: number | null
  numberMax: number | null
  question: string
  isMet: boolean
  written: string | number | null
  options: { id: number; text: string; mustMatch: boolean; selected: boolean }[]
}

const answers = preparedQuery<{ invitationId: number }, Answer>(
  'answers',
  () => sql`
    select q.id::float8 as "questionId", q.type, q.rule, q.number_min as "numberMin",
      q.number_max as "numberMax", q.question, ${isMetSql} as "isMet", ${writtenSql} as written, (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'text', o.text, 'mustMatch', o.must_match,
        'selected', o.id = any(invitations.chosen_ids)
      ) order by o.id), '[]')
      from screener_options o where o.question_id = q.id and ${isChoiceSql}
    ) as options
    from invitations join screener_questions q on q.research_id = invitations.research_id
    where invitations.id = ${param('invitationId')}
      and (
        invitations.status = 'STARTED'
        or invitations.chosen_ids <> '{}' or invitations.written <> '{}'
      )
      and ${isShownSql}
    order by q.position, q.id`,
)

/**
 * A participant's answers to the questions they see, with the options that qualify. Empty if their
 * answers were deleted.
 */
export const listAnswers = (db: Db, invitationId: number) => answers(db, { invitationId })
