import { submitForm } from '@wattle/contract/enquiry'
import { getBotCheck } from '@wattle/contract/site'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiries } from '#db/schema/enquiries.ts'
import { rateLimits } from '#db/schema/guards.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { CONTACT_EMAIL: 'team@wattle.example' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(enquiries)
  await app.deps.db.delete(outboxMails)
  await app.deps.db.delete(rateLimits)
})

const storedEnquiries = () => app.deps.db.select().from(enquiries)
const storedMails = () => app.deps.db.select().from(outboxMails).orderBy(outboxMails.id)

const CLIENT = {
  type: 'CLIENT',
  name: 'Ada Example',
  email: 'ada@example.com',
  subject: 'A study of tea',
  message: 'How do people brew it?',
} as const

async function submit(body: object, options: { from?: string } = {}) {
  const token = await app.given.botCheckToken()
  return app.call(submitForm, { body: { token, ...body } as never, ...options })
}

describe('a valid form', () => {
  test('stores a valid submission and returns its id', async () => {
    const reply = await submit(CLIENT)
    expect(reply).toMatchObject({ status: 201, body: { id: expect.any(Number) } })
    expect(await storedEnquiries()).toMatchObject([{ ...CLIENT, id: reply.body.id }])
  })

  test('emails our team with the sender as reply-to, and thanks the sender', async () => {
    await submit(CLIENT)
    const [toTeam, thanks] = await storedMails()
    expect(toTeam).toMatchObject({
      recipient: 'team@wattle.example',
      replyTo: 'ada@example.com',
      state: 'QUEUED',
    })
    expect(toTeam?.text).toContain('How do people brew it?')
    expect(thanks).toMatchObject({ recipient: 'ada@example.com', replyTo: null })
  })

  test('trims values and stores empty ones as null', async () => {
    await submit({ ...CLIENT, name: '  Ada  ', subject: '' })
    expect(await storedEnquiries()).toMatchObject([{ name: 'Ada', subject: null }])
  })

  test('includes a phone number and postcode in the email only if they come from the panel form', async () => {
    const phoneAndPostcode = { phone: '03 7010 0199', postcode: '3000' }
    await submit({ ...CLIENT, ...phoneAndPostcode })
    await submit({ type: 'RESPONDENT', email: 'bo@example.com', ...phoneAndPostcode })
    const toTeam = (await storedMails()).filter(({ kind }) => kind === 'enquiry.team')
    const hasDetails = toTeam.map(
      ({ text }) => text.includes('03 7010 0199') && text.includes('3000'),
    )
    expect(hasDetails).toEqual([false, true])
  })

  test('ignores unknown fields', async () => {
    expect(await submit({ ...CLIENT, id: 99, createdAt: 'never' })).toMatchObject({ status: 201 })
  })
})

describe('the thank-you email', () => {
  test('never quotes what someone wrote in the form', async () => {
    await submit({ ...CLIENT, name: 'Buy pills', message: 'Buy pills', subject: 'Buy pills' })
    const [, thanks] = await storedMails()
    expect(JSON.stringify(thanks)).not.toContain('Buy pills')
  })

  test('sends at most one thank-you email a day to an address, in any letter case', async () => {
    await submit(CLIENT)
    await submit({ ...CLIENT, email: 'ADA@example.com' })
    expect((await storedMails()).filter(({ kind }) => kind === 'enquiry.thanks')).toHaveLength(1)
    app.clock.forward(24 * 3_600_000 + 1)
    await submit(CLIENT)
    expect((await storedMails()).filter(({ kind }) => kind === 'enquiry.thanks')).toHaveLength(2)
  })

  test('sends one thank-you email even if the form arrives several times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(CLIENT)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await storedMails()).filter(({ kind }) => kind === 'enquiry.thanks')).toHaveLength(1)
  })
})

describe('invalid forms', () => {
  test.each([
    ['a blank name', { name: '   ' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['a blank message', { message: '\n\t ' }, 'message'],
    ['an address without a domain', { email: 'ada@' }, 'email'],
    ['an address with a display name', { email: 'Ada <ada@example.com>' }, 'email'],
    ['two addresses', { email: 'ada@example.com,bo@example.com' }, 'email'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }, 'message'],
    ['a NUL in the message', { message: 'tea\u0000' }, 'message'],
    ['an escape character in the message', { message: 'tea\u001b[31m' }, 'message'],
    ['half a surrogate pair', { message: 'tea\ud800' }, 'message'],
    ['a line break in the name', { name: 'Ada\nBcc: all@example.com' }, 'name'],
    ['a line break in the subject', { subject: 'Tea\r\nBcc: all@example.com' }, 'subject'],
    ['a number for a name', { name: 5 }, 'name'],
    ['an unknown form', { type: 'SPY' }, 'type'],
  ])('rejects %s and changes nothing', async (_what, wrong, field) => {
    const reply = await submit({ ...CLIENT, ...wrong })
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect(Object.keys(reply.body.data.fields ?? {})).toEqual([field])
    expect(await storedEnquiries()).toEqual([])
    expect(await storedMails()).toEqual([])
  })

  test('accepts a message of exactly 5,000 characters, with line breaks and tabs', async () => {
    const message = `a\nb\r\nc\t${'x'.repeat(4992)}`
    expect(await submit({ ...CLIENT, message })).toMatchObject({ status: 201 })
  })

  test('requires only the email address in the panel form', async () => {
    expect(await submit({ type: 'RESPONDENT', email: 'cy@example.com' })).toMatchObject({
      status: 201,
    })
    expect(await submit({ type: 'RESPONDENT', name: 'Cy' })).toMatchObject({ status: 400 })
  })
})

describe('the bot check', () => {
  test('rejects a form without a token', async () => {
    expect(await submit({ ...CLIENT, token: null })).toMatchObject({
      body: { code: 'BOT_CHECK_FAILED' },
    })
  })

  test('accepts a token for one form only', async () => {
    const token = await app.given.botCheckToken()
    expect(await submit({ ...CLIENT, token })).toMatchObject({ status: 201 })
    expect(await submit({ ...CLIENT, token })).toMatchObject({
      status: 400,
      body: { code: 'BOT_CHECK_USED' },
    })
    expect(await storedEnquiries()).toHaveLength(1)
  })

  test('accepts only one of ten forms sent at once with the same token', async () => {
    const token = await app.given.botCheckToken()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => submit({ ...CLIENT, token })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await storedEnquiries()).toHaveLength(1)
  })

  test('rejects a token for another action', async () => {
    const token = await app.given.botCheckToken('sign-up')
    expect(await submit({ ...CLIENT, token })).toMatchObject({ body: { code: 'BOT_CHECK_FAILED' } })
  })

  test('rejects a token older than ten minutes', async () => {
    const token = await app.given.botCheckToken()
    app.clock.forward(10 * 60_000 + 1000)
    expect(await submit({ ...CLIENT, token })).toMatchObject({ body: { code: 'BOT_CHECK_FAILED' } })
  })

  test('rejects a token with an altered challenge', async () => {
    const payload = JSON.parse(Buffer.from(await app.given.botCheckToken(), 'base64').toString())
    payload.challenge.parameters.data.expires += 3_600_000
    const token = Buffer.from(JSON.stringify(payload)).toString('base64')
    expect(await submit({ ...CLIENT, token })).toMatchObject({ body: { code: 'BOT_CHECK_FAILED' } })
  })

  test.each(['x', 'eyJ9', btoa('null'), btoa('[]'), btoa('{"challenge":{}}')])(
    'rejects the rubbish token %s',
    async (token) => {
      expect(await submit({ ...CLIENT, token })).toMatchObject({
        body: { code: 'BOT_CHECK_FAILED' },
      })
    },
  )

  test('issues challenges only for existing actions', async () => {
    expect(await app.call(getBotCheck, { query: { action: 'form-submission' } })).toMatchObject({
      status: 200,
    })
    expect(
      await app.call(getBotCheck, { query: { action: 'world-peace' as never } }),
    ).toMatchObject({ status: 400 })
  })
})

test('limits a network to 30 forms an hour, without limiting other networks', async () => {
  await app.deps.db.insert(rateLimits).values({
    key: 'form 192.0.2.1',
    count: 29,
    windowEndsAt: new Date(app.clock.now().getTime() + 1_800_000),
  })
  expect(await submit(CLIENT, { from: '192.0.2.1' })).toMatchObject({ status: 201 })
  const refused = await submit(CLIENT, { from: '192.0.2.1' })
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(refused.headers['retry-after']).toBe('1800')
  expect(await storedEnquiries()).toHaveLength(1)
  expect(await submit(CLIENT, { from: '192.0.2.2' })).toMatchObject({ status: 201 })
})
