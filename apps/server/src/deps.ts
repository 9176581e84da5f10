import type { FastifyBaseLogger } from 'fastify'
import type { BotCheck } from '#adapters/bot-check/bot-check.ts'
import type { GoogleCalendar } from '#adapters/google-calendar.ts'
import type { GoogleSignIn } from '#adapters/google-sign-in.ts'
import type { MailTransport } from '#adapters/mail.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/open.ts'
import type { Generator } from '#generator/drafts.ts'
import type { Queue } from '#jobs/queue.ts'

/** Jobs that take no data. Each run looks up what's due. */
export type SweepJob = 'interview.sweep' | 'distribution.sweep'

/**
 * The external dependencies that services may use. Tests pass in their own clock and random bytes.
 */
export type Deps = {
  config: Config
  db: Db
  jobs: Queue
  mail: MailTransport
  botCheck: BotCheck
  /** Undefined if Google isn't set up. */
  google: GoogleSignIn | undefined
  googleCalendar: GoogleCalendar | undefined
  generator: Generator
  now: () => Date
  randomBytes: (size: number) => Buffer
  /** A key for one purpose, the same in every process. */
  secret: (purpose: string) => string
  log: FastifyBaseLogger
  /**
   * Runs a recurring job soon instead of waiting for its next turn. If that fails, the job still
   * runs at its next turn.
   */
  enqueueSoon: (job: SweepJob, notBefore?: Date | null) => void
  /** Whether the process is shutting down, so nothing new should start. */
  isStopping: () => boolean
}
