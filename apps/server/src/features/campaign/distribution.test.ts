import {
  getDistribution,
  getDistributionProject,
  listDistributions,
  requestDistribution,
  saveReminders,
  updateDistribution,
} from '@wattle/contract/distribution'
import { deletePanelMember, listMembers } from '@wattle/contract/membership'
import { copyResearch, deleteResearch, getResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { deliverDueEmails } from '#features/email/deliver-emails.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.given.noNotices()
})
afterAll(() => app.close())

test('finds a launched project’s distribution, and none for a project that wasn’t launched', async () => {
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const first = await app.given.study()
  const second = await app.given.study()
  const unlaunched = await app.given.research()
  const found = async (researchId: string | number) =>
    app.call(listDistributions, { as, query: { researchId: String(researchId) } })
  for (const { id, distributionId } of [first, second]) {
    const { body, headers } = await found(id)
    expect(body.map((row) => [row.id, row.researchId])).toEqual([[distributionId, id]])
    expect(headers['x-total-count']).toBe('1')
  }
  expect((await found(unlaunched.id)).body).toEqual([])
  expect((await found(first.id + second.id + unlaunched.id)).body).toEqual([])
  expect(await found('0')).toMatchObject({ status: 400 })
})

test('shows a distribution as finished to admins and its owner once its project is finished, and refuses changes', async () => {
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const study = await app.given.study()
  const going = await app.given.study()
  const { distributionId, id } = study
  await app.given.researchChange(id, { status: 'COMPLETED' })
  const listed = async (status: 'FINISHED' | 'IN_PROGRESS') =>
    (await app.call(listDistributions, { as, query: { status } })).body.map((row) => row.id)
  expect(await listed('FINISHED')).toEqual([distributionId])
  expect(await listed('IN_PROGRESS')).toContain(going.distributionId)
  expect(await listed('IN_PROGRESS')).not.toContain(distributionId)
  const params = { id: String(distributionId) }
  expect(await app.call(getDistribution, { as, params })).toMatchObject({
    body: { status: 'FINISHED', waitingFor: 'WITHDRAWN' },
  })
  expect(await app.call(getResearch, { as: study.as, params: { id: String(id) } })).toMatchObject({
    body: { distribution: { status: 'FINISHED' } },
  })
  const change = { distributionId, maxNumber: 500, status: 'IN_PROGRESS' } as const
  expect(await app.call(updateDistribution, { as, body: change })).toMatchObject({
    status: 409,
    body: { code: 'PROJECT_FINISHED', message: expect.stringContaining('finished') },
  })
  expect(await app.call(saveReminders, { as, body: { distributionId } })).toMatchObject({
    body: { queued: 0 },
  })
})

test('shows admins a project’s idea, audience and qualifying answers', async () => {
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const study = await app.given.study()
  const params = { id: String(study.distributionId) }
  const { body: own } = await app.call(getResearch, {
    as: study.as,
    params: { id: String(study.id) },
  })
  const read = await app.call(getDistributionProject, { as, params })
  expect(read).toMatchObject({
    status: 200,
    body: {
      idea: own.questions[0]?.description,
      characteristics: own.audience?.characteristics,
      plan: own.plan,
      interviews: { conducted: 0, open: 0 },
      finishedAt: null,
      questions: own.screener?.questions.map(({ question, type, options }) => ({
        question,
        type,
        options: options.map(({ text, mustMatch }) => ({ text, mustMatch })),
      })),
    },
  })
  expect(read.body.questions.length).toBeGreaterThan(1)
  for (const { rule, options } of read.body.questions)
    expect(rule === 'NOTE' || options.some(({ mustMatch }) => mustMatch)).toBe(true)
  const researcher = await app.call(getDistributionProject, { as: study.as, params })
  expect(researcher).toMatchObject({ status: 403 })
  await app.call(deleteResearch, {
    as: study.as,
    params: { id: String(study.id) },
    query: { force: 'true' },
  })
  expect(await app.call(getDistributionProject, { as, params })).toMatchObject({ status: 404 })
})

test('doesn’t count a slot as free once it has started', async () => {
  const study = await app.given.study()
  await app.given.slots(study, ['2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z'])
  const freeFor = async ({ token: as }: { token: string }) => {
    const query = { researchId: String(study.id) }
    return (await app.call(listDistributions, { as, query })).body[0]?.availableSlots
  }
  expect(await freeFor(await app.given.user({ role: 'ROLE_ADMIN' }))).toBe(2)
  app.clock.set('2027-03-01T00:30:00Z')
  expect(await freeFor(await app.given.user({ role: 'ROLE_ADMIN' }))).toBe(1)
})

test('shows the same number of sent emails in the list and on the distribution’s page, not counting failed ones', async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  await app.deps.db.delete(outboxMails)
  const { id, distributionId } = await app.given.study({ people: 4 })
  const sent = async () => {
    const listed = await app.call(listDistributions, { as, query: { researchId: String(id) } })
    const page = await app.call(getDistribution, { as, params: { id: String(distributionId) } })
    const { counts, emailsSent } = page.body
    return [listed.body[0]?.emailsSent, emailsSent, counts.sent, counts.failed, counts.queued]
  }
  expect(await sent()).toEqual([0, 0, 0, 0, 4])
  const forget = async (search: string) => {
    const { body } = await app.call(listMembers, { as, query: { search } })
    const params = { id: String(body[0]?.id) }
    expect(await app.call(deletePanelMember, { as, params })).toMatchObject({ status: 204 })
  }
  const [first, second, third] = await app.mails()
  if (!first || !second || !third) throw new Error('no emails')
  app.deps.mail = {
    send: async ({ to }) => {
      if (to === first.recipient || to === second.recipient) return { outcome: 'sent' }
      return { outcome: to === third.recipient ? 'refused' : 'try-later', reason: '' }
    },
    close: () => {},
  }
  await deliverDueEmails(app.deps)
  expect(await sent()).toEqual([2, 2, 2, 1, 1])
  const body = { distributionId, maxNumber: 3, status: 'PAUSED' as const }
  const message = '4 people have already been invited.'
  expect(await app.call(updateDistribution, { as, body })).toMatchObject({
    status: 400,
    body: { message, data: { message, fields: { maxNumber: message } } },
  })
  // Deleting someone who was emailed deletes the email, but it still counts as sent.
  await forget(first.recipient)
  expect(await sent()).toEqual([2, 2, 2, 1, 1])
  // Deleting people we haven't reached doesn't change how many emails count as sent.
  await forget(third.recipient)
  expect(await sent()).toEqual([2, 2, 2, 0, 1])
  const [waiting] = (await app.mails()).filter(({ state }) => state === 'QUEUED')
  await forget(waiting?.recipient ?? '')
  expect(await sent()).toEqual([2, 2, 2, 0, 0])
  // The count matches the stored invitations.
  const own = (await app.deps.db.select().from(invitations)).filter((row) => row.researchId === id)
  expect(own).toHaveLength(2)
})

describe('a sample project', () => {
  const launch = (as: string, id: number) =>
    app.call(requestDistribution, { as, params: { id: String(id) } })

  test('takes a sample through every step but refuses to launch it', async () => {
    const { id, as } = await app.given.research({ status: 'CONDUCTING_INTERVIEW', isSample: true })
    const message = 'This is a sample. Copy the sample or start your own project to invite people.'
    expect(await launch(as, id)).toMatchObject({
      status: 409,
      body: { code: 'IS_SAMPLE', message },
    })
    const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
    expect(body).toMatchObject({ isSample: true, distribution: null, frozen: false })
    const { token } = await app.given.user({ role: 'ROLE_ADMIN' })
    const query = { researchId: String(id) }
    expect((await app.call(listDistributions, { as: token, query })).body).toEqual([])
  })

  test('copies a sample into an ordinary project', async () => {
    const { id, as } = await app.given.research({ isSample: true })
    const { body } = await app.call(copyResearch, { as, params: { id: String(id) } })
    expect(body.isSample).toBe(false)
  })
})
