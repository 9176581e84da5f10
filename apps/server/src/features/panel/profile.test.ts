import { saveMemberProfile } from '@wattle/contract/membership'
import { deleteMember, getMember, saveProfile } from '@wattle/contract/panel'
import type { ValueInput } from '@wattle/contract/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countLockWaits } from '#testing/lock-waits.ts'
import { addSensitiveField, changeMember, facetAt, newMember, valuesOf } from '#testing/profiles.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { type Field, listFields, upsertValues } from './profile-queries.ts'
import { lockMember } from './queries.ts'

let app: TestApp
let admin: string
let fields: Record<string, Field>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  await app.given.policyPublished()
  await addSensitiveField(app)
  fields = Object.fromEntries(
    (await listFields(app.deps.db)).map((field) => [field.key, field] as const),
  )
})
afterAll(() => app.close())

let member: { id: number; key: string }
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  member = await newMember(app)
})

const field = (key: string): Field => {
  const found = fields[key]
  if (!found) throw new Error(`no field ${key}`)
  return found
}
const option = (key: string, label: string): number => {
  const found = field(key).options.find((one) => one.label === label)
  if (!found) throw new Error(`no option ${label}`)
  return found.id
}
const choice = (key: string, ...labels: string[]): ValueInput => ({
  fieldId: field(key).id,
  optionIds: labels.map((label) => option(key, label)),
})

const say = (...values: ValueInput[]) =>
  app.call(saveProfile, { body: { key: member.key, values } })
const sayAsAdmin = (...values: ValueInput[]) =>
  app.call(saveMemberProfile, { as: admin, params: { id: String(member.id) }, body: { values } })

async function answerTo(key: string) {
  const { body } = await app.call(getMember, { body: { key: member.key } })
  return body.profile?.fields.find(({ fieldId }) => fieldId === field(key).id)?.answer ?? null
}
const storedValues = () => valuesOf(app, member.id)
const facetOf = (key: string) => facetAt(app, member.id, field(key).place)
const importFor = (value: ValueInput) =>
  upsertValues(app.deps.db, [
    { memberId: member.id, ...value, declined: false, source: 'IMPORT', setAt: app.deps.now() },
  ])

test('starts with ten profile fields that members can answer', async () => {
  const { body } = await app.call(getMember, { body: { key: member.key } })
  expect(body.profile?.mayAsk).toBe(true)
  expect(body.profile?.fields.slice(0, 10).map(({ label }) => label)).toEqual([
    'Year of birth',
    'Gender',
    'State',
    'Work',
    'Occupation',
    'Industry',
    'Business size',
    'Household',
    'Languages',
    'Devices',
  ])
  for (const { question, why, kind, options } of body.profile?.fields ?? []) {
    expect(question).toMatch(/\?$/)
    expect(why).toMatch(/\.$/)
    expect(options.length > 0).toBe(kind !== 'YEAR')
  }
})

describe('saving profile answers', () => {
  test('saves an answer of every kind and returns the member', async () => {
    const { status, body } = await say(
      { fieldId: field('birth-year').id, number: 1984 },
      choice('work-status', 'Shift worker'),
      choice('languages', 'English', 'Auslan'),
      { fieldId: field('gender').id, declined: true },
    )
    expect(status).toBe(200)
    expect(body.email).toContain('@')
    expect(await answerTo('birth-year')).toMatchObject({ number: 1984, source: 'SELF' })
    expect(await answerTo('work-status')).toMatchObject({ text: 'Shift worker' })
    expect(await answerTo('languages')).toMatchObject({ text: 'English, Auslan' })
    expect(await answerTo('gender')).toMatchObject({ declined: true, text: '' })
  })

  test('deletes the stored answer when the new one is empty', async () => {
    await say(choice('household', 'I live alone'))
    await say({ fieldId: field('household').id })
    expect(await answerTo('household')).toBeNull()
  })

  test.each([
    ['an unknown field', () => ({ fieldId: 9_999, number: 1 }), 'We no longer ask this question.'],
    [
      'an option of another field',
      () => ({ fieldId: field('gender').id, optionIds: [option('state', 'Victoria')] }),
      'That option no longer exists. Please choose another.',
    ],
    [
      'two options of a single choice',
      () => choice('gender', 'Woman', 'Man'),
      'Please choose one option.',
    ],
    [
      'a number for a choice',
      () => ({ fieldId: field('gender').id, number: 3 }),
      'Please choose an option.',
    ],
    [
      'an option for a year',
      () => ({ fieldId: field('birth-year').id, optionIds: [option('gender', 'Man')] }),
      'Please enter a number.',
    ],
    [
      'a year in the future',
      () => ({ fieldId: field('birth-year').id, number: 2027 }),
      'Please enter a year from 1900 to 2026.',
    ],
  ])('refuses %s and stores nothing', async (_what, value, message) => {
    const { status, body } = await say(choice('household', 'I live alone'), value())
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(body.data).toMatchObject({ fields: { 'values.1': message } })
    expect(await storedValues()).toEqual([])
  })

  test('refuses two answers to the same field', async () => {
    const { status } = await say(choice('gender', 'Man'), choice('gender', 'Woman'))
    expect(status).toBe(400)
  })

  test('waits for another change to the same member to finish', async () => {
    const { saving } = await app.deps.db.transaction(async (tx) => {
      await lockMember(tx, { id: member.id })
      const saving = say(choice('household', 'I live alone'))
      await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
      return { saving }
    })
    expect((await saving).status).toBe(200)
  })

  test('lets people who left delete answers, but not add any', async () => {
    await say(choice('household', 'I live alone'), choice('gender', 'Man'))
    await changeMember(app, member.id, { state: 'LEFT' })
    expect(await say(choice('industry', 'Mining'))).toMatchObject({
      status: 409,
      body: { code: 'NOT_A_MEMBER' },
    })
    expect((await say({ fieldId: field('gender').id })).status).toBe(200)
    expect(await storedValues()).toHaveLength(1)
  })
})

describe('sources of profile answers', () => {
  const RANKED = ['SELF', 'SCREENER', 'ADMIN', 'IMPORT', 'DERIVED'] as const
  const pairs = RANKED.flatMap((stored, rank) =>
    RANKED.map((given, other) => [given, stored, other <= rank] as const),
  )
  test.each(pairs)(
    'decides whether a value from %s replaces a value from %s: %s',
    async (source, stored, replaces) => {
      const fieldId = field('household').id
      const [one, other] = [
        option('household', 'I live alone'),
        option('household', 'With a partner'),
      ]
      const row = { memberId: member.id, fieldId, setAt: app.deps.now() }
      await upsertValues(app.deps.db, [{ ...row, optionIds: [one], source: stored }])
      await upsertValues(app.deps.db, [{ ...row, optionIds: [other], source }])
      expect(await answerTo('household')).toMatchObject(
        replaces ? { optionIds: [other], source } : { optionIds: [one], source: stored },
      )
    },
  )

  test('never lets an import replace an answer the member gave', async () => {
    await say(choice('household', 'I live alone'), { fieldId: field('gender').id, declined: true })
    await importFor(choice('household', 'With a partner'))
    await importFor(choice('gender', 'Man'))
    expect(await answerTo('household')).toMatchObject({ text: 'I live alone', source: 'SELF' })
    expect(await answerTo('gender')).toMatchObject({ declined: true, source: 'SELF' })
  })

  test('lets an admin replace an imported answer, but not one the member gave', async () => {
    await importFor(choice('household', 'With a partner'))
    expect((await sayAsAdmin(choice('household', 'I live alone'))).status).toBe(200)
    expect(await answerTo('household')).toMatchObject({ source: 'ADMIN' })
    await say(choice('household', 'In a share house'))
    for (const value of [choice('household', 'I live alone'), { fieldId: field('household').id }])
      expect(await sayAsAdmin(value)).toMatchObject({
        status: 403,
        body: { code: 'ONLY_THE_MEMBER', message: 'Only the member can change this answer.' },
      })
    expect(await answerTo('household')).toMatchObject({ text: 'In a share house', source: 'SELF' })
  })
})

describe('sensitive answers', () => {
  const consentHash = async () => {
    const { body } = await app.call(getMember, { body: { key: member.key } })
    return body.profile?.consent.hash ?? ''
  }

  test('requires the consent box to be ticked before we keep a sensitive answer', async () => {
    expect(await say(choice('condition', 'Yes'))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    })
    const other = { ...choice('condition', 'Yes'), consentHash: 'f'.repeat(64) }
    expect(await say(other)).toMatchObject({ status: 409, body: { code: 'CONSENT_CHANGED' } })
    expect(await storedValues()).toEqual([])
  })

  test('stores the consent wording with a sensitive answer', async () => {
    await say({ ...choice('condition', 'Yes'), consentHash: await consentHash() })
    expect(await answerTo('condition')).toMatchObject({
      text: 'Yes',
      agreedTo:
        'Keep this sensitive answer so you can invite me to suitable studies. I can delete it any time.',
    })
  })

  test('lets a member decline a sensitive question without ticking the consent box', async () => {
    await say({ fieldId: field('condition').id, declined: true })
    expect(await answerTo('condition')).toMatchObject({ declined: true, agreedTo: null })
  })

  test('refuses a sensitive answer set by an admin', async () => {
    expect(await sayAsAdmin(choice('condition', 'Yes'))).toMatchObject({
      status: 403,
      body: { code: 'ONLY_THE_MEMBER' },
    })
  })

  test.each(['SELF', 'SCREENER', 'ADMIN', 'IMPORT'] as const)(
    'stores no sensitive answer from %s without the consent wording',
    async (source) => {
      const { fieldId, optionIds } = choice('condition', 'Yes')
      const row = { memberId: member.id, fieldId, optionIds, source, setAt: app.deps.now() }
      await expect(upsertValues(app.deps.db, [row])).rejects.toThrow()
      expect(await storedValues()).toEqual([])
    },
  )
})

test.each([
  ['a number for a choice', () => ({ fieldId: field('gender').id, number: 3 })],
  ['two options for a single choice', () => choice('gender', 'Man', 'Woman')],
  ['an option for a year', () => ({ ...choice('gender', 'Man'), fieldId: field('birth-year').id })],
])(
  'stores no answer of the wrong kind, even if the field has just changed: %s',
  async (_what, value) => {
    await expect(importFor(value())).rejects.toThrow()
    expect(await storedValues()).toEqual([])
  },
)

describe('a member’s state or territory', () => {
  const setPostcode = (postcode: string | null) => changeMember(app, member.id, { postcode })

  test.each([
    ['2000', 'New South Wales'],
    ['2620', 'New South Wales'],
    ['2600', 'Australian Capital Territory'],
    ['2912', 'Australian Capital Territory'],
    ['3056', 'Victoria'],
    ['4870', 'Queensland'],
    ['5000', 'South Australia'],
    ['6000', 'Western Australia'],
    ['7000', 'Tasmania'],
    ['0800', 'Northern Territory'],
  ])('derives the state from the postcode: %s is in %s', async (postcode, text) => {
    await setPostcode(postcode)
    expect(await answerTo('state')).toMatchObject({ text, source: 'DERIVED' })
  })

  test('derives the state from the postcode until the member gives another', async () => {
    await setPostcode('3056')
    await setPostcode('4000')
    expect(await answerTo('state')).toMatchObject({ text: 'Queensland', source: 'DERIVED' })
    await say(choice('state', 'Tasmania'))
    await setPostcode('3056')
    expect(await answerTo('state')).toMatchObject({ text: 'Tasmania', source: 'SELF' })
  })

  test('derives the state from the postcode again once the member deletes their answer', async () => {
    await setPostcode('3056')
    await say(choice('state', 'Tasmania'))
    await say({ fieldId: field('state').id })
    expect(await answerTo('state')).toMatchObject({ text: 'Victoria', source: 'DERIVED' })
  })

  test('clears the state when the postcode is deleted or isn’t valid', async () => {
    await setPostcode('3056')
    await setPostcode('old')
    expect(await answerTo('state')).toBeNull()
  })
})

describe('facets of profile answers', () => {
  test('stores a number, an option bitmask or nothing as a facet', async () => {
    await say(
      { fieldId: field('birth-year').id, number: 1984 },
      choice('languages', 'English', 'Arabic'),
      { fieldId: field('gender').id, declined: true },
    )
    expect(await facetOf('birth-year')).toBe('1984')
    expect(await facetOf('languages')).toBe('5')
    expect(await facetOf('gender')).toBeNull()
    expect(await facetOf('devices')).toBeNull()
  })

  test('updates the facets with every change', async () => {
    await say(choice('languages', 'English'))
    await say(choice('languages', 'Mandarin'))
    expect(await facetOf('languages')).toBe('2')
    await say({ fieldId: field('languages').id })
    expect(await facetOf('languages')).toBeNull()
  })
})

describe('the privacy of profile answers', () => {
  test('deletes every value when the member is deleted', async () => {
    await say(choice('household', 'I live alone'))
    expect((await app.call(deleteMember, { body: { key: member.key } })).status).toBe(204)
    expect(await storedValues()).toEqual([])
    expect(await facetOf('household')).toBeUndefined()
  })

  test('includes every value with its source and date in the member’s download', async () => {
    await changeMember(app, member.id, { postcode: '3056' })
    await say(choice('household', 'I live alone'), { fieldId: field('gender').id, declined: true })
    await importFor(choice('industry', 'Mining'))
    await sayAsAdmin(choice('business-size', 'Just me'))
    // Members download this response as their own data.
    const { body } = await app.call(getMember, { body: { key: member.key } })
    const values = body.profile?.fields.flatMap(({ label, answer }) =>
      answer ? [[label, answer.text, answer.source, answer.setAt]] : [],
    )
    expect(values).toEqual(
      [
        ['State', 'Victoria', 'DERIVED', expect.any(String)],
        ['Industry', 'Mining', 'IMPORT', '2026-11-15T00:00:00.000Z'],
        ['Business size', 'Just me', 'ADMIN', '2026-11-15T00:00:00.000Z'],
        ['Gender', '', 'SELF', '2026-11-15T00:00:00.000Z'],
        ['Household', 'I live alone', 'SELF', '2026-11-15T00:00:00.000Z'],
      ].toSorted((one, other) => place(one[0]) - place(other[0])),
    )
  })
})

const place = (label: unknown) =>
  Object.values(fields).find((one) => one.label === label)?.place ?? 0
