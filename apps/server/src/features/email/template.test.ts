import { sendSchedulingMail } from '@wattle/contract/admin'
import { listAuditEvents } from '@wattle/contract/audit'
import * as distribution from '@wattle/contract/distribution'
import { listTemplates, previewTemplate, saveTemplate } from '@wattle/contract/template'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailTemplates } from '#db/schema/templates.ts'
import { STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(() => app.deps.db.delete(mailTemplates))

type Template = Parameters<typeof app.call<typeof saveTemplate>>[1]['body']

const save = (template: Partial<Template>) =>
  app.call(saveTemplate, { as, body: { name: 'Warm', type: 'INVITATION', ...template } })

const WARM = {
  subject: '{{name}}, a study about {{studyTitle}}',
  body: 'Hello {{name}},\n\nwe pay {{incentive}}. <b>Please</b>:\n\n{{link}}\n\nUntil {{ lastDay }}.',
}

async function requested() {
  const { id, as: owner } = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const params = { id: String(id) }
  const { body } = await app.call(distribution.requestDistribution, { as: owner, params })
  return { ...STUDY, id: body.distribution?.id ?? 0 }
}

const newestMail = async (kind: string) =>
  (await app.mails()).filter((mail) => mail.kind === kind).at(-1)

describe('a stored invitation', () => {
  test('replaces the built-in email, and fills in the name, the invitation link and the link to leave the panel', async () => {
    await save(WARM)
    const { people } = await app.given.study()
    const mail = await newestMail('distribution.invitation')
    expect(mail?.subject).toMatch(/^Member \d+, a study about Meals around shift work$/)
    expect(mail?.html).toContain('we pay A gift card of $60. &lt;b&gt;Please&lt;/b&gt;:')
    expect(mail?.text).toContain('Until Thursday 31\u00a0December\u00a02026.')
    expect(mail?.text).toContain(`/respondent/screener?hashKey=${people[0]?.hash}`)
    expect(mail?.text).toMatch(
      /leave the panel, open your page \(https:\S+\/panel\?key=[\w-]{40,}\)\./,
    )
    expect(mail?.html).not.toContain('You’ll get')
  })

  test('shows the stored invitation in the preview', async () => {
    await save(WARM)
    const { body } = await app.call(distribution.previewInvitation, { as, body: await requested() })
    expect(body.subject).toBe('there, a study about Meals around shift work')
    expect(body.html).toContain('Hello there,')
    expect(body.html).toContain('See the questions')
  })

  test("uses the newest template of each type, and doesn't use an invitation template for reminders", async () => {
    await save(WARM)
    await save({ type: 'REMINDER', subject: 'Still open' })
    await save({ subject: 'Newest' })
    const { body } = await app.call(distribution.previewInvitation, { as, body: await requested() })
    // The newest template has no body, so the email uses the built-in one.
    expect(body.subject).toBe('Newest')
    expect(body.html).toContain('You’ll get')
  })
})

test("stores a template once, even when it's saved twice at once, and lets admins save an older one again", async () => {
  const [first, second] = await Promise.all([save(WARM), save(WARM)])
  expect(second.body).toEqual(first.body)
  expect(await app.deps.db.select().from(mailTemplates)).toHaveLength(1)
  await save({ subject: 'Cooler' })
  await save(WARM)
  expect(await app.deps.db.select().from(mailTemplates)).toHaveLength(3)
})

test('uses the stored templates for the reminder and for the “Choose a time” email', async () => {
  await save({ type: 'REMINDER', subject: 'Still open', body: 'Dear {{name}}: {{link}}' })
  await save({ type: 'SCHEDULING', body: 'When, {{name}}?\n\n{{link}}' })
  const { distributionId, people } = await app.given.study()
  await app.call(distribution.saveReminders, { as, body: { distributionId } })
  const reminder = await newestMail('distribution.reminder')
  expect(reminder?.subject).toBe('Still open')
  expect(reminder?.text).toMatch(/Dear Member \d+:/)
  await app.given.screening({ invitationId: people[0]?.invitationId ?? 0 })
  const body = { userScreenerId: people[0]?.invitationId ?? 0 }
  await app.call(sendSchedulingMail, { as, body })
  const mail = await newestMail('distribution.scheduling')
  expect(mail?.subject).toBe('Please choose a time for your interview')
  expect(mail?.text).toMatch(/When, Member \d+\?/)
  expect(mail?.text).toContain(`/respondent/slots?hashKey=${people[0]?.hash}`)
})

test("doesn't treat text from a form as placeholders or markup", async () => {
  const odd = '{{7*7}} {{link}} [[key]] $1 <img>'
  const form = { studyTitle: odd, studyDescription: odd }
  await app.given.study({ form })
  const builtIn = await newestMail('distribution.invitation')
  expect(builtIn?.subject).toContain(odd)
  expect(builtIn?.text).toContain(odd)
  await save({
    subject: 'About {{studyTitle}} [[member]]',
    body: '{{studyTitle}} [[key]]\n{{link}}',
  })
  await app.given.study({ form })
  const own = await newestMail('distribution.invitation')
  expect(own?.subject).toBe(`About ${odd} [[member]]`)
  expect(own?.text).toContain(`${odd} [[key]]`)
})

describe('invalid templates', () => {
  test.each([
    [
      'an unknown placeholder',
      { body: 'Hi {{nmae}} {{link}}' },
      'body',
      /fill in \{\{nmae\}\}.*\{\{name\}\}/,
    ],
    ['an unclosed placeholder', { body: 'Hi {{name, {{link}}' }, 'body', /needs a word/],
    ['an empty placeholder', { body: '{{}} {{link}}' }, 'body', /needs a word/],
    ['a sum', { body: '{{7*7}} {{link}}' }, 'body', /needs a word/],
    ['no link', { body: 'Hello' }, 'body', /\{\{link\}\} where the button goes/],
    ['two links', { body: '{{link}} {{link}}' }, 'body', /only once/],
    ['a link in the subject', { subject: 'See {{link}}' }, 'subject', /fill in \{\{link\}\}/],
    ['a subject of two lines', { subject: 'One\nTwo' }, 'subject', /one line/],
    [
      'another type’s placeholder',
      { type: 'SCHEDULING' as const, body: '{{lastDay}} {{link}}' },
      'body',
      /fill in \{\{lastDay\}\}/,
    ],
  ])('rejects a template with %s and stores nothing', async (_what, template, field, message) => {
    const reply = await save(template)
    expect(reply.status).toBe(400)
    expect(reply.body.data.fields?.[field]).toMatch(message)
    expect(await app.deps.db.select().from(mailTemplates)).toEqual([])
  })

  test('rejects a template of an unknown type', async () => {
    expect(await save({ type: 'BIRTHDAY' as never })).toMatchObject({ status: 400 })
  })
})

test('uses the built-in email again once a template without a subject and body is saved', async () => {
  await save(WARM)
  expect(await save({})).toMatchObject({ status: 201, body: { subject: null, body: null } })
  const { body } = await app.call(distribution.previewInvitation, { as, body: await requested() })
  expect(body.subject).toBe('Would you like to take part? Meals around shift work')
})

describe('writing a template', () => {
  test('shows the newest template of each type, or none if nothing is stored', async () => {
    expect((await app.call(listTemplates, { as })).body).toEqual([])
    await save(WARM)
    await save({ ...WARM, name: 'Warmer' })
    await save({ type: 'SCHEDULING', name: 'Short', body: '{{link}}' })
    const { body } = await app.call(listTemplates, { as })
    expect(body.map(({ type, name }) => [type, name]).toSorted()).toEqual([
      ['INVITATION', 'Warmer'],
      ['SCHEDULING', 'Short'],
    ])
    expect(body[0]?.createdAt).toBe(app.clock.now().toISOString())
  })

  test.each(['INVITATION', 'REMINDER', 'SCHEDULING'] as const)(
    'previews %s with unsaved words and a made-up study',
    async (type) => {
      const words = {
        subject: 'For {{name}}: {{studyTitle}}',
        body: 'Hi {{name}}\n\n{{link}} [[x]]',
      }
      const { body } = await app.call(previewTemplate, { as, body: { type, ...words } })
      expect(body.subject).toBe('For Jo Sample: Meals around shift work')
      expect(body.text).toContain('Hi Jo Sample')
      expect(body.text).toContain('[[x]]')
      expect(body.html).toContain('hashKey=sample')
      const bare = await app.call(previewTemplate, { as, body: { type } })
      expect(bare.body.html).toContain('Meals around shift work')
      expect(bare.body.text).not.toContain('Hi Jo Sample')
      expect((await app.call(listTemplates, { as })).body).toEqual([])
    },
  )

  test('names each invalid field when an admin previews a template', async () => {
    const wrong = { type: 'INVITATION' as const, subject: '{{nmae}}', body: 'Hi' }
    const reply = await app.call(previewTemplate, { as, body: wrong })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.data.fields ?? {})).toEqual(['subject', 'body'])
  })
})

test('records in the audit log who stored which template, but not rejected templates', async () => {
  const { id, token } = await app.given.user({ role: 'ROLE_ADMIN' })
  const store = (body: Template) => app.call(saveTemplate, { as: token, body })
  await store({ ...WARM, name: 'Warmest', type: 'INVITATION' })
  await store({ name: 'Cold', type: 'INVITATION', body: 'no link' })
  const { body } = await app.call(listAuditEvents, { as, query: { kind: 'TEMPLATE_SAVED' } })
  expect(body.filter(({ userId }) => userId === id)).toMatchObject([
    { details: { template: 'Warmest', type: 'INVITATION' } },
  ])
})
