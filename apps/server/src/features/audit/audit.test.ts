import { listAuditEvents } from '@wattle/contract/audit'
import { login } from '@wattle/contract/auth'
import * as distribution from '@wattle/contract/distribution'
import { deletePanelMember, exportMembers, importMembers } from '@wattle/contract/membership'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: { id: number; email: string; token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())

/** Admins' actions in the audit log, newest first. */
async function acts() {
  const { body } = await app.call(listAuditEvents, { as: admin.token, query: {} })
  return body
    .filter(({ kind }) => !kind.startsWith('SIGN'))
    .map(({ kind, userId, email, details }) => ({ kind, userId, email, details }))
}

test('records what admins do with the panel, without naming members', async () => {
  const as = admin.token
  const rows = [{ email: 'kim@example.com', name: 'Kim' }]
  const file = { consent: 'On paper', consentDate: '2026-11-03', rows }
  await app.call(importMembers, { as, body: { ...file, dryRun: true } })
  expect(await acts()).toEqual([])
  await app.call(importMembers, { as, body: { ...file, dryRun: false } })
  await app.call(exportMembers, { as, query: {} })
  const [id = 0] = await app.given.members(1)
  await app.call(deletePanelMember, { as, params: { id: String(id) } })
  const by = { userId: admin.id, email: admin.email }
  expect(await acts()).toEqual([
    { kind: 'PANEL_MEMBER_DELETED', ...by, details: { member: String(id) } },
    { kind: 'PANEL_EXPORTED', ...by, details: { people: '1' } },
    { kind: 'PANEL_IMPORTED', ...by, details: { added: '1', consent: 'On paper' } },
  ])
  await app.call(deletePanelMember, { as, params: { id: String(id) } })
  expect(await acts()).toHaveLength(3)
})

test("records a distribution's start, its reminders, and the old and new values of its changes", async () => {
  await app.deps.db.delete(auditEvents)
  const as = admin.token
  const { distributionId } = await app.given.study()
  const body = { distributionId, maxNumber: 7, status: 'PAUSED' as const }
  await app.call(distribution.updateDistribution, { as, body })
  await app.call(distribution.updateDistribution, { as, body: { ...body, status: 'IN_PROGRESS' } })
  await app.call(distribution.saveReminders, { as, body: { distributionId } })
  expect((await acts()).map(({ kind, details }) => [kind, details])).toEqual([
    ['REMINDERS_SENT', { distribution: String(distributionId), people: '1' }],
    [
      'EMAILS_CHANGED',
      {
        distribution: String(distributionId),
        maximum: '7',
        status: 'IN_PROGRESS',
        statusBefore: 'PAUSED',
      },
    ],
    [
      'EMAILS_CHANGED',
      {
        distribution: String(distributionId),
        maximum: '7',
        maximumBefore: '1',
        status: 'PAUSED',
        statusBefore: 'IN_PROGRESS',
      },
    ],
  ])
})

test("finds events by an account's address, or by an address someone only tried to sign in with", async () => {
  const { id, email } = await app.given.user()
  const tried = 'nobody.here@example.com'
  await app.call(login, { body: { email: tried, password: 'Surely wrong 1' } })
  const found = async (search: string) => {
    const { body, headers } = await app.call(listAuditEvents, {
      as: admin.token,
      query: { search },
    })
    const total = headers['x-total-count']
    return { total, events: body.map((event) => [event.kind, event.userId, event.email]) }
  }
  expect(await found(email)).toEqual({ total: '1', events: [['SIGN_IN', id, email]] })
  expect(await found('nobody.here')).toEqual({
    total: '1',
    events: [['SIGN_IN_FAILED', null, tried]],
  })
})
