import { deleteAccount } from '@wattle/contract/account'
import { transferProject } from '@wattle/contract/admin'
import { recordOutcome } from '@wattle/contract/attendance'
import { getMyCalendar } from '@wattle/contract/interview'
import { getResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import {
  type BookedInterview,
  book,
  bookedInterview,
  interviewRow,
  newEmails,
  slotRow,
} from '#testing/booked-interview.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: string
let next: Person
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  next = await app.given.user()
})

const transfer = ({ study }: Pick<BookedInterview, 'study'>, userId: number) =>
  app.call(transferProject, {
    as: admin,
    params: { id: String(study.id) },
    body: { userId },
  })
const see = (as: string, { study }: BookedInterview) =>
  app.call(getResearch, { as, params: { id: String(study.id) } })

test('gives the project, its slots and its interviews to the new owner', async () => {
  const hours = ['2026-11-16T00:00:00Z', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']
  const booked = await bookedInterview(app, { people: 2, hours })
  const second = await book(app, booked.study.people[1] ?? booked.person, booked.slotIds[1])
  app.clock.set('2026-11-16T01:00:00Z')
  await sweepInterviews(app.deps)
  const { as, params } = booked
  await app.call(recordOutcome, { as, params, body: { outcome: 'LATE' } })
  await app.deps.db.delete(outboxMails)
  expect(await transfer(booked, next.id)).toMatchObject({
    status: 200,
    body: { id: booked.study.id, creator: { firstName: 'Robin' } },
  })
  await sweepInterviews(app.deps)
  expect(await see(as, booked)).toMatchObject({ status: 404 })
  expect(await see(next.token, booked)).toMatchObject({ status: 200 })
  expect(await interviewRow(app, booked.id)).toMatchObject({
    ownerId: next.id,
    status: 'CONDUCTED',
    outcome: 'LATE',
  })
  expect(await interviewRow(app, second)).toMatchObject({ ownerId: next.id, status: 'NOTIFIED' })
  expect(await slotRow(app, booked.slotIds[2])).toMatchObject({ ownerId: next.id })
  const { body } = await app.call(getMyCalendar, { as: next.token })
  expect(body.interviews.every(({ isGuest }) => !isGuest)).toBe(true)
  const names = { [next.email]: 'the new owner', [booked.owner.email]: 'the previous owner' }
  const sent = await newEmails(app, names)
  expect(sent).toContain('interview.notify to the new owner')
  expect(sent).toContain('interview.reassigned to the previous owner')
})

test('refuses a new owner who already offers overlapping slots, and changes nothing', async () => {
  const [booked, other] = [await bookedInterview(app), await bookedInterview(app, { owner: next })]
  expect(await transfer(booked, next.id)).toMatchObject({
    status: 409,
    body: { code: 'SLOT_OVERLAPS' },
  })
  expect(await see(booked.as, booked)).toMatchObject({ status: 200 })
  expect(await interviewRow(app, booked.id)).toMatchObject({ ownerId: booked.owner.id })
  expect(await interviewRow(app, other.id)).toMatchObject({ status: 'CONFIRMED' })
})

test('deletes the row of a deleted account once its last launched project has a new owner', async () => {
  const booked = await bookedInterview(app)
  const { id, email, password, token } = booked.owner
  await app.call(deleteAccount, { as: token, body: { email, password } })
  const rows = async () => (await app.deps.db.select().from(users)).filter((user) => user.id === id)
  expect(await rows()).toHaveLength(1)
  expect(await transfer(booked, id)).toMatchObject({ status: 404 })
  expect(await transfer(booked, next.id)).toMatchObject({ status: 200 })
  expect(await rows()).toHaveLength(0)
  expect(await interviewRow(app, booked.id)).toMatchObject({ ownerId: next.id })
})

test('changes nothing if the new owner is the current one', async () => {
  const booked = await bookedInterview(app)
  expect(await transfer(booked, booked.owner.id)).toMatchObject({ status: 200 })
  expect(await interviewRow(app, booked.id)).toMatchObject({ status: 'CONFIRMED' })
})
