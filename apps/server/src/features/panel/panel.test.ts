import { submitForm } from '@wattle/contract/enquiry'
import * as panel from '@wattle/contract/panel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiries } from '#db/schema/enquiries.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { forgottenAddresses, panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of [outboxMails, panelMembers, forgottenAddresses])
    await app.deps.db.delete(table)
})

const DAY = 24 * 3_600_000

async function join(fields: object = {}, on = app) {
  const token = await on.given.botCheckToken()
  const body = { type: 'RESPONDENT', email: 'kim@example.com', token, ...fields }
  const reply = await on.call(submitForm, { body: body as never })
  expect(reply.status).toBe(201)
  return keyInNewestMail(on)
}

async function keyInNewestMail(on = app): Promise<string> {
  const mail = (await on.mails()).findLast(({ kind }) => kind === 'panel.confirm')
  return /\/panel\?key=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
}

const members = () => app.deps.db.select().from(panelMembers)
const confirm = (key: string) => app.call(panel.confirmMember, { body: { key } })
const look = (key: string) => app.call(panel.getMember, { body: { key } })

describe('joining the panel', () => {
  test('accepts only Australian postcodes', async () => {
    const token = await app.given.botCheckToken()
    const form = { type: 'RESPONDENT', email: 'kim@example.com', token } as const
    const refused = await app.call(submitForm, { body: { ...form, postcode: 'abc' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { fields: { postcode: expect.stringContaining('four digits') } } },
    })
    expect(await members()).toEqual([])
    await join({ postcode: ' 0800 ' })
    expect(await members()).toMatchObject([{ postcode: '0800' }])
  })

  test('creates a pending member and emails a link to the configured site, without quoting the form', async () => {
    const key = await join({
      name: 'Kim Unusual',
      postcode: '3000',
      phone: '03 7010 0100',
      message: 'hello',
    })
    expect(await members()).toMatchObject([
      { email: 'kim@example.com', state: 'PENDING', name: 'Kim Unusual' },
    ])
    const mail = (await app.mails()).find(({ kind }) => kind === 'panel.confirm')
    expect(mail?.html).toContain(`https://wattle.example/panel?key=${key}`)
    expect(mail?.html).not.toContain('Unusual')
    expect(await app.deps.db.select().from(enquiries)).toEqual([])
  })

  test('stores when a person agreed, and to which version of the policy', async () => {
    const { body } = await look(await join({ subject: 'Hello', message: 'I am a nurse.' }))
    expect(body.consents).toEqual([
      {
        kind: 'FORM',
        imported: null,
        policyVersion: '2024-11-11',
        policyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        agreedAt: app.clock.now().toISOString(),
        confirmedAt: null,
        subject: 'Hello',
        message: 'I am a nurse.',
      },
    ])
  })

  test('activates the member once when they press the button, but not when they only open the link', async () => {
    const key = await join({ name: 'Kim' })
    await look(key)
    expect(await members()).toMatchObject([{ state: 'PENDING' }])
    expect(await confirm(key)).toMatchObject({
      status: 200,
      body: { state: 'ACTIVE', toConfirm: null },
    })
    const again = await confirm(key)
    expect(again).toMatchObject({ status: 200, body: { state: 'ACTIVE' } })
    expect(await members()).toHaveLength(1)
  })

  test('changes nothing for a known address until someone presses the button in the email', async () => {
    await confirm(await join({ name: 'Kim', phone: '03 7010 0100' }))
    app.clock.forward(DAY + 1)
    const key = await join({ name: 'Impostor', email: 'KIM@example.com' })
    expect(await members()).toMatchObject([{ name: 'Kim', state: 'ACTIVE' }])
    expect((await look(key)).body.toConfirm).toMatchObject({ name: 'Impostor' })
    await confirm(key)
    expect(await members()).toMatchObject([{ name: 'Impostor', phone: '03 7010 0100' }])
  })

  test('brings back someone who left', async () => {
    const first = await join()
    await confirm(first)
    await app.call(panel.leaveMember, { body: { key: first } })
    app.clock.forward(DAY + 1)
    const second = await join()
    expect(await members()).toMatchObject([{ state: 'LEFT' }])
    expect(await confirm(second)).toMatchObject({ body: { state: 'ACTIVE' } })
  })

  test('clears an earlier bounce, so we email the person again', async () => {
    await confirm(await join())
    await app.deps.db.update(panelMembers).set({ undeliverableAt: app.clock.now() })
    app.clock.forward(DAY + 1)
    await confirm(await join())
    expect(await members()).toMatchObject([{ undeliverableAt: null }])
  })

  test('sends another email to someone who joins again on the day they left', async () => {
    const key = await join()
    await confirm(key)
    app.clock.forward(60_000)
    await app.call(panel.leaveMember, { body: { key } })
    app.clock.forward(60_000)
    const again = await join()
    expect(again).not.toBe(key)
    expect(await join()).toBe(again)
    expect(await confirm(again)).toMatchObject({ status: 200, body: { state: 'ACTIVE' } })
  })

  test('asks for confirmation of an address at most once a day', async () => {
    await join()
    await join()
    const mails = await app.deps.db.select().from(outboxMails)
    expect(mails.filter(({ kind }) => kind === 'panel.confirm')).toHaveLength(1)
  })

  test('creates one member from ten submissions at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        join({ email: n % 2 ? 'kim@example.com' : 'Kim@Example.com' }),
      ),
    )
    expect(await members()).toHaveLength(1)
    expect(await app.deps.db.select().from(panelJoinings)).toHaveLength(10)
  })

  test('needs no confirmation if double opt-in is off', async () => {
    const single = await startTestApp({ env: { PANEL_DOUBLE_OPT_IN: 'off' } })
    await join({}, single)
    expect(await single.deps.db.select().from(panelMembers)).toMatchObject([{ state: 'ACTIVE' }])
    const mail = (await single.mails()).find(({ kind }) => kind === 'panel.confirm')
    expect(mail?.text).toContain('You’re on the panel')
    expect(mail?.text).not.toContain('One more step')
    await single.close()
  })
})

describe('a member on their own page', () => {
  let key: string
  beforeEach(async () => {
    key = await join({ name: 'Kim' })
    await confirm(key)
  })

  test('lets a member correct their details', async () => {
    const reply = await app.call(panel.correctMember, {
      body: { key, name: ' Kim Lee ', phone: '', postcode: '3001' },
    })
    expect(reply).toMatchObject({
      status: 200,
      body: { name: 'Kim Lee', phone: null, postcode: '3001' },
    })
    const { body } = await app.call(panel.correctMember, { body: { key, phone: '0400 000 000' } })
    expect(body).toMatchObject({ name: 'Kim Lee', phone: '0400 000 000', postcode: '3001' })
  })

  test('keeps a postcode from before we checked postcodes, but accepts only a valid one when it changes', async () => {
    await app.deps.db.update(panelMembers).set({ postcode: 'SW1A 1AA' })
    const correct = (postcode: string) =>
      app.call(panel.correctMember, { body: { key, name: 'Kim Lee', phone: null, postcode } })
    expect(await correct('SW1A 1AA')).toMatchObject({ status: 200, body: { name: 'Kim Lee' } })
    expect(await correct('ABCD')).toMatchObject({
      status: 400,
      body: { data: { fields: { postcode: expect.stringContaining('four digits') } } },
    })
    expect(await members()).toMatchObject([{ postcode: 'SW1A 1AA' }])
  })

  test('says why it refuses a correction, and keeps the old details', async () => {
    const body = { key, name: 'x'.repeat(201), phone: null, postcode: null }
    expect(await app.call(panel.correctMember, { body })).toMatchObject({
      status: 400,
      body: { data: { fields: { name: expect.any(String) } } },
    })
    expect(await members()).toMatchObject([{ name: 'Kim' }])
  })

  test('lets a member pause and resume, and ignores repeated calls', async () => {
    for (let n = 0; n < 2; n++) {
      expect(await app.call(panel.pauseMember, { body: { key } })).toMatchObject({
        status: 200,
        body: { state: 'PAUSED' },
      })
    }
    for (let n = 0; n < 2; n++) {
      expect(await app.call(panel.resumeMember, { body: { key } })).toMatchObject({
        status: 200,
        body: { state: 'ACTIVE' },
      })
    }
  })

  test('lets a member leave the panel, and refuses to pause or resume after that', async () => {
    expect(await app.call(panel.leaveMember, { body: { key } })).toMatchObject({
      body: { state: 'LEFT' },
    })
    expect(await app.call(panel.pauseMember, { body: { key } })).toMatchObject({ status: 409 })
    expect(await app.call(panel.resumeMember, { body: { key } })).toMatchObject({ status: 409 })
  })

  test.each(['ACTIVE', 'PAUSED'] as const)(
    'lets a member undo leaving within an hour, and makes them %s again',
    async (state) => {
      if (state === 'PAUSED') await app.call(panel.pauseMember, { body: { key } })
      await app.call(panel.leaveMember, { body: { key } })
      const back = () => app.call(panel.returnMember, { body: { key } })
      expect(await back()).toMatchObject({ status: 200, body: { state } })
      expect(await back()).toMatchObject({ status: 200, body: { state } })
      await app.call(panel.leaveMember, { body: { key } })
      app.clock.forward(DAY / 24 + 1)
      // Leaving again doesn't extend the hour in which they can return.
      await app.call(panel.leaveMember, { body: { key } })
      expect(await back()).toMatchObject({ status: 409, body: { code: 'LEFT_LONG_AGO' } })
      expect(await members()).toMatchObject([{ state: 'LEFT' }])
    },
  )

  test('lets a pending member join only with the button in the email', async () => {
    const other = await join({ email: 'lou@example.com' })
    const body = { key: other }
    expect(await app.call(panel.returnMember, { body })).toMatchObject({ status: 409 })
    await app.call(panel.leaveMember, { body: { key: other } })
    expect(await app.call(panel.returnMember, { body })).toMatchObject({ status: 409 })
  })

  test("deletes a member's record, consents and emails, and keeps only a hash of the address", async () => {
    expect(await app.call(panel.deleteMember, { body: { key } })).toMatchObject({ status: 204 })
    expect(await members()).toEqual([])
    expect(await app.deps.db.select().from(panelJoinings)).toEqual([])
    expect(await app.deps.db.select().from(outboxMails)).toEqual([])
    const [kept] = await app.deps.db.select().from(forgottenAddresses)
    expect(kept?.addressHash.toString()).not.toContain('kim')
    expect(await look(key)).toMatchObject({ status: 404, body: { code: 'UNKNOWN_LINK' } })
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'unsubscribes a member with one click in an email program that sends %s',
    async (contentType) => {
      const response = await app.app.inject({
        method: 'POST',
        url: `/api/panel/unsubscribe?key=${key}`,
        headers: { 'content-type': contentType },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(response.statusCode).toBe(204)
      expect(await members()).toMatchObject([{ state: 'LEFT' }])
    },
  )

  test('keeps a member subscribed when an email program only opens the unsubscribe link, and redirects the program to their page', async () => {
    const response = await app.app.inject(`/api/panel/unsubscribe?key=${key}`)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(`/panel?key=${key}`)
    expect(await members()).toMatchObject([{ state: 'ACTIVE' }])
  })

  test.each(['', '?key=', '?key=cut+off'])(
    "opens a member's page from a damaged unsubscribe link (%s)",
    async (query) => {
      const { statusCode, headers } = await app.app.inject(`/api/panel/unsubscribe${query}`)
      expect(statusCode).toBe(302)
      expect(headers.location).toMatch(/^\/panel\?key=/)
    },
  )
})

test.each(['x'.repeat(43), '../../../../../../etc', "' or 1=1 --".padEnd(30)])(
  'refuses the unknown key %s',
  async (key) => {
    expect(await look(key)).toMatchObject({ status: 404, body: { code: 'UNKNOWN_LINK' } })
  },
)

test('stores no key that would let someone with a copy of the database impersonate a member', async () => {
  const key = await join()
  const dump = JSON.stringify([await members(), await app.deps.db.select().from(panelJoinings)])
  expect(dump).not.toContain(key)
  expect(dump).not.toContain(Buffer.from(key).toString('hex'))
})
