import { gunzipSync } from 'node:zlib'
import { listEnquiries } from '@wattle/contract/admin'
import { FORM_PATHS } from '@wattle/contract/paths'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiries } from '#db/schema/enquiries.ts'
import { rateLimits, spentBotChecks } from '#db/schema/guards.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { answerPageBuild } from '#testing/answer-page.ts'
import { tableMarks } from '#testing/table-marks.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sendWithoutScript } from './send-without-script.ts'

const TEAM = 'team@wattle.example'
const web = answerPageBuild()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webRoot: web.webRoot, env: { CONTACT_EMAIL: TEAM } })
})
afterAll(async () => {
  await app.close()
  web.remove()
})
beforeEach(async () => {
  for (const table of [enquiries, outboxMails, rateLimits, spentBotChecks, panelMembers])
    await app.deps.db.delete(table)
})

const CONTACT = {
  type: 'CLIENT',
  name: 'Ada Example',
  email: 'ada@example.com',
  subject: 'A study of tea',
  message: 'How do people brew it?\nAnd <b>why</b> "so" & not otherwise?',
  website: '',
}
const PANEL = { type: 'RESPONDENT', email: 'bo@example.com', postcode: '3056', consent: 'on' }

type Options = { from?: string; headers?: Record<string, string> }
type Form = Record<string, string>

const post = (url: string, fields: Form | string, { from, headers }: Options = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress: from ?? '192.0.2.1',
    payload: typeof fields === 'string' ? fields : asBrowserSends(fields),
  })

/** Encodes the fields as browsers do, with CRLF for line breaks. */
const asBrowserSends = (fields: Form) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, text]) => [name, text.replace(/\r?\n/g, '\r\n')]),
  ).toString()

const UNESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Reads the fields of the form in the response, as a browser would post them. */
function formIn({ body }: LightMyRequestResponse): Form {
  const inputs = Array.from(body.matchAll(/<input[^>]*>/g), ([input]) => input)
  const attribute = (input: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  return Object.fromEntries(
    inputs.map((input) => [
      attribute(input, 'name'),
      attribute(input, 'value').replace(/&[^;]+;/g, (entity) => UNESCAPED[entity] ?? entity),
    ]),
  )
}

/**
 * Posts the form and waits as long as a person needs to read it. Returns the fields of the
 * confirmation page.
 */
async function confirmed(url: string, fields: Form, options?: Options): Promise<Form> {
  const form = formIn(await post(url, fields, options))
  app.clock.forward(3_000)
  return form
}

const send = async (url: string, fields: Form, options?: Options) =>
  post(url, await confirmed(url, fields, options), options)

const storedEnquiries = () => app.deps.db.select().from(enquiries)
const storedMails = () => app.deps.db.select().from(outboxMails).orderBy(outboxMails.id)

describe('the first post of a form without JavaScript', () => {
  test('shows the escaped text of the form before sending it, and stores nothing', async () => {
    const before = await tableMarks(app.deps.db)
    const reply = await post(FORM_PATHS.CONTACT, CONTACT)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<title>Check your message | Wattle Research</title>')
    expect(reply.body).toContain('And &lt;b&gt;why&lt;/b&gt;')
    expect(reply.body).not.toContain('<b>')
    expect(reply.body).toContain('<button type="submit">Send it</button>')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      // Without this policy, the browser would send `Origin: null` when it posts the next form.
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /style-src 'self' 'sha256-.*form-action 'self'/,
      ),
    })
    expect(await tableMarks(app.deps.db)).toEqual(before)
  })

  test.each([
    ['a missing name', { name: ' ' }, 'name', 'Please enter your name.'],
    ['a missing message', { message: '' }, 'message', 'Please enter a message.'],
    ['a wrong address', { email: 'ada@' }, 'email', 'like name@example.com'],
    ['a long name', { name: 'x'.repeat(201) }, 'name', 'Please keep this to 200 characters.'],
    ['a NUL', { message: 'tea\u0000' }, 'message', 'hidden characters'],
    ['two lines in the subject', { subject: 'Tea\nBcc: a@b.example' }, 'subject', 'one line'],
  ])('rejects a form with %s, names the problem and keeps the typed text', async (...given) => {
    const [, wrong, field, message] = given
    const reply = await post(FORM_PATHS.CONTACT, { ...CONTACT, ...wrong })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain(`<a href="#${field}">`)
    expect(reply.body).toContain(`aria-describedby="${field}-error"`)
    expect(reply.body).toContain(message)
    if (field !== 'email') expect(formIn(reply)).toMatchObject({ email: CONTACT.email })
    expect(formIn(reply)).not.toHaveProperty('token')
    expect(await storedEnquiries()).toEqual([])
  })

  test('names every missing field', async () => {
    const { body } = await post(FORM_PATHS.CONTACT, { type: 'STARTUP' })
    for (const sentence of [
      'Please enter your name.',
      'Please enter your email address.',
      'Please enter a message.',
    ])
      expect(body).toContain(sentence)
  })

  test('requires people to tick the box in the panel form', async () => {
    const { consent: _ticked, ...fields } = PANEL
    const reply = await post(FORM_PATHS.PANEL, fields)
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('Please tick this box to join.')
    expect(formIn(reply)).toMatchObject({ email: 'bo@example.com', postcode: '3056' })
  })

  test("drops fields the form doesn't have", async () => {
    const form = await confirmed(FORM_PATHS.CONTACT, {
      ...CONTACT,
      phone: '1',
      id: '9',
      status: 'DONE',
    })
    expect(Object.keys(form).sort()).toEqual(
      ['email', 'message', 'name', 'subject', 'token', 'type', 'website'].sort(),
    )
  })
})

describe('the second post of a form without JavaScript', () => {
  test('shows the form again to someone who chooses to change their text', async () => {
    const form = await confirmed(FORM_PATHS.CONTACT, CONTACT)
    const reply = await post(FORM_PATHS.CONTACT, { ...form, change: 'yes' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Change your message')
    expect(formIn(reply)).toMatchObject({ name: 'Ada Example', subject: 'A study of tea' })
    expect(formIn(reply)).not.toHaveProperty('token')
    expect(await storedEnquiries()).toEqual([])
  })

  test('stores an unverified enquiry and redirects to a page that can be reloaded', async () => {
    const reply = await send(FORM_PATHS.CONTACT, CONTACT)
    expect(reply).toMatchObject({ statusCode: 303, headers: { location: '/forms/contact/sent' } })
    const { website: _trap, ...stored } = CONTACT
    expect(await storedEnquiries()).toMatchObject([{ ...stored, isVerified: false, status: 'NEW' }])
    const thanks = await app.app.inject('/forms/contact/sent')
    expect(thanks).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('Thanks, we’ve got your message'),
    })
    expect(await storedEnquiries()).toHaveLength(1)
  })

  test("emails only our team, and doesn't quote the form", async () => {
    await send(FORM_PATHS.CONTACT, CONTACT)
    const mails = await storedMails()
    expect(mails).toMatchObject([
      { recipient: TEAM, replyTo: null, subject: 'Quote request from an unverified sender' },
    ])
    expect(mails[0]?.text).toContain('https://wattle.example/admin/enquiries?verified=NO')
    expect(JSON.stringify(mails)).not.toMatch(/ada|brew/i)
  })

  test('shows our team which enquiries are unverified, and lists only unverified ones on request', async () => {
    const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
    await send(FORM_PATHS.CONTACT, CONTACT)
    const list = async (verified: 'YES' | 'NO') =>
      (await app.call(listEnquiries, { as, query: { verified } })).body
    expect(await list('NO')).toMatchObject([{ name: 'Ada Example', isVerified: false }])
    expect(await list('YES')).toEqual([])
  })

  test('emails the address in the panel form to confirm it, at most once a day', async () => {
    expect(await send(FORM_PATHS.PANEL, PANEL)).toMatchObject({
      statusCode: 303,
      headers: { location: '/forms/panel/sent' },
    })
    await send(FORM_PATHS.PANEL, PANEL)
    expect(await app.deps.db.select().from(panelMembers)).toMatchObject([
      { email: 'bo@example.com', state: 'PENDING' },
    ])
    const mails = await storedMails()
    expect(mails.filter(({ recipient }) => recipient === 'bo@example.com')).toMatchObject([
      { kind: 'panel.confirm' },
    ])
    expect((await app.app.inject('/forms/panel/sent')).body).toContain('One more step')
  })

  test('needs a confirmed address even if double opt-in is off', async () => {
    const { db } = app.deps
    const config = { ...app.deps.config, panelDoubleOptIn: false }
    const form = await confirmed(FORM_PATHS.PANEL, PANEL)
    const fields = new Map(Object.entries(form))
    expect(await sendWithoutScript({ ...app.deps, config }, 'PANEL', fields, 'here')).toBe('SENT')
    expect(await db.select().from(panelMembers)).toMatchObject([{ state: 'PENDING' }])
  })

  test('redirects to the same page as for a valid form, but stores nothing, if the honeypot is filled in', async () => {
    const form = await confirmed(FORM_PATHS.CONTACT, {
      ...CONTACT,
      website: 'https://spam.example',
    })
    expect(form.website).toBe('https://spam.example')
    const before = await tableMarks(app.deps.db)
    expect(await post(FORM_PATHS.CONTACT, form)).toMatchObject({
      statusCode: 303,
      headers: { location: '/forms/contact/sent' },
    })
    expect(await tableMarks(app.deps.db)).toEqual(before)
  })
})

describe('the token of a form without JavaScript', () => {
  test('accepts a token once', async () => {
    const form = await confirmed(FORM_PATHS.CONTACT, CONTACT)
    await post(FORM_PATHS.CONTACT, form)
    const again = await post(FORM_PATHS.CONTACT, form)
    expect(again.statusCode).toBe(409)
    expect(again.body).toContain('We already have this message')
    expect(await storedEnquiries()).toHaveLength(1)
  })

  test('accepts only one of 32 posts sent at once with the same token', async () => {
    const form = await confirmed(FORM_PATHS.CONTACT, CONTACT)
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        post(FORM_PATHS.CONTACT, form, { from: `198.51.100.${at}` }),
      ),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(31)
    expect(await storedEnquiries()).toHaveLength(1)
    expect(await storedMails()).toHaveLength(1)
  })

  test("refuses a form sent within two seconds, and accepts the same form when it's sent again", async () => {
    const form = formIn(await post(FORM_PATHS.CONTACT, CONTACT))
    app.clock.forward(1_999)
    const early = await post(FORM_PATHS.CONTACT, form)
    expect(early.statusCode).toBe(400)
    expect(early.body).toContain('too quick')
    expect(await storedEnquiries()).toEqual([])
    app.clock.forward(1)
    expect((await post(FORM_PATHS.CONTACT, formIn(early))).statusCode).toBe(303)
  })

  test('refuses a token after 90 minutes, and keeps the typed text on the page', async () => {
    const form = formIn(await post(FORM_PATHS.CONTACT, CONTACT))
    app.clock.forward(90 * 60_000 + 1)
    const late = await post(FORM_PATHS.CONTACT, form)
    expect(late.statusCode).toBe(400)
    expect(late.body).toContain('open for more than 90 minutes')
    expect(await storedEnquiries()).toEqual([])
    app.clock.forward(3_000)
    expect((await post(FORM_PATHS.CONTACT, formIn(late))).statusCode).toBe(303)
  })

  test('accepts a form on the second try after the clock is set back', async () => {
    const form = await confirmed(FORM_PATHS.CONTACT, CONTACT)
    app.clock.forward(-3_600_000)
    const back = await post(FORM_PATHS.CONTACT, form)
    app.clock.forward(3_000)
    expect((await post(FORM_PATHS.CONTACT, formIn(back))).statusCode).toBe(303)
    app.clock.forward(3_600_000)
  })

  test.each([
    ['is made up', () => ({ token: 'x' })],
    ['is empty', () => ({ token: '' })],
    ['has another signature', ({ token = '' }: Form) => ({ token: `${token.slice(0, -4)}AAAA` })],
    ['has a different timestamp', ({ token = '' }: Form) => ({ token: token.replace(/^\d/, '9') })],
    ['was made for different text', () => ({ message: 'Buy pills' })],
    ['was made for another form', () => ({ type: 'STARTUP' })],
  ])(
    'stores nothing if the token %s, and keeps the typed text on the page',
    async (_what, forge) => {
      const form = await confirmed(FORM_PATHS.CONTACT, CONTACT)
      const changed: Form = { ...form, ...forge(form) }
      const reply = await post(FORM_PATHS.CONTACT, changed)
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toContain('Send it')
      expect(formIn(reply)).toMatchObject({ email: CONTACT.email, message: changed.message })
      expect(await storedEnquiries()).toEqual([])
    },
  )

  test("doesn't let anyone join the panel with a token for the contact form", async () => {
    const { token = '' } = await confirmed(FORM_PATHS.CONTACT, CONTACT)
    expect((await post(FORM_PATHS.PANEL, { ...PANEL, token })).statusCode).toBe(400)
    expect(await app.deps.db.select().from(panelMembers)).toEqual([])
  })
})

describe('limits for forms without JavaScript', () => {
  test("rejects a network's sixth form in an hour, keeps the typed text, and lets other networks through", async () => {
    for (let sent = 0; sent < 5; sent++)
      expect((await send(FORM_PATHS.CONTACT, CONTACT)).statusCode).toBe(303)
    const refused = await send(FORM_PATHS.CONTACT, CONTACT)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(refused.body).toContain('too many forms in the last hour')
    expect(formIn(refused)).toMatchObject({ name: 'Ada Example' })
    expect(await storedEnquiries()).toHaveLength(5)
    expect((await send(FORM_PATHS.CONTACT, CONTACT, { from: '192.0.2.2' })).statusCode).toBe(303)
    app.clock.forward(3_600_000)
    expect((await post(FORM_PATHS.CONTACT, formIn(refused))).statusCode).toBe(303)
    expect((await send(FORM_PATHS.CONTACT, CONTACT)).statusCode).toBe(303)
  })

  test('rejects the 61st form in an hour across all networks', async () => {
    const windowEndsAt = new Date(app.clock.now().getTime() + 1_800_000)
    await app.deps.db
      .insert(rateLimits)
      .values({ key: 'forms without script', count: 59, windowEndsAt })
    expect((await send(FORM_PATHS.CONTACT, CONTACT, { from: '192.0.2.3' })).statusCode).toBe(303)
    expect((await send(FORM_PATHS.CONTACT, CONTACT, { from: '192.0.2.4' })).statusCode).toBe(429)
  })
})

describe("posts that aren't one of our forms", () => {
  const typed = asBrowserSends(CONTACT)
  test.each([
    ['more than the form takes', 413, `${typed}&more=${'x'.repeat(140_000)}`, {}],
    ['JSON', 415, '{}', { 'content-type': 'application/json' }],
    ['multipart', 415, '--x', { 'content-type': 'multipart/form-data; boundary=x' }],
    [
      'another charset',
      415,
      typed,
      { 'content-type': `${'application/x-www-form-urlencoded'}; charset=utf-16` },
    ],
    ['bytes that are not UTF-8', 400, 'type=CLIENT&name=%FF%FE', {}],
    ['a broken escape', 400, 'type=CLIENT&name=100%', {}],
    ['half a surrogate pair', 400, 'type=CLIENT&name=%ED%A0%80', {}],
    ['a field twice', 400, `${typed}&name=Bo`, {}],
    ['no type', 400, 'name=Ada', {}],
    ['the type of another form', 400, 'type=RESPONDENT&email=bo%40example.com', {}],
    ['an empty body', 400, '', {}],
    ['a form on another site', 403, typed, { 'sec-fetch-site': 'cross-site' }],
    ['a form on a subdomain', 403, typed, { 'sec-fetch-site': 'same-site' }],
    ['an older browser from another site', 403, typed, { origin: 'https://evil.example' }],
    ['a hidden origin', 403, typed, { origin: 'null' }],
  ])(
    'responds to %s with a page that says nothing was sent, and stores nothing',
    async (_what, status, payload, headers) => {
      const before = await tableMarks(app.deps.db)
      const reply = await post(FORM_PATHS.CONTACT, payload, { headers })
      expect(reply.statusCode).toBe(status)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.body).toContain('<h1>Nothing was sent</h1>')
      expect(reply.body).not.toContain('Ada')
      expect(await tableMarks(app.deps.db)).toEqual(before)
    },
  )

  test.each([
    ['a browser that says it is our page', { 'sec-fetch-site': 'same-origin' }],
    ['an older browser on our site', { origin: 'https://wattle.example' }],
    ['a text browser', {}],
  ])('accepts a form post from %s', async (_what, headers) => {
    expect((await post(FORM_PATHS.CONTACT, CONTACT, { headers })).statusCode).toBe(200)
  })
})

test("redirects people who open a form's action URL to the page with the form", async () => {
  for (const [path, target] of [
    [FORM_PATHS.CONTACT, '/#contact-form'],
    [FORM_PATHS.PANEL, '/recruitment/participants'],
  ] as const)
    expect(await app.app.inject(path)).toMatchObject({
      statusCode: 303,
      headers: { location: target },
    })
})

test("keeps the typed text when the database can't store it", async () => {
  const form = await confirmed(FORM_PATHS.CONTACT, CONTACT)
  await app.deps.db.execute('alter table enquiries rename to elsewhere')
  const reply = await post(FORM_PATHS.CONTACT, form)
  await app.deps.db.execute('alter table elsewhere rename to enquiries')
  expect(reply.statusCode).toBe(500)
  expect(reply.body).toContain('Something went wrong on our side')
  expect(app.logLines.join()).not.toMatch(/Ada Example|brew/)
  // The token wasn't used up, so people can submit the form once the database works again.
  expect((await post(FORM_PATHS.CONTACT, form)).statusCode).toBe(303)
})

test('compresses the page if the browser supports it', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const reply = await post(FORM_PATHS.CONTACT, CONTACT, { headers })
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(reply.rawPayload).toString()).toContain('Check your message')
})

test('leaves the forms out of the API description', async () => {
  const { body } = await app.app.inject('/api/openapi.json')
  expect(body).not.toContain('/forms/')
})
