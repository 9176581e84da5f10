import type { Db } from '#db/open.ts'

export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
