import { sql } from 'drizzle-orm'
import { tracesOf } from '../traces.ts'
import type { Cast } from './cast.ts'
import { readReport } from './findings.ts'
import type { World } from './world.ts'

const numbered = (table: string) =>
  `select research_id from ${table} group by 1 having max(version) <> count(*)`

/** Each key names a fault, and its query must find no rows. */
export const FINDINGS_RULES: Record<string, string> = {
  'a missing version of a report': numbered('reports'),
  'a missing version of a verdict': numbered('verdicts'),
  'a published quote of someone who doesn’t agree': `
    select q.research_id, q.version, q.number from report_quotes q
      join evidence e on e.id = q.evidence_id join interviews i on i.id = e.interview_id
      join invitations v on v.id = i.invitation_id
    where not 'QUOTES' = any(v.agreed) or v.words_withdrawn_at is not null`,
  'words of someone who withdrew them': `
    select v.id from invitations v join interviews i on i.invitation_id = v.id
    where v.words_withdrawn_at is not null
      and (exists (select from evidence e where e.interview_id = i.id)
        or exists (select from transcripts t where t.interview_id = i.id)
        or exists (select from note_words n where n.interview_id = i.id))`,
  'a transcript of someone who doesn’t agree': `
    select t.interview_id from transcripts t join interviews i on i.id = t.interview_id
      join invitations v on v.id = i.invitation_id where not 'RECORDING' = any(v.agreed)`,
  'a capture without a participant’s number': `
    select e.id from evidence e join interviews i on i.id = e.interview_id
      join invitations v on v.id = i.invitation_id where v.participant_number is null`,
  'a capture in another project than its interview': `
    select e.id from evidence e join interviews i on i.id = e.interview_id
    where e.research_id <> i.research_id`,
  'two themes with one name in a project': `
    select research_id from themes group by research_id, lower(name) having count(*) > 1`,
  'themes merged in a circle, or into another project’s theme': `
    with recursive merged as (
      select id, research_id, merged_into, 1 as depth from themes
      union all
      select m.id, m.research_id, t.merged_into, depth + 1 from merged m
        join themes t on t.id = m.merged_into
      where depth < 100
    )
    select m.id from merged m left join themes t on t.id = m.merged_into
    where depth = 100 or t.research_id <> m.research_id`,
  'a capture with another project’s theme': `
    select e.id from evidence e join evidence_themes l on l.evidence_id = e.id
      join themes t on t.id = l.theme_id where t.research_id <> e.research_id`,
  'a report link that works too long': `
    select id from report_links where expires_at > created_at + interval '90 days'`,
}

type Stored = { id: number; withdrawn: boolean }

/** Deleting a member also masks their name in captures, even as a part of an address. */
const isKept = (row: { quote: string; deleted: boolean } | undefined, quote: string) =>
  row !== undefined && !row.deleted && [quote, quote.replace('kim@', '[name]@')].includes(row.quote)

/**
 * Checks that we keep captures unless someone deleted or withdrew them, and that withdrawn words
 * aren't stored anywhere.
 */
export async function findingsViolations(world: World, { seen }: Cast): Promise<string[]> {
  const { db } = world.app().deps
  const { rows: interviews } = await db.execute<Stored>(sql`
    select i.id::int, v.words_withdrawn_at is not null as withdrawn
    from interviews i join invitations v on v.id = i.invitation_id`)
  const { rows } = await db.execute<{ key: string; quote: string; deleted: boolean }>(
    sql`select key::text, quote, deleted_at is not null as deleted from evidence`,
  )
  const stored = new Map(rows.map((row) => [row.key, row]))
  const withdrawnFrom = new Map(interviews.map(({ id, withdrawn }) => [id, withdrawn]))
  const found: string[] = []
  const gone: string[] = []
  for (const [key, { interviewId, quote, isDeleted }] of seen.captures) {
    const isWithdrawn = withdrawnFrom.get(interviewId) ?? true
    if (isWithdrawn) gone.push(quote.slice(0, quote.indexOf(',')))
    else if (isDeleted) {
      if (stored.get(key)?.deleted === false) found.push(`the deleted capture ${key} is back`)
    } else if (!isKept(stored.get(key), quote)) found.push(`the capture “${quote}” is lost`)
  }
  const deleted = seen.transcripts.filter(({ isDeleted }) => isDeleted)
  gone.push(...deleted.map(({ words }) => words.slice(0, words.indexOf(','))))
  if (gone.length > 0)
    for (const trace of await tracesOf(db, gone)) found.push(`withdrawn words in ${trace}`)
  return [...found, ...(await wrongReports(world, seen, gone))].slice(0, 5)
}

async function wrongReports(world: World, seen: Cast['seen'], gone: string[]): Promise<string[]> {
  const found: string[] = []
  // We limit how many reports people can open per hour, so this moves the clock on by two hours.
  world.clock.forward(2 * 3_600_000)
  for (const [id, link] of seen.reportLinks) {
    const text = await readReport(world, link)
    if (text && gone.some((words) => text.includes(words)))
      found.push(`the report of link ${id} has withdrawn words`)
    const { rows } = await world
      .app()
      .deps.db.execute<{ opened: number }>(sql`select opened from report_links where id = ${id}`)
    if (rows[0] && rows[0].opened !== link.opened)
      found.push(`link ${id} was opened ${link.opened} times, but shows ${rows[0].opened}`)
  }
  return found
}
