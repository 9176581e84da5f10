import { NO_DETAILS } from '@wattle/contract/panel-details'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageViews } from '#db/schema/analytics.ts'
import { invitations } from '#db/schema/distributions.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { interviews } from '#db/schema/interviews.ts'
import { mailBodies, outboxMails } from '#db/schema/outbox.ts'
import { forgottenAddresses, panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { importMembers } from '#features/panel/import-members.ts'
import { joinPanel } from '#features/panel/join-panel.ts'
import { book } from '#features/participation/book-slot.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { purge } from './upkeep.ts'

const DAY_MS = 24 * 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.given.noNotices()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(
    app.deps.db,
    'researches',
    'panel_members',
    'forgotten_addresses',
    'enquiries',
    'outbox_mails',
    'mail_bodies',
  )
})

async function purgeAfter(days: number) {
  app.clock.forward(days * DAY_MS)
  await purge(app.deps)
}

const members = () => app.deps.db.select().from(panelMembers)

async function leave(id: number) {
  const change = { state: 'LEFT', updatedAt: app.deps.now() } as const
  await app.deps.db.update(panelMembers).set(change).where(eq(panelMembers.id, id))
}

test('deletes people 30 days after they leave, but keeps a hash that stops us emailing them again', async () => {
  const [left = 0] = await app.given.members(2)
  await leave(left)
  await purgeAfter(29)
  expect(await members()).toHaveLength(2)
  await purgeAfter(2)
  expect((await members()).map(({ id }) => id)).not.toContain(left)
  expect(await app.deps.db.select().from(forgottenAddresses)).toHaveLength(1)
})

test('keeps people who leave before an upcoming interview until the interview is over', async () => {
  const study = await app.given.study()
  const [person] = study.people
  if (!person) throw new Error('no one was invited')
  await app.given.screening(person)
  const hour = new Date(app.deps.now().getTime() + 40 * DAY_MS).toISOString()
  const [slotId = 0] = await app.given.slots(study, [hour])
  const { invitationId } = person
  await book(app.deps, { invitationId, researchId: study.id, isAdmin: false }, slotId)
  await leave((await members())[0]?.id ?? 0)
  await purgeAfter(31)
  expect(await members()).toHaveLength(1)
  expect(await app.deps.db.select().from(interviews)).toMatchObject([{ status: 'PLANNED' }])
})

test("deletes someone who left 30 days ago, even if they've corrected their details since", async () => {
  const [left = 0] = await app.given.members(1)
  await leave(left)
  app.clock.forward(20 * DAY_MS)
  const change = { name: 'Kim Lee', updatedAt: app.deps.now() }
  await app.deps.db.update(panelMembers).set(change).where(eq(panelMembers.id, left))
  await purgeAfter(11)
  expect(await members()).toEqual([])
})

test('deletes imported people who never confirmed, unless their consent is documented', async () => {
  const rows = [
    { email: 'ada@example.com' },
    { email: 'bea@example.com', source: 'Expo, form 12', consentDate: '2026-01-05' },
  ]
  const forAll = { consent: 'Expo', consentDate: '2026-01-05' }
  await importMembers(app.deps, { dryRun: false, ...forAll, rows })
  await purgeAfter(29)
  expect(await members()).toHaveLength(2)
  await purgeAfter(2)
  expect(await members()).toMatchObject([{ email: 'bea@example.com', state: 'ACTIVE' }])
  expect(await app.deps.db.select().from(panelJoinings)).toMatchObject([
    { source: 'Expo, form 12' },
  ])
  expect(await app.mails()).toEqual([])
})

test('deletes an unconfirmed sign-up and its email after 30 days', async () => {
  const form = { ...NO_DETAILS, email: 'ada@example.com', name: 'Ada' }
  await app.deps.db.transaction(async (tx) => {
    const joining = { ...form, subject: null, message: null, isVerified: true }
    const { confirmationEmail } = await joinPanel(app.deps, tx, joining)
    await queueEmails(app.deps, tx, [confirmationEmail])
  })
  await purgeAfter(29)
  expect(await members()).toHaveLength(1)
  await purgeAfter(2)
  expect(await members()).toEqual([])
  expect(await app.deps.db.select().from(panelJoinings)).toEqual([])
  expect(await app.mails()).toEqual([])
})

test("deletes an enquiry after two years if it's marked as done", async () => {
  const { db, now } = app.deps
  const enquiry = { type: 'CLIENT', name: 'A', email: 'a@example.com', message: 'M' } as const
  const createdAt = now()
  await db.insert(enquiries).values([
    { ...enquiry, status: 'DONE', createdAt },
    { ...enquiry, status: 'IN_WORK', createdAt },
  ])
  await purgeAfter(729)
  expect(await db.select().from(enquiries)).toHaveLength(2)
  await purgeAfter(2)
  expect(await db.select().from(enquiries)).toMatchObject([{ status: 'IN_WORK' }])
})

test('anonymises a study’s participants a year after the study ends, but still counts who qualified', async () => {
  const study = await app.given.study({ people: 2 })
  for (const person of study.people) await app.given.screening(person)
  const { db } = app.deps
  await db.update(invitations).set({ written: { 1: 'By bus' } })
  const taken = () => db.select().from(invitations)
  await purgeAfter(300)
  for (const { chosenIds } of await taken()) expect(chosenIds).not.toEqual([])
  await purgeAfter(200)
  const nobody = { memberId: null, timezone: null, chosenIds: [], written: {}, result: 'FIT' }
  expect(await taken()).toMatchObject([nobody, nobody])
  expect(await members()).toHaveLength(2)
})

test('keeps emails for a year, and never deletes unsent ones', async () => {
  const { db } = app.deps
  await app.given.study()
  await app.runJobs()
  await db.transaction((tx) =>
    queueEmails(app.deps, tx, [
      { kind: 'standby.offer', to: 'b@example.com', subject: '', html: '', text: '' },
    ]),
  )
  await purgeAfter(364)
  expect(await app.mails()).toHaveLength(2)
  await purgeAfter(2)
  expect(await db.select().from(outboxMails)).toMatchObject([{ state: 'QUEUED' }])
  expect(await db.select().from(mailBodies)).toEqual([])
})

test('removes a deleted project permanently after a year', async () => {
  const { db, now } = app.deps
  const { id } = await app.given.research()
  await app.given.research()
  await db.update(researches).set({ deletedAt: now() }).where(eq(researches.id, id))
  await purgeAfter(364)
  expect(await db.select().from(researches)).toHaveLength(2)
  await purgeAfter(2)
  expect((await db.select().from(researches)).map((row) => row.id)).not.toContain(id)
})

test('deletes page views after 13 months', async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  const counted = { path: '/', referrerHost: '', views: 3 }
  const days = ['2025-10-14', '2025-10-16', '2026-11-15']
  await app.deps.db.insert(pageViews).values(days.map((day) => ({ day, ...counted })))
  await purge(app.deps)
  const rows = await app.deps.db.select().from(pageViews)
  expect(rows.map(({ day }) => day).sort()).toEqual(['2025-10-16', '2026-11-15'])
})
