import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations, screeningAnswers } from '#db/schema/distributions.ts'
import { researches, screenerOptions, screenerQuestions } from '#db/schema/researches.ts'

export type InvitationRow = typeof invitations.$inferSelect
export type AnswerRow = typeof screeningAnswers.$inferSelect

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
}

const places = (db: Db) =>
  db
    .select({
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
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .innerJoin(researches, eq(researches.id, invitations.researchId))

export async function findPlaceByKey(db: Db, keyHash: Buffer): Promise<Place | undefined> {
  const [row] = await places(db).where(eq(invitations.keyHash, keyHash))
  return row
}

export async function findPlace(db: Db, invitationId: number): Promise<Place | undefined> {
  const [row] = await places(db).where(eq(invitations.id, invitationId))
  return row
}

export async function lockInvitation(db: Db, id: number): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id)).for('update')
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

/** What a person sees of a question: nothing of which options count. */
export type ShownAnswer = AnswerRow & {
  question: string
  type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'
  texts: Map<number, string>
}

export async function listAnswers(db: Db, invitationId: number): Promise<ShownAnswer[]> {
  const rows = await db
    .select({
      answer: screeningAnswers,
      question: screenerQuestions.question,
      type: screenerQuestions.type,
      optionId: screenerOptions.id,
      text: screenerOptions.text,
    })
    .from(screeningAnswers)
    .innerJoin(screenerQuestions, eq(screenerQuestions.id, screeningAnswers.questionId))
    .innerJoin(screenerOptions, eq(screenerOptions.questionId, screenerQuestions.id))
    .where(eq(screeningAnswers.invitationId, invitationId))
    .orderBy(asc(screeningAnswers.position))
  const answers = new Map<number, ShownAnswer>()
  for (const { answer, question, type, optionId, text } of rows) {
    const shown = answers.get(answer.id) ?? { ...answer, question, type, texts: new Map() }
    answers.set(answer.id, shown)
    shown.texts.set(optionId, text)
  }
  return [...answers.values()]
}

/**
 * One statement: the choice is stored only where the question is this person's, the option belongs to
 * it and the screener is neither finished, closed nor withdrawn. False where any of that does not hold.
 */
export async function updateChoice(
  db: Db,
  choice: {
    answerId: number
    invitationId: number
    optionId: number
    selected: boolean | undefined
    now: Date
  },
): Promise<boolean> {
  const { answerId, invitationId, optionId, selected, now } = choice
  const { rows } = await db.execute(sql`
    update screening_answers a
    set chosen_ids = case
      when q.type = 'SINGLE_CHOICE' then array[${optionId}::bigint]
      when ${selected ?? null}::boolean is false
        or (${selected ?? null}::boolean is null and ${optionId}::bigint = any(a.chosen_ids))
        then array_remove(a.chosen_ids, ${optionId}::bigint)
      -- 'None of these' excludes the others, and they exclude it.
      when o.text ~* '^none of (these|the above)[.]?$' then array[${optionId}::bigint]
      else array(
        select chosen from unnest(array_remove(a.chosen_ids, ${optionId}::bigint)) as chosen
        where not exists (
          select from screener_options n
          where n.id = chosen and n.text ~* '^none of (these|the above)[.]?$'
        )
      ) || ${optionId}::bigint
    end
    from screener_questions q, screener_options o, invitations i, distributions d, researches r
    where a.id = ${answerId} and a.invitation_id = ${invitationId}
      and q.id = a.question_id and o.id = ${optionId} and o.question_id = q.id
      and i.id = a.invitation_id and i.status = 'STARTED'
      and d.id = i.distribution_id and d.expires_at > ${now.toISOString()}::timestamptz
      and r.id = i.research_id and r.deleted_at is null
    returning a.id`)
  return rows.length === 1
}

/** Per question: whether it was answered, and whether the answer is what a fitting person gives. */
export async function judgeAnswers(db: Db, invitationId: number) {
  const answers = await db
    .select({
      questionId: screeningAnswers.questionId,
      type: screenerQuestions.type,
      question: screenerQuestions.question,
      chosenIds: screeningAnswers.chosenIds,
    })
    .from(screeningAnswers)
    .innerJoin(screenerQuestions, eq(screenerQuestions.id, screeningAnswers.questionId))
    .where(eq(screeningAnswers.invitationId, invitationId))
    .orderBy(asc(screeningAnswers.position))
  const questionIds = answers.map(({ questionId }) => questionId)
  const options =
    questionIds.length === 0
      ? []
      : await db
          .select()
          .from(screenerOptions)
          .where(and(inArray(screenerOptions.questionId, questionIds)))
  return answers.map((answer) => ({
    ...answer,
    options: options.filter(({ questionId }) => questionId === answer.questionId),
  }))
}
