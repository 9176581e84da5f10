import type { Stance, Strength } from '@wattle/contract/findings/results'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { type FrozenReport, reportLinks, reportQuotes, reports } from '#db/schema/findings.ts'
import { isConductedSql } from '#features/interview/rules.ts'
import { countsSql, mayBeQuotedSql, participantNumberSql } from './rules.ts'

/**
 * A sorted capture from a participant who has agreed to be quoted. Leaves out captures from
 * no-shows.
 */
export type Quotable = {
  id: number
  key: string
  quote: string
  stance: Stance
  strength: Strength
  assumptionId: number | null
  participant: number
}

/**
 * Locks every participant who has a capture, so nobody can withdraw consent until the report is
 * stored. If they withdraw after that, their quotes disappear from this report too.
 */
export async function lockQuotedPeople(tx: Db, researchId: number): Promise<void> {
  await tx.execute(sql`
    select from invitations
    where id in (
      select interviews.invitation_id from evidence
        join interviews on interviews.id = evidence.interview_id
      where evidence.research_id = ${researchId}
    )
    order by id for share`)
}

export async function listQuotable(db: Db, researchId: number): Promise<Quotable[]> {
  const { rows } = await db.execute<Quotable & { id: string; assumptionId: string | null }>(sql`
    select evidence.id, evidence.key, evidence.quote, evidence.stance, evidence.strength,
      evidence.assumption_id as "assumptionId", ${participantNumberSql} as participant
    from evidence join interviews on interviews.id = evidence.interview_id
      left join invitations on invitations.id = interviews.invitation_id
    where evidence.research_id = ${researchId} and evidence.deleted_at is null
      and evidence.stance is not null and ${mayBeQuotedSql} and ${countsSql}
    order by case evidence.stance when 'AGAINST' then 0 when 'FOR' then 1 else 2 end, evidence.id`)
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    assumptionId: row.assumptionId === null ? null : Number(row.assumptionId),
  }))
}

/** The names of everyone who has a participant number or an interview, so we can mask them. */
export async function listNames(db: Db, researchId: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct panel_members.name from invitations
      join panel_members on panel_members.id = invitations.member_id
    where invitations.research_id = ${researchId} and panel_members.name <> ''
      and (invitations.participant_number is not null
        or exists (select from interviews where interviews.invitation_id = invitations.id))
    union select name from sample_people where research_id = ${researchId}
    order by 1`)
  return rows.map(({ name }) => name)
}

/**
 * The first and last day of the conducted interviews, such as '2026-11-20'. Null if there are none.
 */
export async function findPeriod(db: Db, researchId: number, timeZone: string) {
  const day = (at: ReturnType<typeof sql>) =>
    sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const { rows } = await db.execute<{ from: string | null; to: string | null }>(sql`
    select ${day(sql`min(interviews.start_time)`)} as from, ${day(sql`max(interviews.start_time)`)} as to
    from interviews
    where interviews.research_id = ${researchId} and ${isConductedSql}`)
  const [{ from, to } = { from: null, to: null }] = rows
  return from && to ? { from, to } : null
}

/**
 * How the people we've interviewed answered the screener. Leaves out answers that only one person
 * gave, because those could identify them.
 */
export async function countAnswers(db: Db, researchId: number, questionIds: number[]) {
  if (questionIds.length === 0) return []
  const { rows } = await db.execute<{
    id: string
    question: string
    answers: { text: string; count: number }[]
  }>(sql`
    select screener_questions.id, screener_questions.question,
      json_agg(json_build_object('text', counted.text, 'count', counted.count)
        order by counted.count desc, counted.position) as answers
    from screener_questions join lateral (
      select screener_options.text, screener_options.position, count(*)::int as count
      from screener_options join lateral (
        select from invitations
        where screener_options.id = any(invitations.chosen_ids)
          and invitations.research_id = ${researchId}
          and invitations.participant_number is not null and invitations.words_withdrawn_at is null
          and exists (select from interviews where interviews.invitation_id = invitations.id
            and ${isConductedSql})
        union all
        select from sample_people, jsonb_array_elements(sample_people.answers) given
        where sample_people.research_id = ${researchId}
          and given ->> 'question' = screener_questions.question
          and given -> 'answers' ? screener_options.text
      ) people on true
      where screener_options.question_id = screener_questions.id
      group by screener_options.id having count(*) > 1
    ) counted on true
    where screener_questions.research_id = ${researchId}
      and screener_questions.id = any(${sql.param(questionIds)}::bigint[])
    group by screener_questions.id`)
  const found = new Map(rows.map(({ id, ...row }) => [Number(id), row]))
  return questionIds.flatMap((id) => found.get(id) ?? [])
}

export async function findScreenerQuestion(db: Db, researchId: number, id: number) {
  const { rows } = await db.execute<{ question: string }>(sql`
    select question from screener_questions where id = ${id} and research_id = ${researchId}`)
  return rows[0]?.question
}

export const listReports = (db: Db, researchId: number) =>
  db
    .select({ version: reports.version, verdictVersion: reports.verdictVersion, at: reports.at })
    .from(reports)
    .where(eq(reports.researchId, researchId))
    .orderBy(desc(reports.version))

export async function findReport(db: Db, researchId: number, version: number) {
  const [row] = await db
    .select({ version: reports.version, content: reports.content, at: reports.at })
    .from(reports)
    .where(and(eq(reports.researchId, researchId), eq(reports.version, version)))
  return row
}

export async function listReportQuotes(db: Db, researchId: number, version: number) {
  const rows = await db
    .select({ number: reportQuotes.number, quote: reportQuotes.quote })
    .from(reportQuotes)
    .where(and(eq(reportQuotes.researchId, researchId), eq(reportQuotes.version, version)))
  return new Map(rows.map(({ number, quote }) => [number, quote]))
}

export async function insertReport(
  db: Db,
  report: typeof reports.$inferInsert & { content: FrozenReport },
  quotes: { number: number; evidenceId: number; quote: string }[],
): Promise<void> {
  const { researchId, version } = report
  await db.insert(reports).values(report)
  if (quotes.length === 0) return
  await db.insert(reportQuotes).values(quotes.map((one) => ({ ...one, researchId, version })))
}

export type LinkRow = typeof reportLinks.$inferSelect

export const listLinks = (db: Db, researchId: number): Promise<LinkRow[]> =>
  db
    .select()
    .from(reportLinks)
    .where(eq(reportLinks.researchId, researchId))
    .orderBy(desc(reportLinks.id))

export async function insertLink(db: Db, link: typeof reportLinks.$inferInsert): Promise<LinkRow> {
  const [row] = await db.insert(reportLinks).values(link).returning()
  if (!row) throw new Error('the link was not inserted')
  return row
}

export async function findLink(db: Db, id: number): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(reportLinks).where(eq(reportLinks.id, id))
  return row
}

/** Revokes the link. Returns false if someone has already revoked it. */
export async function revokeLink(db: Db, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(reportLinks)
    .set({ revokedAt: at })
    .where(and(eq(reportLinks.id, id), isNull(reportLinks.revokedAt)))
  return rowCount === 1
}

export async function revokeLinksOf(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .update(reportLinks)
    .set({ revokedAt: at })
    .where(and(eq(reportLinks.createdBy, userId), isNull(reportLinks.revokedAt)))
}

/** Replaces the researcher's name with `name` in reports of verdicts they signed. */
export async function removeSignatures(db: Db, userId: number, name: string): Promise<void> {
  await db.execute(sql`
    update reports set content = jsonb_set(content, '{report,by}', to_jsonb(${name}::text))
    from verdicts
    where verdicts.research_id = reports.research_id and verdicts.version = reports.verdict_version
      and verdicts.by = ${userId}`)
}

/** Finds a link by its key, unless it has expired or been revoked or its project was deleted. */
export async function findOpenLink(db: Db, keyHash: Buffer, now: Date) {
  const { rows } = await db.execute<{
    id: string
    researchId: string
    version: number
    passphraseHash: string | null
    expiresAt: Date
  }>(sql`
    select report_links.id, report_links.research_id as "researchId", report_links.version,
      report_links.passphrase_hash as "passphraseHash", report_links.expires_at as "expiresAt"
    from report_links join researches on researches.id = report_links.research_id
    where report_links.key_hash = ${keyHash} and report_links.revoked_at is null
      and report_links.expires_at > ${now.toISOString()} and researches.deleted_at is null`)
  const [row] = rows
  if (!row) return undefined
  return {
    ...row,
    id: Number(row.id),
    researchId: Number(row.researchId),
    expiresAt: new Date(row.expiresAt),
  }
}

export async function countOpening(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(reportLinks)
    .set({ opened: sql`${reportLinks.opened} + 1`, lastOpenedAt: at })
    .where(eq(reportLinks.id, id))
}
