import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { everyQuestionSql, isMetSql } from '#features/screener/rules.ts'

export const listAnswers = (db: Db, researchId: number) =>
  db
    .select({
      isFinished: sql<boolean>`${invitations.status} = 'COMPLETED'`,
      chosenIds: invitations.chosenIds,
      written: invitations.written,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.researchId, researchId),
        sql`${invitations.status} in ('STARTED', 'COMPLETED')`,
        sql`${invitations.memberId} is not null`,
        isNull(invitations.withdrawnAt),
      ),
    )

type BankAnswers = { questionIds: number[]; chosenIds: number[] }

/**
 * Reads at most this many people, newest first, because a bank question may have years of answers.
 */
const MOST_PEOPLE = 5000

/**
 * The answers that people in other studies gave to this screener's bank questions, under this
 * screener's question and option ids. Questions count as the same if their wording, type and
 * options match.
 */
export async function listBankAnswers(
  db: Db,
  researchId: number,
  since: Date,
): Promise<BankAnswers[]> {
  const { rows } = await db.execute<BankAnswers>(sql`
    with mine as (
      select q.id, q.question, q.type, options.texts
      from screener_questions q cross join lateral (${textsSql(sql`q.id`)}) options
        join question_bank bank on bank.question = q.question and bank.type = q.type
          and options.texts = array(select text from unnest(bank.options) text order by text)
      where q.research_id = ${researchId}
    ), same as (
      select distinct on (theirs.id) theirs.id, theirs.research_id, mine.id as my_id
      from mine
        join screener_questions theirs on theirs.question = mine.question
          and theirs.type = mine.type and theirs.research_id <> ${researchId}
        cross join lateral (${textsSql(sql`theirs.id`)}) options
      where options.texts = mine.texts
      order by theirs.id, mine.id
    ), my_options as (
      select same.research_id, o.id, mine.id as my_id, same.my_id as my_question_id
      from same
        join screener_options o on o.question_id = same.id
        join screener_options mine on mine.question_id = same.my_id and mine.text = o.text
    ), people as (
      select invitations.research_id, invitations.chosen_ids
      from invitations join researches on researches.id = invitations.research_id
      where invitations.research_id in (select research_id from same)
        and researches.deleted_at is null and invitations.status = 'COMPLETED'
        and invitations.completed_at > ${since.toISOString()}::timestamptz
        and invitations.member_id is not null and invitations.withdrawn_at is null
      order by invitations.completed_at desc limit ${MOST_PEOPLE}
    )
    select array_agg(distinct chosen.my_question_id::float8) as "questionIds",
      array_agg(chosen.my_id::float8) as "chosenIds"
    from (select row_number() over () as person, people.* from people) people
      join my_options chosen on chosen.research_id = people.research_id
        and chosen.id = any(people.chosen_ids)
    group by people.person`)
  return rows
}

/** A question's option texts in alphabetical order. */
const textsSql = (questionId: SQL) => sql`
  select array_agg(o.text order by o.text) as texts
  from screener_options o where o.question_id = ${questionId}`

export async function requalify(db: Db, researchId: number, at: Date): Promise<void> {
  await db.execute(sql`
    update invitations set result = 'FIT', updated_at = ${at.toISOString()}::timestamptz
    where invitations.research_id = ${researchId} and invitations.status = 'COMPLETED'
      and invitations.result = 'NOT_FIT' and invitations.member_id is not null
      and invitations.withdrawn_at is null and ${everyQuestionSql(isMetSql)}`)
}
