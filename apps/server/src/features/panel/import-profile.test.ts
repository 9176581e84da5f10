import { listAuditEvents } from '@wattle/contract/audit'
import { addClient } from '@wattle/contract/client'
import type { CallInput } from '@wattle/contract/endpoint'
import * as contract from '@wattle/contract/membership'
import { addPanelList } from '@wattle/contract/panel-lists'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentTexts } from '#db/schema/consents.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { panelListMembers } from '#db/schema/panel-lists.ts'
import { profileFields, profileOptions, profileValues } from '#db/schema/profiles.ts'
import { insertFields } from '#testing/filter-panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
let fields: Awaited<ReturnType<typeof insertFields>>
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-15T00:00:00Z')
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(profileOptions)
  await app.deps.db.delete(profileFields)
  fields = await insertFields(app.deps, true)
})

type Body = CallInput<typeof contract.importMembers>['body']
const load = (rows: Body['rows'], body: Partial<Body> = {}) =>
  app.call(contract.importMembers, {
    as,
    body: { dryRun: false, consent: 'Paper forms', consentDate: '2026-11-03', rows, ...body },
  })
const field = (at: number) => {
  const found = fields[at]
  if (!found) throw new Error('no field')
  return found
}
const idOf = (at: number, option: number) => field(at).options[option]?.id ?? 0
const values = () => app.deps.db.select().from(profileValues)
const CHOICE = 0
const MULTI = 1
const YEAR = 3

test('refuses profile answers in an import until version 2 of the policy is published', async () => {
  const profile = [{ fieldId: field(YEAR).id, values: {} }]
  expect(await load([{ email: 'kim@example.com' }], { profile })).toMatchObject({
    status: 409,
    body: { code: 'POLICY_NOT_TOLD' },
  })
  await app.given.policyPublished()
})

test('recognises answers by matched words and labels, and reports invalid cells by row', async () => {
  const profile = [
    { fieldId: field(MULTI).id, values: { vic: [idOf(MULTI, 1)] } },
    { fieldId: field(YEAR).id, values: {} },
  ]
  const row = (email: string, state: string, year: string) => ({
    email,
    profile: { [field(MULTI).id]: state, [field(YEAR).id]: year },
  })
  const rows = [
    row('ann@example.com', ' VIC ', '1984'),
    row('bob@example.com', 'option 0; vic', 'nineteen'),
    row('cat@example.com', 'Mars', ''),
  ]
  const check = await load(rows, { dryRun: true, profile })
  expect(check.body).toMatchObject({ added: 3 })
  expect(await values()).toEqual([])
  const { body } = await load(rows, { profile })
  expect(body.skipped).toEqual(check.body.skipped)
  expect(body.skipped).toEqual([
    {
      row: 2,
      email: 'bob@example.com',
      field: 'Test year',
      reason: 'We don’t know what ‘nineteen’ means, so we won’t import it.',
    },
    {
      row: 3,
      email: 'cat@example.com',
      field: 'Test multi',
      reason: 'We don’t know what ‘Mars’ means, so we won’t import it.',
    },
  ])
  const stored = (await values()).map(({ optionIds, number, source }) => ({
    optionIds,
    number,
    source,
  }))
  expect(stored).toHaveLength(3)
  expect(stored).toEqual(
    expect.arrayContaining([
      { optionIds: [idOf(MULTI, 1)], number: null, source: 'IMPORT' },
      { optionIds: [], number: 1984, source: 'IMPORT' },
      { optionIds: [idOf(MULTI, 0), idOf(MULTI, 1)], number: null, source: 'IMPORT' },
    ]),
  )
})

test('never replaces an answer the member gave', async () => {
  await load([{ email: 'ann@example.com' }])
  const [member] = await app.deps.db.select().from(panelMembers)
  await app.deps.db.insert(profileValues).values({
    memberId: member?.id ?? 0,
    fieldId: field(YEAR).id,
    number: 1990,
    source: 'SELF',
    setAt: app.clock.now(),
  })
  const profile = [{ fieldId: field(YEAR).id, values: {} }]
  const row = { email: 'ANN@example.com', profile: { [field(YEAR).id]: '1984' } }
  expect((await load([row], { profile })).body).toMatchObject({ added: 0, known: 1 })
  expect(await values()).toMatchObject([{ number: 1990, source: 'SELF' }])
})

test('accepts sensitive answers only with a record of where and when people agreed', async () => {
  const profile = [{ fieldId: field(CHOICE).id, values: {} }]
  const rows = [{ email: 'ann@example.com', profile: { [field(CHOICE).id]: 'Option 1' } }]
  expect(await load(rows, { profile })).toMatchObject({
    status: 400,
    body: {
      code: 'SENSITIVE_CONSENT_REQUIRED',
      message:
        'This file has sensitive answers. Please say where and when people agreed to share them.',
    },
  })
  expect(await app.deps.db.select().from(panelMembers)).toEqual([])
  const sensitiveConsent = { source: 'Signed form 7', on: '2026-11-01' }
  expect((await load(rows, { profile, sensitiveConsent })).status).toBe(200)
  const [value] = await values()
  const texts = await app.deps.db.select().from(consentTexts)
  const text = texts.find(({ id }) => id === value?.consentTextId)
  expect(text?.body).toContain('Where: Signed form 7\nWhen: 2026-11-01')
})

test('adds everyone to a client’s list, and lets only that client’s studies invite the new people', async () => {
  await load([{ email: 'old@example.com' }])
  const client = await app.call(addClient, { as, body: { name: 'Acme' } })
  const plain = await app.call(addPanelList, { as, body: { name: 'Nobody’s' } })
  const list = await app.call(addPanelList, {
    as,
    body: { name: 'Acme’s customers', clientId: client.body.id },
  })
  const rows = [{ email: 'old@example.com' }, { email: 'new@example.com' }]
  expect(await load(rows, { clientOnly: true, listId: plain.body.id })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  })
  await load(rows, { clientOnly: true, listId: list.body.id })
  const members = await app.deps.db.select().from(panelMembers)
  expect(
    Object.fromEntries(members.map(({ email, openPanel, source }) => [email, [openPanel, source]])),
  ).toEqual({
    'old@example.com': [true, 'Paper forms'],
    'new@example.com': [false, 'Paper forms'],
  })
  const listed = await app.deps.db.select().from(panelListMembers)
  expect(listed.map(({ memberId }) => memberId).toSorted()).toEqual(
    members.map(({ id }) => id).toSorted(),
  )
})

test('exports profile answers only if an admin chooses their fields, and names sensitive ones in the audit log', async () => {
  const profile = [{ fieldId: field(CHOICE).id, values: {} }]
  const rows = [{ email: 'ann@example.com', profile: { [field(CHOICE).id]: 'Option 1' } }]
  const sensitiveConsent = { source: 'Signed form 7', on: '2026-11-01' }
  await load(rows, { profile, sensitiveConsent })
  const csvOf = async (query: { fields?: string }) =>
    (await app.call(contract.exportMembers, { as, query })).body.csv
  expect(await csvOf({})).not.toContain('Option 1')
  expect(await csvOf({ fields: String(field(CHOICE).id) })).toMatch(
    /Test choice\r\n.*,Option 1\r\n/,
  )
  const events = await app.call(listAuditEvents, { as, query: { kind: 'PANEL_EXPORTED' } })
  expect(events.body.map(({ details }) => details)).toEqual([
    { people: '1', sensitive: 'Test choice' },
    { people: '1' },
  ])
})
