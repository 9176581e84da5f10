import { updateDistribution } from '@wattle/contract/distribution'
import { deleteResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MailTransport, OutgoingEmail } from '#adapters/mail.ts'
import { openDatabase } from '#db/open.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deliverDueEmails } from './deliver-emails.ts'
import { queueEmails } from './queue-emails.ts'

const MINUTE = 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(app.deps.db, 'researches', 'panel_members', 'outbox_mails', 'pgboss.job')
})

const statesOf = async () =>
  (await app.mails())
    .filter(({ kind }) => kind === 'distribution.invitation')
    .map(({ state, lastError }) => [state, lastError])

test("doesn't send a deleted project's queued invitations", async () => {
  const { as, id } = await app.given.study({ people: 2 })
  await app.call(deleteResearch, { as, params: { id: String(id) }, query: {} })
  await deliverDueEmails(app.deps)
  expect(await statesOf()).toEqual([
    ['DROPPED', 'The study is over.'],
    ['DROPPED', 'The study is over.'],
  ])
})

test("leaves the remaining emails to another run after a minute, so a long delivery doesn't look stalled", async () => {
  await app.given.study({ people: 12 })
  let reading = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (reading += 61_000))
  await deliverDueEmails(app.deps)
  clock.mockRestore()
  const left = (await statesOf()).filter(([state]) => state === 'QUEUED')
  expect(left.length).toBeGreaterThan(0)
  await app.runJobs()
  expect((await statesOf()).filter(([state]) => state === 'QUEUED')).toEqual([])
})

test("doesn't send queued invitations after the study's last day", async () => {
  await app.given.study({ form: { expirationDate: '2026-11-20' } })
  app.clock.set('2026-11-21T00:00:00Z')
  await deliverDueEmails(app.deps)
  expect(await statesOf()).toEqual([['DROPPED', 'The study is over.']])
})

test("keeps a dead worker's email waiting if its distribution has been paused", async () => {
  const { distributionId } = await app.given.study()
  const claimedUntil = new Date(app.clock.now().getTime() + MINUTE)
  await app.deps.db
    .update(outboxMails)
    .set({ state: 'SENDING', claimedUntil, nextAttemptAt: null, attempts: 1 })
  const as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const change = (status: 'PAUSED' | 'IN_PROGRESS') =>
    app.call(updateDistribution, { as, body: { distributionId, maxNumber: 5, status } })
  await change('PAUSED')
  app.clock.forward(2 * MINUTE)
  await deliverDueEmails(app.deps)
  expect(await statesOf()).toEqual([['QUEUED', null]])
  await change('IN_PROGRESS')
  await deliverDueEmails(app.deps)
  expect(await statesOf()).toEqual([['HELD', null]])
})

const queue = (count: number) => {
  const mail = {
    kind: 'standby.offer' as const,
    subject: 'A note',
    html: '<p>Hello</p>',
    text: 'Hello',
  }
  const mails = Array.from({ length: count }, (_, at) => ({ ...mail, to: `kim${at}@example.com` }))
  return app.deps.db.transaction((tx) => queueEmails(app.deps, tx, mails))
}

/** A second worker, with a fake mail server that runs `during` for each email. */
function worker(during: (mail: OutgoingEmail) => Promise<unknown> = async () => {}) {
  const sent: string[] = []
  const mail: MailTransport = {
    async send(one) {
      await during(one)
      sent.push(one.to)
      return { outcome: 'sent' }
    },
    close() {},
  }
  return { sent, deliver: () => deliverDueEmails({ ...app.deps, mail }) }
}

test("gives a dead worker's emails to another worker after a minute and a half, not before", async () => {
  await queue(3)
  const inHand = Promise.withResolvers<void>()
  const dead = worker(() => {
    inHand.resolve()
    return new Promise(() => {})
  })
  void dead.deliver()
  await inHand.promise
  const other = worker()
  app.clock.forward(1.5 * MINUTE - 1)
  await other.deliver()
  expect(other.sent).toEqual([])
  app.clock.forward(2)
  await other.deliver()
  expect(other.sent.toSorted()).toEqual(['kim0', 'kim1', 'kim2'].map((to) => `${to}@example.com`))
})

test("never gives a running worker's emails to another worker, however slow the mail server is", async () => {
  const AT_FIRST = 5
  await queue(AT_FIRST + 10)
  const rival = worker()
  let tries = 0
  const slow = worker(async () => {
    if (++tries <= AT_FIRST) return
    app.clock.forward(10_000)
    await rival.deliver()
  })
  await slow.deliver()
  expect(rival.sent).toEqual([])
  expect(slow.sent).toHaveLength(AT_FIRST + 10)
  expect(new Set((await app.mails()).map(({ state }) => state))).toEqual(new Set(['SENT']))
})

test('sends every email once when one of several parallel workers fails', async () => {
  const AT_FIRST = 5
  await queue(AT_FIRST + 10)
  const inHand = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let tries = 0
  const broken = worker(async () => {
    if (++tries <= AT_FIRST) return
    if (tries === AT_FIRST + 1) throw new Error('the database was down')
    if (tries === AT_FIRST + 5) inHand.resolve()
    await goOn.promise
  })
  const delivering = broken.deliver()
  await inHand.promise
  const rival = worker()
  await rival.deliver()
  expect(rival.sent).toEqual([])
  goOn.resolve()
  await expect(delivering).rejects.toThrow('the database was down')
  await rival.deliver()
  expect(broken.sent).toHaveLength(AT_FIRST + 4)
  expect(new Set([...broken.sent, ...rival.sent]).size).toBe(AT_FIRST + 9)
  expect(rival.sent).toHaveLength(5)
})

test("doesn't send an email again if the database goes down before we record that we sent it", async () => {
  await app.given.study({ people: 3 })
  const { mail, db } = app.deps
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing', () => {})
  const update = away.update.bind(away)
  let tries = 0
  vi.spyOn(away, 'update').mockImplementation((table) => {
    if (++tries === 2) app.deps.db = db
    return update(table)
  })
  const recipients: string[] = []
  app.deps.mail = {
    ...mail,
    async send({ to }: OutgoingEmail) {
      if (recipients.push(to) === 1) app.deps.db = away
      return { outcome: 'sent' }
    },
  }
  await deliverDueEmails(app.deps).catch(() => {})
  app.deps.db = db
  app.clock.forward(2 * MINUTE)
  await deliverDueEmails(app.deps)
  app.deps.mail = mail
  expect(recipients).toHaveLength((await app.mails()).length)
  await away.close()
})
