import type { Decision } from '@wattle/contract/findings/verdicts'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/**
 * A researcher's projects with at least one numbered participant, newest first, each with its
 * latest decision.
 */
export async function listLearning(db: Db, userId: number) {
  const { rows } = await db.execute<{ id: string; name: string; decision: Decision | null }>(sql`
    select researches.id, researches.name, (
      select verdicts.decision from verdicts where verdicts.research_id = researches.id
      order by verdicts.version desc limit 1
    ) as decision
    from researches
    where researches.owner_id = ${userId} and researches.deleted_at is null
      and exists (select from invitations where invitations.research_id = researches.id
        and invitations.participant_number is not null)
    order by researches.created_at desc, researches.id desc`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export async function listOwnProjects(db: Db, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from researches where owner_id = ${userId} and deleted_at is null order by id`)
  return rows.map(({ id }) => Number(id))
}
