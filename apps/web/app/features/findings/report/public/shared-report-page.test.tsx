import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal } from '#testing/desktop-screen.tsx'
import { SAMPLE_REPORT } from '../testing/sample-report.ts'
import { SharedReportPage } from './shared-report-page.tsx'

const KEY = 'k'.repeat(43)

beforeEach(() => {
  window.location.hash = KEY
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', ' ')
})

const refused = (status: number, code: string) => {
  const { body } = refusal(code, status)
  return {
    status,
    body: { ...body, code, message: 'That passphrase isn’t right. Please check it and try again.' },
  }
}
const show = () => render(<SharedReportPage />)
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('shows a report, and sends its key only in the request body', async () => {
  const fetch = answering(() => ({ body: SAMPLE_REPORT }))
  await show()
  await expect.element(heading(SAMPLE_REPORT.question)).toBeVisible()
  await expect.element(page.getByText('This link works until Thu 24 Dec 2026.')).toBeVisible()
  const [[address, init] = ['', {}]] = fetch.mock.calls
  expect(address).not.toContain(KEY)
  expect(JSON.parse(String(init?.body))).toEqual({ key: KEY })
  await expectAccessible()
})

test('doesn’t write style attributes, which the page’s Content Security Policy forbids', async () => {
  answering(() => ({ body: SAMPLE_REPORT }))
  const { container } = await show()
  await expect.element(heading(SAMPLE_REPORT.question)).toBeVisible()
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})

test('goes from a finding to its quote and keeps the key in the URL', async () => {
  answering(() => ({ body: SAMPLE_REPORT }))
  await show()
  await page.getByRole('link', { name: 'Quote 2' }).click()
  expect(document.activeElement?.textContent).toContain('My mum cooks.')
  expect(window.location.hash).toBe(`#${KEY}`)
  await expect.element(page.getByText('Quote withdrawn')).toBeVisible()
})

test('asks for the passphrase, and says if it’s wrong', async () => {
  let code = 'PASSPHRASE_REQUIRED'
  answering(() => (code ? refused(401, code) : { body: SAMPLE_REPORT }))
  await show()
  await expect.element(heading('This report needs a passphrase')).toBeVisible()
  code = 'WRONG_PASSPHRASE'
  await page.getByLabelText('Passphrase', { exact: true }).fill('wrong one')
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect
    .element(page.getByText('That passphrase isn’t right. Please check it and try again.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Passphrase', { exact: true })).toHaveValue('wrong one')
  await expectAccessible()
  code = ''
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect.element(heading(SAMPLE_REPORT.question)).toBeVisible()
})

test('says that a link no longer works', async () => {
  answering(() => refused(410, 'REPORT_CLOSED'))
  await show()
  await expect.element(heading('This link no longer works')).toBeVisible()
  await expect.element(page.getByText('Ask the person who sent it for a new one.')).toBeVisible()
  await expectAccessible()
})

test('says that the report didn’t load, and lets people try again', async () => {
  let isDown = true
  answering(() => (isDown ? refusal('An unknown error occurred') : { body: SAMPLE_REPORT }))
  await show()
  await expect.element(heading('The report didn’t load')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading(SAMPLE_REPORT.question)).toBeVisible()
})

test('tells an offline reader to check their connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await show()
  await expect.element(heading('The report didn’t load')).toBeVisible()
  await expect.element(page.getByText('Please check your connection and try again.')).toBeVisible()
})

test('marks the section someone is reading', async () => {
  await page.viewport(1440, 500)
  answering(() => ({ body: SAMPLE_REPORT }))
  await show()
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name })
  await expect.element(link('What we found')).toHaveAttribute('aria-current', 'true')
  await link('In their words').click()
  await expect.element(link('In their words')).toHaveAttribute('aria-current', 'true')
  await expect.element(link('What we found')).not.toHaveAttribute('aria-current')
})

test('says that the report is loading', async () => {
  answering(() => 'never')
  await show()
  await expect.element(page.getByText('Loading the report')).toBeInTheDocument()
})
