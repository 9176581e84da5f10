import { listAuditEvents } from '@wattle/contract/audit'
import { type Filter, getFilterChoices } from '@wattle/contract/filter'
import * as contract from '@wattle/contract/forecasts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { distributions } from '#db/schema/distributions.ts'
import { forecasts } from '#db/schema/forecast.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { requestDistribution } from '#features/campaign/service.ts'
import { changeMember } from '#testing/change-rows.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { refreshForecasts } from './refresh-forecasts.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  await app.given.policyPublished()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T00:15:00Z'))

const PLAN = { expirationDate: '2026-11-30', oneTimeNumber: 20, maxNumber: 40 }
const forecastOf = (id: number, change: object = {}) =>
  app.call(contract.forecastPlan, {
    as: admin,
    params: { id: String(id) },
    body: { ...PLAN, ...change },
  })

const SLOTS = Array.from({ length: 12 }, (_, at) => `2026-11-${19 + (at % 10)}T0${at % 8}:00:00Z`)

/** A study that our team hasn't started. */
async function requested() {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  await app.given.slots(project, SLOTS)
  const actor = await findSignedIn(app.deps, project.as)
  if (!actor) throw new Error('not signed in')
  await requestDistribution(app.deps, actor, project.id)
  const rows = await app.deps.db.select().from(distributions)
  return rows.find(({ researchId }) => researchId === project.id)?.id ?? 0
}

const VICTORIA: Filter = { all: [{ postcode: { from: '3000', to: '3999' } }] }

describe('the forecast before a study starts', () => {
  test('says how likely the study is to reach its target with the people we could invite', async () => {
    const id = await requested()
    const members = await app.given.members(40)
    const { body } = await forecastOf(id)
    expect(body).toMatchObject({
      ...{ target: 5, conducted: 0, freeSlots: 12, lastDay: '2026-11-30', isRough: true },
      people: members.length,
    })
    expect(body.chance).toBeGreaterThan(0)
  })

  test('lowers the chance when the filter leaves fewer people', async () => {
    const id = await requested()
    const members = await app.given.members(4)
    for (const memberId of members) await changeMember(app.deps.db, memberId, { postcode: '3000' })
    const [everyone, few] = [await forecastOf(id), await forecastOf(id, { audience: VICTORIA })]
    expect(few.body.people).toBe(members.length)
    expect(few.body.people).toBeLessThan(everyone.body.people)
    expect(few.body.chance).toBeLessThan(everyone.body.chance)
  })

  test('lists the remedies on request', async () => {
    const id = await requested()
    await app.given.members(40)
    expect((await forecastOf(id)).body.remedies).toBeUndefined()
    const { body } = await app.call(contract.forecastPlan, {
      as: admin,
      params: { id: String(id) },
      query: { withRemedies: 'true' },
      body: { ...PLAN, maxNumber: 25 },
    })
    expect(body.remedies?.map(({ remedy }) => remedy)).toContain('INVITATIONS')
    for (const { chance } of body.remedies ?? [])
      expect(chance).toBeGreaterThanOrEqual(body.chance + 0.05)
  })

  test('stores nothing when it forecasts a plan', async () => {
    const id = await requested()
    await forecastOf(id, { audience: VICTORIA })
    const rows = await app.deps.db.select().from(distributions)
    expect(rows.find((row) => row.id === id)).toMatchObject({
      status: 'REQUESTED',
      audience: null,
      maxNumber: 0,
    })
    expect(await app.deps.db.select().from(forecasts)).toEqual([])
  })
})

test('gives a running study’s plan the same chance as the study’s stored forecast', async () => {
  const form = { ...PLAN, oneTimeNumber: 6 }
  const study = await app.given.study({ people: 6, form })
  app.clock.forward(6 * 60_000)
  await refreshForecasts(app.deps)
  const stored = (await app.deps.db.select().from(forecasts)).find(
    ({ distributionId }) => distributionId === study.distributionId,
  )
  const { body } = await forecastOf(study.distributionId, form)
  expect(body.chance).toBe(stored?.chance)
})

test.each([
  ['a last day that’s over', { expirationDate: '2026-11-01' }, 'expirationDate'],
  ['batches above the maximum', { oneTimeNumber: 50 }, 'oneTimeNumber'],
  [
    'a profile field that doesn’t exist',
    { audience: { all: [{ field: 99_999, known: true }] } },
    'audience',
  ],
])('refuses %s', async (_what, change, field) => {
  const reply = await forecastOf(await requested(), change)
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(Object.keys(reply.body.data.fields ?? {})).toEqual([field])
})

test('records the use of a sensitive answer in the audit log', async () => {
  const { body: choices } = await app.call(getFilterChoices, { as: admin })
  const [field] = choices.fields.filter(({ kind }) => kind === 'CHOICE')
  const fieldId = field?.id ?? 0
  await app.deps.db.execute(`update profile_fields set sensitive = true where id = ${fieldId}`)
  await forecastOf(await requested(), { audience: { all: [{ field: fieldId, known: true }] } })
  const events = await app.call(listAuditEvents, {
    as: admin,
    query: { kind: 'SENSITIVE_FILTER_USED' },
  })
  expect(events.body.map(({ details }) => details)).toEqual([
    { fields: String(fieldId), use: 'FORECAST' },
  ])
})
