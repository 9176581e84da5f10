import { getCompletion } from '@wattle/contract/admin'
import { getDistribution, updateDistribution } from '@wattle/contract/distribution'
import { getPanelMember, listMembers } from '@wattle/contract/membership'
import * as links from '@wattle/contract/open-link'
import * as panel from '@wattle/contract/panel'
import * as screening from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { openEntries } from '#db/schema/open-links.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { forgottenAddresses, panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { AppError } from '#errors.ts'
import { purge } from '#jobs/upkeep.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { enterOpenLink } from './enter-study.ts'
import { updateMember } from './queries.ts'

const DAY = 24 * 3_600_000

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  await app.given.noNotices()
  await app.given.policyPublished()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  const { db } = app.deps
  await db.delete(outboxMails)
  await db.delete(invitations)
  await db.delete(panelMembers)
  await db.delete(forgottenAddresses)
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})

/** A running study that nobody was invited to, and an open link to it. */
async function linked(link: { source?: string; maxEntries?: number } = {}) {
  const form = { oneTimeNumber: 1, maxNumber: 1, expirationDate: '2026-12-31' }
  const study = await app.given.study({ people: 0, form })
  const { status, body } = await app.call(links.createOpenLink, {
    as: admin.token,
    params: { id: String(study.distributionId) },
    body: { source: 'Bus stop poster', maxEntries: 50, ...link },
  })
  expect(status).toBe(201)
  return { ...study, link: body }
}
type Linked = Awaited<ReturnType<typeof linked>>

const entering = async ({ link }: Pick<Linked, 'link'>, email: string, name?: string) =>
  app.call(links.enterOpenLink, {
    params: { slug: link.slug },
    body: { email, token: await app.given.botCheckToken(), ...(name && { name }) },
  })

/**
 * Enters the study through the link. Returns the invitation, and the key in the confirmation email.
 */
async function entered(study: Linked, email: string, name?: string) {
  const { status, body } = await entering(study, email, name)
  expect(status).toBe(201)
  const [invitation] = (await app.deps.db.select().from(invitations)).slice(-1)
  const mail = (await app.mails()).findLast(({ recipient }) => recipient === email)
  const key = /\/panel\?key=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
  return { invitationId: invitation?.id ?? 0, hash: body.hashKey, token: body.accessToken, key }
}

const confirm = (key: string) => app.call(panel.confirmMember, { body: { key } })
const members = () => app.deps.db.select().from(panelMembers)
const invited = () => app.deps.db.select().from(invitations)
const linksOf = async ({ distributionId }: Linked) => {
  const params = { id: String(distributionId) }
  return (await app.call(links.listOpenLinks, { as: admin.token, params })).body
}
async function memberWith(email: string): Promise<number> {
  const [id = 0] = await app.given.members(1)
  await updateMember(app.deps.db, id, { email })
  return id
}

describe('entering a study through an open link', () => {
  test('gives the same response to new people, members and people who left', async () => {
    const study = await linked()
    await memberWith('on@example.com')
    const left = await memberWith('left@example.com')
    await updateMember(app.deps.db, left, { state: 'LEFT', updatedAt: app.clock.now() })
    const replies = []
    for (const email of ['new@example.com', 'on@example.com', 'left@example.com']) {
      const { status, body } = await entering(study, email)
      const shape = { accessToken: body.accessToken.length, hashKey: body.hashKey.length }
      replies.push({ status, fields: Object.keys(body), shape })
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const mails = await app.mails()
    const look = mails.map(({ kind, subject, nextAttemptAt, createdAt }) => ({
      kind,
      subject,
      isAtOnce: nextAttemptAt?.getTime() === createdAt.getTime(),
    }))
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'new@example.com',
      'on@example.com',
      'left@example.com',
    ])
    expect(new Set(look.map((mail) => JSON.stringify(mail))).size).toBe(1)
  })

  test('requires a bot check, and accepts each check once', async () => {
    const { link } = await linked()
    const token = await app.given.botCheckToken()
    const enter = (body: { email: string; token?: string }) =>
      app.call(links.enterOpenLink, { params: { slug: link.slug }, body })
    expect((await enter({ email: 'a@example.com' })).status).toBe(400)
    expect((await enter({ email: 'a@example.com', token })).status).toBe(201)
    expect((await enter({ email: 'a@example.com', token })).status).toBe(400)
    expect(await members()).toHaveLength(1)
  })

  test('shows the study without revealing anything about the project', async () => {
    const { link } = await linked()
    const { status, body } = await app.call(links.getOpenLink, { params: { slug: link.slug } })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['title', 'description', 'estimatedTime', 'incentive'])
  })

  test.each(['nosuchlink', 'a\0b'])('finds no study at the unknown address %j', async (slug) => {
    await linked()
    expect((await app.call(links.getOpenLink, { params: { slug } })).status).toBe(404)
  })

  test('sends at most three confirmation emails a day to one address', async () => {
    const study = await linked()
    for (let times = 0; times < 5; times++) await entering(study, 'kim@example.com')
    expect(await app.mails()).toHaveLength(3)
    app.clock.forward(DAY + 1000)
    await entering(study, 'kim@example.com')
    expect(await app.mails()).toHaveLength(4)
  })

  test('doesn’t count people who enter through a link as invited by email', async () => {
    const study = await linked()
    await entered(study, 'kim@example.com')
    const { body } = await app.call(getDistribution, {
      as: admin.token,
      params: { id: String(study.distributionId) },
    })
    expect(body.emailsSent).toBe(0)
  })

  test(`lets in only as many people as the cap allows when many enter at once`, async () => {
    const [people, cap] = process.env.LONG ? [1000, 100] : [24, 5]
    const { link } = await linked({ maxEntries: cap })
    const tokens = []
    for (let at = 0; at < people; at++) tokens.push(await app.given.botCheckToken())
    const results = await Promise.allSettled(
      tokens.map((token, at) =>
        enterOpenLink(app.deps, link.slug, { email: `racer${at}@example.com`, token }),
      ),
    )
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    expect(results.length - refused.length).toBe(cap)
    expect(refused.every((e) => e instanceof AppError && e.code === 'STUDY_CLOSED')).toBe(true)
    expect(await members()).toHaveLength(cap)
    expect(await app.deps.db.select().from(openEntries)).toHaveLength(cap)
    expect(await app.mails()).toHaveLength(cap)
  }, 120_000)
})

describe('closing an open link', () => {
  const isOpen = async ({ link }: Linked) => {
    const { status, body } = await app.call(links.getOpenLink, { params: { slug: link.slug } })
    const entry = await entering({ link }, 'late@example.com')
    expect(entry.status).toBe(status === 200 ? 201 : 410)
    if (status !== 200) expect([body.code, entry.body.code]).toEqual(Array(2).fill('STUDY_CLOSED'))
    return status === 200
  }

  test('closes the link when its study closes or is paused, or its cap is reached', async () => {
    const full = await linked({ maxEntries: 1 })
    expect(await isOpen(full)).toBe(true)
    expect(await isOpen(full)).toBe(false)

    const paused = await linked()
    const change = { distributionId: paused.distributionId, maxNumber: 1 }
    const update = (status: 'PAUSED' | 'IN_PROGRESS') =>
      app.call(updateDistribution, { as: admin.token, body: { ...change, status } })
    await update('PAUSED')
    expect(await isOpen(paused)).toBe(false)
    await update('IN_PROGRESS')
    expect(await isOpen(paused)).toBe(true)

    const finished = await linked()
    await app.given.researchChange(finished.id, { status: 'COMPLETED' })
    expect(await isOpen(finished)).toBe(false)

    const expired = await linked()
    app.clock.set('2027-01-02T00:00:00Z')
    expect(await isOpen(expired)).toBe(false)
  })

  test('lets an admin close a link and open it again, but not lower the cap below its entries', async () => {
    const study = await linked()
    await entered(study, 'a@example.com')
    await entered(study, 'b@example.com')
    const change = (body: { isClosed?: boolean; maxEntries?: number }) =>
      app.call(links.updateOpenLink, {
        as: admin.token,
        params: { id: String(study.link.id) },
        body,
      })
    expect(await change({ isClosed: true })).toMatchObject({ body: { isOpen: false } })
    expect(await isOpen(study)).toBe(false)
    expect(await change({ isClosed: false })).toMatchObject({ body: { isOpen: true } })
    expect(await change({ maxEntries: 1 })).toMatchObject({
      status: 400,
      body: { data: { fields: { maxEntries: '2 people have already started.' } } },
    })
    expect(await change({ maxEntries: 2 })).toMatchObject({ body: { isOpen: false } })
  })

  test('creates a link only for a started study, and only after version 2 of the policy is published', async () => {
    const other = await startTestApp()
    const person = await other.given.user({ role: 'ROLE_ADMIN' })
    const { distributionId } = await other.given.study({ people: 0, form: { maxNumber: 1 } })
    const reply = await other.call(links.createOpenLink, {
      as: person.token,
      params: { id: String(distributionId) },
      body: { source: 'Ad', maxEntries: 5 },
    })
    expect(reply).toMatchObject({ status: 409, body: { code: 'POLICY_NOT_TOLD' } })
    await other.close()
  })
})

describe('confirming an address after an open link', () => {
  test('makes a new person a panel member once they confirm their address', async () => {
    const study = await linked()
    const kim = await entered(study, 'kim@example.com', 'Kim')
    expect(await members()).toMatchObject([{ state: 'PENDING', provisional: true }])
    const { body } = await confirm(kim.key)
    expect(body).toMatchObject({ email: 'kim@example.com', state: 'ACTIVE', toConfirm: null })
    expect(await members()).toMatchObject([
      { state: 'ACTIVE', provisional: false, name: 'Kim', source: 'Bus stop poster' },
    ])
    expect(await invited()).toMatchObject([{ unconfirmed: false, linkId: study.link.id }])
    // Confirming again changes nothing.
    expect((await confirm(kim.key)).body).toMatchObject({ state: 'ACTIVE', toConfirm: null })
  })

  test('moves the answers to the member who already has the address', async () => {
    const study = await linked()
    const owner = await memberWith('kim@example.com')
    const kim = await entered(study, 'Kim@Example.com')
    await app.given.screening(kim)
    const { body } = await confirm(kim.key)
    expect(body.studies).toMatchObject([{ title: study.link && 'Meals around shift work' }])
    expect(body.studies[0]?.answers.length).toBeGreaterThan(0)
    expect(await members()).toMatchObject([{ id: owner, state: 'ACTIVE' }])
    expect(await invited()).toMatchObject([
      { memberId: owner, unconfirmed: false, status: 'COMPLETED' },
    ])
    expect(await app.deps.db.select().from(openEntries)).toMatchObject([
      { memberId: owner, confirmedAt: app.clock.now() },
    ])
  })

  test('brings back someone who left, and leaves a paused member paused', async () => {
    const study = await linked()
    for (const state of ['LEFT', 'PAUSED'] as const) {
      const email = `${state.toLowerCase()}@example.com`
      const id = await memberWith(email)
      await updateMember(app.deps.db, id, { state, updatedAt: app.clock.now() })
      const { body } = await confirm((await entered(study, email)).key)
      expect(body.state).toBe(state === 'LEFT' ? 'ACTIVE' : 'PAUSED')
    }
  })

  test('counts only the first entry that someone confirms', async () => {
    const study = await linked()
    const first = await entered(study, 'kim@example.com')
    const second = await entered(study, 'kim@example.com')
    await app.given.screening(first)
    await app.given.screening(second, false)
    await confirm(second.key)
    await confirm(first.key)
    expect(await members()).toHaveLength(1)
    expect(await invited()).toMatchObject([{ id: second.invitationId, result: 'NOT_FIT' }])
  })

  test('creates one member when three entries are confirmed at once', async () => {
    const study = await linked()
    const keys = []
    for (let at = 0; at < 3; at++) keys.push((await entered(study, 'kim@example.com')).key)
    const replies = await Promise.all(keys.map(confirm))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await members()).toMatchObject([{ state: 'ACTIVE', provisional: false }])
    expect(await invited()).toHaveLength(1)
  })

  test('replaces an emailed invitation that the member hasn’t opened', async () => {
    const study = await app.given.study({ people: 1 })
    const [invitee] = study.people
    const { body: link } = await app.call(links.createOpenLink, {
      as: admin.token,
      params: { id: String(study.distributionId) },
      body: { source: 'Poster', maxEntries: 5 },
    })
    const entry = await entered({ ...study, link }, invitee?.email ?? '')
    await app.given.screening(entry)
    await confirm(entry.key)
    expect(await invited()).toMatchObject([{ id: entry.invitationId, status: 'COMPLETED' }])
  })

  test('lets unconfirmed people answer but not book', async () => {
    const study = await linked()
    const [slot = 0] = await app.given.slots(study, ['2026-11-20T01:00:00Z'])
    const kim = await entered(study, 'kim@example.com')
    await app.given.screening(kim)
    const params = { slotId: String(slot), hash: kim.hash }
    const book = () => app.call(screening.bookSlot, { as: kim.token, params })
    expect(await book()).toMatchObject({ status: 403, body: { code: 'NOT_ELIGIBLE' } })
    const view = () =>
      app.call(screening.getRespondentScreener, { as: kim.token, params: { id: kim.hash } })
    expect((await view()).body.screenerInfo.isUnconfirmed).toBe(true)
    const times = { as: kim.token, params: { hash: kim.hash } }
    expect((await app.call(screening.listRespondentSlots, times)).status).toBe(403)
    const seen = await app.call(getCompletion, {
      as: admin.token,
      params: { userScreenerId: String(kim.invitationId) },
    })
    expect(seen.body).toMatchObject({ result: 'FIT', canBeScheduled: false })

    const { body } = await confirm(kim.key)
    expect(body.studies[0]?.openKey).toBe(kim.hash)
    expect((await view()).body.screenerInfo.isUnconfirmed).toBe(false)
    expect((await book()).status).toBe(200)
  })
})

describe('records of people from an open link', () => {
  test('shows the link’s source in the funnel and in the member’s record', async () => {
    const study = await linked({ source: 'Newsletter' })
    const kim = await entered(study, 'kim@example.com')
    await entered(study, 'lee@example.com')
    await app.given.screening(kim)
    await confirm(kim.key)
    expect(await linksOf(study)).toMatchObject([
      { source: 'Newsletter', entries: 2, confirmed: 1, finished: 1, qualified: 1, booked: 0 },
    ])
    const [member] = (await members()).filter(({ email }) => email === 'kim@example.com')
    const { body } = await app.call(getPanelMember, {
      as: admin.token,
      params: { id: String(member?.id) },
    })
    expect(body).toMatchObject({ source: 'Newsletter', entries: [{ source: 'Newsletter' }] })
    const list = await app.call(listMembers, { as: admin.token })
    expect(list.body.map(({ provisional }) => provisional)).toEqual([true, false])
    const detail = await app.call(getDistribution, {
      as: admin.token,
      params: { id: String(study.distributionId) },
    })
    expect(detail.body.counts).toMatchObject({ byLink: 2, completed: 1 })
  })

  test('shows people on their own page what they typed', async () => {
    const study = await linked()
    const kim = await entered(study, 'kim@example.com', 'Kim')
    const { body } = await app.call(panel.getMember, { body: { key: kim.key } })
    expect(body).toMatchObject({
      source: 'Bus stop poster',
      toConfirm: { study: 'Meals around shift work' },
      entries: [{ email: 'kim@example.com', name: 'Kim', confirmedAt: null }],
    })
  })

  test('deletes unconfirmed people and their answers after 30 days, and leaves the address’s owner alone', async () => {
    const study = await linked()
    const owner = await memberWith('kim@example.com')
    await app.given.screening(await entered(study, 'kim@example.com'))
    app.clock.forward(29 * DAY)
    await purge(app.deps)
    expect(await invited()).toHaveLength(1)
    app.clock.forward(2 * DAY)
    await purge(app.deps)
    expect(await invited()).toEqual([])
    expect(await members()).toMatchObject([{ id: owner }])
    for (const table of [openEntries, panelJoinings, outboxMails])
      expect(await app.deps.db.select().from(table)).toEqual([])
    admin = await app.given.user({ role: 'ROLE_ADMIN' })
    expect(await linksOf(study)).toMatchObject([{ entries: 1, finished: 0 }])
  })

  test('deletes a deleted member’s entries, including unconfirmed ones from the same address', async () => {
    const study = await linked()
    const kim = await entered(study, 'kim@example.com')
    await confirm(kim.key)
    await entered(study, 'kim@example.com')
    await app.call(panel.deleteMember, { body: { key: kim.key } })
    expect(await members()).toEqual([])
    expect(await app.deps.db.select().from(openEntries)).toEqual([])
    expect(await invited()).toMatchObject([{ memberId: null, chosenIds: [] }])
  })

  test('deletes a provisional person without affecting the member who has the address', async () => {
    const study = await linked()
    const owner = await memberWith('kim@example.com')
    const kim = await entered(study, 'kim@example.com')
    await app.call(panel.deleteMember, { body: { key: kim.key } })
    expect(await members()).toMatchObject([{ id: owner, state: 'ACTIVE' }])
    expect(await app.deps.db.select().from(forgottenAddresses)).toEqual([])
    expect(await invited()).toEqual([])
  })
})
