import { deleteAccount, exportAccount, getMe } from '@wattle/contract/account'
import { listInterviews, listProjects, notifyResearcher } from '@wattle/contract/admin'
import { reassignInterview } from '@wattle/contract/attendance'
import { login } from '@wattle/contract/auth'
import { saveConsent } from '@wattle/contract/consent'
import { confirmInterviewManually, getMyCalendar } from '@wattle/contract/interview'
import { deleteResearch } from '@wattle/contract/research'
import { getRespondentScreener, listRespondentSlots } from '@wattle/contract/screening'
import { listUsers } from '@wattle/contract/user'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { listConsents } from '#features/participation/record-consent.ts'
import { purge } from '#jobs/upkeep.ts'
import {
  type BookedInterview,
  book,
  bookedInterview,
  CALL_LINK,
  freshToken,
  interviewRow,
  newEmails,
  slotRow,
} from '#testing/booked-interview.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})

const HOURS = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z']

const remove = ({ email, password, token }: Person) =>
  app.call(deleteAccount, { as: token, body: { email, password } })
const userRow = async (id: number) =>
  (await app.deps.db.select().from(users)).find((user) => user.id === id)
const emails = ({ person, owner }: BookedInterview) =>
  newEmails(app, {
    [person.email]: 'the participant',
    [owner.email]: 'the researcher',
    [admin.email]: 'the admin',
  })
const reassign = ({ params }: BookedInterview, userId: number) =>
  app.call(reassignInterview, { as: admin.token, params, body: { userId } })

describe('deleting an account with launched projects', () => {
  test('leaves every launched project, booking and consent in place', async () => {
    const booked = await bookedInterview(app, { people: 2, hours: HOURS })
    const { hash, invitationId } = booked.person
    const asPerson = { as: await freshToken(app, booked.person) }
    const { body: asked } = await app.call(getRespondentScreener, {
      ...asPerson,
      params: { id: hash },
    })
    const answers = (asked.consents ?? []).map((one) => ({ ...one, answer: 'YES' as const }))
    await app.call(saveConsent, { ...asPerson, params: { hash }, body: { answers } })
    const consents = await listConsents(app.deps, invitationId)
    expect(consents).toMatchObject([{ kind: 'PRIVACY', answer: 'YES' }])
    const second = await book(app, booked.study.people[1] ?? booked.person, booked.slotIds[1])
    expect(await remove(booked.owner)).toMatchObject({ status: 204 })
    const { person, study, slotIds } = booked
    const as = await freshToken(app, person)
    const slots = await app.call(listRespondentSlots, { as, params: { hash: person.hash } })
    expect(slots.body.filter(({ selected }) => selected)).toMatchObject([{ slotId: slotIds[0] }])
    for (const id of [booked.id, second])
      expect(await interviewRow(app, id)).toMatchObject({ status: 'PLANNED', link: null })
    const { body } = await app.call(listProjects, { as: admin.token, query: {} })
    expect(body.find(({ id }) => id === study.id)).toMatchObject({
      creator: { firstName: 'Former researcher', lastName: '' },
    })
    expect(await listConsents(app.deps, invitationId)).toEqual(consents)
  })

  test("clears the account's name, address, password and tokens, so nobody can sign in", async () => {
    const { owner } = await bookedInterview(app)
    await remove(owner)
    expect(await userRow(owner.id)).toMatchObject({
      firstName: 'Former researcher',
      lastName: '',
      email: '',
      passwordHash: null,
      googleSubject: null,
      timezone: null,
      deletedAt: app.clock.now(),
    })
    expect(await app.call(getMe, { as: owner.token })).toMatchObject({ status: 401 })
    const { email, password } = owner
    expect(await app.call(login, { body: { email, password } })).toMatchObject({ status: 401 })
    const { body } = await app.call(listUsers, { as: admin.token, query: {} })
    expect(body.some(({ id }) => id === owner.id)).toBe(false)
    // More than one researcher can delete their account, because an empty address doesn't have to
    // be unique.
    expect(await remove((await bookedInterview(app)).owner)).toMatchObject({ status: 204 })
    expect(await app.given.user({ email })).toMatchObject({ email })
  })

  test('deletes projects that weren’t launched', async () => {
    const { owner, study } = await bookedInterview(app)
    const draft = await app.given.research({ owner })
    await remove(owner)
    const all = await app.deps.db.select().from(researches)
    const rows = all.filter(({ ownerId }) => ownerId === owner.id)
    expect(rows.map(({ id }) => id)).toEqual([study.id])
    expect(rows.some(({ id }) => id === draft.id)).toBe(false)
  })

  test("asks our team to find another researcher, and doesn't email the participant yet", async () => {
    const booked = await bookedInterview(app)
    await remove(booked.owner)
    await sweepInterviews(app.deps)
    const [mail] = await app.mails()
    expect(mail?.text).toContain('Researcher: Former researcher')
    expect(await emails(booked)).toEqual(['interview.unassigned to our team'])
    const reassigned = await reassign(booked, admin.id)
    expect(reassigned).toMatchObject({ status: 200, body: { status: 'NOTIFIED' } })
    await sweepInterviews(app.deps)
    expect(await emails(booked)).toEqual(['interview.notify to the admin'])
    const query = { link: CALL_LINK }
    const { params } = booked
    const confirmed = await app.call(confirmInterviewManually, { as: admin.token, params, query })
    expect(confirmed).toMatchObject({ body: { status: 'CONFIRMED' } })
  })

  test('cancels an interview 24 hours before its start if no researcher has taken it over', async () => {
    const [left, taken] = [await bookedInterview(app), await bookedInterview(app)]
    await remove(left.owner)
    await remove(taken.owner)
    await reassign(taken, admin.id)
    app.clock.set('2026-11-18T23:59:59Z')
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, left.id)).toMatchObject({ status: 'PLANNED' })
    app.clock.set('2026-11-19T00:00:00Z')
    await app.deps.db.delete(outboxMails)
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, left.id)).toMatchObject({ status: 'CANCELLED' })
    expect(await interviewRow(app, taken.id)).toMatchObject({ status: 'NOTIFIED' })
    expect(await emails(left)).toContain('interview.cancelled to the participant')
  })

  test("doesn't ask anyone to confirm an interview without a researcher", async () => {
    const booked = await bookedInterview(app, { isConfirmed: false })
    await remove(booked.owner)
    const { params } = booked
    const reply = await app.call(notifyResearcher, { as: admin.token, params, query: {} })
    expect(reply).toMatchObject({ status: 409, body: { code: 'NO_RESEARCHER' } })
    app.clock.set('2026-11-18T00:00:01Z')
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, booked.id)).toMatchObject({ status: 'PLANNED' })
  })

  test("gives the account's interviews in other people's projects to those projects' owners", async () => {
    const booked = await bookedInterview(app)
    const guest = (await bookedInterview(app, { hours: [HOURS[1] ?? ''] })).owner
    await reassign(booked, guest.id)
    await sweepInterviews(app.deps)
    await app.deps.db.delete(outboxMails)
    await remove(guest)
    await sweepInterviews(app.deps)
    expect(await interviewRow(app, booked.id)).toMatchObject({
      ownerId: booked.owner.id,
      status: 'NOTIFIED',
    })
    expect(await emails(booked)).toContain('interview.notify to the researcher')
    const { body } = await app.call(listInterviews, { as: admin.token, query: {} })
    expect(body.map(({ id }) => id)).toContain(booked.id)
  })

  test("deletes the account's row once its last project is deleted", async () => {
    const { owner, study } = await bookedInterview(app)
    await remove(owner)
    await purge(app.deps)
    expect(await userRow(owner.id)).toBeDefined()
    await app.deps.db.execute(`delete from researches where id = ${study.id}`)
    await purge(app.deps)
    expect(await userRow(owner.id)).toBeUndefined()
  })
})

test('deletes an account without launched projects completely', async () => {
  const { owner } = await app.given.research()
  expect(await remove(owner)).toMatchObject({ status: 204 })
  expect(await userRow(owner.id)).toBeUndefined()
})

test('emails the participants of a project that was deleted just before the account', async () => {
  const booked = await bookedInterview(app)
  const { as, owner, study } = booked
  const params = { id: String(study.id) }
  await app.call(deleteResearch, { as, params, query: { force: 'true' } })
  expect(await remove(owner)).toMatchObject({ status: 204 })
  expect(await userRow(owner.id)).toBeUndefined()
  expect(await emails(booked)).toContain('interview.cancelled to the participant')
})

test('says how many launched projects our team would take over', async () => {
  const { as, owner } = await bookedInterview(app)
  await app.given.research({ owner })
  expect((await app.call(getMe, { as })).body.launchedStudies).toBe(1)
  expect(await app.call(exportAccount, { as })).toMatchObject({ status: 200 })
  expect((await app.call(getMyCalendar, { as })).body.interviews).toHaveLength(1)
  expect(await slotRow(app, (await bookedInterview(app)).slotIds[0])).toBeDefined()
})
