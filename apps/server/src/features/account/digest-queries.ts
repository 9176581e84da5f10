import { CANCELLED } from '@wattle/contract/interview-status'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import type { Db } from '#db/open.ts'
import { users } from '#db/schema/users.ts'

export type Reader = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'firstName' | 'notices' | 'digestedAt'
>

const zoneOf = (agencyZone: string) => sql<string>`coalesce(${users.timezone}, ${agencyZone})`

export async function listZones(db: Db, agencyZone: string): Promise<string[]> {
  const zone = zoneOf(agencyZone)
  const rows = await db.select({ zone }).from(users).groupBy(sql`1`)
  return rows.map((row) => row.zone)
}

type Due = { zone: string; agencyZone: string; end: Date; now: Date; limit: number }

/**
 * Researchers in this time zone who have a launched project and whose digests don't cover
 * everything up to `end` yet.
 */
export async function lockDueReaders(tx: Db, due: Due): Promise<Reader[]> {
  const { zone, agencyZone, end, now, limit } = due
  return tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      notices: users.notices,
      digestedAt: users.digestedAt,
    })
    .from(users)
    .where(
      and(
        eq(zoneOf(agencyZone), zone),
        isNull(users.deletedAt),
        // If the stored time is in the future, the clock has been set back since, so ignore it.
        sql`(${users.digestedAt} is null or ${users.digestedAt} < ${end.toISOString()}::timestamptz
          or ${users.digestedAt} > ${now.toISOString()}::timestamptz)`,
        sql`exists (
          select from researches join distributions on distributions.research_id = researches.id
          where researches.owner_id = users.id
        )`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export type StudyNews = {
  ownerId: number
  researchId: number
  researchName: string
  started: boolean
  booked: number
  reached: boolean
  candidates: number
  stalled: boolean
}

/**
 * What's new in these researchers' projects since their last digest. Candidates only count if the
 * researcher picks the participants. With `isEmailed`, only bookings that we've already emailed
 * people about count.
 */
export async function listNews(
  db: Db,
  readers: { id: number; since: Date }[],
  until: Date,
  { isEmailed = false }: { isEmailed?: boolean } = {},
): Promise<StudyNews[]> {
  if (readers.length === 0) return []
  const end = sql`${until.toISOString()}::timestamptz`
  const within = (column: string) =>
    sql`(${sql.raw(column)} > reader.since and ${sql.raw(column)} <= ${end})`
  const { rows } = await db.execute<Record<keyof StudyNews, unknown>>(sql`
    select reader.id as "ownerId", r.id as "researchId", r.name as "researchName",
      coalesce(${within('d.started_at')} and d.emails_sent > 0, false) as started,
      (select count(*)::int from interviews i
        where i.research_id = r.id and not ${oneOf(sql`i.status`, CANCELLED)} and ${within('i.created_at')}
          and (not ${isEmailed}::boolean or i.told_status is not null)) as booked,
      coalesce(${within('d.target_reached_at')}, false) as reached,
      -- Finishing also sets updated_at, which is indexed, so the condition on it finds the rows
      -- quickly.
      case d.selection when 'RESEARCHER' then (select count(*)::int from invitations v
        where v.research_id = r.id and v.result = 'FIT' and not v.unconfirmed and v.updated_at > reader.since
          and ${within('v.completed_at')}) else 0 end as candidates,
      coalesce(${within('d.stalled_told_at')}, false) as stalled
    from unnest(${sql.param(readers.map(({ id }) => id))}::bigint[],
        ${sql.param(readers.map(({ since }) => since.toISOString()))}::timestamptz[]) as reader(id, since)
      join researches r on r.owner_id = reader.id and r.deleted_at is null
      join distributions d on d.research_id = r.id
    order by r.id`)
  return rows.map((row) => ({
    ...(row as StudyNews),
    ownerId: Number(row.ownerId),
    researchId: Number(row.researchId),
  }))
}

export type TeamNews = { name: string; launched: boolean; stalled: boolean }

/** Projects that were launched or stalled in this period. */
export async function listTeamNews(db: Db, since: Date, until: Date): Promise<TeamNews[]> {
  const within = (column: string) =>
    sql`coalesce(${sql.raw(column)} > ${since.toISOString()}::timestamptz
      and ${sql.raw(column)} <= ${until.toISOString()}::timestamptz, false)`
  const { rows } = await db.execute<TeamNews>(sql`
    select r.name, ${within('d.created_at')} as launched, ${within('d.stalled_told_at')} as stalled
    from distributions d join researches r on r.id = d.research_id
    where r.deleted_at is null and (${within('d.created_at')} or ${within('d.stalled_told_at')})
    order by d.created_at, d.id`)
  return rows
}
