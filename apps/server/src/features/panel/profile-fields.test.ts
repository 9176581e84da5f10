import { listAuditEvents } from '@wattle/contract/audit'
import type { CallInput } from '@wattle/contract/endpoint'
import { getMember, saveProfile } from '@wattle/contract/panel'
import * as contract from '@wattle/contract/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { profileValues } from '#db/schema/profiles.ts'
import { purge } from '#jobs/upkeep.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { newMember } from '#testing/profiles.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
let key: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  await app.given.policyPublished()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(app.deps.db, 'panel_members', 'audit_events')
  // A new database has the fields 1 to 10.
  await app.deps.db.execute('delete from profile_options where field_id > 10')
  await app.deps.db.execute('delete from profile_fields where id > 10')
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  key = (await newMember(app)).key
})

const PETS = {
  label: 'Pets',
  question: 'Which pets do you have?',
  why: 'Some studies are about pets.',
  kind: 'MULTI' as const,
  options: ['Dog', 'Cat', 'Budgie'],
}

const add = (field: object = {}) =>
  app.call(contract.addProfileField, { as, body: { ...PETS, ...field } })
const change = (id: number, body: CallInput<typeof contract.updateProfileField>['body']) =>
  app.call(contract.updateProfileField, { as, params: { id: String(id) }, body })
const answer = (fieldId: number, optionIds: number[]) =>
  app.call(saveProfile, { body: { key, values: [{ fieldId, optionIds }] } })
const askedLabels = async () => {
  const { body } = await app.call(getMember, { body: { key } })
  return body.profile?.fields.map(({ label }) => label)
}

describe('adding a profile field', () => {
  test('asks members about a new field straight away, after the existing ones', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    expect(body).toMatchObject({ key: 'pets', answers: 0, sensitive: false, asked: 'PAGE' })
    expect(body.options.map(({ label }) => label)).toEqual(['Dog', 'Cat', 'Budgie'])
    expect((await askedLabels())?.at(-1)).toBe('Pets')
    expect((await add()).body.key).toBe('pets-2')
  })

  test.each([
    ['a choice with one option', { options: ['Dog'] }],
    ['a number with options', { kind: 'NUMBER' }],
    ['a field without a reason', { why: '' }],
    ['a field without a question', { question: ' ' }],
  ])('refuses %s', async (_what, field) => {
    expect(await add(field)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })

  test('refuses the forty-first field', async () => {
    for (let at = 11; at <= 40; at++) expect((await add()).status).toBe(201)
    expect(await add()).toMatchObject({
      status: 400,
      body: { message: 'You can have up to 40 fields, counting retired ones.' },
    })
  })
})

describe('changing a profile field', () => {
  test('rewords and moves a field', async () => {
    const { id } = (await add()).body
    const { body } = await change(id, { question: 'Do you have pets?', position: 2 })
    expect(body.map(({ label }) => label).slice(0, 3)).toEqual(['Year of birth', 'Pets', 'Gender'])
    expect(body[1]?.question).toBe('Do you have pets?')
    expect(body).toHaveLength(11)
  })

  test('refuses to change a field’s kind once it has values', async () => {
    const { id, options } = (await add()).body
    expect((await change(id, { kind: 'CHOICE' })).status).toBe(200)
    await answer(id, [options[0]?.id ?? 0])
    const fields = (await app.call(contract.listProfileFields, { as })).body
    expect(fields.find((field) => field.id === id)).toMatchObject({ kind: 'CHOICE', answers: 1 })
    for (const body of [{ kind: 'MULTI' as const }, { sensitive: true }])
      expect(await change(id, body)).toMatchObject({
        status: 409,
        body: {
          code: 'FIELD_IN_USE',
          message:
            'This field has answers, so you can’t change its kind or whether it’s sensitive. Retire it and add a new one.',
        },
      })
    expect((await change(id, { label: 'Animals', kind: 'CHOICE' })).status).toBe(200)
  })

  test('adds, reorders and retires options without changing stored answers', async () => {
    const { id, options } = (await add()).body
    const [dog, cat, budgie] = options
    await answer(id, [budgie?.id ?? 0])
    await change(id, {
      options: [{ id: cat?.id, label: 'Cat' }, { label: 'Goat' }, { id: dog?.id, label: 'Dogs' }],
    })
    const field = (await askedFields()).find(({ fieldId }) => fieldId === id)
    // The member chose the retired option, so their page still shows it.
    expect(field?.options.map(({ label }) => label).toSorted()).toEqual([
      'Budgie',
      'Cat',
      'Dogs',
      'Goat',
    ])
    expect(field?.answer?.text).toBe('Budgie')
    expect(await answer(id, [budgie?.id ?? 0])).toMatchObject({ status: 400 })
  })

  test('refuses an option from another field', async () => {
    const { id } = (await add()).body
    const options = [{ id: 1, label: 'Dog' }, { label: 'Cat' }]
    expect(await change(id, { options })).toMatchObject({ status: 400 })
  })
})

const askedFields = async () =>
  (await app.call(getMember, { body: { key } })).body.profile?.fields ?? []

describe('retiring a profile field', () => {
  const daysLater = (days: number) =>
    app.clock.set(new Date(Date.UTC(2026, 10, 15 + days, 1)).toISOString())
  const values = () => app.deps.db.select().from(profileValues)

  test('stops asking about a retired field at once, and deletes its values after 30 days', async () => {
    const { id, options } = (await add()).body
    await answer(id, [options[0]?.id ?? 0])
    await change(id, { retired: true })
    expect(await answer(id, [options[1]?.id ?? 0])).toMatchObject({ status: 400 })
    daysLater(29)
    await purge(app.deps)
    expect(await values()).toHaveLength(1)
    daysLater(30)
    await purge(app.deps)
    expect(await values()).toEqual([])
    expect(await askedLabels()).not.toContain('Pets')
  })

  test('keeps the values if the field is restored within 30 days', async () => {
    const { id, options } = (await add()).body
    await answer(id, [options[0]?.id ?? 0])
    await change(id, { retired: true })
    daysLater(20)
    await change(id, { retired: false })
    daysLater(40)
    await purge(app.deps)
    expect(await values()).toHaveLength(1)
  })

  test('doesn’t restart the 30 days when an admin changes a retired field', async () => {
    const { id, options } = (await add()).body
    await answer(id, [options[0]?.id ?? 0])
    await change(id, { retired: true })
    daysLater(20)
    await change(id, { retired: true, label: 'Animals' })
    daysLater(30)
    await purge(app.deps)
    expect(await values()).toEqual([])
  })

  test('still shows members their answer to a retired field until it’s deleted', async () => {
    const { id, options } = (await add()).body
    await answer(id, [options[0]?.id ?? 0])
    await change(id, { retired: true })
    const field = (await askedFields()).find(({ fieldId }) => fieldId === id)
    expect(field).toMatchObject({ retired: true, answer: { text: 'Dog' } })
  })
})

test('records in the audit log that a field changed, without its wording', async () => {
  const { id } = (await add()).body
  await change(id, { label: 'Animals', retired: true })
  const query = { kind: 'PROFILE_FIELD_CHANGED' as const, sort: 'AT_ASC' as const }
  const { body } = await app.call(listAuditEvents, { as, query } as never)
  expect(body.map(({ details }) => details)).toEqual([
    { field: String(id), to: 'ADDED' },
    { field: String(id), changed: 'label', to: 'RETIRED' },
  ])
})
