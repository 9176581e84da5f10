import { createHmac } from 'node:crypto'
import * as contract from '@wattle/contract/membership'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgottenAddresses, panelMembers } from '#db/schema/panel.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import { rowCounts } from '#testing/row-counts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const SECRET = 'the mail service’s secret'
let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp({ env: { MAIL_EVENTS_SECRET: SECRET } })
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(forgottenAddresses)
})

const DOCUMENTED = { source: 'Paper forms of the fair', consentDate: '3/11/2026' }
const members = () => app.deps.db.select().from(panelMembers)
const load = (rows: { email: string; name?: string }[], dryRun = false) =>
  app.call(contract.importMembers, {
    as,
    body: { dryRun, rows: rows.map((row) => ({ ...row, ...DOCUMENTED })) },
  })

describe('the panel list', () => {
  test('searches, filters and paginates on the server', async () => {
    await load([
      { email: 'ann@example.com', name: 'Ann 100%' },
      { email: 'bob@example.com', name: 'Bob' },
      { email: 'cat@example.com', name: 'Cat' },
    ])
    const list = (query: object) => app.call(contract.listMembers, { as, query })
    expect((await list({ search: '%' })).body.map(({ name }) => name)).toEqual(['Ann 100%'])
    expect((await list({ search: 'bOb' })).body.map(({ name }) => name)).toEqual(['Bob'])
    expect((await list({ state: 'PAUSED' })).body).toEqual([])
    const page = await list({ page: '2', size: '2', sort: 'JOINED_AT_ASC' })
    expect(page.body.map(({ name }) => name)).toEqual(['Cat'])
    expect(page.headers['x-total-count']).toBe('3')
  })

  test("shows the invitations in a member's record", async () => {
    const { people } = await app.given.study({ people: 1 })
    const [row] = await members()
    expect(people).toHaveLength(1)
    const { body } = await app.call(contract.getPanelMember, {
      as,
      params: { id: String(row?.id) },
    })
    expect(body.invitations).toMatchObject([{ researchName: 'Roster Meals', status: 'INVITED' }])
  })

  test('lets people who left rejoin by themselves, but doesn’t let an admin bring them back', async () => {
    await load([{ email: 'ann@example.com' }])
    const [row] = await members()
    const change = (body: object) =>
      app.call(contract.updatePanelMember, { as, params: { id: String(row?.id) }, body })
    expect((await change({ state: 'PAUSED', name: 'Anna' })).body).toMatchObject({
      state: 'PAUSED',
      name: 'Anna',
    })
    expect(await change({ state: 'ACTIVE' })).toMatchObject({ status: 200 })
    await change({ state: 'LEFT' })
    expect(await change({ state: 'ACTIVE' })).toMatchObject({ status: 409 })
  })

  test("doesn't let an admin reactivate someone who's leaving at that moment", async () => {
    await load([{ email: 'ann@example.com' }])
    const [row] = await members()
    const params = { id: String(row?.id) }
    const { resuming } = await app.deps.db.transaction(async (tx) => {
      await tx.update(panelMembers).set({ state: 'LEFT' })
      const resuming = app.call(contract.updatePanelMember, {
        as,
        params,
        body: { state: 'ACTIVE' },
      })
      await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
      return { resuming }
    })
    expect(await resuming).toMatchObject({ status: 409 })
    expect(await members()).toMatchObject([{ state: 'LEFT' }])
  })
})

describe('importing members', () => {
  const rows = [
    { email: ' ann@example.com ', name: 'Ann' },
    { email: 'ANN@example.com' },
    { email: 'not an address' },
    { email: 'x@example.com', name: 'n'.repeat(201) },
  ]

  test('reports in a dry run what it would do, without changing anything', async () => {
    const before = await rowCounts(app.deps.db)
    const { body } = await load(rows, true)
    expect(body).toMatchObject({ added: 1, known: 0 })
    expect(body.refused.map(({ row }) => row)).toEqual([2, 3, 4])
    expect(await rowCounts(app.deps.db)).toEqual(before)
  })

  test('imports people once, and makes them active members', async () => {
    await load(rows)
    const [member] = await members()
    expect(member).toMatchObject({ email: 'ann@example.com', state: 'ACTIVE' })
    expect((await load(rows)).body).toMatchObject({ added: 0, known: 1 })
  })

  test('never brings back people who asked to be deleted', async () => {
    await load(rows.slice(0, 1))
    const [member] = await members()
    const params = { id: String(member?.id) }
    expect(await app.call(contract.deletePanelMember, { as, params })).toMatchObject({
      status: 204,
    })
    const { body } = await load(rows.slice(0, 1))
    expect(body).toMatchObject({
      added: 0,
      refused: [{ reason: expect.stringMatching(/asked us to delete/) }],
    })
    const { body: suppressed } = await app.call(contract.getSuppression, { as })
    expect(suppressed.forgotten).toBe(1)
  })
})

test('exports no cells that a spreadsheet would run as a formula', async () => {
  await load([{ email: 'ann@example.com', name: '=HYPERLINK("http://evil.example")' }])
  const { body } = await app.call(contract.exportMembers, { as, query: {} })
  expect(body.csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('exports only the people whose ids an admin sends', async () => {
  await load([{ email: 'ann@example.com' }, { email: 'ben@example.com' }])
  const [ann] = await members()
  const { body } = await app.call(contract.exportMembers, { as, query: { ids: String(ann?.id) } })
  const [, ...lines] = body.csv.trim().split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual([ann?.email])
})

describe('reports from a mail service', () => {
  const report = (event: 'bounce' | 'complaint', signedWith: string, seconds?: number) => {
    const timestamp = seconds ?? Math.floor(app.clock.now().getTime() / 1000)
    const email = 'ann@example.com'
    const signature = createHmac('sha256', signedWith)
      .update(`${event}.${email}.${timestamp}`)
      .digest('hex')
    return app.call(contract.reportMailEvent, { body: { event, email, timestamp, signature } })
  }

  test('records the bounces and complaints that a mail service reports', async () => {
    await load([{ email: 'ann@example.com' }])
    expect(await report('bounce', SECRET)).toMatchObject({ status: 204 })
    expect((await members())[0]?.undeliverableAt).not.toBeNull()
    await report('complaint', SECRET)
    expect((await members())[0]?.state).toBe('LEFT')
  })

  test('refuses a report that’s old or has a wrong signature', async () => {
    await load([{ email: 'ann@example.com' }])
    expect(await report('bounce', 'another secret')).toMatchObject({ status: 403 })
    expect(await report('bounce', SECRET, 1_000_000)).toMatchObject({ status: 403 })
    expect((await members())[0]?.undeliverableAt).toBeNull()
  })
})
