import type { QuestionType } from '@wattle/contract/screener'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { putTogetherOnce } from '#db/put-together-once.ts'
import { distributions, invitations, screeningAnswers } from '#db/schema/distributions.ts'
import { researches, screenerOptions, screenerQuestions } from '#db/schema/researches.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** A person's place in a study, with what the study says of itself. */
export type Place = {
  invitation: InvitationRow
  study: Pick<
    typeof distributions.$inferSelect,
    | 'studyTitle'
    | 'studyDescription'
    | 'estimatedTime'
    | 'conductingPeriod'
    | 'incentive'
    | 'consentFormLink'
    | 'expiresAt'
  >
  isWithdrawn: boolean
  isFinished: boolean
  /** Their interview is over, and no other is planned. */
  isInterviewed: boolean
}

/** What was dealt to a person and what they chose; the texts belong to that version of the screener. */
export type Sheet = {
  id: number
  status: InvitationRow['status']
  researchId: number
  screenerVersion: number
  study: Omit<Place['study'], 'expiresAt'>
  answers: [id: number, questionId: number, optionIds: number[], chosenIds: number[]][]
}

const place = {
  invitation: invitations,
  study: {
    studyTitle: distributions.studyTitle,
    studyDescription: distributions.studyDescription,
    estimatedTime: distributions.estimatedTime,
    conductingPeriod: distributions.conductingPeriod,
    incentive: distributions.incentive,
    consentFormLink: distributions.consentFormLink,
    expiresAt: distributions.expiresAt,
  },
  isWithdrawn: sql<boolean>`${researches.deletedAt} is not null`,
  isFinished: sql<boolean>`${researches.status} = 'COMPLETED'`,
  isInterviewed: sql<boolean>`coalesce((
    select v.status in ('CONDUCTED', 'NO_SHOW') from interviews v
    where v.invitation_id = ${invitations.id} and v.status <> 'CANCELLED'
    order by v.start_time desc limit 1
  ), false)`,
}

const places = (db: Db) =>
  db
    .select(place)
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))

const placeByKey = putTogetherOnce((db) =>
  places(db)
    .where(eq(invitations.keyHash, sql.placeholder('keyHash')))
    .prepare('place by key'),
)

export async function findPlaceByKey(db: Db, keyHash: Buffer): Promise<Place | undefined> {
  const [row] = await placeByKey(db).execute({ keyHash })
  return row
}

export async function findPlace(db: Db, invitationId: number): Promise<Place | undefined> {
  const [row] = await places(db).where(eq(invitations.id, invitationId))
  return row
}

/** Waits for whoever else is changing the same invitation. */
export async function lockPlace(db: Db, invitationId: number): Promise<Place | undefined> {
  const [row] = await places(db)
    .where(eq(invitations.id, invitationId))
    .for('update', { of: invitations })
  return row
}

export async function updateInvitation(
  db: Db,
  id: number,
  change: Partial<InvitationRow>,
): Promise<void> {
  await db.update(invitations).set(change).where(eq(invitations.id, id))
}

export async function insertAnswers(
  db: Db,
  answers: (typeof screeningAnswers.$inferInsert)[],
): Promise<void> {
  if (answers.length > 0) await db.insert(screeningAnswers).values(answers).onConflictDoNothing()
}

/** The sheet of the invitation `i` in the distribution `d`: few rows, and no text that all share. */
const sheet = (chosenIds: SQL) => sql`
  i.id::float8 as id, i.status, i.research_id::float8 as "researchId",
  (select screener_version from researches r where r.id = i.research_id) as "screenerVersion",
  json_build_object(
    'studyTitle', d.study_title,
    'studyDescription', d.study_description,
    'estimatedTime', d.estimated_time,
    'conductingPeriod', d.conducting_period,
    'incentive', d.incentive,
    'consentFormLink', d.consent_form_link
  ) as study,
  (
    select coalesce(json_agg(
      json_build_array(a.id, a.question_id, a.option_ids, ${chosenIds}) order by a.position
    ), '[]')
    from screening_answers a where a.invitation_id = i.id
  ) as answers`

export async function findSheet(db: Db, invitationId: number): Promise<Sheet | undefined> {
  const { rows } = await db.execute<Sheet>(sql`
    select ${sheet(sql`a.chosen_ids`)}
    from invitations i join distributions d on d.id = i.distribution_id
    where i.id = ${invitationId}`)
  return rows[0]
}

/** By question: nothing of which options count. */
export type Texts = Map<
  number,
  { question: string; type: QuestionType; options: Map<number, string> }
>

export async function listTexts(db: Db, researchId: number): Promise<Texts> {
  const rows = await db
    .select({
      id: screenerQuestions.id,
      question: screenerQuestions.question,
      type: screenerQuestions.type,
      optionId: screenerOptions.id,
      text: screenerOptions.text,
    })
    .from(screenerQuestions)
    .innerJoin(screenerOptions, eq(screenerOptions.questionId, screenerQuestions.id))
    .where(eq(screenerQuestions.researchId, researchId))
  const texts: Texts = new Map()
  for (const { id, question, type, optionId, text } of rows) {
    const whole = texts.get(id) ?? { question, type, options: new Map() }
    texts.set(id, whole)
    whole.options.set(optionId, text)
  }
  return texts
}

type Choice = {
  answerId: number
  invitationId: number
  optionId: number
  selected: boolean | undefined
  now: Date
}

/**
 * One statement: the choice is stored only where the question is this person's, the option belongs to
 * it and the screener is neither finished, closed nor withdrawn. It answers with the sheet as it then
 * stands; undefined where any of that does not hold.
 */
export async function updateChoice(db: Db, choice: Choice): Promise<Sheet | undefined> {
  const { answerId, invitationId, optionId, selected, now } = choice
  const { rows } = await db.execute<Sheet>(sql`
    with stored as (
      update screening_answers a
      set chosen_ids = case
        when q.type = 'SINGLE_CHOICE' then array[o.id]
        when ${selected ?? null}::boolean is false
          or (${selected ?? null}::boolean is null and o.id = any(a.chosen_ids))
          then array_remove(a.chosen_ids, o.id)
        -- 'None of these' excludes the others, and they exclude it.
        when o.text ~* '^none of (these|the above)[.]?$' then array[o.id]
        else array(
          select chosen from unnest(array_remove(a.chosen_ids, o.id)) as chosen
          where not exists (
            select from screener_options n
            where n.id = chosen and n.text ~* '^none of (these|the above)[.]?$'
          )
        ) || o.id
      end
      from screener_questions q, screener_options o, invitations i, distributions d, researches r
      where a.id = ${answerId} and a.invitation_id = ${invitationId}
        and q.id = a.question_id and o.id = ${optionId} and o.question_id = q.id
        and i.id = a.invitation_id and i.status = 'STARTED'
        and d.id = i.distribution_id and d.expires_at > ${now.toISOString()}::timestamptz
        and r.id = i.research_id and r.deleted_at is null and r.status <> 'COMPLETED'
      returning a.id, a.invitation_id, a.chosen_ids
    )
    select ${sheet(sql`case when a.id = stored.id then stored.chosen_ids else a.chosen_ids end`)}
    from stored
    join invitations i on i.id = stored.invitation_id
    join distributions d on d.id = i.distribution_id`)
  return rows[0]
}

type Judged = {
  type: QuestionType
  question: string
  chosenIds: number[]
  options: (typeof screenerOptions.$inferSelect)[]
}

/** What was chosen of each question, with what a fitting person chooses. */
export async function judgeAnswers(db: Db, invitationId: number): Promise<Judged[]> {
  const rows = await db
    .select({
      id: screeningAnswers.id,
      type: screenerQuestions.type,
      question: screenerQuestions.question,
      chosenIds: screeningAnswers.chosenIds,
      option: screenerOptions,
    })
    .from(screeningAnswers)
    .innerJoin(screenerQuestions, eq(screenerQuestions.id, screeningAnswers.questionId))
    .innerJoin(screenerOptions, eq(screenerOptions.questionId, screenerQuestions.id))
    .where(eq(screeningAnswers.invitationId, invitationId))
    .orderBy(asc(screeningAnswers.position), asc(screenerOptions.id))
  const judged = new Map<number, Judged>()
  for (const { id, option, ...answer } of rows) {
    const whole = judged.get(id) ?? { ...answer, options: [] }
    judged.set(id, whole)
    whole.options.push(option)
  }
  return [...judged.values()]
}
