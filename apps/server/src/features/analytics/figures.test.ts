import { submitForm } from '@wattle/contract/enquiry'
import { getSiteFigures } from '@wattle/contract/figures'
import { importMembers } from '@wattle/contract/membership'
import { confirmMember } from '@wattle/contract/panel'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T00:00:00Z'))

const figures = async (from = '2026-11-15', to = '2026-11-15') =>
  (await app.call(getSiteFigures, { as, query: { from, to } })).body

async function join(email: string): Promise<string> {
  const token = await app.given.botCheckToken()
  await app.call(submitForm, { body: { type: 'RESPONDENT', email, token } })
  const mail = (await app.mails()).findLast(({ recipient }) => recipient === email)
  return /\/panel\?key=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
}

test('counts form sign-ups and imported people separately', async () => {
  const key = await join('ann@example.com')
  await app.call(confirmMember, { body: { key } })
  await join('bob@example.com')
  // The same person submits the form again.
  await join('bob@example.com')
  const rows = ['cat', 'dan', 'eve'].map((name) => ({
    email: `${name}@example.com`,
    source: 'Expo',
    consentDate: '2026-11-03',
  }))
  await app.call(importMembers, { as, body: { dryRun: false, rows } })
  expect(await figures()).toMatchObject({ joining: { forms: 2, confirmed: 1 }, imported: 3 })
  expect(await figures('2026-11-16', '2026-11-17')).toMatchObject({
    joining: { forms: 0, confirmed: 0 },
    imported: 0,
  })
})

test('counts later steps only for people invited on the chosen days', async () => {
  const study = await app.given.study({ people: 4 })
  const [ann, bob, cat] = study.people
  if (!(ann && bob && cat)) throw new Error('fewer than four people were invited')
  const slotIds = await app.given.slots(study, ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'])
  // Moves to the next day, which is in another reporting period.
  app.clock.set('2026-11-16T00:00:00Z')
  await app.given.screening(ann)
  await app.given.screening(bob)
  await app.given.screening(cat, false)
  for (const [at, person] of [ann, bob].entries()) {
    const params = { slotId: String(slotIds[at]), hash: person.hash }
    await app.call(bookSlot, { as: person.token, params })
  }
  await app.deps.db.update(interviews).set({ status: 'CONDUCTED' })
  expect((await figures()).funnel).toEqual({
    invited: 4,
    started: 3,
    completed: 3,
    fit: 2,
    booked: 2,
    conducted: 2,
  })
  expect((await figures('2026-11-16', '2026-11-21')).funnel).toMatchObject({
    invited: 0,
    completed: 0,
    conducted: 0,
  })
})
