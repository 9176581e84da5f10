import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { sweeps } from '#db/schema/sweeps.ts'

// These functions use the database's clock, so processes with different clocks agree.

/** Records a sweep's first try, so it shows up as stalled if it never finishes. */
export async function expectSweep(db: Db, name: string): Promise<void> {
  await db.insert(sweeps).values({ name, finishedAt: sql`clock_timestamp()` }).onConflictDoNothing()
}

export async function recordSweep(db: Db, name: string): Promise<void> {
  const finishedAt = sql`clock_timestamp()`
  await db
    .insert(sweeps)
    .values({ name, finishedAt })
    .onConflictDoUpdate({ target: sweeps.name, set: { finishedAt } })
}

/** How many seconds ago each sweep last finished, or was first tried. */
export const listSweepAges = (db: Db) =>
  db
    .select({
      name: sweeps.name,
      age: sql<number>`extract(epoch from clock_timestamp() - ${sweeps.finishedAt})::float8`,
    })
    .from(sweeps)
    .orderBy(sweeps.name)
