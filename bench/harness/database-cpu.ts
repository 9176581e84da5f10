import { cpuMicroseconds } from './cpu-time.ts'
import type { Pool } from './libraries.ts'

/**
 * CPU time the database's processes have used so far, in microseconds. Leaves out processes that
 * have exited.
 */
export async function databaseCpu(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  return rows.reduce((sum, { pid }) => sum + (cpuMicroseconds(pid) ?? 0), 0)
}
