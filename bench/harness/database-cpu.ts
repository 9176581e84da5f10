import { cpuMicroseconds } from './cpu-time.ts'
import type { Pool } from './libraries.ts'

/** Microseconds that the database's processes have computed so far; those that ended meanwhile are lost. */
export async function databaseCpu(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  return rows.reduce((sum, { pid }) => sum + (cpuMicroseconds(pid) ?? 0), 0)
}
