import { createHash } from 'node:crypto'
import { submitForm } from '@wattle/contract/enquiry'
import { confirmMember, leaveMember, returnMember } from '@wattle/contract/panel'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import { getPolicyState, publishPolicy } from '@wattle/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { auditEvents } from '#db/schema/audit.ts'
import { panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { settings } from '#db/schema/settings.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { emailNextMembers } from './publish-policy.ts'

let app: TestApp
let admin: { id: number; token: string }
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(
    app.deps.db,
    'settings',
    'panel_members',
    'outbox_mails',
    'audit_events',
    'pgboss.job',
  )
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})

const publish = () => app.call(publishPolicy, { as: admin.token })
async function policyEmails() {
  await app.runJobs()
  return (await app.mails()).filter(({ kind }) => kind === 'panel.policy')
}
const hashOf = (policy: object) => createHash('sha256').update(JSON.stringify(policy)).digest('hex')

async function join(email: string) {
  const token = await app.given.botCheckToken()
  const body = { type: 'RESPONDENT' as const, email, name: 'Kim Sample', token }
  const reply = await app.call(submitForm, { body } as never)
  expect(reply.status).toBeLessThan(300)
}

async function keyOf(email: string) {
  const members = await app.deps.db.select().from(panelMembers)
  const member = members.find((each) => each.email === email)
  if (!member) throw new Error('no member')
  return linkKey(app.deps.secret(PANEL_LINK), member.linkNonce)
}

const consents = () =>
  app.deps.db
    .select({ version: panelJoinings.policyVersion, hash: panelJoinings.policyHash })
    .from(panelJoinings)
    .orderBy(panelJoinings.id)

describe('publishing version 2 of the privacy policy', () => {
  test("blocks features that need version 2 until it's published", async () => {
    await expect(requirePublishedPolicy(app.deps.db)).rejects.toMatchObject({
      code: 'POLICY_NOT_TOLD',
    })
    await publish()
    await expect(requirePublishedPolicy(app.deps.db)).resolves.toBeUndefined()
  })

  test('emails every active member once, with their first name and a link to the policy', async () => {
    await app.given.members(3)
    const { body } = await publish()
    expect(body).toEqual({ version: 2, publishedAt: app.deps.now().toISOString(), members: 3 })
    const mails = await policyEmails()
    expect(mails).toHaveLength(3)
    expect(mails[0]?.text).toContain('Hello Member.')
    expect(mails[0]?.text).toContain('https://wattle.example/policy')
  })

  test('emails paused members too, but not people who left, bounced or never confirmed', async () => {
    const [paused = 0, left = 0, bounced = 0] = await app.given.members(3)
    const set = (id: number, change: string) =>
      app.deps.db.execute(`update panel_members set ${change} where id = ${id}`)
    await set(paused, "state = 'PAUSED'")
    await set(left, "state = 'LEFT'")
    await set(bounced, 'undeliverable_at = now()')
    await join('pending@example.com')
    await publish()
    expect((await policyEmails()).map(({ memberId }) => memberId)).toEqual([paused])
  })

  test('publishes once when two admins press the button at once', async () => {
    await app.given.members(2)
    const replies = await Promise.all([publish(), publish(), publish()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await policyEmails()).toHaveLength(2)
    const events = await app.deps.db.select().from(auditEvents)
    expect(events.filter(({ kind }) => kind === 'POLICY_PUBLISHED')).toHaveLength(1)
    const [setting, ...others] = await app.deps.db.select().from(settings)
    expect(setting).toMatchObject({ key: 'POLICY_TOLD', setBy: admin.id })
    expect(setting?.value).toEqual({ version: 2, date: '2026-11-15' })
    expect(others).toEqual([])
  })

  test('queues one job, however many members there are', async () => {
    await app.given.members(3)
    await publish()
    expect((await app.mails()).filter(({ kind }) => kind === 'panel.policy')).toEqual([])
    expect(await policyEmails()).toHaveLength(3)
  })

  test('emails members in batches and continues after the worker is killed, without emailing anyone twice', async () => {
    const ids = await app.given.members(5)
    const batch = { afterId: 0, upToId: ids.at(-1) ?? 0 }
    await publish()
    await emailNextMembers(app.deps, batch, 2)
    expect((await app.mails()).filter(({ kind }) => kind === 'panel.policy')).toHaveLength(2)
    // Simulates a worker that's killed before it can tell the queue that the batch is done. The
    // batch runs again, at the same time as the next one.
    await Promise.all([
      emailNextMembers(app.deps, batch, 2),
      emailNextMembers(app.deps, batch, 2),
      emailNextMembers(app.deps, { ...batch, afterId: ids[1] ?? 0 }, 2),
    ])
    const memberIds = (await policyEmails()).map(({ memberId }) => memberId)
    expect(memberIds).toHaveLength(5)
    expect(new Set(memberIds)).toEqual(new Set(ids))
  })

  test("doesn't email people who join after publication, because they agree to version 2", async () => {
    await app.given.members(1)
    await join('before@example.com')
    await publish()
    await join('after@example.com')
    for (const email of ['before@example.com', 'after@example.com'])
      await app.call(confirmMember, { body: { key: await keyOf(email) } })
    const recipients = (await policyEmails()).map(({ recipient }) => recipient)
    expect(recipients).toHaveLength(2)
    expect(recipients).toContain('before@example.com')
  })

  test('lets only admins publish', async () => {
    const { token } = await app.given.user()
    expect((await app.call(publishPolicy, { as: token })).status).toBe(403)
    expect((await app.call(getPolicyState, { as: token })).status).toBe(403)
  })

  test('keeps the version and hash of the policy each person agreed to', async () => {
    await join('before@example.com')
    await publish()
    await join('after@example.com')
    expect(await consents()).toEqual([
      { version: '2024-11-11', hash: hashOf(PRIVACY_POLICY) },
      { version: PRIVACY_POLICY_2.updated, hash: hashOf(PRIVACY_POLICY_2) },
    ])
  })

  test('tells people that the policy has changed if they signed up before the new version and confirm after it', async () => {
    await join('before@example.com')
    await publish()
    await join('after@example.com')
    for (const email of ['before@example.com', 'after@example.com'])
      await app.call(confirmMember, { body: { key: await keyOf(email) } })
    expect((await policyEmails()).map(({ recipient }) => recipient)).toEqual(['before@example.com'])
  })

  test('emails people who left just before publication and come back within the hour', async () => {
    await app.given.members(1)
    const [member] = await app.deps.db.select().from(panelMembers)
    const key = await keyOf(member?.email ?? '')
    await app.call(leaveMember, { body: { key } })
    app.clock.forward(60_000)
    await publish()
    await app.call(returnMember, { body: { key } })
    expect((await policyEmails()).map(({ recipient }) => recipient)).toEqual([member?.email])
  })
})

test('refuses to change or delete stored settings', async () => {
  await publish()
  await expect(app.deps.db.update(settings).set({ value: {} })).rejects.toThrow()
  await expect(app.deps.db.delete(settings)).rejects.toThrow()
})
