import { bookSlotFor } from '@wattle/contract/admin'
import { listAuditEvents } from '@wattle/contract/audit'
import { changeStudy, getDistribution, saveReminders } from '@wattle/contract/distribution'
import { finishProject } from '@wattle/contract/interview'
import {
  getRespondentScreener,
  loginByScreenerHash,
  startScreener,
} from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { centsIn } from '#features/participation/change-promises.ts'
import { changeInterview } from '#testing/change-interview.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepDistributions } from './send-batch.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T22:00:00Z')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})

type Study = { id: number; distributionId: number }

const change = ({ distributionId }: Study, body: object, dryRun?: 'true') =>
  app.call(changeStudy, {
    as: admin,
    params: { id: String(distributionId) },
    query: dryRun ? { dryRun } : {},
    body,
  })
const detail = async ({ distributionId }: Study) =>
  (await app.call(getDistribution, { as: admin, params: { id: String(distributionId) } })).body
const incentiveFor = async ({ hash, token }: { hash: string; token: string }) => {
  const { body } = await app.call(getRespondentScreener, { as: token, params: { id: hash } })
  return body.screenerInfo.incentive
}
const person = (study: { people: { hash: string; token: string }[] }, at = 0) =>
  study.people[at] ?? { hash: '', token: '' }

test('changes only the given fields, and shows people the changes right away', async () => {
  const study = await app.given.study()
  const before = await detail(study)
  const { status, body } = await change(study, { studyTitle: 'Meals at night' })
  expect(status).toBe(200)
  expect(body.distribution).toEqual({ ...before, studyTitle: 'Meals at night' })
  const { hash, token } = person(study)
  const shown = await app.call(getRespondentScreener, { as: token, params: { id: hash } })
  expect(shown.body.screenerInfo.studyTitle).toBe('Meals at night')
  const { body: events } = await app.call(listAuditEvents, { as: admin, query: {} })
  expect(events[0]).toMatchObject({ kind: 'STUDY_CHANGED', details: { fields: 'studyTitle' } })
})

test.each([{}, { incentiveForAll: true }])(
  'accepts a call that changes nothing: %j',
  async (body) => {
    const study = await app.given.study()
    const before = await detail(study)
    for (const dryRun of [undefined, 'true'] as const)
      expect(await change(study, body, dryRun)).toMatchObject({ status: 200 })
    expect(await detail(study)).toEqual(before)
  },
)

test('reports in a dry run who a change affects, and writes nothing', async () => {
  const study = await app.given.study({ people: 3 })
  const { hash, token } = person(study)
  const { body: screener } = await app.call(getRespondentScreener, {
    as: token,
    params: { id: hash },
  })
  const params = { userScreenerId: String(screener.userScreenerId) }
  expect(await app.call(startScreener, { as: token, params })).toMatchObject({ status: 200 })
  app.clock.set('2027-01-02T00:00:00Z')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const before = await detail(study)
  const dry = await change(
    study,
    { expirationDate: '2027-01-31', incentive: 'A gift card of $40' },
    'true',
  )
  expect(dry).toMatchObject({
    status: 200,
    body: { effects: { reopened: 3, keepIncentive: 3, midway: 1 } },
  })
  expect(await detail(study)).toEqual(before)
})

test('keeps the incentive people were promised, even in reminders, and promises new people the new amount', async () => {
  const study = await app.given.study({ people: 2, form: { oneTimeNumber: 1, maxNumber: 2 } })
  expect(study.people).toHaveLength(1)
  await change(study, { incentive: 'A gift card of $40' })
  expect(await incentiveFor(person(study))).toBe('A gift card of $60')
  app.clock.forward(24 * 3_600_000)
  await sweepDistributions(app.deps)
  app.clock.forward(4 * 24 * 3_600_000)
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const before = (await app.mails()).length
  await app.call(saveReminders, { as: admin, body: { distributionId: study.distributionId } })
  const reminders = (await app.mails()).slice(before)
  const promised = reminders.map(({ text }) => /\$\d+/.exec(text)?.[0]).toSorted()
  expect(promised).toEqual(['$40', '$60'])
})

test('raises the incentive of people already invited on request, and never lowers it', async () => {
  const study = await app.given.study({ people: 1 })
  const lowered = await change(study, { incentive: 'A gift card of $40', incentiveForAll: true })
  expect(lowered.body.effects.keepIncentive).toBe(1)
  expect(await incentiveFor(person(study))).toBe('A gift card of $60')
  const raised = await change(study, { incentive: 'A gift card of $80', incentiveForAll: true })
  expect(raised.body.effects.keepIncentive).toBe(0)
  expect(await incentiveFor(person(study))).toBe('A gift card of $80')
})

test('takes the amount from the incentive’s text only if the text contains exactly one amount', () => {
  expect(centsIn('A gift card of $60')).toBe(6000)
  expect(centsIn('$1,250.50 by bank transfer')).toBe(125_050)
  expect(centsIn('$60 or $80')).toBeNull()
  expect(centsIn('A tote bag')).toBeNull()
})

test('resumes an expired study’s invitations once its last day is moved', async () => {
  const study = await app.given.study({ people: 2, form: { oneTimeNumber: 1, maxNumber: 2 } })
  app.clock.set('2027-01-02T00:00:00Z')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const query = { hash: person(study).hash }
  const open = async () => (await app.call(loginByScreenerHash, { query })).status
  expect(await open()).toBe(410)
  expect(await detail(study)).toMatchObject({ waitingFor: 'EXPIRED' })
  await change(study, { expirationDate: '2027-01-31' })
  expect(await open()).toBe(200)
  await sweepDistributions(app.deps)
  expect(await detail(study)).toMatchObject({ counts: { queued: 2 } })
})

test('extends an expired study after four interviews, resumes its invitations and finishes it after the fifth', async () => {
  const study = await app.given.study({ people: 5, form: { oneTimeNumber: 4, maxNumber: 5 } })
  const conduct = async (at: number, hour: string) => {
    const [invitation] = (await app.deps.db.select().from(invitations))
      .filter(({ researchId }) => researchId === study.id)
      .sort((one, other) => one.id - other.id)
      .slice(at)
    if (!invitation) throw new Error('nobody has been invited')
    await app.given.screening({ invitationId: invitation.id })
    const [slotId = 0] = await app.given.slots(study, [hour])
    const params = { slotId: String(slotId), userScreenerId: String(invitation.id) }
    const { body } = await app.call(bookSlotFor, { as: admin, params, query: {} })
    await changeInterview(app, body.interviewId, { status: 'CONDUCTED' })
  }
  for (const at of [0, 1, 2, 3]) await conduct(at, `2026-11-2${at}T00:00:00Z`)
  app.clock.set('2027-01-02T00:00:00Z')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const finish = () =>
    app.call(finishProject, { as: admin, params: { id: String(study.id) }, body: {} })
  expect(await finish()).toMatchObject({ status: 409, body: { code: 'NOT_FINISHED' } })
  await change(study, { expirationDate: '2027-01-31' })
  await sweepDistributions(app.deps)
  expect(await detail(study)).toMatchObject({ counts: { queued: 5 } })
  await conduct(4, '2027-01-10T00:00:00Z')
  expect(await finish()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
})

test.each([
  [{ expirationDate: '2026-11-14' }, 'expirationDate'],
  [{ oneTimeNumber: 0, maxNumber: 0 }, 'maxNumber'],
  [{ oneTimeNumber: 5000 }, 'oneTimeNumber'],
  [{ studyTitle: '' }, 'studyTitle'],
  [{ incentiveCents: -1 }, 'incentiveCents'],
])('refuses %j and changes nothing', async (body, field) => {
  const study = await app.given.study({ people: 2 })
  const before = await detail(study)
  expect(await change(study, body)).toMatchObject({
    status: 400,
    body: { data: { fields: { [field]: expect.any(String) } } },
  })
  expect(await detail(study)).toEqual(before)
})

test('refuses changes before the study has started', async () => {
  const { id } = await app.given.research()
  expect(await change({ id, distributionId: 999_999 }, { studyTitle: 'Tea' })).toMatchObject({
    status: 404,
  })
})
