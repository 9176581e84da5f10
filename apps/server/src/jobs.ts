import { z } from 'zod'

/**
 * Every job by name (`noun.verb`) with its data: only ids, numbers and fixed words, since the queue
 * keeps jobs after the people they were about are deleted.
 */
export const JOBS = {
  /** Sends every due email in the outbox. */
  'outbox.deliver': z.object({}),
  /** Emails a link to set a new password. `userId` is null if no account has the address. */
  'password.send-reset': z.object({ userId: z.nullable(z.number()) }),
  /** Generates the content for a project's current step. */
  'generation.write': z.object({ researchId: z.number(), generation: z.number() }),
  /** Sends notices, links and reminders for interviews, and closes those that are over. */
  'interview.sweep': z.object({}),
  /** Updates the events in researchers' own calendars. */
  'meeting.sync': z.object({}),
  /** Invites the next batch of every distribution that's due. */
  'distribution.sweep': z.object({}),
  /**
   * Emails researchers, our team and people who've finished the screener when something changes in
   * a study.
   */
  'study.watch': z.object({}),
  /** Applies a change to a launched screener once it can no longer be undone. */
  'screener.loosen': z.object({ id: z.number() }),
  /** Forecasts every running study that has changed, and all of them in the morning. */
  'forecast.refresh': z.object({}),
  /** Looks for answers that contradict each other, after someone has finished a screener. */
  'contradiction.check': z.object({ invitationId: z.number() }),
  /** Sends the daily summaries that are due. */
  'digest.send': z.object({}),
  /** Emails the next batch of panel members in this range of ids about a new privacy policy. */
  'policy.tell': z.object({ afterId: z.number(), upToId: z.number() }),
  /**
   * After a contact rule changes, works out again when we may next invite each member, in batches
   * by id.
   */
  'contact.apply': z.object({ rulesId: z.number(), afterId: z.number() }),
  /** Adds these panel members to a list, removes them from it, or flags them. */
  'panel.bulk': z.object({
    kind: z.enum(['ADD_TO_LIST', 'REMOVE_FROM_LIST', 'FLAG']),
    listId: z.nullable(z.number()),
    flag: z.nullable(z.enum(['NONE', 'CARE', 'DO_NOT_INVITE'])),
    ids: z.array(z.number()),
  }),
  /**
   * Deletes expired data, from rate limits and sessions to people who left long ago. Also adds
   * findings to sample projects from before findings existed.
   */
  'upkeep.purge': z.object({}),
} as const

export type JobName = keyof typeof JOBS
export type JobData<N extends JobName> = z.output<(typeof JOBS)[N]>

/** Jobs where one run does the work of all the waiting ones. */
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

/**
 * How many of these jobs run at once in a process, and how many of those for the same account.
 */
export const CONCURRENCY: Partial<Record<JobName, { workers: number; perAccount: number }>> = {
  'generation.write': { workers: 4, perAccount: 2 },
}

/** Jobs that every worker process queues at startup and then repeatedly, with its own timers. */
export const SWEEPS = [
  // An email queued by a process that died before its job ran is found within a minute.
  { name: 'outbox.deliver', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'interview.sweep', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'meeting.sync', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'distribution.sweep', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'study.watch', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'digest.send', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'forecast.refresh', everySeconds: 60, stalledAfterSeconds: 900 },
  { name: 'upkeep.purge', everySeconds: 3600, stalledAfterSeconds: 3 * 3600 },
] as const satisfies { name: JobName; everySeconds: number; stalledAfterSeconds: number }[]

/** How far another process's clock may be ahead of ours. */
const CLOCKS_DIFFER_SECONDS = 60

/** If a sweep's finish time is in the future, it hasn't run since the clock was set back. */
export function isStalled({ name, age }: { name: string; age: number }): boolean {
  const sweep = SWEEPS.find((each) => each.name === name)
  return sweep !== undefined && (age > sweep.stalledAfterSeconds || age < -CLOCKS_DIFFER_SECONDS)
}
