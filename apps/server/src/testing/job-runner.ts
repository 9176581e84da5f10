import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Deps } from '#deps.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { JOBS, type JobData, type JobName } from '#jobs.ts'

/** Takes jobs from the real queue and runs them right away, so a test doesn't have to wait. */
export function jobRunner(deps: Deps, connectionString: string) {
  let boss: PgBoss | undefined
  const handlers = jobHandlers(deps)

  async function runNext(name: JobName): Promise<boolean> {
    const [job] = (await boss?.fetch<JobData<JobName>>(name)) ?? []
    if (!job) return false
    // The queue only accepts data that matches the job's schema, but TypeScript can't tell.
    await handlers[name](job.data as never)
    await boss?.complete(name, job.id)
    return true
  }

  /** The names of the jobs that are waiting, so that we don't have to try to fetch each kind. */
  async function listWaiting(): Promise<Set<string>> {
    const { rows } = await deps.db.execute<{ name: string }>(
      sql`select distinct name from pgboss.job where state < 'active'`,
    )
    return new Set(rows.map(({ name }) => name))
  }

  /** Runs the waiting jobs of each kind in turn. Returns whether there were any. */
  async function runRound(): Promise<boolean> {
    let waiting = await listWaiting()
    let ranSome = false
    for (const name of Object.keys(JOBS) as JobName[]) {
      if (!waiting.has(name)) continue
      let ran = false
      while (await runNext(name)) ran = true
      if (ran) waiting = await listWaiting()
      ranSome ||= ran
    }
    return ranSome
  }

  return {
    async runAll() {
      boss ??= await start(connectionString, deps)
      while (await runRound());
    },
    close: async () => boss?.stop({ graceful: false }),
  }
}

async function start(connectionString: string, { log }: Deps): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 })
  // `stop` returns before the connections close, so they may report an error when the test drops
  // their database.
  boss.on('error', (error) => log.error(error))
  return boss.start()
}
