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

  return {
    async runAll() {
      boss ??= await start(connectionString, deps)
      let ran = true
      while (ran) {
        ran = false
        for (const name of Object.keys(JOBS) as JobName[]) while (await runNext(name)) ran = true
      }
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
