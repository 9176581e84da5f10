import { BOOKED_INTERVIEWS } from '@wattle/contract/interview-status'
import type { Stage } from '@wattle/contract/progress'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions } from '#db/schema/distributions.ts'

export async function findLaunch(db: Db, researchId: number) {
  const [row] = await db
    .select({
      id: distributions.id,
      launchedAt: distributions.createdAt,
      startedAt: distributions.startedAt,
      lastDay: distributions.expirationDate,
    })
    .from(distributions)
    .where(eq(distributions.researchId, researchId))
  return row
}

type StageRow = { stage: Stage; people: number; firstAt: Date | null; lastAt: Date | null }

/** Counts how many invited people reached each stage. Cancelled bookings don't count. */
export async function listStages(db: Db, distributionId: number): Promise<StageRow[]> {
  const { rows } = await db.execute<Record<keyof StageRow, string | number | null>>(sql`
    select stage, count(reached.at)::int as people, min(reached.at) as "firstAt", max(reached.at) as "lastAt"
    from invitations
      left join lateral (
        select max(interviews.created_at) as at from interviews
        where interviews.invitation_id = invitations.id
          and interviews.status in ${BOOKED_INTERVIEWS}
      ) booked on true
      cross join lateral (values
        (1, 'INVITED', invitations.invited_at),
        (2, 'OPENED', invitations.started_at),
        (3, 'FINISHED', invitations.completed_at),
        (4, 'QUALIFIED', case when invitations.result = 'FIT' then invitations.completed_at end),
        (5, 'BOOKED', booked.at)
      ) as reached(place, stage, at)
    where invitations.distribution_id = ${distributionId}
    group by place, stage
    order by place`)
  const moment = (at: string | number | null) => (at === null ? null : new Date(at))
  return rows.map(({ stage, people, firstAt, lastAt }) => ({
    stage: stage as Stage,
    people: Number(people),
    firstAt: moment(firstAt),
    lastAt: moment(lastAt),
  }))
}

/**
 * The median time from finishing the screener to a person's first booking, even if they cancelled
 * it later. Null if nobody has booked.
 */
export async function findMedianBookingSeconds(
  db: Db,
  distributionId: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select round(percentile_cont(0.5) within group (order by extract(epoch from booked.at - completed_at)))
      ::int as seconds
    from invitations
      join lateral (
        select min(interviews.created_at) as at from interviews
        where interviews.invitation_id = invitations.id
      ) booked on booked.at >= invitations.completed_at
    where invitations.distribution_id = ${distributionId}`)
  return rows[0]?.seconds ?? null
}
