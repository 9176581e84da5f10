import { getMe } from '@wattle/contract/account'
import * as contract from '@wattle/contract/admin'
import { listAuditEvents } from '@wattle/contract/audit'
import { getSiteFigures } from '@wattle/contract/figures'
import { getMyCalendar } from '@wattle/contract/interview'
import { updatePanelMember } from '@wattle/contract/membership'
import { startScreener } from '@wattle/contract/screening'
import { changeRole, listUsers } from '@wattle/contract/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enquiries } from '#db/schema/enquiries.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
let adminId: number
beforeAll(async () => {
  app = await startTestApp()
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  as = admin.token
  adminId = admin.id
})
afterAll(() => app.close())

const memberOf = async (email: string) =>
  (await app.deps.db.select().from(panelMembers)).find((member) => member.email === email)?.id

describe('lists in the admin area', () => {
  test('lists projects newest first or as requested, and finds them by name or creator', async () => {
    const owner = await app.given.user()
    for (const name of ['Alpha', 'Beta']) {
      app.clock.forward(1000)
      await app.given.research({ owner, name })
    }
    const names = async (query: object) =>
      (await app.call(contract.listProjects, { as, query })).body.map((row) => row.projectName)
    expect((await names({})).slice(0, 2)).toEqual(['Beta', 'Alpha'])
    expect(await names({ sort: '' })).toEqual(await names({}))
    expect((await names({ sort: 'CREATED_AT_ASC' })).slice(-2)).toEqual(['Alpha', 'Beta'])
    expect(await names({ search: 'alph' })).toEqual(['Alpha'])
    expect(await names({ search: 'robin exam' })).toContain('Beta')
    const unknown = await app.call(contract.listProjects, { as, query: { sort: 'X' as never } })
    expect(unknown.status).toBe(400)
  })

  test('shows which projects have a distribution', async () => {
    const { id } = await app.given.study()
    const plain = await app.given.research({ owner: await app.given.user(), name: 'Not launched' })
    const { body } = await app.call(contract.listProjects, { as, query: {} })
    const hasDistribution = (project: number) =>
      body.find((row) => row.id === project)?.hasDistribution
    expect([hasDistribution(id), hasDistribution(plain.id)]).toEqual([true, false])
  })

  test('exports a project’s participants as the list shows them, without cells a spreadsheet would run as a formula', async () => {
    const study = await app.given.study({ people: 3 })
    const [first, second] = study.people
    if (!first || !second) throw new Error('nobody was invited')
    const params = { id: String(await memberOf(first.email)) }
    await app.call(updatePanelMember, { as, params, body: { name: '=HYPERLINK("x";"y")' } })
    for (const person of [first, second]) {
      app.clock.forward(60_000)
      await app.given.screening(person, person === first)
    }
    const query = { researchId: String(study.id), status: 'COMPLETED', sort: 'UPDATED_AT_ASC' }
    const headers = { 'x-time-zone': 'Australia/Perth' }
    const { body } = await app.call(contract.exportCompletions, { as, query, headers } as never)
    const lines = (body as { csv: string }).csv.split('\r\n')
    expect(lines).toEqual([
      'Id,Respondent Name,Status,Screener Result,Interview Status,Last Updated',
      expect.stringMatching(
        new RegExp(
          `^${first.invitationId},"'=HYPERLINK\\(""x"";""y""\\)",COMPLETED,FIT,,"\\d{2}\\.11\\.2026, \\d{2}\\.\\d{2}"$`,
        ),
      ),
      expect.stringMatching(new RegExp(`^${second.invitationId},Member \\d+,COMPLETED,NOT_FIT,,`)),
      '',
    ])
  })

  test('tracks the status and notes of an enquiry', async () => {
    const sent = {
      type: 'CLIENT' as const,
      name: 'Priya',
      email: 'priya@example.com',
      message: 'Hello',
      createdAt: app.clock.now(),
    }
    const [{ id } = { id: 0 }] = await app.deps.db.insert(enquiries).values(sent).returning()
    const params = { id: String(id) }
    const change = (body: object) => app.call(contract.updateEnquiry, { as, params, body })
    expect(await change({ status: 'IN_WORK' })).toMatchObject({ body: { status: 'IN_WORK' } })
    await change({ notes: 'Rings on Friday' })
    // The enquiry is no longer in the list of new ones, but it can still be opened.
    const query = { status: 'NEW' as const }
    expect((await app.call(contract.listEnquiries, { as, query })).body).toEqual([])
    expect(await app.call(contract.getEnquiry, { as, params })).toMatchObject({
      status: 200,
      body: { name: 'Priya', status: 'IN_WORK', notes: 'Rings on Friday' },
    })
    const nobody = { as, params: { id: String(id + 1) } }
    expect(await app.call(contract.getEnquiry, nobody)).toMatchObject({ status: 404 })
    const body = { status: 'DONE' as const }
    expect(await app.call(contract.updateEnquiry, { ...nobody, body })).toMatchObject({
      status: 404,
    })
  })
})

async function qualified() {
  const study = await app.given.study()
  const [person = { invitationId: 0 }] = study.people
  await app.given.screening(person)
  const slotIds = await app.given.slots(study, ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z'])
  return { study, slotIds, userScreenerId: person.invitationId }
}

describe('the list of participants', () => {
  test('shows how far each person got, and why they qualify', async () => {
    const { study, userScreenerId } = await qualified()
    const query = { researchId: String(study.id) }
    const { body } = await app.call(contract.listCompletions, { as, query })
    expect(body).toMatchObject([
      { userScreenerId, status: 'COMPLETED', result: 'FIT', interviewStatus: null },
    ])
    const params = { userScreenerId: String(userScreenerId) }
    const detail = await app.call(contract.getCompletion, { as, params })
    expect(detail.body.answers.length).toBeGreaterThanOrEqual(5)
    expect(detail.body.answers.every(({ isMet }) => isMet)).toBe(true)
    expect(detail.body.mails.map(({ kind }) => kind)).toEqual(['distribution.invitation'])
  })

  test('lists people who qualify first, then people who haven’t finished, then the rest', async () => {
    const study = await app.given.study({ people: 3 })
    const [first, second, third] = study.people.map(({ invitationId }) => invitationId)
    await app.given.screening({ invitationId: first ?? 0 }, false)
    await app.given.screening({ invitationId: third ?? 0 })
    const query = { researchId: String(study.id), sort: 'QUALIFIED_FIRST' as const }
    const { body } = await app.call(contract.listCompletions, { as, query })
    expect(body.map(({ userScreenerId }) => userScreenerId)).toEqual([third, second, first])
  })

  test('shows when a person was invited, opened the screener and completed it', async () => {
    const study = await app.given.study()
    const [person = { invitationId: 0, hash: '', token: '' }] = study.people
    const invitedAt = app.clock.now().toISOString()
    const look = async () =>
      (
        await app.call(contract.getCompletion, {
          as,
          params: { userScreenerId: String(person.invitationId) },
        })
      ).body
    expect(await look()).toMatchObject({ invitedAt, openedAt: null, completedAt: null })
    app.clock.forward(60_000)
    const openedAt = app.clock.now().toISOString()
    const params = { userScreenerId: String(person.invitationId) }
    await app.call(startScreener, { as: person.token, params })
    expect(await look()).toMatchObject({ invitedAt, openedAt, completedAt: null })
    app.clock.forward(60_000)
    await app.given.screening(person)
    const completedAt = app.clock.now().toISOString()
    expect(await look()).toMatchObject({ invitedAt, openedAt, completedAt, remindedAt: null })
  })

  test('books a slot for someone, and frees the slot when an admin books another one for them', async () => {
    const { study, slotIds, userScreenerId } = await qualified()
    const book = (slotId: number | undefined) =>
      app.call(contract.bookSlotFor, {
        as,
        params: { slotId: String(slotId), userScreenerId: String(userScreenerId) },
      })
    expect((await book(slotIds[0])).body).toMatchObject({ available: false, selected: true })
    await book(slotIds[1])
    const params = { userScreenerId: String(userScreenerId) }
    const { body } = await app.call(contract.listAvailableSlots, { as, params })
    expect(body.map(({ slotId, selected }) => [slotId, selected])).toEqual([
      [slotIds[0], false],
      [slotIds[1], true],
    ])
    const calendar = await app.call(getMyCalendar, { as: study.as })
    const interview = calendar.body.interviews.at(-1)
    const notified = { as, params: { id: String(interview?.id) } }
    expect(await app.call(contract.notifyResearcher, notified)).toMatchObject({
      status: 202,
      body: { status: 'NOTIFIED' },
    })
    expect(await app.call(contract.notifyResearcher, notified)).toMatchObject({ status: 409 })
    const listed = await app.call(contract.listInterviews, { as, query: {} })
    expect(listed.body[0]).toMatchObject({ researchId: study.id, status: 'NOTIFIED' })
  })

  test('refuses to move or email someone once their researcher is notified', async () => {
    const { study, slotIds, userScreenerId } = await qualified()
    const params = { userScreenerId: String(userScreenerId) }
    const book = (slotId = 0) =>
      app.call(contract.bookSlotFor, { as, params: { ...params, slotId: String(slotId) } })
    await book(slotIds[0])
    const calendar = await app.call(getMyCalendar, { as: study.as })
    const id = String(calendar.body.interviews.at(-1)?.id)
    await app.call(contract.notifyResearcher, { as, params: { id } })
    const query = { researchId: String(study.id) }
    const { body } = await app.call(contract.listCompletions, { as, query })
    expect(body).toMatchObject([{ interviewStatus: 'NOTIFIED', canBeScheduled: false }])
    const refused = { status: 409, body: { code: 'INTERVIEW_NOTIFIED' } }
    expect(await book(slotIds[1])).toMatchObject(refused)
    expect(await app.call(contract.listAvailableSlots, { as, params })).toMatchObject(refused)
    const sent = await app.call(contract.sendSchedulingMail, { as, body: { userScreenerId } })
    expect(sent).toMatchObject(refused)
  })

  test('asks only people who qualify to choose a time', async () => {
    const { userScreenerId } = await qualified()
    const send = (id: number) =>
      app.call(contract.sendSchedulingMail, { as, body: { userScreenerId: id } })
    expect(await send(userScreenerId)).toMatchObject({ status: 202 })
    const mails = await app.deps.db.select().from(outboxMails)
    expect(mails.some(({ kind }) => kind === 'distribution.scheduling')).toBe(true)
    const other = await app.given.study()
    expect(await send(other.people[0]?.invitationId ?? 0)).toMatchObject({ status: 409 })
  })
})

describe('accounts in the admin area', () => {
  test('changes roles, audits each change and always keeps at least one admin', async () => {
    const person = await app.given.user()
    const set = (id: number, role: 'ROLE_ADMIN' | 'ROLE_USER') =>
      app.call(changeRole, { as, params: { id: String(id) }, body: { role } })
    expect(await set(adminId, 'ROLE_USER')).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    })
    await set(person.id, 'ROLE_ADMIN')
    app.clock.forward(2001)
    expect((await app.call(getMe, { as: person.token })).body.role).toBe('ROLE_ADMIN')
    await set(person.id, 'ROLE_USER')
    // A former admin's sessions end straight away, so they have to sign in again.
    expect(await app.call(getMe, { as: person.token })).toMatchObject({ status: 401 })
    const { body } = await app.call(listAuditEvents, { as, query: { kind: 'ROLE_CHANGED' } })
    expect(body[0]).toMatchObject({ userId: person.id, actorId: adminId })
    const found = await app.call(listUsers, { as, query: { search: person.email } })
    expect(found.body).toMatchObject([{ id: person.id, role: 'ROLE_USER' }])
    expect(JSON.stringify(found.body)).not.toMatch(/argon2|totp/)
  })
})

test('shows figures for a range of days, and refuses an impossible range', async () => {
  const query = { from: '2026-11-01', to: '2026-11-30' }
  const { body } = await app.call(getSiteFigures, { as, query })
  expect(body.funnel.invited).toBeGreaterThan(0)
  for (const bad of [
    { from: '2026-11-30', to: '2026-11-01' },
    { from: '2026-02-31', to: '2026-11-01' },
  ]) {
    expect(await app.call(getSiteFigures, { as, query: bad })).toMatchObject({ status: 400 })
  }
})
