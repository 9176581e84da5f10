import type { QuestionType } from '@wattle/contract/screener'
import type { RespondentScreener } from '@wattle/contract/screening'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import type { invitations } from '#db/schema/distributions.ts'
import { statement } from '#db/statement.ts'

/** What was dealt to a person and what they chose; the texts belong to that version of the screener. */
export type Sheet = {
  id: number
  status: (typeof invitations.$inferSelect)['status']
  researchId: number
  screenerVersion: number
  study: Omit<RespondentScreener['screenerInfo'], 'contactEmail'>
  answers: [id: number, questionId: number, optionIds: number[], chosenIds: number[]][]
}

const given = sql.placeholder

/** Of the invitation `i`, distribution `d` and research `r`. */
const facts = sql`
  i.id::float8 as id, i.status, i.research_id::float8 as "researchId",
  r.screener_version as "screenerVersion",
  json_build_object(
    'studyTitle', d.study_title,
    'studyDescription', d.study_description,
    'estimatedTime', d.estimated_time,
    'conductingPeriod', d.conducting_period,
    'incentive', d.incentive,
    'consentFormLink', d.consent_form_link
  ) as study`

/** Few rows, and no text that all share. */
const answers = (from: SQL, chosenIds = sql`a.chosen_ids`) => sql`(
  select coalesce(json_agg(
    json_build_array(a.id, a.question_id, a.option_ids, ${chosenIds}) order by a.position
  ), '[]')
  from ${from}
) as answers`

const study = sql`
  join distributions d on d.id = i.distribution_id
  join researches r on r.id = i.research_id`

/** While people may answer: not forgotten, the project going on, and until the last day. */
const isOpen = sql`i.member_id is not null and r.deleted_at is null and r.status <> 'COMPLETED'
  and d.expires_at > ${given('now')}::timestamptz`

const isNone = (option: SQL) => sql`btrim(${option}.text) ~* '^none of (these|the above)[.]?$'`

const sheetOf = statement<{ invitationId: number }, Sheet>(
  'sheet',
  () => sql`
    select ${facts}, ${answers(sql`screening_answers a where a.invitation_id = i.id`)}
    from invitations i ${study} where i.id = ${given('invitationId')}`,
)

export async function findSheet(db: Db, invitationId: number): Promise<Sheet | undefined> {
  const [found] = await sheetOf(db, { invitationId })
  return found
}

/** To the invitation `i`. The order is the same for a person every time; an exclusive last option stays last. */
const dealt = sql`dealt as (
  insert into screening_answers (invitation_id, question_id, position, option_ids, chosen_ids)
  select i.id, q.id, row_number() over (order by q.position, q.id), array(
    select o.id from screener_options o where o.question_id = q.id
    order by case when q.ordered then o.position end, ${isNone(sql`o`)},
      sha256(convert_to(concat_ws(' ', i.id, q.id, o.id), 'UTF8'))
  ), '{}'
  from i join screener_questions q on q.research_id = i.research_id
  on conflict do nothing
  returning *
)`

/** One's own, and open. */
const unbegun = sql`i.id = ${given('invitationId')} and i.status = 'INVITED'
  and d.id = i.distribution_id and r.id = i.research_id and ${isOpen}`

const deal = statement<{ invitationId: number; now: string }, object>(
  'deal',
  () => sql`
    with i as (
      select i.id, i.research_id from invitations i, distributions d, researches r where ${unbegun}
    ), ${dealt}
    select from dealt`,
)

/** The questions, to somebody who has not begun; once, whoever else deals them at the same moment. */
export async function dealSheet(db: Db, invitationId: number, now: Date): Promise<void> {
  await deal(db, { invitationId, now: now.toISOString() })
}

type Begin = { invitationId: number; timeZone: string | null; now: string }

const begin = statement<Begin, Sheet>(
  'begin',
  () => sql`
    with i as (
      update invitations i
      set status = 'STARTED', started_at = ${given('now')}::timestamptz,
        updated_at = ${given('now')}::timestamptz, timezone = ${given('timeZone')}
      from distributions d, researches r where ${unbegun}
      returning i.id, i.status, i.research_id, i.distribution_id
    ), ${dealt}, a as (
      select * from dealt
      union all
      select * from screening_answers where invitation_id = ${given('invitationId')}
    )
    select ${facts}, ${answers(sql`a`)} from i ${study}`,
)

/** Undefined where it was begun before, or may not be any more. */
export async function beginSheet(
  db: Db,
  invitationId: number,
  timeZone: string | null,
  now: Date,
): Promise<Sheet | undefined> {
  const [begun] = await begin(db, { invitationId, timeZone, now: now.toISOString() })
  return begun
}

type Choice = { answerId: number; optionId: number; selected: boolean | null }

/** The invitation is held, so that nothing is chosen while it is being finished. */
const choose = statement<Choice & { invitationId: number; now: string }, Sheet>(
  'choose',
  () => sql`
    with stored as (
      update screening_answers a
      set chosen_ids = case
        when ${given('selected')}::boolean is false then array_remove(a.chosen_ids, o.id)
        when q.type = 'SINGLE_CHOICE' then array[o.id]
        when ${given('selected')}::boolean is null and o.id = any(a.chosen_ids)
          then array_remove(a.chosen_ids, o.id)
        -- 'None of these' excludes the others, and they exclude it.
        when ${isNone(sql`o`)} then array[o.id]
        else array(
          select chosen from unnest(array_remove(a.chosen_ids, o.id)) as chosen
          where not exists (
            select from screener_options n where n.id = chosen and ${isNone(sql`n`)}
          )
        ) || o.id
      end
      from screener_questions q, screener_options o, distributions d, researches r, (
        select id, status, distribution_id, research_id, member_id from invitations
        where id = ${given('invitationId')} and status = 'STARTED' for share
      ) i
      where a.id = ${given('answerId')} and a.invitation_id = i.id
        and q.id = a.question_id and o.id = ${given('optionId')} and o.question_id = q.id
        and d.id = i.distribution_id and r.id = i.research_id and ${isOpen}
      returning ${facts}, a.id as answer_id, a.chosen_ids
    )
    select id, status, "researchId", "screenerVersion", study, ${answers(
      sql`screening_answers a where a.invitation_id = ${given('invitationId')}`,
      sql`case when a.id = answer_id then stored.chosen_ids else a.chosen_ids end`,
    )}
    from stored`,
)

/**
 * The choice is stored only where the question is this person's, the option belongs to it and the
 * screener is open. It answers with the sheet as it then stands; undefined where any of that does not hold.
 */
export async function updateChoice(
  db: Db,
  invitationId: number,
  choice: Choice,
  now: Date,
): Promise<Sheet | undefined> {
  const [stored] = await choose(db, { ...choice, invitationId, now: now.toISOString() })
  return stored
}

/** Single: the chosen option is one that counts. Multiple: every one that counts is chosen. */
const isMet = sql`case
  when q.type = 'SINGLE_CHOICE' then exists (
    select from screener_options o
    where o.question_id = q.id and o.must_match and o.id = any(a.chosen_ids)
  )
  else not exists (
    select from screener_options o
    where o.question_id = q.id and o.must_match and o.id <> all(a.chosen_ids)
  ) end`

/** Held first and judged then, so that it is the last choice of each question that counts. */
const finish = statement<{ invitationId: number; now: string }, { id: number }>(
  'finish',
  () => sql`
    with place as materialized (
      select i.id from invitations i ${study}
      where i.id = ${given('invitationId')} and i.status = 'STARTED' and ${isOpen}
      for no key update of i
    ), a as materialized (
      select a.question_id, a.chosen_ids
      from place join screening_answers a on a.invitation_id = place.id for share of a
    ), judged as (
      select bool_and(cardinality(a.chosen_ids) > 0) as is_whole, bool_and(${isMet}) as fits
      from a join screener_questions q on q.id = a.question_id
    )
    update invitations i
    set status = 'COMPLETED', result = case when fits then 'FIT' else 'NOT_FIT' end,
      completed_at = ${given('now')}::timestamptz, updated_at = ${given('now')}::timestamptz
    from place, judged where i.id = place.id and is_whole
    returning i.id`,
)

/** The result is that of the stored answers. False where one is missing, or it is over already. */
export async function finishSheet(db: Db, invitationId: number, now: Date): Promise<boolean> {
  const finished = await finish(db, { invitationId, now: now.toISOString() })
  return finished.length > 0
}

export type Judged = {
  answerId: number
  type: QuestionType
  question: string
  isMet: boolean
  options: { id: number; text: string; mustMatch: boolean; selected: boolean }[]
}

const judged = statement<{ invitationId: number }, Judged>(
  'judged',
  () => sql`
    select a.id::float8 as "answerId", q.type, q.question, ${isMet} as "isMet", (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'text', o.text, 'mustMatch', o.must_match, 'selected', o.id = any(a.chosen_ids)
      ) order by o.id), '[]')
      from screener_options o where o.question_id = q.id
    ) as options
    from screening_answers a join screener_questions q on q.id = a.question_id
    where a.invitation_id = ${given('invitationId')} order by a.position`,
)

/** What was chosen of each question, with what a fitting person chooses. */
export const listJudged = (db: Db, invitationId: number) => judged(db, { invitationId })
