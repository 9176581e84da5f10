import { listInterviews } from '@wattle/contract/admin'
import { askForSlots, getFieldDesk } from '@wattle/contract/field-desk'
import { getToday } from '@wattle/contract/today'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { distributions } from '#db/schema/distributions.ts'
import { bookedInterview } from '#testing/booked-interview.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import type { Person } from '#testing/given.ts'
import { givenForecast } from '#testing/given-forecast.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(app.deps.db, 'users', 'panel_members', 'outbox_mails')
  await app.given.noNotices()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})

const desk = async (query = {}) => (await app.call(getFieldDesk, { as: admin.token, query })).body

const ask = (id: number) => app.call(askForSlots, { as: admin.token, params: { id: String(id) } })

const forecast = (id: number, details: Parameters<typeof givenForecast>[2]) =>
  givenForecast(app.deps, id, details)

const SHORT_OF_SLOTS = {
  chance: 0.61,
  short: 'SLOTS',
  cheapest: 'SLOTS',
  remedies: [
    { remedy: 'SLOTS', chance: 0.9 },
    { remedy: 'WEEK', chance: 0.83 },
  ],
} as const
const shortOfSlots = () => ({ ...SHORT_OF_SLOTS, remedies: [...SHORT_OF_SLOTS.remedies] })

const deleteAccount = (id: number) =>
  app.deps.db.execute(`update users set email = '', deleted_at = now() where id = ${id}`)

describe('the field desk', () => {
  test('lists running studies by their stored chance of reaching the target, lowest first', async () => {
    const chances = [0.92, 0.08, 0.61]
    const ids: number[] = []
    for (const chance of chances) {
      const { distributionId } = await app.given.study()
      await forecast(distributionId, { chance })
      ids.push(distributionId)
    }
    const unknown = await app.given.study()
    const { rows } = await desk()
    expect(rows.map(({ chance }) => chance)).toEqual([0.08, 0.61, 0.92, null])
    const inOrder = [ids[1], ids[2], ids[0], unknown.distributionId]
    expect(rows.map(({ distributionId }) => distributionId)).toEqual(inOrder)
    const highestFirst = await desk({ sort: 'CHANCE_DESC' })
    expect(highestFirst.rows.map(({ chance }) => chance)).toEqual([0.92, 0.61, 0.08, null])
  })

  test('shows the newest forecast, what the study is short of, and the cheapest remedy with its chance', async () => {
    const { distributionId } = await app.given.study()
    await forecast(distributionId, { chance: 0.3, day: '2026-11-15' })
    await forecast(distributionId, shortOfSlots())
    expect((await desk()).rows).toMatchObject([
      {
        chance: 0.61,
        short: 'SLOTS',
        remedy: { remedy: 'SLOTS', chance: 0.9 },
        researcher: 'Robin Example',
        lastDay: '2026-12-31',
        isAskedToday: false,
      },
    ])
  })

  test('counts a study’s conducted and booked interviews', async () => {
    await bookedInterview(app)
    expect((await desk()).rows).toMatchObject([{ conducted: 0, booked: 1, target: 5 }])
    app.clock.set('2026-11-20T02:00:00Z')
    await app.deps.db.execute(`update interviews set status = 'CONDUCTED'`)
    expect((await desk()).rows).toMatchObject([{ conducted: 1, booked: 0 }])
  })

  test('sorts studies by name, interviews or last day', async () => {
    const first = await app.given.study({ form: { expirationDate: '2026-11-30' } })
    const second = await app.given.study({ form: { expirationDate: '2026-12-05' } })
    await app.given.researchChange(first.id, { name: 'Ants' })
    await app.given.researchChange(second.id, { name: 'bees' })
    const { study } = await bookedInterview(app)
    await app.given.researchChange(study.id, { name: 'Cats' })
    await app.deps.db.execute(`update interviews set status = 'CONDUCTED'`)
    const sorted = async (sort: string) =>
      (await desk({ sort })).rows.map(({ researchName }) => researchName).join()
    for (const column of ['STUDY', 'INTERVIEWS', 'LAST_DAY'])
      expect(await sorted(`${column}_ASC`)).toBe('Ants,bees,Cats')
    expect(await sorted('STUDY_DESC')).toBe('Cats,bees,Ants')
    expect(await sorted('LAST_DAY_DESC')).toBe('Cats,bees,Ants')
    expect(await sorted('INTERVIEWS_DESC')).toBe('Cats,Ants,bees')
  })

  test('leaves out studies that are paused, finished, deleted or not started', async () => {
    const [paused, finished, deleted] = [
      await app.given.study(),
      await app.given.study(),
      await app.given.study(),
    ]
    await app.deps.db.execute(
      `update distributions set status = 'PAUSED' where id = ${paused?.distributionId}`,
    )
    await app.given.researchChange(finished?.id ?? 0, { status: 'COMPLETED' })
    await app.given.researchChange(deleted?.id ?? 0, { deletedAt: app.deps.now() })
    await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    expect((await desk()).rows).toEqual([])
  })

  test('counts interviews that need an outcome, and those without a researcher', async () => {
    const { study } = await bookedInterview(app)
    await bookedInterview(app)
    expect(await desk()).toMatchObject({ withoutOutcome: 0, withoutResearcher: 0 })
    await deleteAccount(study.owner.id)
    expect((await desk()).withoutResearcher).toBe(1)
    const query = { view: 'NO_RESEARCHER' as const }
    const listed = await app.call(listInterviews, { as: admin.token, query })
    expect(listed.body).toMatchObject([{ researchId: study.id }])
    await app.deps.db.execute(`update interviews set status = 'CONDUCTED'`)
    expect(await desk()).toMatchObject({ withoutOutcome: 2, withoutResearcher: 0 })
  })
})

describe('“Ask for slots”', () => {
  test('emails the researcher how much four more slots would help', async () => {
    const { distributionId, owner } = await app.given.study()
    await forecast(distributionId, shortOfSlots())
    expect((await ask(distributionId)).status).toBe(202)
    const mails = (await app.mails()).filter(({ kind }) => kind === 'study.slots')
    expect(mails).toMatchObject([{ recipient: owner.email }])
    expect(mails[0]?.text).toContain(
      'Four more slots next week would lift that chance from 61% to 90%.',
    )
    expect((await desk()).rows[0]?.isAskedToday).toBe(true)
  })

  test('emails the researcher at most once a day, however many admins press the button', async () => {
    const { distributionId } = await app.given.study()
    await forecast(distributionId, shortOfSlots())
    const replies = await Promise.all([ask(distributionId), ask(distributionId)])
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await ask(distributionId)).body.code).toBe('SLOTS_ASKED_TODAY')
    app.clock.forward(24 * HOUR_MS)
    expect((await ask(distributionId)).status).toBe(202)
    expect((await app.mails()).filter(({ kind }) => kind === 'study.slots')).toHaveLength(2)
  })

  test('refuses to ask for slots if there’s no forecast, if slots wouldn’t help, or if the researcher has deleted their account', async () => {
    const { distributionId, owner } = await app.given.study()
    expect((await ask(distributionId)).body.code).toBe('SLOTS_WONT_HELP')
    const remedies = [{ remedy: 'WEEK' as const, chance: 0.8 }]
    await forecast(distributionId, { chance: 0.5, day: '2026-11-14', remedies })
    expect((await ask(distributionId)).body.code).toBe('SLOTS_WONT_HELP')
    await forecast(distributionId, shortOfSlots())
    await deleteAccount(owner.id)
    expect((await ask(distributionId)).body.code).toBe('NO_RESEARCHER')
    const [row] = await app.deps.db.select().from(distributions)
    expect(row?.slotsAskedAt).toBeNull()
  })
})

describe('“Projects at risk” on Today', () => {
  const atRisk = async () => (await app.call(getToday, { as: admin.token })).body.atRisk

  test('lists the five studies with the lowest chances below 80%, and counts all studies below 80%', async () => {
    for (const chance of [0.79, 0.8, 0.2, 0.3, 0.1, 0.4, 0.95, 0.6]) {
      const { distributionId } = await app.given.study()
      await forecast(distributionId, { chance })
    }
    const { total, rows } = await atRisk()
    expect(total).toBe(6)
    expect(rows.map(({ chance }) => chance)).toEqual([0.1, 0.2, 0.3, 0.4, 0.6])
  })

  test('leaves out a study that has all its interviews', async () => {
    const { study } = await bookedInterview(app)
    const [row] = (await desk()).rows
    await forecast(row?.distributionId ?? 0, { chance: 0.5 })
    expect((await atRisk()).total).toBe(1)
    await app.given.researchChange(study.id, { targetInterviews: 1 })
    await app.deps.db.execute(`update interviews set status = 'CONDUCTED'`)
    expect((await atRisk()).total).toBe(0)
  })
})
