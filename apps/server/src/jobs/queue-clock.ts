import { type Clock, type PgBoss, systemClock } from 'pg-boss'

/** A clock that never goes back while the process runs, for the queue's timeouts. */
export const MONOTONIC_CLOCK: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}

/**
 * The queue compares stored times with the database's clock. If that clock is set back, the times
 * are in the future, so jobs wait, nobody supervises the queue, and no worker takes over a dead
 * one's jobs. We never delay a job by more than a few minutes, so a time further ahead must be from
 * before the change. This sets those times to now.
 */
export async function repairFutureTimes(db: ReturnType<PgBoss['getDb']>): Promise<void> {
  for (const statement of REPAIRS) await db.executeSql(statement)
}

const LATEST = `now() + interval '10 minutes'`

const REPAIRS = [
  `update pgboss.job set start_after = now()
   where state < 'active' and not blocked and start_after > ${LATEST}`,
  `update pgboss.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
   where state = 'active' and greatest(started_on, heartbeat_on) > ${LATEST}`,
  `update pgboss.queue
   set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
     maintain_on = least(maintain_on, now())
   where greatest(monitor_claim_on, monitor_on, maintain_on) > ${LATEST}`,
  `update pgboss.version
   set bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
     reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())
   where greatest(bam_on, flow_on, reindex_on, monitor_backoff_on) > ${LATEST}`,
]
