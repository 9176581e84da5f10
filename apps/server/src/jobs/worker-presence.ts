import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** An advisory lock that every worker process holds in shared mode while it runs. */
const WORKING = 816
const REJOIN_EVERY_MS = 1_000

export type WorkerPresence = {
  /**
   * True if no other worker was running when this one started. Then nobody else is still working on
   * unfinished jobs or emails.
   */
  isOnlyWorker: boolean
  leave(): Promise<void>
}

/**
 * Workers detect each other through a lock that ends with the process, even in a crash. So after a
 * crash, a worker that's on its own doesn't have to wait for claims to expire.
 */
export async function joinWorkers(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<WorkerPresence> {
  let isLeaving = false
  let client = await connect(connectionString, onError)
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [WORKING])
  const isOnlyWorker = rows[0]?.alone === true
  await share(client)
  if (isOnlyWorker) await client.query('select pg_advisory_unlock($1)', [WORKING])

  /**
   * Takes the lock again whenever the connection is lost, because a database that restarts forgets
   * it.
   */
  async function stay() {
    while (!isLeaving) {
      await ended(client)
      while (!isLeaving) {
        try {
          client = await connect(connectionString, onError)
          await share(client)
          break
        } catch {
          await sleep(REJOIN_EVERY_MS, undefined, { ref: false })
        }
      }
    }
  }
  void stay()

  return {
    isOnlyWorker,
    async leave() {
      isLeaving = true
      await client.end().catch(() => {})
    },
  }
}

async function connect(connectionString: string, onError: (error: Error) => void) {
  const client = new pg.Client({ connectionString, application_name: 'wattle worker' })
  // Without a listener, a lost connection would end the process.
  client.on('error', onError)
  await client.connect()
  return client
}

const share = (client: pg.Client) => client.query('select pg_advisory_lock_shared($1)', [WORKING])

const ended = (client: pg.Client) =>
  new Promise<void>((resolve) => client.once('end', () => resolve()))
