import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '#db/open.ts'
import { CONCURRENCY, JOBS, type JobData, type JobName, ONE_RUN_FOR_ALL, SWEEPS } from '#jobs.ts'
import { redactError } from '#redaction.ts'
import { MONOTONIC_CLOCK, repairFutureTimes } from './queue-clock.ts'
import { repeat } from './timers.ts'
import { joinWorkers } from './worker-presence.ts'

/** Jobs that failed all their attempts, for an admin to see and retry. */
const DEAD_LETTERS = 'dead-letters'

const REPAIR_SECONDS = 60
const DEAD_LETTER_SECONDS = 365 * 24 * 3600

const QUEUE_SETTINGS = {
  notify: true,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deadLetter: DEAD_LETTERS,
  deleteAfterSeconds: 24 * 3600,
} as const

const ONE_BY_ONE = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const
/**
 * Every transaction queues its own job. Workers can't see it before the commit, so a run sees
 * everything it's meant to process. If the queue merged jobs, one could run before some of the
 * transactions commit.
 */
const TOGETHER = { ...ONE_BY_ONE, batchSize: 100, burstWhenBatchFull: true } as const

export type JobHandlers = { [N in JobName]: (data: JobData<N>) => Promise<void> }

export type Depth = { name: string; waiting: number; running: number; failed: number }

export type DeadJob = {
  id: string
  name: string
  data: unknown
  failedAt: Date
  attempts: number
  /** The thrown error, as the queue stores it. */
  output: object | null
}

export type Queue = {
  /** Queues a job in the caller's transaction, so it exists if and only if that commits. */
  enqueue<N extends JobName>(tx: Db, name: N, data: JobData<N>, notBefore?: Date): Promise<void>
  /**
   * Like `enqueue`, but for an account's job. Replaces a waiting job with the same key. The more
   * jobs an account has waiting, the later its turn, so it can't hold up other accounts.
   */
  enqueueLatest<N extends JobName>(
    tx: Db,
    name: N,
    data: JobData<N>,
    turn: { key: string; account: number },
  ): Promise<void>
  /** Whether this was the only worker when it started, so unfinished work has no owner. */
  isOnlyWorker: boolean
  /** Starts taking jobs in this process. */
  work(handlers: JobHandlers): Promise<void>
  listDead(window: DeadWindow): Promise<{ jobs: DeadJob[]; total: number }>
  /** How many jobs there are with each name. The numbers may be a few seconds old. */
  listDepths(): Promise<Depth[]>
  /** False if the job doesn't exist or hasn't failed all its attempts. */
  revive(id: string): Promise<boolean>
  /** Gives running jobs some time to finish, then releases them. */
  close(): Promise<void>
}

type Options = {
  connectionString: string
  onError: (error: Error) => void
  isWorker: boolean
  /** How many times we retry a failing job. */
  retries?: number
}

export async function openQueue(options: Options): Promise<Queue> {
  const { connectionString, onError, isWorker, retries = 5 } = options
  const boss = new PgBoss({
    connectionString,
    application_name: 'wattle jobs',
    max: isWorker ? 6 : 2,
    useListenNotify: isWorker,
    supervise: isWorker,
    // We don't use the library's scheduler. It stores when it last ran, and if the clock is set
    // back, that time is in the future.
    schedule: false,
    clock: MONOTONIC_CLOCK,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', onError)
  await boss.start()
  await createQueues(boss, retries)
  const stops: (() => void)[] = []
  const presence = isWorker ? await joinWorkers(connectionString, onError) : undefined
  return {
    isOnlyWorker: presence?.isOnlyWorker ?? false,
    async enqueue(tx, name, data, notBefore) {
      await boss.send(name, JOBS[name].parse(data), {
        db: fromDrizzle(tx, sql),
        ...(notBefore && { startAfter: notBefore }),
      })
    },
    async enqueueLatest(tx, name, data, { key: singletonKey, account }) {
      const group = { id: String(account) }
      const { rows } = await tx.execute<{ ahead: number }>(sql`
        select count(*)::int as ahead from pgboss.job
        where name = ${name} and group_id = ${group.id} and state < 'completed'
          and singleton_key is distinct from ${singletonKey}`)
      const priority = -(rows[0]?.ahead ?? 0)
      const db = fromDrizzle(tx, sql)
      await boss.upsert(name, JOBS[name].parse(data), { db, singletonKey, group, priority })
    },
    async work(handlers) {
      for (const name of Object.keys(JOBS) as JobName[])
        await take(boss, name, handlers[name], onError)
      stops.push(repeat(REPAIR_SECONDS, () => repairFutureTimes(boss.getDb()), onError))
      for (const { name, everySeconds } of SWEEPS)
        stops.push(repeat(everySeconds, () => boss.send(name, {}), onError))
    },
    listDead: (window) => listDead(boss, window),
    async listDepths() {
      const queues = await boss.getQueues()
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        name,
        waiting: queuedCount,
        running: activeCount,
        failed: failedCount,
      }))
    },
    revive: async (id) => (await boss.redrive(DEAD_LETTERS, { ids: [id] })) === 1,
    async close() {
      for (const stop of stops.splice(0)) stop()
      await boss.stop({ graceful: true, timeout: 25_000 })
      await presence?.leave()
    },
  }
}

type DeadWindow = { offset: number; limit: number; oldestFirst?: boolean }

/** Uses our own query, because the library's call can't page. */
async function listDead(boss: PgBoss, { offset, limit, oldestFirst = false }: DeadWindow) {
  const direction = oldestFirst ? 'asc' : 'desc'
  const dead = `from pgboss.job where name = $1 and state < 'active'`
  const db = boss.getDb()
  const { rows: jobs } = await db.executeSql(
    `select id, coalesce(source_name, name) as name, data, created_on as "failedAt",
       coalesce(source_retry_count, 0) + 1 as attempts, source_output as output
     ${dead} order by created_on ${direction}, id ${direction} offset $2 limit $3`,
    [DEAD_LETTERS, offset, limit],
  )
  const { rows: counted } = await db.executeSql(`select count(*)::int as total ${dead}`, [
    DEAD_LETTERS,
  ])
  return { jobs: jobs as DeadJob[], total: Number(counted[0]?.total ?? 0) }
}

/** Creating an existing queue changes nothing, so this updates its settings too. */
async function createQueues(boss: PgBoss, retryLimit: number) {
  const settings = { ...QUEUE_SETTINGS, retryLimit }
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTER_SECONDS })
  for (const name of Object.keys(JOBS)) {
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
  }
}

async function take<N extends JobName>(
  boss: PgBoss,
  name: N,
  handler: JobHandlers[N],
  onError: (error: Error) => void,
) {
  const several = CONCURRENCY[name]
  const manner = ONE_RUN_FOR_ALL.has(name)
    ? TOGETHER
    : {
        ...ONE_BY_ONE,
        // Each process limits an account's jobs separately. The library's limit across processes
        // isn't reliable: if two workers fetch at the same moment, both get a job of the account,
        // so one account could keep every worker busy.
        ...(several && {
          localConcurrency: several.workers,
          localGroupConcurrency: several.perAccount,
        }),
      }
  const worker: string = await boss.work(name, manner, async ([job]) => {
    if (!job) return
    // There may be more jobs, so the worker looks again as soon as this one is done.
    boss.notifyWorker(worker)
    try {
      await handler(JOBS[name].parse(job.data) as JobData<N>)
    } catch (error) {
      onError(new Error(`the job ${name} failed, attempt ${job.retryCount + 1}`, { cause: error }))
      // The queue keeps the error for a day, or for a year if the job failed for good, so this
      // removes personal data from it.
      throw error instanceof Error ? redactError(error) : error
    }
  })
}
