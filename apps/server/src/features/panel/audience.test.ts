import { listAuditEvents } from '@wattle/contract/audit'
import * as distribution from '@wattle/contract/distribution'
import { countAudience, type Filter, getFilterChoices } from '@wattle/contract/filter'
import { exportMembers, listMembers } from '@wattle/contract/membership'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { profileFields, profileOptions } from '#db/schema/profiles.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { requestDistribution } from '#features/campaign/service.ts'
import { insertFields, setFacets } from '#testing/filter-panel.ts'
import { STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findSignedIn } from '../auth/manage-sessions.ts'
import { lockMembersToInvite } from './audience.ts'

let app: TestApp
let admin: string
let fields: Awaited<ReturnType<typeof insertFields>>
beforeAll(async () => {
  app = await startTestApp()
  await app.given.noNotices()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(distributions)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(profileOptions)
  await app.deps.db.delete(profileFields)
  fields = await insertFields(app.deps, true)
})

const [CHOICE, MULTI, NUMBER] = [0, 1, 2]
const field = (at: number) => fields[at] ?? { id: 0, kind: 'CHOICE', place: 0, options: [] }
const option = (at: number, number: number) => field(at).options[number]?.id ?? 0
const isFirst = (at = MULTI): Filter => ({
  all: [{ field: field(at).id, in: [option(at, 0)] }],
})
const answer = (ids: number[], at: number, number: number) =>
  setFacets(
    app.deps,
    fields as never,
    ids.map((id) => ({ id, answers: new Map([[field(at).id, [option(at, number)]]]) })),
  )
const count = (filter: unknown, distributionId?: number) =>
  app.call(countAudience, { as: admin, body: { filter, distributionId } as never })

async function requested() {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const actor = await findSignedIn(app.deps, project.as)
  if (!actor) throw new Error('not signed in')
  await requestDistribution(app.deps, actor, project.id)
  const rows = await app.deps.db.select().from(distributions)
  const own = rows.find(({ researchId }) => researchId === project.id)
  return { ...project, distributionId: own?.id ?? 0 }
}
const begin = (id: number, form: object) =>
  app.call(distribution.startDistribution, { as: admin, body: { ...STUDY, ...form, id } })
const invited = async () =>
  (await app.deps.db.select().from(invitations)).map(({ memberId }) => memberId)

describe('filters before version 2 of the policy is published', () => {
  test('refuses filters, but still counts everyone', async () => {
    await app.given.members(2)
    const { distributionId } = await requested()
    expect((await count({ all: [] }, distributionId)).body).toMatchObject({ reachable: 2 })
    const filter = isFirst()
    const query = { filter: JSON.stringify(filter) }
    for (const reply of [
      await count(filter),
      await app.call(listMembers, { as: admin, query }),
      await app.call(exportMembers, { as: admin, query }),
      await begin(distributionId, { audience: filter }),
    ])
      expect(reply).toMatchObject({ status: 409, body: { code: 'POLICY_NOT_TOLD' } })
    const choices = await app.call(getFilterChoices, { as: admin })
    expect(choices.body.isAllowed).toBe(false)
  })
})

describe('filtering the panel', () => {
  beforeEach(() => app.given.policyPublished())

  const optionOfNumber = () => ({ field: field(NUMBER).id, in: [1] })
  test.each<[string, () => unknown]>([
    ['an unknown field', () => ({ field: 999_999, known: true })],
    ['an unknown option', () => ({ field: field(CHOICE).id, in: [999_999] })],
    ['options for a number', optionOfNumber],
    ['numbers for options', () => ({ field: field(CHOICE).id, from: 1 })],
    ['a reversed range', () => ({ field: field(NUMBER).id, from: 9, to: 1 })],
    ['an empty any', () => ({ any: [] })],
    ['an any inside an any', () => ({ any: [{ any: [{ list: 1 }] }] })],
    ['an unknown list', () => ({ list: 999_999 })],
    ['a condition we don’t know', () => ({ shoeSize: 44 })],
  ])('refuses a filter with %s', async (_name, condition) => {
    const reply = await count({ all: [condition()] })
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect(Object.values(reply.body.data.fields ?? {})).toHaveLength(1)
  })

  test('refuses a filter with more than 12 conditions', async () => {
    const any = Array.from({ length: 13 }, () => ({ field: field(NUMBER).id, from: 1 }))
    expect((await count({ all: [{ any }] })).status).toBe(400)
    expect((await count({ all: [{ any: any.slice(1) }] })).status).toBe(200)
  })

  test('refuses a filter on a retired field', async () => {
    await app.deps.db.update(profileFields).set({ retiredAt: app.clock.now() })
    expect((await count(isFirst())).status).toBe(400)
  })

  test('counts people who match, haven’t answered or are resting, and how many each condition leaves out', async () => {
    const ids = await app.given.members(6)
    const [one = 0, two = 0, three = 0, four = 0] = ids
    await answer([one, two, three], MULTI, 0)
    await answer([four], MULTI, 1)
    await app.given.study({ people: 0, form: { oneTimeNumber: 1, maxNumber: 1 } })
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([one])
    const { distributionId } = await requested()
    const { body } = await count({ ...isFirst(), includeUnknown: true }, distributionId)
    expect(body).toEqual({
      match: 3,
      unknown: 2,
      resting: 1,
      reachable: 4,
      reachableMatches: 2,
      restingUntil: '2026-11-22T00:00:00.000Z',
      costs: [{ condition: 0, without: 5 }],
    })
    expect((await count(isFirst(), distributionId)).body).toMatchObject({
      reachable: 2,
      costs: [{ without: 5 }],
    })
  })

  test('narrows the panel list and its export to people who match', async () => {
    const [one = 0, two = 0] = await app.given.members(3)
    await answer([one], MULTI, 0)
    await answer([two], MULTI, 1)
    const query = { filter: JSON.stringify(isFirst()) }
    const listed = await app.call(listMembers, { as: admin, query })
    expect(listed.body.map(({ id }) => id)).toEqual([one])
    expect(listed.headers['x-total-count']).toBe('1')
    const { body } = await app.call(exportMembers, { as: admin, query })
    expect(body.csv.trim().split('\r\n')).toHaveLength(2)
  })

  test('records each use of a sensitive answer in the audit log', async () => {
    await app.given.members(1)
    const { distributionId } = await requested()
    const filter = isFirst(CHOICE)
    const query = { filter: JSON.stringify(filter) }
    await count(filter)
    await app.call(listMembers, { as: admin, query })
    await app.call(exportMembers, { as: admin, query })
    await begin(distributionId, { audience: filter })
    const events = await app.call(listAuditEvents, {
      as: admin,
      query: { kind: 'SENSITIVE_FILTER_USED' },
    })
    const uses = events.body.map(({ details }) => details)
    const fieldId = String(field(CHOICE).id)
    expect(uses).toEqual(
      ['AUDIENCE', 'EXPORT', 'LIST', 'COUNT'].map((use) => ({ fields: fieldId, use })),
    )
  })
})

describe('inviting people who match a filter', () => {
  beforeEach(() => app.given.policyPublished())

  test('invites people who match before people who haven’t answered, and nobody else', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = await app.given.members(4)
    await answer([three, four], MULTI, 0)
    await answer([one], MULTI, 1)
    const { distributionId } = await requested()
    const audience = { ...isFirst(), includeUnknown: true }
    expect((await begin(distributionId, { audience, oneTimeNumber: 2 })).status).toBe(202)
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([three, four])
    app.clock.set('2026-11-15T06:00:00Z')
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([three, four, two])
  })

  test('accepts the same distribution form twice, and stores the filter in it', async () => {
    const { distributionId } = await requested()
    const audience = { includeUnknown: false, all: isFirst().all }
    expect((await begin(distributionId, { audience })).status).toBe(202)
    expect((await begin(distributionId, { audience })).status).toBe(202)
    const params = { id: String(distributionId) }
    const { body } = await app.call(distribution.getDistribution, { as: admin, params })
    expect(body.audience).toEqual(audience)
  })

  test('applies a changed filter to the next batch, and records the change in the audit log', async () => {
    const [one = 0, two = 0] = await app.given.members(2)
    await answer([one], MULTI, 0)
    await answer([two], MULTI, 1)
    const { distributionId } = await requested()
    await begin(distributionId, { audience: isFirst() })
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([one])
    const params = { id: String(distributionId) }
    const changed = await app.call(distribution.changeStudy, {
      as: admin,
      params,
      body: { audience: { all: [] } },
    })
    expect(changed.body.distribution.audience).toBeNull()
    app.clock.set('2026-11-15T06:00:00Z')
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([one, two])
    const events = await app.call(listAuditEvents, {
      as: admin,
      query: { kind: 'AUDIENCE_CHANGED' },
    })
    expect(events.body.slice(0, 2).map(({ details }) => details.conditions)).toEqual(['0', '1'])
  })

  test('uses the new answer of a member who edits their page during a batch', async () => {
    const [one = 0, two = 0] = await app.given.members(2)
    await answer([one, two], MULTI, 0)
    const { distributionId } = await requested()
    const study = { distributionId, audience: isFirst() }
    const locked: unknown[] = []
    const invitees = await app.deps.db.transaction((tx) => {
      // Simulates an edit that's saved after the query begins but before it locks the row.
      async function execute(query: Parameters<Db['execute']>[0]) {
        const result = await tx.execute(query)
        const rows = result.rows.filter((row) => 'linkNonce' in row)
        if (rows.length > 0) await answer([two], MULTI, 1)
        locked.push(...rows.map(({ id }) => id))
        return result
      }
      const editing: Db = Object.assign(Object.create(tx), { execute })
      return lockMembersToInvite(app.deps, editing, study, 10)
    })
    expect(locked).toEqual([one, two])
    expect(invitees.map(({ id }) => id)).toEqual([one])
  })

  test('keeps inviting people if one of the filter’s fields is retired later', async () => {
    const [one = 0] = await app.given.members(1)
    await answer([one], MULTI, 0)
    const { distributionId } = await requested()
    await begin(distributionId, { audience: isFirst() })
    await app.deps.db.update(profileFields).set({ retiredAt: app.clock.now() })
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([one])
  })
})
