import { z } from 'zod'

/**
 * The data of every job, by the job's name (`noun.verb`). Only ids, numbers and fixed words,
 * because the queue keeps jobs after we delete the people they're about.
 */
export const JOBS = {
  /** Sends every due email in the outbox. */
  'outbox.deliver': z.object({}),
  /** Emails a link to set a new password. `userId` is null if no account has the address. */
  'password.send-reset': z.object({ userId: z.nullable(z.number()) }),
  /** Generates the content for a project's current step. */
  'generation.write': z.object({ researchId: z.number(), generation: z.number() }),
  /** Sends notices, links and reminders for interviews, and closes interviews that are over. */
  'interview.sweep': z.object({}),
  /** Updates the events in researchers' own calendars. */
  'meeting.sync': z.object({}),
  /** Invites the next batch of every distribution that's due. */
  'distribution.sweep': z.object({}),
  /**
   * Sends emails about changes in a study to researchers, our team and people who have finished the
   * screener.
   */
  'study.watch': z.object({}),
  /** Applies a change to a launched screener once it can no longer be undone. */
  'screener.loosen': z.object({ id: z.number() }),
  /**
   * Updates the forecasts of running studies that have changed, and of all of them in the morning.
   */
  'forecast.refresh': z.object({}),
  /** Looks for contradictory answers after someone finishes a screener. */
  'contradiction.check': z.object({ invitationId: z.number() }),
  /** Sends the daily summaries that are due. */
  'digest.send': z.object({}),
  /**
   * Sends emails about a new privacy policy to the next batch of panel members whose ids are in
   * this range.
   */
  'policy.tell': z.object({ afterId: z.number(), upToId: z.number() }),
  /**
   * After a contact rule changes, recalculates when we can next invite each member, in batches by
   * id.
   */
  'contact.apply': z.object({ rulesId: z.number(), afterId: z.number() }),
  'panel.bulk': z.object({
    kind: z.enum(['ADD_TO_LIST', 'REMOVE_FROM_LIST', 'FLAG']),
    listId: z.nullable(z.number()),
    flag: z.nullable(z.enum(['NONE', 'CARE', 'DO_NOT_INVITE'])),
    ids: z.array(z.number()),
  }),
  /**
   * Deletes expired data, from rate limits and sessions to people who left long ago. Also adds
   * findings to old sample projects that have none.
   */
  'upkeep.purge': z.object({}),
} as const

export type JobName = keyof typeof JOBS
export type JobData<N extends JobName> = z.output<(typeof JOBS)[N]>

/** If several of these jobs are waiting, one run does the work of all of them. */
export const ONE_RUN_FOR_ALL: ReadonlySet<JobName> = new Set([
  'outbox.deliver',
  'interview.sweep',
  'distribution.sweep',
  'meeting.sync',
  'study.watch',
  'digest.send',
  'forecast.refresh',
  'upkeep.purge',
])

/** How many of these jobs run at once in a process, in total and per account. */
export const CONCURRENCY: Partial<Record<JobName, { workers: number; perAccount: number }>> = {
  'generation.write': { workers: 4, perAccount: 2 },
}

/** Jobs that every worker process queues at startup and then at intervals, with its own timers. */
export const SWEEPS = [
  // Finds emails within a minute if the process that queued them died before their job ran.
  { name: 'outbox.deliver', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'interview.sweep', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'meeting.sync', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'distribution.sweep', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'study.watch', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'digest.send', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'forecast.refresh', everySeconds: 60, stalledAfterSeconds: 900 },
  { name: 'upkeep.purge', everySeconds: 3600, stalledAfterSeconds: 3 * 3600 },
] as const satisfies { name: JobName; everySeconds: number; stalledAfterSeconds: number }[]

/** How far other processes' clocks can be ahead of ours. */
const CLOCKS_DIFFER_SECONDS = 60

/**
 * If the time at which a sweep last finished is in the future, the sweep hasn't run since the clock
 * was set back.
 */
export function isStalled({ name, age }: { name: string; age: number }): boolean {
  const sweep = SWEEPS.find((each) => each.name === name)
  return sweep !== undefined && (age > sweep.stalledAfterSeconds || age < -CLOCKS_DIFFER_SECONDS)
}
