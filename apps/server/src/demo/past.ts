import { instantOf } from '@wattle/contract/calendar'
import { Temporal } from 'temporal-polyfill'
import type { MailTransport } from '#adapters/mail.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { openGenerator } from '#generator/generator.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { type JobData, type JobName, ONE_RUN_FOR_ALL } from '#jobs.ts'
import { hasNoMailbox } from './people.ts'

/** Replays the past weeks in a few seconds. */
export type Past = {
  /** Runs `act` as if it were the given time, and then every job that it queued. */
  at<T>(moment: Date, act: (deps: Deps) => Promise<T>): Promise<T>
  /** The given hour in the agency's time zone, this many days from today. */
  day(days: number, hour: number): Date
  minutesAgo(minutes: number): Date
}

/** Sample emails don't go to a mail server. They stay in the outbox for an admin to read. */
const outboxOnly: MailTransport = {
  send: async ({ to }) =>
    hasNoMailbox(to)
      ? { outcome: 'refused', reason: '550 5.1.1 No such mailbox here' }
      : { outcome: 'held' },
  close() {},
}

export function openPast(deps: Deps): Past {
  const present = deps.now()
  const zone = deps.config.agencyTimeZone
  const today = Temporal.Instant.fromEpochMilliseconds(present.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
  let clock = present
  const queued = new Map<string, () => Promise<void>>()
  const queueJob = <N extends JobName>(name: N, data: JobData<N>) => {
    const key = ONE_RUN_FOR_ALL.has(name) ? name : `${name} ${JSON.stringify(data)}`
    queued.set(key, () => handlers[name](data))
  }
  const enqueue = async <N extends JobName>(_tx: Db, name: N, data: JobData<N>) =>
    queueJob(name, data)
  const past: Deps = {
    ...deps,
    now: () => clock,
    mail: outboxOnly,
    // Sample drafts shouldn't cost money or wait for a language model.
    generator: openGenerator({ languageModel: undefined }),
    jobs: { ...deps.jobs, enqueue, enqueueLatest: enqueue },
    enqueueSoon: (name) => queueJob(name, {}),
  }
  const handlers = jobHandlers(past)

  async function runQueuedJobs() {
    for (const [key, job] of queued) {
      queued.delete(key)
      await job()
    }
  }

  return {
    async at(moment, act) {
      clock = moment
      const result = await act(past)
      await runQueuedJobs()
      return result
    },
    day(days, hour) {
      const date = today.add({ days }).toString()
      // Daylight saving never starts or ends during working hours, so the time always exists.
      return instantOf(date, hour, zone) ?? present
    },
    minutesAgo: (minutes) => new Date(present.getTime() - minutes * 60_000),
  }
}
