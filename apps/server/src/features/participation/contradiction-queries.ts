import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { contradictions } from '#db/schema/forecast.ts'

export type ContradictionRow = typeof contradictions.$inferSelect
export type NewContradiction = typeof contradictions.$inferInsert

/** Who finished this screener, and when. Undefined if it isn't finished. */
export async function findFinished(db: Db, invitationId: number) {
  const [row] = await db
    .select({
      memberId: invitations.memberId,
      startedAt: invitations.startedAt,
      completedAt: invitations.completedAt,
      withdrawnAt: invitations.withdrawnAt,
    })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.status, 'COMPLETED')))
  return row
}

export type Answered = {
  questionId: number
  question: string
  type: string
  ordered: boolean
  /** The profile field the question is linked to. Null if it has none, or a sensitive one. */
  field: string | null
  /** The profile options that the chosen options are linked to. Null if any of them has no link. */
  chosen: string[] | null
  written: string | number | null
  options: { id: number; isNone: boolean; selected: boolean }[]
  at: Date
}

/** The questions people answered in these screeners, newest screener first. */
async function listAnswered(db: Db, where: ReturnType<typeof sql>): Promise<Answered[]> {
  const { rows } = await db.execute<Omit<Answered, 'at'> & { at: string }>(sql`
    select q.id::float8 as "questionId", q.question, q.type, q.ordered, f.key as field,
      (
        select case when bool_and(p.id is not null) then json_agg(p.label order by p.position) end
        from screener_options o left join profile_options p on p.id = o.profile_option_id
        where o.question_id = q.id and o.id = any(invitations.chosen_ids)
      ) as chosen,
      invitations.written -> q.id::text as written, (
        select coalesce(json_agg(json_build_object(
          'id', o.id, 'selected', o.id = any(invitations.chosen_ids),
          'isNone', btrim(o.text) ~* '^none of (these|the above)[.]?$'
        ) order by o.position, o.id), '[]')
        from screener_options o where o.question_id = q.id
      ) as options, invitations.completed_at as at
    from invitations
      join screener_questions q on q.research_id = invitations.research_id
      left join profile_fields f on f.id = q.profile_field_id and not f.sensitive
    where ${where} and (invitations.written ? q.id::text or exists (
      select from screener_options o
      where o.question_id = q.id and o.id = any(invitations.chosen_ids)
    ))
    order by invitations.completed_at desc, q.position, q.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export const listAnsweredNow = (db: Db, invitationId: number) =>
  listAnswered(db, sql`invitations.id = ${invitationId}`)

const MOST_EARLIER = 10

/** A member's answers in up to ten earlier studies, newest first. */
export const listAnsweredEarlier = (db: Db, memberId: number, before: Date) =>
  listAnswered(
    db,
    sql`invitations.id in (
      select earlier.id from invitations earlier
      where earlier.member_id = ${memberId} and earlier.completed_at < ${before.toISOString()}::timestamptz
        and earlier.withdrawn_at is null
      order by earlier.completed_at desc limit ${MOST_EARLIER}
    )`,
  )

/**
 * The profile answers that a member gave before this time, on their page or in a screener. Leaves
 * out answers from other sources and sensitive fields.
 */
export async function listProfileAnswers(db: Db, memberId: number, before: Date) {
  const { rows } = await db.execute<{
    field: string
    labels: string[]
    number: number | null
    at: string
  }>(sql`
    select f.key as field, v.number, v.set_at as at, (
      select coalesce(json_agg(p.label order by p.position), '[]')
      from profile_options p where p.id = any(v.option_ids)
    ) as labels
    from profile_values v join profile_fields f on f.id = v.field_id
    where v.member_id = ${memberId} and not v.declined and not f.sensitive
      and v.source in ('SELF', 'SCREENER') and v.set_at < ${before.toISOString()}::timestamptz`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/**
 * Stores a screener's contradictions. Does nothing if they're already stored, so the job can run
 * twice.
 */
export async function insertContradictions(db: Db, rows: NewContradiction[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const known = await db
    .select({ id: contradictions.id })
    .from(contradictions)
    .where(eq(contradictions.invitationId, first.invitationId))
    .limit(1)
  if (known.length === 0) await db.insert(contradictions).values(rows)
}

export function listContradictions(db: Db, invitationId: number): Promise<ContradictionRow[]> {
  return db
    .select()
    .from(contradictions)
    .where(eq(contradictions.invitationId, invitationId))
    .orderBy(contradictions.id)
}

/** Clears a contradiction. Undefined if it doesn't exist or has already been cleared. */
export async function clearContradiction(db: Db, id: number, at: Date) {
  const [row] = await db
    .update(contradictions)
    .set({ clearedAt: at })
    .where(and(eq(contradictions.id, id), isNull(contradictions.clearedAt)))
    .returning()
  return row
}

export async function findContradiction(db: Db, id: number) {
  const [row] = await db.select().from(contradictions).where(eq(contradictions.id, id))
  return row
}

export type OpenQuestion = {
  fieldId: number
  before: string
  beforeAt: string
  now: string
  at: string
}

/**
 * The fields to ask a member about, because we have two different answers. Each field appears once,
 * with its newest contradiction.
 */
export async function listToClarify(db: Db, memberId: number): Promise<OpenQuestion[]> {
  const { rows } = await db.execute<OpenQuestion>(sql`
    select distinct on (f.id) f.id::float8 as "fieldId", c.details ->> 'before' as before,
      c.details ->> 'beforeAt' as "beforeAt", c.details ->> 'now' as now, c.at
    from contradictions c
      join invitations on invitations.id = c.invitation_id
      join profile_fields f on f.key = c.details ->> 'field' and f.retired_at is null
    where invitations.member_id = ${memberId} and c.cleared_at is null
      and f.asked = 'PAGE' and c.details ? 'beforeAt'
    order by f.id, c.at desc`)
  return rows
}

/**
 * Clears contradictions about these fields, because the member has just given a new answer. In the
 * same screeners, also clears signals that mean nothing alone: answering fast, and choosing the
 * same position many times.
 */
export async function clearForFields(
  db: Db,
  { memberId, fieldIds, at }: { memberId: number; fieldIds: number[]; at: Date },
): Promise<void> {
  await db.execute(sql`
    with settled as (
      select c.invitation_id, c.id from contradictions c
        join invitations on invitations.id = c.invitation_id
        join profile_fields f on f.key = c.details ->> 'field'
      where invitations.member_id = ${memberId} and c.cleared_at is null
        and f.id in ${fieldIds}
    )
    update contradictions set cleared_at = ${at.toISOString()}::timestamptz
    where cleared_at is null and (id in (select id from settled)
      or not details ? 'field' and invitation_id in (select invitation_id from settled))`)
}
