import { z } from 'zod'

/**
 * Every job, by name (`noun.verb`), with what it carries: ids and numbers only, since the queue keeps
 * jobs after the people they were about are deleted.
 */
export const JOBS = {
  /** Sends every mail in the outbox that is due. */
  'outbox.deliver': z.object({}),
  /** Emails a link that sets a new password. Null where no account has the address. */
  'password.send-reset': z.object({ userId: z.nullable(z.number()) }),
  /** Writes the content that a project's current step waits for. */
  'generation.write': z.object({ researchId: z.number(), generation: z.number() }),
  /** Tells people of interviews, sends links and reminders, closes what is over. */
  'interview.sweep': z.object({}),
  /** Brings the events in researchers' own calendars up to date. */
  'meeting.sync': z.object({}),
  /** Invites the next batch of every campaign that is due. */
  'distribution.sweep': z.object({}),
  /** Notices what became of studies, and tells researchers, our team and people who finished. */
  'study.watch': z.object({}),
  /** Sends the daily summaries that are due. */
  'digest.send': z.object({}),
  /** Emails panel members about a new privacy policy: the next batch of those between these ids. */
  'policy.tell': z.object({ afterId: z.number(), upToId: z.number() }),
  /** Drops what has run out or is kept no longer: from counted limits and sessions to whoever left long ago. */
  'upkeep.purge': z.object({}),
} as const

export type JobName = keyof typeof JOBS
export type JobData<N extends JobName> = z.output<(typeof JOBS)[N]>

/** Jobs of which one run does what all that wait were queued for. */
export const ONE_RUN_FOR_ALL: ReadonlySet<JobName> = new Set([
  'outbox.deliver',
  'interview.sweep',
  'distribution.sweep',
  'meeting.sync',
  'study.watch',
  'digest.send',
  'upkeep.purge',
])

/** Jobs that run several at a time in a process, and how many of one account across all processes. */
export const CONCURRENCY: Partial<Record<JobName, { workers: number; perAccount: number }>> = {
  'generation.write': { workers: 4, perAccount: 2 },
}

/** Jobs that every worker process queues at its start and then again and again, by its own timers. */
export const SWEEPS = [
  // An email queued by a process that died before its job ran is found within a minute.
  { name: 'outbox.deliver', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'interview.sweep', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'meeting.sync', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'distribution.sweep', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'study.watch', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'digest.send', everySeconds: 60, stalledAfterSeconds: 300 },
  { name: 'upkeep.purge', everySeconds: 3600, stalledAfterSeconds: 3 * 3600 },
] as const satisfies { name: JobName; everySeconds: number; stalledAfterSeconds: number }[]

/** So far ahead of this process's clock another's may be. */
const CLOCKS_DIFFER_SECONDS = 60

/** One that finished in the future has not run since the clock was set back. */
export function isStalled({ name, age }: { name: string; age: number }): boolean {
  const sweep = SWEEPS.find((each) => each.name === name)
  return sweep !== undefined && (age > sweep.stalledAfterSeconds || age < -CLOCKS_DIFFER_SECONDS)
}
