import { recordOutcome } from '@wattle/contract/attendance'
import { deleteSlot, deleteSlots } from '@wattle/contract/calendar'
import { saveConsent } from '@wattle/contract/consent'
import { changeStudy } from '@wattle/contract/distribution'
import { cancelInterview, finishResearch } from '@wattle/contract/interview'
import { updatePanelMember } from '@wattle/contract/membership'
import { deleteMember, getMember } from '@wattle/contract/panel'
import { bulkMembers } from '@wattle/contract/panel-lists'
import { updateQuotas } from '@wattle/contract/research'
import * as contract from '@wattle/contract/screening'
import { listStandbys, listStandbysForAdmin } from '@wattle/contract/standbys'
import { UNDO_SECONDS, undoInterviewChange } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import { emailPlacesOpened } from '#features/campaign/send-scheduling-emails.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import {
  type BookedInterview,
  book,
  bookedInterview,
  CALL_LINK,
  freshToken,
  interviewRow,
  slotRow,
} from '#testing/booked-interview.ts'
import { changeInterview } from '#testing/change-interview.ts'
import type { Invited } from '#testing/given.ts'
import { addNumberQuestion, writeNumber } from '#testing/quota-people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepStandbys, timeToAnswer } from './offer-slots.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  await app.given.policyPublished()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(standbys)
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})

const MINUTE = 60_000
const sweep = () => sweepInterviews(app.deps)
const OVER = { status: 410, body: { code: 'OFFER_OVER' } }

const link = async (person: Invited) => ({
  as: await freshToken(app, person),
  params: { hash: person.hash },
})
const standbyOf = async (person: Invited) => app.call(contract.getStandby, await link(person))
const accept = async (person: Invited) => app.call(contract.acceptOffer, await link(person))
const decline = async (person: Invited) => app.call(contract.declineOffer, await link(person))

async function standBy(person: Invited, slotIds: number[]) {
  return app.call(contract.standBy, { ...(await link(person)), body: { slotIds } })
}

async function wantStandbys({ distributionId }: { distributionId: number }, count: number) {
  const params = { id: String(distributionId) }
  const body = { standbysWanted: count }
  expect(await app.call(changeStudy, { as: admin, params, query: {}, body })).toMatchObject({
    status: 200,
  })
}

/**
 * A study whose only interview is booked, and `count` people who go on standby for its slot, one
 * after the other.
 */
async function waiting(count: number, hours = ['2026-11-20T00:00:00Z']) {
  const booked = await bookedInterview(app, { people: count + 1, hours })
  await app.given.researchChange(booked.study.id, { targetInterviews: 1 })
  await wantStandbys(booked.study, count)
  const others = booked.study.people.slice(1)
  for (const person of others) {
    app.clock.forward(MINUTE)
    const reply = await standBy(person, booked.slotIds.slice(0, 1))
    expect(reply).toMatchObject({ status: 200, body: { slotIds: booked.slotIds.slice(0, 1) } })
  }
  return { ...booked, others }
}

const cancel = ({ as, params }: BookedInterview, query = {}) =>
  app.call(cancelInterview, { as, params, query, body: { reason: 'Ill' } })

/** The indexes of the people we emailed an offer, in the order we emailed them. */
const offered = async (people: Invited[]) => {
  const mails = (await app.mails()).filter(({ kind }) => kind === 'standby.offer')
  return mails.map(({ recipient }) => people.findIndex(({ email }) => email === recipient))
}

describe('joining standby', () => {
  test('offers standby once the target is booked and our team wants standbys', async () => {
    const booked = await bookedInterview(app, { people: 2 })
    const [, other = booked.person] = booked.study.people
    expect((await standbyOf(other)).body).toMatchObject({ isWanted: false, slots: [] })
    await app.given.researchChange(booked.study.id, { targetInterviews: 1 })
    expect((await standbyOf(other)).body).toMatchObject({ isWanted: false })
    const params = { id: String(booked.study.distributionId) }
    await app.call(changeStudy, { as: admin, params, query: {}, body: { standbysWanted: 1 } })
    expect((await standbyOf(other)).body).toMatchObject({
      isWanted: true,
      slots: [{ slotId: booked.slotIds[0] }],
      slotIds: [],
      offer: null,
    })
    expect((await standbyOf(booked.person)).body.isWanted).toBe(false)
  })

  test('limits standbys to the number our team sets, and always lets people leave standby', async () => {
    const { others, slotIds, study } = await waiting(1)
    const [first] = others
    if (!first) throw new Error('nobody is on standby')
    expect(await standBy(first, slotIds)).toMatchObject({ status: 200 })
    const params = { id: String(study.distributionId) }
    await app.call(changeStudy, { as: admin, params, query: {}, body: { standbysWanted: 0 } })
    expect(await standBy(first, slotIds)).toMatchObject({ body: { code: 'STANDBYS_FULL' } })
    expect(await standBy(first, [])).toMatchObject({ status: 200, body: { slotIds: [] } })
  })

  test('mentions standbys in the screener if our team wants them or someone is waiting', async () => {
    const saysSo = async ({ hash }: Invited, as: string) =>
      (await app.call(contract.getRespondentScreener, { as, params: { id: hash } })).body
        .screenerInfo.hasStandbys
    const booked = await bookedInterview(app)
    expect(await saysSo(booked.person, await freshToken(app, booked.person))).toBe(false)
    const { person, others, study } = await waiting(1)
    const [other = person] = others
    const asPerson = await freshToken(app, person)
    const asOther = await freshToken(app, other)
    expect(await saysSo(person, asPerson)).toBe(true)
    const params = { id: String(study.distributionId) }
    await app.call(changeStudy, { as: admin, params, query: {}, body: { standbysWanted: 0 } })
    expect(await saysSo(person, asPerson)).toBe(false)
    expect(await saysSo(other, asOther)).toBe(true)
  })

  test('refuses standby for another study’s times', async () => {
    const { others } = await waiting(1)
    const other = await bookedInterview(app)
    const [first = other.person] = others
    expect(await standBy(first, other.slotIds)).toMatchObject({ status: 404 })
  })

  test('refuses standbys until version 2 of the policy is published', async () => {
    const plain = await startTestApp()
    const as = (await plain.given.user({ role: 'ROLE_ADMIN' })).token
    const { distributionId } = await plain.given.study()
    const params = { id: String(distributionId) }
    const body = { standbysWanted: 1 }
    expect(await plain.call(changeStudy, { as, params, query: {}, body })).toMatchObject({
      status: 409,
      body: { code: 'POLICY_NOT_TOLD' },
    })
    await plain.close()
  })
})

describe('a slot that opens up', () => {
  test('offers a slot 20 hours before its start to the second of three standbys if the first doesn’t answer', async () => {
    const all = await waiting(3)
    const { others, slotIds, id, person } = all
    const [first = person, second = person, third = person] = others
    app.clock.set('2026-11-19T04:00:00Z')
    await sweep()
    await app.deps.db.delete(outboxMails)
    await cancel(all)
    await sweep()
    await sweep()
    expect(await offered(others)).toEqual([0])
    const offer = { slotId: slotIds[0], answerBy: '2026-11-19T06:00:00.000Z' }
    expect((await standbyOf(first)).body.offer).toMatchObject(offer)
    expect((await standbyOf(second)).body.offer).toBeNull()
    app.clock.set('2026-11-19T06:00:00Z')
    expect(await accept(first)).toMatchObject(OVER)
    await sweep()
    expect(await offered(others)).toEqual([0, 1])
    const taken = await accept(second)
    expect(taken).toMatchObject({ status: 200, body: { slotId: slotIds[0] } })
    await sweep()
    expect(await offered(others)).toEqual([0, 1])
    expect(await accept(third)).toMatchObject(OVER)
    expect(await slotRow(app, slotIds[0])).toMatchObject({
      bookedBy: second.invitationId,
      heldFor: null,
    })
    // The researcher's video call link carries over, so they don't have to confirm again.
    const interview = await interviewRow(app, taken.body.interviewId)
    expect(interview).toMatchObject({ status: 'CONFIRMED', link: CALL_LINK })
    expect(interview.id).not.toBe(id)
    const emailed = (await app.mails()).filter(({ recipient }) => recipient === second.email)
    expect(emailed.at(-1)).toMatchObject({ kind: 'interview.confirmed' })
    expect(emailed.at(-1)?.text).toContain(CALL_LINK)
  })

  test.each(['2026-11-16T00:00:00Z', '2026-11-19T04:00:00Z', '2026-11-19T23:20:00Z'])(
    'sends only a confirmation to a standby who takes a confirmed interview’s time at %s',
    async (now) => {
      const all = await waiting(1)
      const [first = all.person] = all.others
      app.clock.set(now)
      await sweep()
      await cancel(all)
      await sweep()
      await app.deps.db.delete(outboxMails)
      expect(await accept(first)).toMatchObject({ status: 200 })
      await sweep()
      await sweep()
      const emailed = (await app.mails()).filter(({ recipient }) => recipient === first.email)
      expect(emailed.map(({ kind }) => kind)).toEqual(['interview.confirmed'])
    },
  )

  test('holds a slot while it’s offered, so nobody else can book it', async () => {
    const all = await waiting(1)
    await cancel(all)
    await sweep()
    await expect(book(app, all.person, all.slotIds[0])).rejects.toThrow()
    const as = await freshToken(app, all.person)
    const { hash } = all.person
    const { body } = await app.call(contract.listRespondentSlots, { as, params: { hash } })
    expect(body).toEqual([])
  })

  test('doesn’t let the researcher move or delete a slot while it’s offered', async () => {
    const all = await waiting(1)
    await cancel(all)
    await sweep()
    const [slotId = 0] = all.slotIds
    const as = all.as
    const refused = { status: 409, body: { code: 'SLOT_BOOKED' } }
    const params = { slotId: String(slotId) }
    expect(await app.call(deleteSlot, { as, params })).toMatchObject(refused)
    const body = { slotIds: [slotId] }
    expect((await app.call(deleteSlots, { as, body })).body).toEqual([])
    expect(await accept(all.others[0] ?? all.person)).toMatchObject({ status: 200 })
  })

  test('doesn’t tell others about a slot while it’s offered to a standby', async () => {
    const all = await waiting(1)
    await cancel(all)
    await sweep()
    const as = await freshToken(app, all.person)
    const { hash } = all.person
    await app.call(contract.listRespondentSlots, { as, params: { hash } })
    await app.deps.db.delete(outboxMails)
    await emailPlacesOpened(app.deps)
    const emailed = (await app.mails()).filter(({ recipient }) => recipient === all.person.email)
    expect(emailed).toEqual([])
  })

  test('doesn’t offer a slot to someone our team has flagged “Don’t invite”', async () => {
    const booked = await waiting(2)
    const [first] = booked.others
    const members = await app.deps.db.select().from(panelMembers)
    const member = members.find(({ email }) => email === first?.email)
    const body = { flag: 'DO_NOT_INVITE' as const }
    await app.call(updatePanelMember, { as: admin, params: { id: String(member?.id) }, body })
    await cancel(booked)
    await sweep()
    expect(await offered(booked.others)).toEqual([1])
  })

  test('withdraws an offer at once from someone flagged “Don’t invite”, and offers the slot to the next person', async () => {
    const all = await waiting(2)
    const [first = all.person, second = all.person] = all.others
    await cancel(all)
    await sweep()
    await app.runJobs()
    expect(await offered(all.others)).toEqual([0])
    const members = await app.deps.db.select().from(panelMembers)
    const member = members.find(({ email }) => email === first.email)
    const body = { flag: 'DO_NOT_INVITE' as const }
    await app.call(updatePanelMember, { as: admin, params: { id: String(member?.id) }, body })
    expect((await standbyOf(first)).body.offer).toBeNull()
    expect(await accept(first)).toMatchObject(OVER)
    await sweep()
    expect(await offered(all.others)).toEqual([0, 1])
    expect((await accept(second)).status).toBe(200)
  })

  test('offers the slot to the next person if the first leaves the panel', async () => {
    const all = await waiting(2)
    const [first = all.person] = all.others
    await cancel(all)
    await sweep()
    const members = await app.deps.db.select().from(panelMembers)
    const member = members.find(({ email }) => email === first.email)
    const params = { id: String(member?.id) }
    const left = await app.call(updatePanelMember, { as: admin, params, body: { state: 'LEFT' } })
    expect(left.status).toBe(200)
    await sweep()
    expect(await offered(all.others)).toEqual([0, 1])
  })

  test('offers the slot to the next person even if the clock was set back a day after the offer', async () => {
    const all = await waiting(2)
    await cancel(all)
    await sweep()
    app.clock.forward(-24 * 60 * MINUTE)
    await sweep()
    expect(await offered(all.others)).toEqual([0, 1])
  })

  test('releases the slot and sends no email if a bulk action flags the standby before the email goes out', async () => {
    const all = await waiting(1)
    await cancel(all)
    await sweep()
    const members = await app.deps.db.select().from(panelMembers)
    const ids = members.filter(({ email }) => email === all.others[0]?.email).map(({ id }) => id)
    const action = { kind: 'FLAG' as const, flag: 'DO_NOT_INVITE' as const }
    await app.call(bulkMembers, { as: admin, body: { ids, action, expected: 1 } })
    expect(await offered(all.others)).toEqual([])
    expect(await slotRow(app, all.slotIds[0])).toMatchObject({ heldFor: null, bookedBy: null })
  })

  test.each(['a change to one person', 'a bulk action'])(
    'offers the slot to the next person without waiting a minute when %s sets “Don’t invite”',
    async (how) => {
      const all = await waiting(2)
      await cancel(all)
      await sweep()
      await app.runJobs()
      expect(await offered(all.others)).toEqual([0])
      const members = await app.deps.db.select().from(panelMembers)
      const ids = members.filter(({ email }) => email === all.others[0]?.email).map(({ id }) => id)
      const flag = 'DO_NOT_INVITE' as const
      if (how === 'a change to one person') {
        const params = { id: String(ids[0]) }
        await app.call(updatePanelMember, { as: admin, params, body: { flag } })
      } else {
        const body = { ids, action: { kind: 'FLAG' as const, flag }, expected: ids.length }
        await app.call(bulkMembers, { as: admin, body })
      }
      await app.runJobs()
      expect(await offered(all.others)).toEqual([0, 1])
    },
  )

  test('offers the slot to the next person as soon as someone declines, and keeps the first person on standby', async () => {
    const all = await waiting(2)
    const [first = all.person] = all.others
    await cancel(all)
    await sweep()
    expect(await decline(first)).toMatchObject({
      body: { offer: null, slotIds: all.slotIds },
    })
    await sweep()
    expect(await offered(all.others)).toEqual([0, 1])
  })

  test('lets anyone book the slot once every standby has declined it or hasn’t answered in time', async () => {
    const all = await waiting(1)
    await cancel(all)
    await sweep()
    app.clock.forward(120 * MINUTE)
    await sweep()
    expect(await offered(all.others)).toEqual([0])
    expect(await book(app, all.person, all.slotIds[0])).toBeGreaterThan(0)
  })

  test('doesn’t offer the slot while the cancellation can be undone', async () => {
    const all = await waiting(1)
    await cancel(all, { undo: 'true' })
    await sweep()
    expect(await offered(all.others)).toEqual([])
    const { as, params } = all
    expect(await app.call(undoInterviewChange, { as, params })).toMatchObject({ status: 204 })
    app.clock.forward(UNDO_SECONDS * 1000)
    await sweep()
    expect(await offered(all.others)).toEqual([])
  })

  test('offers the slot first to people with fewer no-shows', async () => {
    const all = await waiting(2)
    const [first = all.person, second = all.person] = all.others
    const members = await app.deps.db.select().from(panelMembers)
    const memberId = members.find(({ email }) => email === first.email)?.id ?? 0
    const missed = await bookedInterview(app, { hours: ['2026-11-18T00:00:00Z'] })
    await changeInterview(app, missed.id, { status: 'NO_SHOW' })
    await app.deps.db.execute(
      `update invitations set member_id = ${memberId} where id = ${missed.person.invitationId}`,
    )
    await cancel(all)
    await sweep()
    expect(await offered([first, second])).toEqual([1])
  })

  test('doesn’t offer the slot to people whose quota cell is full', async () => {
    const hours = ['2026-11-20T00:00:00Z', '2026-11-20T02:00:00Z']
    const all = await bookedInterview(app, { people: 4, hours })
    const { study, slotIds, as } = all
    const [, second = all.person, third = all.person, fourth = all.person] = study.people
    const questionId = await addNumberQuestion(app, study.id)
    for (const [at, age] of [25, 40, 41, 26].entries())
      await writeNumber(app, study.people[at] ?? all.person, questionId, age)
    await app.given.researchChange(study.id, { targetInterviews: 2 })
    const cells = [
      { questionId, name: 'Under 30', from: 0, to: 29, least: 0, most: 1 },
      { questionId, name: '30 and over', from: 30, to: null, least: 0, most: 1 },
    ]
    const params = { id: String(study.id) }
    expect(await app.call(updateQuotas, { as, params, body: { cells } })).toMatchObject({
      status: 200,
    })
    await book(app, second, slotIds[1])
    await wantStandbys(study, 2)
    for (const person of [third, fourth]) {
      app.clock.forward(MINUTE)
      expect(await standBy(person, slotIds)).toMatchObject({ status: 200 })
    }
    await cancel(all)
    await sweep()
    expect(await offered([third, fourth])).toEqual([1])
    expect(await accept(fourth)).toMatchObject({ status: 200 })
  })

  test('refuses the slot to someone who has withdrawn a consent the study requires', async () => {
    const all = await waiting(1)
    const [first = all.person] = all.others
    const params = { id: String(all.study.distributionId) }
    const body = { asks: ['RECORDING' as const], requires: ['RECORDING' as const] }
    await app.call(changeStudy, { as: admin, params, query: {}, body })
    const answer = async (given: 'YES' | 'WITHDRAWN') => {
      const { as, params: own } = await link(first)
      const { consents = [] } = (
        await app.call(contract.getRespondentScreener, { as, params: { id: first.hash } })
      ).body
      const hash = consents.find(({ kind }) => kind === 'RECORDING')?.hash ?? ''
      const answers = [{ kind: 'RECORDING' as const, hash, answer: given }]
      return app.call(saveConsent, { as, params: own, body: { answers } })
    }
    expect(await answer('YES')).toMatchObject({ status: 200 })
    await cancel(all)
    await sweep()
    expect(await offered(all.others)).toEqual([0])
    expect(await answer('WITHDRAWN')).toMatchObject({ status: 200 })
    expect(await accept(first)).toMatchObject({ status: 409, body: { code: 'CONSENT_REQUIRED' } })
    expect(await answer('YES')).toMatchObject({ status: 200 })
    expect(await accept(first)).toMatchObject({ status: 200 })
  })

  test('offers the slot straight away after a no-show in the first 15 minutes, but not later', async () => {
    for (const [minute, people] of [
      ['2026-11-20T00:05:00Z', [0]],
      ['2026-11-20T00:15:00Z', []],
    ] as const) {
      app.clock.set('2026-11-15T00:00:00Z')
      const all = await waiting(1)
      app.clock.set(minute)
      await sweep()
      await app.deps.db.delete(outboxMails)
      const { as, params } = all
      await app.call(recordOutcome, { as, params, body: { outcome: 'NO_SHOW' } })
      await sweep()
      expect(await offered(all.others)).toEqual(people)
      const [first = all.person] = all.others
      if (people.length === 0) continue
      const taken = await accept(first)
      expect(taken).toMatchObject({ status: 200 })
      // The no-show can't be undone, because a standby has taken the slot.
      expect(await app.call(recordOutcome, { as, params, body: { outcome: null } })).toMatchObject({
        status: 409,
        body: { code: 'OUTCOME_FIXED' },
      })
    }
  })

  test('doesn’t offer the slot after the project is finished', async () => {
    const all = await waiting(1)
    const { as, study } = all
    const params = { id: String(study.id) }
    const body = { early: true, reason: 'Enough', force: true }
    expect(await app.call(finishResearch, { as, params, body })).toMatchObject({ status: 200 })
    const rows = await app.deps.db.select().from(standbys)
    expect(rows.map(({ state }) => state)).toEqual(['ENDED'])
    await sweep()
    expect(await offered(all.others)).toEqual([])
  })
})

describe('the list of standbys', () => {
  test('shows admins each person’s name and held time, but shows researchers only numbers', async () => {
    const all = await waiting(2)
    const { others, as, study } = all
    await cancel(all)
    await sweep()
    const [first = all.person, second = all.person] = others
    const offer = {
      startTime: '2026-11-20T00:00:00.000Z',
      endTime: '2026-11-20T01:00:00.000Z',
      answerBy: '2026-11-15T02:02:00.000Z',
    }
    const rows = [
      { number: 2, since: '2026-11-15T00:01:00.000Z', times: 1, offer },
      { number: 3, since: '2026-11-15T00:02:00.000Z', times: 1, offer: null },
    ]
    const own = await app.call(listStandbys, { as, params: { id: String(study.id) } })
    expect(own.body).toEqual({ wanted: 2, people: rows })
    const params = { id: String(study.distributionId) }
    const members = await app.deps.db.select().from(panelMembers)
    const nameOf = ({ email }: Invited) => members.find((one) => one.email === email)?.name
    const named = await app.call(listStandbysForAdmin, { as: admin, params })
    expect(named.body.people).toEqual(
      [first, second].map((person, at) => ({
        ...rows[at],
        userScreenerId: person.invitationId,
        fullName: nameOf(person),
        isUndeliverable: false,
      })),
    )
  })

  test('leaves out people who took a time, and doesn’t show expired offers', async () => {
    const all = await waiting(2)
    const { others, as, study } = all
    const list = async () =>
      (await app.call(listStandbys, { as, params: { id: String(study.id) } })).body.people
    await cancel(all)
    await sweep()
    app.clock.forward(120 * MINUTE)
    expect(await list()).toMatchObject([{ offer: null }, { offer: null }])
    await sweep()
    await accept(others[1] ?? all.person)
    expect(await list()).toMatchObject([{ number: 2 }])
  })

  test('counts only upcoming times, and marks people whose emails bounce', async () => {
    const all = await waiting(1)
    app.clock.set('2026-11-20T00:00:00Z')
    await app.deps.db.update(panelMembers).set({ undeliverableAt: app.clock.now() })
    const params = { id: String(all.study.distributionId) }
    const as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
    const { body } = await app.call(listStandbysForAdmin, { as, params })
    expect(body.people).toMatchObject([{ times: 0, isUndeliverable: true }])
  })

  test('returns 404 for an unknown distribution', async () => {
    const params = { id: '999999' }
    expect(await app.call(listStandbysForAdmin, { as: admin, params })).toMatchObject({
      status: 404,
    })
  })
})

test('makes the offer on the next run if a worker dies before it queues the email', async () => {
  const all = await waiting(1)
  await cancel(all)
  const dying = {
    ...app.deps,
    randomBytes: () => {
      throw new Error('killed')
    },
  }
  await expect(sweepStandbys(dying)).rejects.toThrow('killed')
  expect(await app.deps.db.select().from(standbyOffers)).toEqual([])
  expect(await slotRow(app, all.slotIds[0])).toMatchObject({ heldFor: null })
  await sweepStandbys(app.deps)
  expect(await app.deps.db.select().from(standbyOffers)).toHaveLength(1)
  expect(await offered(all.others)).toEqual([0])
})

test.each([
  ['2026-11-20T00:00:00Z', '2026-11-19T00:00:00Z', 120],
  ['2026-11-19T04:00:00Z', '2026-11-19T00:00:00Z', 60],
  ['2026-11-19T00:20:00Z', '2026-11-19T00:00:00Z', 10],
  ['2026-11-18T23:55:00Z', '2026-11-19T00:00:00Z', 10],
])('gives standbys time to answer (start %s, offer %s, %i minutes)', (start, now, minutes) => {
  const until = timeToAnswer(new Date(now), new Date(start))
  expect(until.getTime() - new Date(now).getTime()).toBe(minutes * MINUTE)
})

test('includes the standby start date in the member’s download, and ends standby when the member is deleted', async () => {
  const all = await waiting(1)
  const [first = all.person] = all.others
  const members = await app.deps.db.select().from(panelMembers)
  const nonce = members.find(({ email }) => email === first.email)?.linkNonce ?? Buffer.alloc(0)
  const key = linkKey(app.deps.secret(PANEL_LINK), nonce)
  const { body } = await app.call(getMember, { body: { key } })
  expect(body.studies[0]?.standbySince).toBe(app.clock.now().toISOString())
  expect(await app.call(deleteMember, { body: { key } })).toMatchObject({ status: 204 })
  const rows = await app.deps.db.select().from(standbys)
  expect(rows).toMatchObject([{ state: 'ENDED', slotIds: [] }])
})
