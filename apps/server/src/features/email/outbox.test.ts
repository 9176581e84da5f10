import { getDistribution } from '@wattle/contract/distribution'
import { getMail, listMails, MAX_MAIL_ATTEMPTS, retryMail } from '@wattle/contract/outbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailTransport } from '#adapters/mail.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { mailBodies, outboxMails, outboxWords } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { type SmtpSink, startSmtpSink } from '#testing/smtp-sink.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deliverDueEmails, releaseLostEmails } from './deliver-emails.ts'
import { type NewEmail, queueEmails } from './queue-emails.ts'

let app: TestApp
let smtp: SmtpSink
let admin: string
beforeAll(async () => {
  smtp = await startSmtpSink()
  app = await startTestApp({ env: { SMTP_URL: smtp.url } })
  await app.given.noNotices()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
beforeEach(async () => {
  await app.deps.db.delete(outboxMails)
  smtp.mails.length = 0
})

const MAIL: NewEmail = {
  kind: 'standby.offer',
  to: 'kim@example.com',
  subject: 'A note',
  html: '<p>Hello</p>',
  text: 'Hello',
}

const queue = (...mails: NewEmail[]) =>
  app.deps.db.transaction((tx) => queueEmails(app.deps, tx, mails))
const stored = () => app.deps.db.select().from(outboxMails).orderBy(outboxMails.id)
const MINUTE = 60_000

describe('a queued email', () => {
  test('delivers an email with its fixed Message-ID', async () => {
    await queue({ ...MAIL, replyTo: 'ada@example.com' })
    await app.runJobs()
    const [row] = await stored()
    expect(row).toMatchObject({ state: 'SENT', attempts: 1, sentAt: app.clock.now() })
    expect(smtp.mails).toMatchObject([
      {
        envelopeTo: ['kim@example.com'],
        messageId: row?.messageId,
        subject: 'A note',
        from: { address: 'hello@wattle.example', name: 'Wattle Research' },
        replyTo: [{ address: 'ada@example.com' }],
        html: expect.stringContaining('<p>Hello</p>'),
        text: expect.stringContaining('Hello'),
      },
    ])
  })

  test('queues an email only if the transaction that caused it commits', async () => {
    const failing = app.deps.db.transaction(async (tx) => {
      await queueEmails(app.deps, tx, [MAIL])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await app.runJobs()
    expect(await stored()).toEqual([])
    expect(smtp.mails).toEqual([])
  })

  test('sends an email once when several workers deliver at the same moment', async () => {
    await queue(...Array.from({ length: 120 }, (_, n) => ({ ...MAIL, to: `kim${n}@example.com` })))
    await Promise.all(Array.from({ length: 4 }, () => deliverDueEmails(app.deps)))
    expect(new Set(smtp.mails.map(({ envelopeTo }) => envelopeTo[0])).size).toBe(120)
    expect(smtp.mails).toHaveLength(120)
  })

  test('sends an email to one recipient, whatever the address looks like', async () => {
    await queue({ ...MAIL, to: 'a,b@example.com' })
    await deliverDueEmails(app.deps)
    expect(smtp.mails.map(({ envelopeTo }) => envelopeTo.length)).not.toContain(2)
  })
})

describe('a rejected email', () => {
  test("doesn't retry an email after a final rejection", async () => {
    smtp.refuse('gone@example.com', 550)
    await queue({ ...MAIL, to: 'gone@example.com' })
    await deliverDueEmails(app.deps)
    expect(await stored()).toMatchObject([
      { state: 'REFUSED', lastError: expect.stringContaining('550') },
    ])
  })

  test('retries an email after a temporary rejection, waits longer each time and eventually gives up', async () => {
    smtp.refuse('busy@example.com', 450)
    await queue({ ...MAIL, to: 'busy@example.com' })
    const waits: number[] = []
    for (let attempt = 1; attempt < MAX_MAIL_ATTEMPTS; attempt++) {
      await deliverDueEmails(app.deps)
      const [row] = await stored()
      expect(row).toMatchObject({ state: 'QUEUED', attempts: attempt })
      const wait = (row?.nextAttemptAt?.getTime() ?? 0) - app.clock.now().getTime()
      waits.push(wait / MINUTE)
      app.clock.forward(wait - 1)
      await deliverDueEmails(app.deps)
      expect(await stored()).toMatchObject([{ attempts: attempt }])
      app.clock.forward(1)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
    await deliverDueEmails(app.deps)
    expect(await stored()).toMatchObject([
      { state: 'FAILED', lastError: expect.stringContaining('450') },
    ])
  })

  test("keeps an email's Message-ID through all attempts", async () => {
    await queue(MAIL)
    const [before] = await stored()
    const { port } = new URL(smtp.url)
    await smtp.close()
    await deliverDueEmails(app.deps)
    expect(await stored()).toMatchObject([{ state: 'QUEUED', attempts: 1 }])
    smtp = await startSmtpSink(Number(port))
    app.clock.forward(MINUTE)
    await deliverDueEmails(app.deps)
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([before?.messageId])
  })
})

test("hands a dead worker's email over after its claim expires", async () => {
  await queue(MAIL)
  const claimedUntil = new Date(app.clock.now().getTime() + MINUTE)
  await app.deps.db
    .update(outboxMails)
    .set({ state: 'SENDING', claimedUntil, nextAttemptAt: null, attempts: 1 })
  await deliverDueEmails(app.deps)
  expect(smtp.mails).toHaveLength(0)
  app.clock.forward(MINUTE + 1)
  await deliverDueEmails(app.deps)
  expect(smtp.mails).toHaveLength(1)
  expect(await stored()).toMatchObject([{ state: 'SENT', attempts: 2 }])
})

test("hands a dead worker's email over immediately if the new worker is the only one", async () => {
  await queue(MAIL)
  const claimedUntil = new Date(app.clock.now().getTime() + 5 * MINUTE)
  await app.deps.db
    .update(outboxMails)
    .set({ state: 'SENDING', claimedUntil, nextAttemptAt: null, attempts: 1 })
  await releaseLostEmails(app.deps)
  await deliverDueEmails(app.deps)
  expect(smtp.mails).toHaveLength(1)
})

test('ignores a delivery result that arrives after the claim has expired', async () => {
  await queue(MAIL)
  const slow: MailTransport = {
    async send() {
      // While this worker is sending, another one claims the email.
      const claimedUntil = new Date(app.clock.now().getTime() + 10 * MINUTE)
      await app.deps.db.update(outboxMails).set({ claimedUntil, attempts: 2 })
      return { outcome: 'try-later', reason: 'too late' }
    },
    close() {},
  }
  await deliverDueEmails({ ...app.deps, mail: slow })
  expect(await stored()).toMatchObject([{ state: 'SENDING', attempts: 2, lastError: null }])
})

test('stops claiming emails once the process is asked to stop', async () => {
  await queue(MAIL)
  await deliverDueEmails({ ...app.deps, isStopping: () => true })
  expect(await stored()).toMatchObject([{ state: 'QUEUED', attempts: 0 }])
})

test("holds emails for admins to read if there's no mail server", async () => {
  const offline = await startTestApp()
  await offline.deps.db.transaction((tx) => queueEmails(offline.deps, tx, [MAIL]))
  await offline.runJobs()
  const { token } = await offline.given.user({ role: 'ROLE_ADMIN' })
  const list = await offline.call(listMails, { as: token, query: {} })
  expect(list).toMatchObject({
    status: 200,
    body: [{ state: 'HELD', to: 'kim@example.com', subject: 'A note' }],
  })
  await offline.close()
})

test("shows a held invitation in full, including the recipient's link", async () => {
  const offline = await startTestApp()
  const { people } = await offline.given.study()
  await offline.runJobs()
  const { token } = await offline.given.user({ role: 'ROLE_ADMIN' })
  const [mail] = (await offline.mails()).filter(({ kind }) => kind === 'distribution.invitation')
  const reply = await offline.call(getMail, { as: token, params: { id: String(mail?.id) } })
  expect(reply.body.text).toContain(`hashKey=${people[0]?.hash}`)
  expect(reply.body.html).toContain(`hashKey=${people[0]?.hash}`)
  await offline.close()
})

test('refreshes cached email texts within a minute of restoring a backup', async () => {
  const offline = await startTestApp()
  await offline.given.study()
  await offline.runJobs()
  const { token } = await offline.given.user({ role: 'ROLE_ADMIN' })
  const [mail] = (await offline.mails()).filter(({ kind }) => kind === 'distribution.invitation')
  const read = () => offline.call(getMail, { as: token, params: { id: String(mail?.id) } })
  await read()
  await offline.deps.db.update(mailBodies).set({ text: 'Another study’s text' })
  offline.clock.forward(MINUTE)
  expect((await read()).body.text).toBe('Another study’s text')
  await offline.close()
})

describe('the outbox for admins', () => {
  test('shows admins an email exactly as we sent it', async () => {
    await queue(MAIL)
    const [row] = await stored()
    const reply = await app.call(getMail, { as: admin, params: { id: String(row?.id) } })
    expect(reply).toMatchObject({
      status: 200,
      body: { html: '<p>Hello</p>', text: 'Hello', from: row?.sender },
    })
  })

  test('lists emails in pages, newest first, and filters them by state', async () => {
    for (let n = 1; n <= 5; n++) {
      app.clock.forward(1000)
      await queue({ ...MAIL, subject: `Note ${n}` })
    }
    const page = await app.call(listMails, { as: admin, query: { page: '2', size: '2' } })
    expect(page.body.map(({ subject }) => subject)).toEqual(['Note 3', 'Note 2'])
    expect(page.headers['x-total-count']).toBe('5')
    const sent = await app.call(listMails, { as: admin, query: { state: 'SENT' } })
    expect(sent).toMatchObject({ body: [], headers: { 'x-total-count': '0' } })
    const oldest = await app.call(listMails, {
      as: admin,
      query: { sort: 'CREATED_AT_ASC', size: '1' },
    })
    expect(oldest.body).toMatchObject([{ subject: 'Note 1' }])
  })

  test.each([
    { page: '0' },
    { page: '-1' },
    { size: '201' },
    { sort: 'BY_MOOD' },
    { state: 'LOST' },
  ])('returns an error for the invalid list query %o', async (query) => {
    const reply = await app.call(listMails, { as: admin, query: query as never })
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })

  test('resets the attempts of a rejected email to zero when an admin retries it', async () => {
    smtp.refuse('back@example.com', 550)
    await queue({ ...MAIL, to: 'back@example.com' })
    await app.runJobs()
    smtp.refuse('back@example.com', 0)
    const [row] = await stored()
    const reply = await app.call(retryMail, { as: admin, params: { id: String(row?.id) } })
    expect(reply).toMatchObject({ status: 202, body: { state: 'QUEUED', attempts: 0 } })
    await app.runJobs()
    expect(await stored()).toMatchObject([{ state: 'SENT' }])
  })

  test('refuses to send a delivered email again', async () => {
    await queue(MAIL)
    await app.runJobs()
    const [row] = await stored()
    const reply = await app.call(retryMail, { as: admin, params: { id: String(row?.id) } })
    expect(reply).toMatchObject({ status: 409, body: { code: 'MAIL_NOT_RETRIABLE' } })
  })

  test("returns 404 for an email that doesn't exist", async () => {
    expect(await app.call(getMail, { as: admin, params: { id: '999999' } })).toMatchObject({
      status: 404,
    })
  })
})

describe('searching the outbox', () => {
  async function found(search: string) {
    const { body, headers } = await app.call(listMails, { as: admin, query: { search } })
    expect(headers['x-total-count']).toBe(String(body.length))
    return body.map(({ to }) => to).toSorted()
  }

  test('finds emails by part of an address, in any letter case', async () => {
    await queue(MAIL)
    await queue({ ...MAIL, to: 'Pat@Farm.Example' }, { ...MAIL, to: 'patrick@example.com' })
    expect(await found(' pat@farm.EXAMPLE ')).toEqual(['Pat@Farm.Example'])
    expect(await found('PAT')).toEqual(['Pat@Farm.Example', 'patrick@example.com'])
    expect(await found('farm')).toEqual(['Pat@Farm.Example'])
    expect(await found('p_t')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  test('finds emails by part of the subject', async () => {
    await queue({ ...MAIL, subject: 'Meals around shift work' })
    await queue({ ...MAIL, to: 'pat@example.com', subject: 'Reset your password' })
    expect(await found('SHIFT')).toEqual(['kim@example.com'])
    expect(await found('your pass')).toEqual(['pat@example.com'])
  })

  test('finds a kind of email by the name the list shows', async () => {
    await queue({ ...MAIL, kind: 'session.new-device' })
    await queue({ ...MAIL, kind: 'password.reset', to: 'pat@example.com' })
    expect(await found('sign-in on')).toEqual(['kim@example.com'])
    expect(await found('Reset PASSWORD')).toEqual(['pat@example.com'])
  })

  test('finds emails by the name of a researcher or of someone who sent the enquiry form', async () => {
    await app.given.user({ email: 'r@example.com' })
    await app.deps.db.execute(
      "update users set first_name = 'Ngaire', last_name = 'Tautari' where email = 'r@example.com'",
    )
    await app.deps.db.insert(enquiries).values({
      type: 'CLIENT',
      name: 'Okoye Brewing',
      email: 'o@example.com',
      message: 'Hello',
      createdAt: app.clock.now(),
    })
    await queue({ ...MAIL, to: 'R@example.com' }, { ...MAIL, to: 'o@example.com' })
    expect(await found('ngaire taut')).toEqual(['R@example.com'])
    expect(await found('okoye')).toEqual(['o@example.com'])
  })

  test('finds invitations by name, address, subject and kind', async () => {
    await app.given.study({ people: 3 })
    await app.runJobs()
    const [first, ...others] = await app.deps.db
      .select()
      .from(panelMembers)
      .orderBy(panelMembers.id)
    if (!first) throw new Error('no one was invited')
    const rename = (name: string) =>
      app.deps.db.execute(`update panel_members set name = '${name}' where id = ${first.id}`)
    await rename('Wiremu Kahu')
    const all = [first, ...others].map(({ email }) => email).toSorted()
    expect(await found('wiremu kahu')).toEqual([first.email])
    expect(await found(first.email.slice(1))).toEqual([first.email])
    expect(await found('around shift')).toEqual(all)
    expect(await found('invitation')).toEqual(all)
    // Once a name is corrected, the search finds the new name immediately.
    await rename('Wiremu Kahurangi')
    expect(await found('kahurangi')).toEqual([first.email])
    // The search ignores postcodes, because they're neither a name nor an address.
    await app.deps.db.update(panelMembers).set({ postcode: '0877' })
    expect(await found('0877')).toEqual([])
  })

  test('searches only emails in the chosen state, and lists matches in pages, newest first', async () => {
    for (let n = 1; n <= 5; n++) {
      app.clock.forward(1000)
      await queue({ ...MAIL, subject: `Note ${n}` })
    }
    const page = await app.call(listMails, {
      as: admin,
      query: { search: 'note', state: 'QUEUED', page: '2', size: '2' },
    })
    expect(page.body.map(({ subject }) => subject)).toEqual(['Note 3', 'Note 2'])
    expect(page.headers['x-total-count']).toBe('5')
    const oldest = await app.call(listMails, {
      as: admin,
      query: { search: 'kim', sort: 'CREATED_AT_ASC', size: '1' },
    })
    expect(oldest.body).toMatchObject([{ subject: 'Note 1' }])
    const sent = await app.call(listMails, { as: admin, query: { search: 'note', state: 'SENT' } })
    expect(sent).toMatchObject({ body: [], headers: { 'x-total-count': '0' } })
  })

  test("finds a reworded email by its new words, and doesn't find deleted emails", async () => {
    await queue(MAIL)
    await app.deps.db.update(outboxMails).set({ recipient: 'moved@example.com' })
    expect(await found('kim')).toEqual([])
    expect(await found('moved')).toEqual(['moved@example.com'])
    await app.deps.db.delete(outboxMails)
    expect(await app.deps.db.select().from(outboxWords)).toEqual([])
  })
})

test('lists as many undelivered invitations as the distribution shows', async () => {
  const [one, other] = [await app.given.study({ people: 4 }), await app.given.study()]
  await app.runJobs()
  const invitations = (await stored()).filter(({ campaignId }) => campaignId === one.distributionId)
  const fates = ['FAILED', 'REFUSED', 'DROPPED'] as const
  for (const [at, state] of fates.entries())
    await app.deps.db.execute(
      `update outbox_mails set state = '${state}', sent_at = null where id = ${invitations[at]?.id}`,
    )
  await app.deps.db.execute(
    `update outbox_mails set state = 'FAILED', sent_at = null where campaign_id = ${other.distributionId}`,
  )
  // Only failed invitations count, so this failed reminder doesn't.
  await app.deps.db.insert(outboxMails).values({
    ...MAIL,
    kind: 'distribution.reminder',
    campaignId: one.distributionId,
    messageId: '<reminder@wattle.example>',
    sender: 'hello@wattle.example',
    recipient: 'kim@example.com',
    state: 'FAILED',
    createdAt: app.clock.now(),
  })
  const params = { id: String(one.distributionId) }
  const { body: distribution } = await app.call(getDistribution, { as: admin, params })
  const query = { distributionId: String(one.distributionId), state: 'UNDELIVERED' } as const
  const listed = await app.call(listMails, { as: admin, query })
  expect(listed.body.map(({ state }) => state).toSorted()).toEqual(fates.toSorted())
  expect(distribution.counts.failed).toBe(listed.body.length)
  expect(listed.headers['x-total-count']).toBe('3')
})
