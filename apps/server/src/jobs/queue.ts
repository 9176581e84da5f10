import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueResult, type UpdateQueueOptions } from 'pg-boss'
import type { Db } from '#db/open.ts'
import { CONCURRENCY, JOBS, type JobData, type JobName, ONE_RUN_FOR_ALL, SWEEPS } from '#jobs.ts'
import { redactError } from '#redaction.ts'
import { MONOTONIC_CLOCK, repairFutureTimes } from './queue-clock.ts'
import { repeat } from './timers.ts'
import { joinWorkers } from './worker-presence.ts'

/** The queue of jobs that failed all their attempts, which an admin can see and retry. */
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
 * A run takes up to 100 waiting jobs. Every transaction queues its own job, which workers can't see
 * before the commit, so a run sees everything it should process. If the queue merged jobs, one
 * could run before some of the transactions commit.
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
  /** The error, as the queue stores it. */
  output: object | null
}

export type Queue = {
  /**
   * Queues a job in the caller's transaction, so the job only exists if the transaction commits.
   */
  enqueue<N extends JobName>(tx: Db, name: N, data: JobData<N>, notBefore?: Date): Promise<void>
  /**
   * Like `enqueue`, but replaces a waiting job with the same key. The more jobs an account already
   * has, the lower the priority, so one account can't hold up the others.
   */
  enqueueLatest<N extends JobName>(
    tx: Db,
    name: N,
    data: JobData<N>,
    turn: { key: string; account: number },
  ): Promise<void>
  /**
   * True if no other worker was running when this one started. Then nobody else is still working on
   * unfinished jobs or emails.
   */
  isOnlyWorker: boolean
  /** Starts taking jobs in this process. */
  work(handlers: JobHandlers): Promise<void>
  listDead(window: DeadWindow): Promise<{ jobs: DeadJob[]; total: number }>
  /** How many jobs of each name there are. The numbers can be a few seconds old. */
  listDepths(): Promise<Depth[]>
  /** Retries a job that failed all its attempts. Returns false if there's no such job. */
  revive(id: string): Promise<boolean>
  /** Gives running jobs time to finish, then releases any that are left for another worker. */
  close(): Promise<void>
}

type Options = {
  connectionString: string
  onError: (error: Error) => void
  isWorker: boolean
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

/** Our own query, because the library's query can't return pages. */
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

/** Creates missing queues, and updates those whose settings have changed. */
async function createQueues(boss: PgBoss, retryLimit: number) {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const settings = { ...QUEUE_SETTINGS, retryLimit }
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTER_SECONDS })
  for (const name of Object.keys(JOBS)) {
    const queue = existing.get(name)
    if (!queue) await boss.createQueue(name, settings)
    else if (!hasSettings(queue, settings)) await boss.updateQueue(name, settings)
  }
}

const hasSettings = (queue: QueueResult, settings: UpdateQueueOptions) =>
  Object.entries(settings).every(([name, value]) => queue[name as keyof QueueResult] === value)

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
        // Limits an account's jobs within this process. The library's limit across processes isn't
        // reliable: two workers that fetch at the same moment can both take a job of the account,
        // so one account could keep every worker busy.
        ...(several && {
          localConcurrency: several.workers,
          localGroupConcurrency: several.perAccount,
        }),
      }
  const worker: string = await boss.work(name, manner, async ([job]) => {
    if (!job) return
    // There may be more jobs, so the worker fetches again as soon as this one is done.
    boss.notifyWorker(worker)
    try {
      await handler(JOBS[name].parse(job.data) as JobData<N>)
    } catch (error) {
      onError(new Error(`the job ${name} failed, attempt ${job.retryCount + 1}`, { cause: error }))
      // The queue keeps the error for a day, or for a year if the job failed for good, so we redact
      // personal data.
      throw error instanceof Error ? redactError(error) : error
    }
  })
}
