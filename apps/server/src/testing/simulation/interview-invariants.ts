import { OPEN_INTERVIEWS, WITHOUT_SLOT } from '@wattle/contract/interview-status'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

const listed = (statuses: readonly string[]) => `('${statuses.join("', '")}')`
const OPEN = listed(OPEN_INTERVIEWS)
const NO_SLOT = listed(WITHOUT_SLOT)

/** Each key names a fault, and its query must find no rows. */
const NEVER: Record<string, string> = {
  'two interviews occupy one slot': `
    select slot_id from interviews where status not in ${NO_SLOT} group by 1 having count(*) > 1`,
  'a person has two upcoming interviews in one study': `
    select invitation_id from interviews where status in ${OPEN}
    group by 1 having count(*) > 1`,
  'an upcoming interview has someone else’s slot, or another time': `
    select i.id from interviews i join slots s on s.id = i.slot_id
    where i.status in ${OPEN}
      and (s.booked_by is distinct from i.invitation_id or s.start_time <> i.start_time
        or s.end_time <> i.end_time or s.deleted_at is not null
        or s.research_id <> i.research_id)`,
  'a project’s slot belongs to someone else': `
    select s.id from slots s join researches r on r.id = s.research_id
    where s.owner_id <> r.owner_id and s.deleted_at is null`,
  'an interview belongs to someone who got neither the project nor the interview': `
    select i.id from interviews i join researches r on r.id = i.research_id
    where i.owner_id <> r.owner_id and not exists (
      -- A standby who takes over a slot gets the researcher that our team chose for it.
      select from audit_events a join interviews earlier on earlier.slot_id = i.slot_id
      where a.details ->> 'interview' = earlier.id::text
        and a.details ->> 'to' = i.owner_id::text)`,
  'a slot is taken without an interview': `
    select id from slots s where booked_by is not null and not exists (
      select from interviews i where i.slot_id = s.id and i.status not in ${NO_SLOT})`,
  'an interview with someone who doesn’t qualify': `
    select i.id from interviews i join invitations v on v.id = i.invitation_id
    where v.result is distinct from 'FIT' or v.research_id <> i.research_id`,
  'an upcoming interview in an ended project': `
    select i.id from interviews i join researches r on r.id = i.research_id
    where i.status in ${OPEN}
      and (r.deleted_at is not null or r.status <> 'CONDUCTING_INTERVIEW')`,
  'an upcoming interview with a deleted person': `
    select i.id from interviews i join invitations v on v.id = i.invitation_id
    where i.status in ${OPEN} and v.member_id is null`,
  'an upcoming interview at a different time from the one we emailed': `
    select id from interviews
    where status in ${OPEN} and not untold
      and told_start_time is distinct from start_time`,
}

export const interviewViolations = (db: Db) => rowsAgainst(db, NEVER)

export async function rowsAgainst(db: Db, never: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of Object.entries(never)) {
    const { rows } = await db.execute(sql.raw(query))
    if (rows.length > 0) found.push(`${sentence}: ${JSON.stringify(rows.slice(0, 5))}`)
  }
  return found
}
