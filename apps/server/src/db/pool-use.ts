import type { Database, Db } from '#db/open.ts'

export function poolUse(db: Db): { open: number; idle: number; waiting: number } {
  // Outside a transaction, the client is the pool.
  const { $client: pool } = db as Partial<Database>
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
  }
}
