import { deleteAccount } from '@wattle/contract/account'
import type { CallInput } from '@wattle/contract/endpoint'
import * as contract from '@wattle/contract/membership'
import { confirmMember, getMember } from '@wattle/contract/panel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-15T00:00:00Z')
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
})

type Body = CallInput<typeof contract.importMembers>['body']
const load = (rows: Body['rows'], body: Partial<Body> = {}) =>
  app.call(contract.importMembers, {
    as,
    body: { dryRun: false, consent: 'Paper forms', consentDate: '2026-11-03', rows, ...body },
  })
const DOCUMENTED = { source: 'Expo in Geelong, form 12', consentDate: '3/11/2026' }
const members = () => app.deps.db.select().from(panelMembers)

test('adds each person and their consent once when several admins import the same file at once', async () => {
  const people = Array.from({ length: 150 }, (_, at) => ({ email: `p${at}@example.com` }))
  const orders = [people, people.toReversed(), people.toSorted(() => -1), people.slice(50)]
  const replies = await Promise.all(orders.map((rows) => load(rows)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(replies.reduce((sum, { body }) => sum + body.added, 0)).toBe(150)
  for (const [at, { body }] of replies.entries())
    expect(body.added + body.known).toBe(orders[at]?.length)
  expect(await members()).toHaveLength(150)
  expect(await app.deps.db.select().from(panelJoinings)).toHaveLength(150)
})

test.each([
  ['a line break in a name', { name: 'Kim\nLee' }, /one line/],
  ['a line separator in a name', { name: 'Kim\u2028Lee' }, /one line/],
  ['a tab in a phone number', { phone: '03\t7010 0100' }, /one line/],
  ['letters in a postcode', { postcode: 'ABCD' }, /four digits/],
  ['a postcode that is too short', { postcode: '800' }, /four digits/],
])('rejects a row with %s', async (_what, fields, reason) => {
  const { body } = await load([{ email: 'kim@example.com', ...fields }])
  expect(body).toMatchObject({
    added: 0,
    refused: [{ row: 1, reason: expect.stringMatching(reason) }],
  })
  expect(await members()).toEqual([])
})

test.each([
  ['a source of consent', { consent: undefined }, 'consent'],
  ['a consent date', { consentDate: undefined }, 'consentDate'],
  ['a consent date that isn’t in the future', { consentDate: '2026-11-16' }, 'consentDate'],
])('rejects an import without %s', async (_what, body, field) => {
  const reply = await load([{ email: 'kim@example.com' }], body as Partial<Body>)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.data.fields ?? {})).toEqual([field])
  expect(await members()).toEqual([])
})

test('rejects rows that don’t say where or when someone agreed', async () => {
  const { body } = await load(
    [
      { email: 'ann@example.com', ...DOCUMENTED },
      { email: 'bob@example.com', source: 'Expo' },
      { email: 'cat@example.com', consentDate: '2026-11-03' },
      { email: 'dan@example.com', source: 'Expo', consentDate: '31/2/2026' },
      { email: 'eve@example.com', source: 'Expo', consentDate: '2026-11-16' },
    ],
    { consent: null, consentDate: null },
  )
  expect(body).toMatchObject({ added: 1, toConfirm: 0 })
  expect(body.refused.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'This row doesn’t say when this person agreed.'],
    [3, 'This row doesn’t say where this person agreed.'],
    [4, 'The date of consent must look like 3/11/2026.'],
    [5, 'The date of consent can’t be in the future.'],
  ])
})

const NEVER_AGREED_HERE = {
  kind: 'IMPORT',
  agreedAt: null,
  confirmedAt: null,
  policyVersion: null,
  policyHash: null,
  subject: null,
  message: null,
}

async function recordOf(email: string) {
  const member = (await members()).find((one) => one.email === email)
  const params = { id: String(member?.id) }
  return (await app.call(contract.getPanelMember, { as, params })).body
}

describe('imports with double opt-in', () => {
  test('makes people with documented consent members straight away, and shows them as imported', async () => {
    const { body } = await load([{ email: 'kim@example.com', ...DOCUMENTED }])
    expect(body).toEqual({ added: 1, toConfirm: 0, known: 0, refused: [] })
    expect(await recordOf('kim@example.com')).toMatchObject({
      state: 'ACTIVE',
      consents: [
        {
          ...NEVER_AGREED_HERE,
          imported: {
            source: DOCUMENTED.source,
            consentedOn: '2026-11-03',
            importedAt: app.clock.now().toISOString(),
            importedBy: 'Robin Example',
          },
        },
      ],
    })
    expect(await app.mails()).toEqual([])
  })

  test('asks everyone without documented consent to confirm by email first', async () => {
    const { body } = await load([{ email: 'kim@example.com', name: 'Kim Sample' }])
    expect(body).toMatchObject({ added: 1, toConfirm: 1 })
    expect(await members()).toMatchObject([{ state: 'PENDING' }])
    const [mail] = await app.mails()
    expect(mail).toMatchObject({ kind: 'panel.confirm', recipient: 'kim@example.com' })
    expect(mail?.text).toContain('Hello Kim. You told us on 3 November 2026')
    expect(mail?.text).toContain('Paper forms')
    const key = /\/panel\?key=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
    const page = await app.call(getMember, { body: { key } })
    expect(page.body.toConfirm).toMatchObject({ kind: 'IMPORT' })
    expect(page.body.consents).toMatchObject([NEVER_AGREED_HERE])
    app.clock.forward(60_000)
    await app.call(confirmMember, { body: { key } })
    const at = app.clock.now().toISOString()
    expect(await recordOf('kim@example.com')).toMatchObject({
      state: 'ACTIVE',
      consents: [
        {
          agreedAt: at,
          confirmedAt: at,
          policyVersion: '2024-11-11',
          imported: { source: 'Paper forms', consentedOn: '2026-11-03' },
        },
      ],
    })
  })

  test('sends no emails in a dry run', async () => {
    const { body } = await load([{ email: 'kim@example.com' }], { dryRun: true })
    expect(body).toMatchObject({ added: 1, toConfirm: 1 })
    expect(await members()).toEqual([])
    expect(await app.mails()).toEqual([])
  })
})

test('makes everyone a member straight away if double opt-in is off', async () => {
  const single = await startTestApp({ env: { PANEL_DOUBLE_OPT_IN: 'off' } })
  single.clock.set('2026-11-15T00:00:00Z')
  const { token } = await single.given.user({ role: 'ROLE_ADMIN' })
  const { body } = await single.call(contract.importMembers, {
    as: token,
    body: {
      dryRun: false,
      consent: 'Paper forms',
      consentDate: '2026-11-03',
      rows: [{ email: 'kim@example.com' }],
    },
  })
  expect(body).toMatchObject({ added: 1, toConfirm: 0 })
  expect(await single.deps.db.select().from(panelMembers)).toMatchObject([{ state: 'ACTIVE' }])
  expect(await single.mails()).toEqual([])
  await single.close()
})

test('drops the name of an admin whose account was deleted', async () => {
  const { email, password, token } = await app.given.user({ role: 'ROLE_ADMIN' })
  const rows = [{ email: 'kim@example.com', ...DOCUMENTED }]
  await app.call(contract.importMembers, { as: token, body: { dryRun: false, rows } })
  const importers = async () =>
    (await recordOf('kim@example.com')).consents.map(({ imported }) => imported?.importedBy)
  expect(await importers()).toEqual(['Robin Example'])
  const reply = await app.call(deleteAccount, { as: token, body: { email, password } })
  expect(reply.status).toBe(204)
  expect(await importers()).toEqual([null])
})
