import type { Database, Db } from '#db/open.ts'

/** How many of the pool's connections there are, wait for work, and are waited for. */
export function poolUse(db: Db): { open: number; idle: number; waiting: number } {
  // What the product opened is a pool; within a transaction there is none.
  const { $client: pool } = db as Partial<Database>
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
  }
}
