import { MAIL_STATES } from '@wattle/contract/outbox'
import { cache } from '#cache.ts'
import { readMailBacklog } from '#db/backlog.ts'
import { poolUse } from '#db/pool-use.ts'
import { listSweepAges } from '#db/sweeps.ts'
import type { Deps } from '#deps.ts'
import { isStalled } from '#jobs.ts'
import type { Metric } from './exposition.ts'

const COUNTS_MS = 30_000

/** Caches the email counts, because counting every email is slow. */
const backlogCache = cache<string, Awaited<ReturnType<typeof readMailBacklog>>>({
  name: 'email backlog',
  size: 1,
  lifetimeMs: COUNTS_MS,
})

async function mailBacklog({ db, now }: Deps) {
  const cached = backlogCache(db).get('')
  if (cached) return cached
  const backlog = await readMailBacklog(db, now())
  backlogCache(db).set('', backlog)
  return backlog
}

/**
 * The work that's left in the whole product, which every process reports, and this process's own
 * database connections.
 */
export function openWorkMetrics(deps: Deps): { read(): Promise<Metric[]> } {
  return {
    async read() {
      const [queues, { states, dueSince }, sweeps] = await Promise.all([
        deps.jobs.listDepths(),
        mailBacklog(deps),
        listSweepAges(deps.db),
      ])
      const { open, idle, waiting } = poolUse(deps.db)
      const waited = dueSince ? (deps.now().getTime() - dueSince.getTime()) / 1000 : 0
      return [
        {
          name: 'wattle_queue_jobs',
          kind: 'gauge',
          help: 'Jobs that are waiting or running, or have failed for good.',
          samples: queues.flatMap(({ name, waiting: queued, running, failed }) => [
            { labels: { queue: name, state: 'waiting' }, value: queued },
            { labels: { queue: name, state: 'running' }, value: running },
            { labels: { queue: name, state: 'failed' }, value: failed },
          ]),
        },
        {
          name: 'wattle_outbox_mails',
          kind: 'gauge',
          help: `Emails in the outbox by state. The counts can be up to ${COUNTS_MS / 1000} seconds old.`,
          samples: MAIL_STATES.map((state) => ({
            labels: { state },
            value: states.find((row) => row.state === state)?.count ?? 0,
          })),
        },
        {
          name: 'wattle_outbox_oldest_due_seconds',
          kind: 'gauge',
          help: 'How long the oldest due email has waited.',
          samples: [{ value: Math.max(0, waited) }],
        },
        {
          name: 'wattle_sweep_age_seconds',
          kind: 'gauge',
          help: 'How long ago each recurring job last finished.',
          samples: sweeps.map(({ name, age }) => ({ labels: { sweep: name }, value: age })),
        },
        {
          name: 'wattle_sweep_stalled',
          kind: 'gauge',
          help: '1 if a recurring job is overdue, otherwise 0.',
          samples: sweeps.map((sweep) => ({
            labels: { sweep: sweep.name },
            value: isStalled(sweep) ? 1 : 0,
          })),
        },
        {
          name: 'wattle_pool_connections',
          kind: 'gauge',
          help: 'This process’s database connections, and how many requests are waiting for one.',
          samples: [
            { labels: { state: 'open' }, value: open },
            { labels: { state: 'idle' }, value: idle },
            { labels: { state: 'waiting' }, value: waiting },
          ],
        },
      ]
    },
  }
}
