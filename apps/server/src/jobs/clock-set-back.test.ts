import { getReadiness } from '@wattle/contract/health'
import { confirmInterviewManually } from '@wattle/contract/interview'
import { nextStep, previousStep } from '@wattle/contract/steps'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countAgainstLimit } from '#db/rate-limits.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { deliverDueEmails } from '#features/email/deliver-emails.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { book } from '#features/participation/book-slot.ts'
import { SWEEPS } from '#jobs.ts'
import { openWorkMetrics } from '#metrics/work.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { jobHandlers, recordingSweeps } from './handlers.ts'
import { type JobHandlers, openQueue } from './queue.ts'

const PATIENCE = { timeout: 20_000 }
const DAY_MS = 24 * 3_600_000
const NAMES = SWEEPS.map(({ name }) => name)

let app: TestApp
const undo: (() => Promise<void>)[] = []
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(
    app.deps.db,
    'researches',
    'panel_members',
    'outbox_mails',
    'sweeps',
    'pgboss.job',
  )
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** Starts a worker. Returns it with the names of the sweeps it has finished. */
async function startWorker(handlers: Partial<JobHandlers> = {}) {
  const worker = await openQueue({
    connectionString: app.databaseUrl,
    onError: () => {},
    isWorker: true,
  })
  const ran = new Set<string>()
  const all = jobHandlers(app.deps)
  const watched = Object.fromEntries(
    NAMES.map((name) => [name, () => all[name]({}).then(() => ran.add(name))]),
  )
  await worker.work({ ...all, ...watched, ...handlers })
  undo.push(worker.close)
  return { ran: () => [...ran].toSorted(), close: worker.close }
}

/** To the queue, this looks like setting the database's clock back a day. */
const moveQueueIntoTheFuture = () =>
  app.deps.db.execute(sql`do $$
    declare stored record;
    begin
      for stored in
        select table_name, column_name from information_schema.columns
        where table_schema = 'pgboss' and table_name in ('version', 'queue', 'job')
          and data_type like 'timestamp%'
      loop
        execute format('update pgboss.%I set %I = %2$I + interval ''1 day''', stored.table_name, stored.column_name);
      end loop;
      update sweeps set finished_at = finished_at + interval '1 day';
    end $$`)

const readiness = async () => (await app.call(getReadiness, {})).body

describe("setting the database's clock back a day", () => {
  test("doesn't stop a sweep after a restart", async () => {
    const before = await startWorker()
    await expect.poll(before.ran, PATIENCE).toEqual(NAMES.toSorted())
    await before.close()
    await moveQueueIntoTheFuture()
    expect(await readiness()).toEqual({ status: 'degraded', stalledSweeps: NAMES.toSorted() })
    const after = await startWorker()
    await expect.poll(after.ran, PATIENCE).toEqual(NAMES.toSorted())
    await expect.poll(readiness, PATIENCE).toEqual({ status: 'ok', stalledSweeps: [] })
  })

  test("doesn't delay jobs that are already queued", async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    const back = { researchId: id, previousStatus: 'IDEA_SHAPING' } as const
    await app.call(previousStep, { as, body: back })
    const on = { researchId: id, nextStatus: 'AUDIENCE_GENERATION' } as const
    await app.call(nextStep, { as, body: on })
    await moveQueueIntoTheFuture()
    const isWritten = Promise.withResolvers<void>()
    await startWorker({ 'generation.write': async () => isWritten.resolve() })
    await isWritten.promise
  })

  test("runs a dead worker's jobs again", async () => {
    await app.deps.db.execute(sql`
      insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit)
      values ('password.send-reset', '{"userId": 1}', 'active', now(), now(), 1, 5)`)
    await moveQueueIntoTheFuture()
    const isDone = Promise.withResolvers<void>()
    await startWorker({ 'password.send-reset': async () => isDone.resolve() })
    await isDone.promise
  })
})

describe('setting the clock back a day', () => {
  const setBack = () => app.clock.forward(-DAY_MS)

  test("still sends a distribution's next batch of invitations", async () => {
    await app.given.members(2)
    await app.given.study({ people: 1, form: { maxNumber: 3, oneTimeNumber: 1 } })
    await app.given.members(2)
    const invited = async () => (await app.deps.db.select().from(invitations)).length
    expect(await invited()).toBe(1)
    setBack()
    await sweepDistributions(app.deps)
    expect(await invited()).toBe(2)
    await sweepDistributions(app.deps)
    expect(await invited()).toBe(2)
  })

  test('still sends emails that are already queued, including any that a dead worker had claimed', async () => {
    const mail = (to: string) => ({
      kind: 'standby.offer' as const,
      to,
      subject: '',
      html: '',
      text: '',
    })
    await app.deps.db.transaction((tx) =>
      queueEmails(app.deps, tx, [mail('kim@example.com'), mail('sam@example.com')]),
    )
    const claimedUntil = new Date(app.deps.now().getTime() + 90_000)
    await app.deps.db
      .update(outboxMails)
      .set({ state: 'SENDING', claimedUntil, nextAttemptAt: null })
      .where(sql`recipient = 'sam@example.com'`)
    setBack()
    await deliverDueEmails(app.deps)
    const states = (await app.deps.db.select().from(outboxMails)).map(({ state }) => state)
    expect(states).toEqual(['HELD', 'HELD'])
  })

  test("keeps a paused distribution's emails waiting", async () => {
    const mail = {
      kind: 'standby.offer' as const,
      to: 'kim@example.com',
      subject: '',
      html: '',
      text: '',
    }
    await app.deps.db.transaction((tx) => queueEmails(app.deps, tx, [mail]))
    const until = new Date('9999-12-31T00:00:00Z')
    await app.deps.db.update(outboxMails).set({ nextAttemptAt: until })
    setBack()
    await deliverDueEmails(app.deps)
    const [row] = await app.deps.db.select().from(outboxMails)
    expect(row).toMatchObject({ state: 'QUEUED', nextAttemptAt: until })
  })

  test('still sends notices about interviews', async () => {
    const study = await app.given.study()
    const [person] = study.people
    if (!person) throw new Error('nobody was invited')
    await app.given.screening(person)
    const [slotId = 0] = await app.given.slots(study, ['2026-11-20T00:00:00Z'])
    const { invitationId } = person
    await book(app.deps, { invitationId, researchId: study.id, isAdmin: false }, slotId)
    const [interview] = await app.deps.db.select().from(interviews)
    const params = { id: String(interview?.id) }
    const query = { undo: 'true', link: 'https://meet.example.com/abc' } as const
    await app.call(confirmInterviewManually, { as: study.as, params, query })
    setBack()
    await sweepInterviews(app.deps)
    const kinds = (await app.mails()).map(({ kind }) => kind)
    expect(kinds).toContain('interview.confirmed')
  })

  test('lifts a rate limit that someone reached before the clock was set back', async () => {
    const limit = { max: 1, windowSeconds: 3600 }
    const take = () => countAgainstLimit(app.deps.db, 'a key', limit, app.deps.now())
    await take()
    expect(await take()).toMatchObject({ allowed: false })
    setBack()
    expect(await take()).toEqual({ allowed: true, retryAfter: 3600 })
  })
})

describe('the health of sweeps', () => {
  test('reports a sweep that keeps failing as stalled', async () => {
    const fails = () => Promise.reject(new Error('it always fails'))
    const handlers = recordingSweeps(app.deps, { ...jobHandlers(app.deps), 'study.watch': fails })
    await expect(handlers['study.watch']({})).rejects.toThrow('it always fails')
    expect(await readiness()).toEqual({ status: 'ok', stalledSweeps: [] })
    const longAgo = sql`finished_at - interval '301 seconds'`
    await app.deps.db.execute(sql`update sweeps set finished_at = ${longAgo}`)
    await expect(handlers['study.watch']({})).rejects.toThrow('it always fails')
    expect(await readiness()).toEqual({ status: 'degraded', stalledSweeps: ['study.watch'] })
  })

  const finished = (name: string, secondsAgo: number) =>
    app.deps.db.execute(sql`
      insert into sweeps values (${name}, now() - ${secondsAgo} * interval '1 second')
      on conflict (name) do update set finished_at = excluded.finished_at`)
  const metric = async (metricName: string, sweep: string) => {
    const metrics = await openWorkMetrics(app.deps).read()
    const { samples } = metrics.find(({ name }) => name === metricName) ?? { samples: [] }
    return samples.find(({ labels }) => labels?.sweep === sweep)?.value
  }

  test.each([
    ['finished a moment ago', 'outbox.deliver', 59, false],
    ['finished long ago', 'outbox.deliver', 301, true],
    ['finished in the future', 'interview.sweep', -3600, true],
    ['runs hourly and finished an hour ago', 'upkeep.purge', 3700, false],
  ])(
    'reports in the readiness check and in the metrics whether a sweep that %s is stalled',
    async (_when, name, secondsAgo, isStalled) => {
      await finished(name, secondsAgo)
      expect(await readiness()).toEqual(
        isStalled
          ? { status: 'degraded', stalledSweeps: [name] }
          : { status: 'ok', stalledSweeps: [] },
      )
      expect(await metric('wattle_sweep_stalled', name)).toBe(isStalled ? 1 : 0)
      expect(await metric('wattle_sweep_age_seconds', name)).toBeCloseTo(secondsAgo, -2)
    },
  )
})
