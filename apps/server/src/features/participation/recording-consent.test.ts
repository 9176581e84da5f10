import { recordOutcome } from '@wattle/contract/attendance'
import type { ConsentTextKind } from '@wattle/contract/consent'
import * as contract from '@wattle/contract/consent'
import { getInterviewRoom } from '@wattle/contract/interview'
import { deletePanelMember } from '@wattle/contract/membership'
import { deleteMember, leaveMember } from '@wattle/contract/panel'
import * as screening from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { purge } from '#jobs/upkeep.ts'
import { interviewRow } from '#testing/booked-interview.ts'
import { changeInterview } from '#testing/change-interview.ts'
import type { Invited } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listConsents } from './record-consent.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T00:00:00Z'))

const HOURS = ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z']
const AFTER = '2026-11-21T00:00:00Z'

const tokenOf = async ({ hash }: Invited) =>
  (await app.call(screening.loginByScreenerHash, { query: { hash } })).body.accessToken

async function answer(person: Invited, kind: ConsentTextKind, chosen: contract.ConsentAnswer) {
  const as = await tokenOf(person)
  const { body } = await app.call(screening.getRespondentScreener, {
    as,
    params: { id: person.hash },
  })
  const hash = body.consents?.find((one) => one.kind === kind)?.hash ?? '0'.repeat(64)
  await app.call(contract.saveConsent, {
    as,
    params: { hash: person.hash },
    body: { answers: [{ kind, hash, answer: chosen }] },
  })
}

async function book(person: Invited, slotId: number | undefined) {
  const params = { slotId: String(slotId), hash: person.hash }
  await app.call(screening.bookSlot, { as: await tokenOf(person), params })
  const rows = await app.deps.db.select().from(interviews).orderBy(interviews.id)
  return rows.findLast((row) => row.invitationId === person.invitationId)?.id ?? 0
}

async function memberOf({ email }: Invited) {
  const { db, secret } = app.deps
  const member = (await db.select().from(panelMembers)).find((one) => one.email === email)
  if (!member) throw new Error('no member')
  const { id, name, linkNonce } = member
  return { id, name, key: linkKey(secret(PANEL_LINK), linkNonce) }
}

/** A participant who agreed to everything the study asks, and has booked. */
async function agreed() {
  const study = await app.given.study({ form: { asks: ['RECORDING'] } })
  const [person] = study.people
  if (!person) throw new Error('nobody was invited')
  const slotIds = await app.given.slots(study, HOURS)
  await app.given.screening(person)
  await answer(person, 'PRIVACY', 'YES')
  await answer(person, 'RECORDING', 'YES')
  return { study, person, slotIds, id: await book(person, slotIds[0]) }
}

/** The same participant after a call that was recorded. */
async function recorded() {
  const all = await agreed()
  app.clock.set('2026-11-20T01:00:00Z')
  await changeInterview(app, all.id, { status: 'CONDUCTED' })
  app.clock.set(AFTER)
  return all
}

const recordOf = async ({ invitationId }: Invited) =>
  (await listConsents(app.deps, invitationId)).map((one) => [one.kind, one.answer, one.way])

const requestsTo = async (study: { owner: { email: string } }) =>
  (await app.mails()).filter(
    ({ recipient, kind }) => recipient === study.owner.email && kind === 'interview.recording',
  )

describe('deleting a panel membership', () => {
  test('withdraws consent to recording and asks the researcher to delete the recording, without naming the member', async () => {
    const { study, person, id } = await recorded()
    const { key, name } = await memberOf(person)
    expect(await app.call(deleteMember, { body: { key } })).toMatchObject({ status: 204 })
    expect(await recordOf(person)).toEqual([
      ['PRIVACY', 'YES', 'SCREENER'],
      ['RECORDING', 'YES', 'BOOKING'],
      ['RECORDING', 'WITHDRAWN', 'OWN_PAGE'],
    ])
    const [request, ...others] = await requestsTo(study)
    expect(others).toEqual([])
    expect(request?.subject).toContain('Please delete the recording')
    expect(`${request?.subject} ${request?.text}`).not.toContain(name)
    expect(request?.text).toContain(`/platform/interviews/${id}`)
    const params = { id: String(id) }
    const room = await app.call(getInterviewRoom, { as: study.as, params })
    expect(room.body.consents).toContainEqual(
      expect.objectContaining({ kind: 'RECORDING', answer: 'WITHDRAWN' }),
    )
    expect(await app.call(contract.markRecordingDeleted, { as: study.as, params })).toMatchObject({
      status: 200,
    })
  })

  test('also withdraws consent to recording if our team deletes the membership', async () => {
    const { study, person } = await recorded()
    const { id } = await memberOf(person)
    const as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
    const params = { id: String(id) }
    expect(await app.call(deletePanelMember, { as, params })).toMatchObject({ status: 204 })
    expect((await recordOf(person)).at(-1)).toEqual(['RECORDING', 'WITHDRAWN', 'ADMIN'])
    expect(await requestsTo(study)).toHaveLength(1)
  })

  test('asks the researcher again if the member had already withdrawn consent, because we delete the email that names the member', async () => {
    const { study, person } = await recorded()
    await answer(person, 'RECORDING', 'WITHDRAWN')
    await app.call(deleteMember, { body: { key: (await memberOf(person)).key } })
    expect(await requestsTo(study)).toMatchObject([{ aboutMemberId: null }])
    expect((await recordOf(person)).at(-1)).toEqual(['RECORDING', 'WITHDRAWN', 'BOOKING'])
  })

  test('doesn’t ask about recordings the researcher has already deleted', async () => {
    const { study, person, id } = await recorded()
    await answer(person, 'RECORDING', 'WITHDRAWN')
    const params = { id: String(id) }
    await app.call(contract.markRecordingDeleted, { as: study.as, params })
    await app.call(deleteMember, { body: { key: (await memberOf(person)).key } })
    expect(await requestsTo(study)).toEqual([])
  })

  test('doesn’t ask the researcher for anything if the call hasn’t started', async () => {
    const { study, person } = await agreed()
    await app.call(deleteMember, { body: { key: (await memberOf(person)).key } })
    expect(await requestsTo(study)).toEqual([])
    expect((await recordOf(person)).at(-1)).toEqual(['RECORDING', 'WITHDRAWN', 'OWN_PAGE'])
  })

  test('keeps the consents of someone who leaves the panel without deleting their membership', async () => {
    const { study, person } = await recorded()
    await app.call(leaveMember, { body: { key: (await memberOf(person)).key } })
    app.clock.set('2027-01-31T00:00:00Z')
    await purge(app.deps)
    expect((await recordOf(person)).at(-1)).toEqual(['RECORDING', 'YES', 'BOOKING'])
    expect(await requestsTo(study)).toEqual([])
  })
})

describe('withdrawing from a recorded study', () => {
  test('asks the researcher to delete the recording when someone withdraws from the study after the call', async () => {
    const { study, person } = await recorded()
    await answer(person, 'PRIVACY', 'WITHDRAWN')
    expect(await requestsTo(study)).toMatchObject([
      { subject: expect.stringContaining('Please delete the recording') },
    ])
  })

  test('doesn’t ask the researcher for anything if the interview was cancelled before it started', async () => {
    const { study, person } = await agreed()
    const params = { hash: person.hash }
    await app.call(screening.cancelBooking, { as: await tokenOf(person), params })
    app.clock.set(AFTER)
    await answer(person, 'RECORDING', 'WITHDRAWN')
    expect(await requestsTo(study)).toEqual([])
  })

  test('emails the researcher only about the new interview after a cancellation and another booking', async () => {
    const { study, person, slotIds } = await agreed()
    const params = { hash: person.hash }
    await app.call(screening.cancelBooking, { as: await tokenOf(person), params })
    const id = await book(person, slotIds[1])
    await answer(person, 'RECORDING', 'WITHDRAWN')
    const requests = await requestsTo(study)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.subject).toContain('Please don’t record this interview')
    expect(requests[0]?.text).toContain(`/platform/interviews/${id}`)
  })

  test('doesn’t ask the researcher for anything if they didn’t confirm the interview in time', async () => {
    const { study, person, id } = await agreed()
    app.clock.set(AFTER)
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, id)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'time' })
    await answer(person, 'RECORDING', 'WITHDRAWN')
    expect(await requestsTo(study)).toEqual([])
  })

  test('asks the researcher to delete the recording of a call that a technical problem cut short', async () => {
    const { study, person, id } = await recorded()
    const params = { id: String(id) }
    const body = { outcome: 'TECHNICAL' } as const
    expect(await app.call(recordOutcome, { as: study.as, params, body })).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED' },
    })
    await answer(person, 'RECORDING', 'WITHDRAWN')
    expect(await requestsTo(study)).toMatchObject([
      { subject: expect.stringContaining('Please delete the recording') },
    ])
  })

  test('asks the researcher to delete one recording and not to make another when there are two interviews', async () => {
    const { study, person, slotIds, id } = await agreed()
    app.clock.set('2026-11-18T00:00:00Z')
    await changeInterview(app, id, {
      status: 'CANCELLED',
      startTime: new Date('2026-11-17T00:00:00Z'),
      endTime: new Date('2026-11-17T01:00:00Z'),
      updatedAt: new Date('2026-11-17T00:10:00Z'),
    })
    await book(person, slotIds[1])
    await answer(person, 'RECORDING', 'WITHDRAWN')
    const subjects = (await requestsTo(study)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects.join()).toContain('Please delete the recording')
    expect(subjects.join()).toContain('Please don’t record this interview')
  })
})
