import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND } from '@wattle/contract/brand'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OwnText } from '#features/email/emails.tsx'
import { PanelConfirm } from '#features/panel/emails.tsx'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { EmailChoices } from './choices.tsx'
import { addressed, firstNameOf } from './first-name.ts'
import { noticeSubject } from './notice.tsx'
import { renderEmail } from './render.ts'
import { EMAIL_SAMPLES } from './samples.tsx'

const WORDS = { after: '', link: 'https://wattle.example', button: 'Open', footnote: null }

describe.each(EMAIL_SAMPLES)('the email $kind', ({ mail, subject }) => {
  test('has an HTML and a plain text version, and says who sent it', () => {
    const { html, text } = renderEmail(mail)
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC /)
    expect(html).toContain('<html lang="en-AU"')
    expect(html).toContain('color-scheme')
    for (const body of [html, text]) expect(body).toContain('Wattle Research')
    expect(text).not.toMatch(/<[a-z]/)
    expect(subject).not.toMatch(/[\r\n]/)
  })

  test('loads nothing from other servers', () => {
    const { html } = renderEmail(mail)
    expect(html).not.toMatch(/<(script|img|link|iframe)\b/)
  })
})

/** Parts of emails, which don't need a sample. The emails that contain them have one. */
const PARTS = ['PanelConfirm', 'PanelFootnote']

test('has a sample of every email', async () => {
  const samples = readFileSync(join(import.meta.dirname, 'samples.tsx'), 'utf8')
  const files = globSync(join(import.meta.dirname, '../features/*/*emails.tsx'))
  const modules = await Promise.all(files.map((file) => import(file)))
  const emails = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  expect(emails).toContain('EnquiryThanks')
  const hasSample = (name: string) => new RegExp(`\\b${name}\\b`).test(samples)
  expect(emails.filter((name) => !hasSample(name)).toSorted()).toEqual(PARTS)
})

test('shows the whole link in the plain text, without the preview line', () => {
  const { text } = renderEmail(PanelConfirm({ link: 'https://wattle.example/panel?a=1&b=2' }))
  expect(text).toContain('Open my panel page:\nhttps://wattle.example/panel?a=1&b=2\n')
  expect(text).not.toContain('to finish signing up')
})

test("ends an answer's line in the plain text with the answer's URL", () => {
  const { text } = renderEmail(
    EmailChoices({ of: [{ href: 'https://wattle.example/a', label: 'I’ll be there' }] }),
  )
  expect(text.trim()).toBe('I’ll be there: https://wattle.example/a')
})

test("keeps a sentence's full stop out of a URL in the plain text", () => {
  const sample = EMAIL_SAMPLES.find(({ kind }) => kind === 'digest.researcher')
  const { text } = renderEmail(sample?.mail ?? EmailChoices({ of: [] }))
  expect(text).toContain(
    'Choose what we email you about (https://wattle.example/platform/account#notices).',
  )
})

test('asks our team to choose a researcher for a booked interview without one', () => {
  const sample = EMAIL_SAMPLES.find(({ kind }) => kind === 'interview.planned.unassigned')
  const { text } = renderEmail(sample?.mail ?? EmailChoices({ of: [] }))
  expect(text).toContain('Choose a researcher:\n')
})

test('doesn’t add a colon after a question in a subject line', () => {
  const facts = { heading: 'How did it go?', topic: 'Kim', preview: '', says: [] }
  expect(noticeSubject(facts)).toBe('How did it go? Kim')
})

test.each([
  ['Kim Sample', 'Kim, thanks for booking.'],
  ['kim@example.com', 'Thanks for booking.'],
  ['', 'Thanks for booking.'],
])('starts an email to “%s” with the first name, if we have it', (name, sentence) => {
  expect(addressed(firstNameOf(name), 'thanks for booking.')).toBe(sentence)
})

test("keeps people's line breaks in the plain text", () => {
  const { text } = renderEmail(OwnText({ ...WORDS, before: 'Hello Jo,\n\nOne\nTwo' }))
  expect(text).toContain('Hello Jo,\n\nOne\nTwo\n')
})

test("doesn't use a greeting as the preview line", () => {
  const { html } = renderEmail(OwnText({ ...WORDS, before: 'Hello Jo,\n\nWe pay $80.' }))
  expect(html).toContain('<title>We pay $80.</title>')
})

test('makes a phone number tappable and readable in plain text', () => {
  const { html, text } = renderEmail(PanelConfirm({ link: 'https://wattle.example/panel' }))
  expect(html).toContain(`href="${BRAND.phone.link}"`)
  expect(text).toContain(BRAND.phone.shown)
  expect(text).not.toContain('tel:')
})

describe('emails in development', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ development: true })
  })
  afterAll(() => app.close())

  test('shows a preview of every email', async () => {
    const index = await app.app.inject('/api/dev/mails')
    for (const { kind } of EMAIL_SAMPLES) {
      expect(index.body).toContain(kind)
      expect((await app.app.inject(`/api/dev/mails/${kind}`)).body).toContain('Wattle Research')
      expect((await app.app.inject(`/api/dev/mails/${kind}/text`)).headers['content-type']).toMatch(
        /^text\/plain/,
      )
    }
    expect((await app.app.inject('/api/dev/mails/none')).statusCode).toBe(404)
  })
})

test('shows no previews in production', async () => {
  const app = await startTestApp()
  expect((await app.app.inject('/api/dev/mails')).statusCode).toBe(404)
  await app.close()
})
