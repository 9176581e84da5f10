import { updateDistribution } from '@wattle/contract/distribution'
import { deleteResearch } from '@wattle/contract/research'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outboxMails } from '#db/schema/outbox.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deliverDueMails } from './service.ts'

const MINUTE = 60_000

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

const statesOf = async () =>
  (await app.mails())
    .filter(({ kind }) => kind === 'distribution.invitation')
    .map(({ state, lastError }) => [state, lastError])

test('nobody is invited any more to a study whose project was deleted, though the mail was queued', async () => {
  const { as, id } = await app.given.study({ people: 2 })
  await app.call(deleteResearch, { as, params: { id: String(id) }, query: {} })
  await deliverDueMails(app.deps)
  expect(await statesOf()).toEqual([
    ['DROPPED', 'the study is over'],
    ['DROPPED', 'the study is over'],
  ])
})

test('nor to one whose last day has passed', async () => {
  await app.given.study({ form: { expirationDate: '2026-11-20' } })
  app.clock.set('2026-11-21T00:00:00Z')
  await deliverDueMails(app.deps)
  expect(await statesOf()).toEqual([['DROPPED', 'the study is over']])
})

test('a mail that a dead worker had taken waits, where its campaign was paused since', async () => {
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
  await deliverDueMails(app.deps)
  expect(await statesOf()).toEqual([['QUEUED', null]])
  await change('IN_PROGRESS')
  await deliverDueMails(app.deps)
  expect(await statesOf()).toEqual([['HELD', null]])
})
