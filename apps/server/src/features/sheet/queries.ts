import type { QuestionType } from '@wattle/contract/screener'
import type { RespondentScreener } from '@wattle/contract/screening'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import type { invitations } from '#db/schema/distributions.ts'
import { statement } from '#db/statement.ts'
import { wireTime } from '#db/wire-time.ts'
import { isOpenSql } from '#features/interview/rules.ts'
import { mayAnswerSql, mayOpenLinkSql } from '#features/participation/rules.ts'

/** What a person chose; the texts belong to that version of the screener. */
export type Sheet = {
  id: number
  status: (typeof invitations.$inferSelect)['status']
  researchId: number
  screenerVersion: number
  hasHours: boolean
  /** In the words of the contract. */
  interview: { interviewId: number; startTime: string; endTime: string } | null
  study: Omit<RespondentScreener['screenerInfo'], 'contactEmail'>
  chosenIds: number[]
}

const given = sql.placeholder

type Told = { sheet: Sheet }

/**
 * Of the invitation, its distribution and project; no text that all share but the study's. In one
 * value: the driver takes longer over six columns than over their JSON.
 */
const told = sql`json_build_object(
  'id', invitations.id,
  'status', invitations.status,
  'researchId', invitations.research_id,
  'screenerVersion', researches.screener_version,
  'chosenIds', invitations.chosen_ids,
  'hasHours', invitations.status = 'COMPLETED' and (
    invitations.scheduling_mailed_at is not null
    or exists (select from interviews where interviews.invitation_id = invitations.id)
  ),
  'interview', case when invitations.status = 'COMPLETED' then (
    select json_build_object(
      'interviewId', interviews.id,
      'startTime', ${wireTime(sql`interviews.start_time`)},
      'endTime', ${wireTime(sql`interviews.end_time`)}
    )
    from interviews
    where interviews.invitation_id = invitations.id and ${isOpenSql}
  ) end,
  'study', json_build_object(
    'studyTitle', distributions.study_title,
    'studyDescription', distributions.study_description,
    'estimatedTime', distributions.estimated_time,
    'conductingPeriod', distributions.conducting_period,
    'incentive', distributions.incentive,
    'consentFormLink', distributions.consent_form_link
  )
) as sheet`

const ofTheStudy = sql`distributions.id = invitations.distribution_id and researches.id = invitations.research_id`

const now = sql`${given('now')}::timestamptz`
const mayAnswer = mayAnswerSql(now)

const isNone = (option: SQL) => sql`btrim(${option}.text) ~* '^none of (these|the above)[.]?$'`

const sheetOf = statement<{ invitationId: number }, Told>(
  'sheet',
  () => sql`
    select ${told} from invitations, distributions, researches
    where invitations.id = ${given('invitationId')} and ${ofTheStudy}`,
)

export async function findSheet(db: Db, invitationId: number): Promise<Sheet | undefined> {
  const [found] = await sheetOf(db, { invitationId })
  return found?.sheet
}

const sheetByKey = statement<{ keyHash: Buffer; now: string }, Told>(
  'sheet by key',
  () => sql`
    select ${told} from invitations, distributions, researches
    where invitations.key_hash = ${given('keyHash')} and ${ofTheStudy}
      and ${mayOpenLinkSql(now)}`,
)

/** Undefined where nobody has that key, or the study is over for who has not finished. */
export async function findSheetByKey(
  db: Db,
  keyHash: Buffer,
  now: Date,
): Promise<Sheet | undefined> {
  const [found] = await sheetByKey(db, { keyHash, now: now.toISOString() })
  return found?.sheet
}

type Begin = { invitationId: number; timeZone: string | null; now: string }

const begin = statement<Begin, Told>(
  'begin',
  () => sql`
    update invitations
    set status = 'STARTED', started_at = ${now},
      updated_at = ${now}, timezone = ${given('timeZone')}
    from distributions, researches
    where invitations.id = ${given('invitationId')} and invitations.status = 'INVITED' and ${ofTheStudy} and ${mayAnswer}
    returning ${told}`,
)

/** Undefined where it was begun before, or may not be any more. */
export async function beginSheet(
  db: Db,
  invitationId: number,
  timeZone: string | null,
  now: Date,
): Promise<Sheet | undefined> {
  const [begun] = await begin(db, { invitationId, timeZone, now: now.toISOString() })
  return begun?.sheet
}

type Choice = { questionId: number; optionId: number; selected: boolean | null }

/**
 * One row in one statement: a choice is stored before the screener is finished, or not at all. Who
 * answers without having pressed Start has begun all the same.
 */
const choose = statement<Choice & Begin, Told>(
  'choose',
  () => sql`
    update invitations
    set status = 'STARTED', started_at = coalesce(invitations.started_at, ${now}),
      updated_at = case invitations.status when 'INVITED' then ${now} else invitations.updated_at end,
      timezone = case invitations.status when 'INVITED' then ${given('timeZone')} else invitations.timezone end,
      chosen_ids = case
      when ${given('selected')}::boolean is false then array_remove(invitations.chosen_ids, o.id)
      when ${given('selected')}::boolean is null and q.type = 'MULTIPLE_CHOICE'
        and o.id = any(invitations.chosen_ids) then array_remove(invitations.chosen_ids, o.id)
      else array(
        select chosen from unnest(invitations.chosen_ids) as chosen where not exists (
          select from screener_options n where n.id = chosen and n.question_id = q.id
            -- 'None of these' excludes the others, and they exclude it.
            and (q.type = 'SINGLE_CHOICE' or n.id = o.id or ${isNone(sql`n`)} or ${isNone(sql`o`)})
        )
      ) || o.id
    end
    from distributions, researches, screener_questions q, screener_options o
    where invitations.id = ${given('invitationId')} and invitations.status in ('INVITED', 'STARTED')
      and ${ofTheStudy} and ${mayAnswer} and q.id = ${given('questionId')} and q.research_id = invitations.research_id
      and o.id = ${given('optionId')} and o.question_id = q.id
    returning ${told}`,
)

/**
 * The choice is stored only where the question is this study's, the option belongs to it and the
 * screener is open. It answers with the sheet as it then stands; undefined where any of that does not hold.
 */
export async function updateChoice(
  db: Db,
  invitationId: number,
  choice: Choice & { timeZone: string | null },
  now: Date,
): Promise<Sheet | undefined> {
  const [stored] = await choose(db, { ...choice, invitationId, now: now.toISOString() })
  return stored?.sheet
}

/** An option of the question `q` that the person has or has not chosen. */
const option = (which: SQL) =>
  sql`exists (select from screener_options o where o.question_id = q.id and ${which})`

/** Single: the chosen option is one that counts. Multiple: every one that counts is chosen. */
const isMet = sql`case
  when q.type = 'SINGLE_CHOICE' then ${option(sql`o.must_match and o.id = any(invitations.chosen_ids)`)}
  else not ${option(sql`o.must_match and o.id <> all(invitations.chosen_ids)`)} end`

const everyQuestion = (holds: SQL) => sql`not exists (
  select from screener_questions q where q.research_id = invitations.research_id and not ${holds}
)`

/** Of one row: somebody else's change of it is waited for, and what is judged is what it then holds. */
const finish = statement<{ invitationId: number; now: string }, { id: number }>(
  'finish',
  () => sql`
    update invitations
    set status = 'COMPLETED', result = case when ${everyQuestion(isMet)} then 'FIT' else 'NOT_FIT' end,
      completed_at = ${now}, updated_at = ${now}
    from distributions, researches
    where invitations.id = ${given('invitationId')} and invitations.status = 'STARTED' and ${ofTheStudy} and ${mayAnswer}
      and ${everyQuestion(option(sql`o.id = any(invitations.chosen_ids)`))}
    returning invitations.id`,
)

/** The result is that of the stored answers. False where one is missing, or it is over already. */
export async function finishSheet(db: Db, invitationId: number, now: Date): Promise<boolean> {
  const finished = await finish(db, { invitationId, now: now.toISOString() })
  return finished.length > 0
}

export type Judged = {
  questionId: number
  type: QuestionType
  question: string
  isMet: boolean
  options: { id: number; text: string; mustMatch: boolean; selected: boolean }[]
}

const judged = statement<{ invitationId: number }, Judged>(
  'judged',
  () => sql`
    select q.id::float8 as "questionId", q.type, q.question, ${isMet} as "isMet", (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'text', o.text, 'mustMatch', o.must_match, 'selected', o.id = any(invitations.chosen_ids)
      ) order by o.id), '[]')
      from screener_options o where o.question_id = q.id
    ) as options
    from invitations join screener_questions q on q.research_id = invitations.research_id
    where invitations.id = ${given('invitationId')} and (invitations.status = 'STARTED' or invitations.chosen_ids <> '{}')
    order by q.position, q.id`,
)

/** What was chosen of each question, with what a fitting person chooses; none where nothing is kept. */
export const listJudged = (db: Db, invitationId: number) => judged(db, { invitationId })
