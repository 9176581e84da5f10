import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { Template } from './hooks.ts'
import { TemplatePage } from './template-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const WARM: Template = {
  id: 7,
  name: 'Warm',
  type: 'INVITATION',
  subject: 'Hello {{name}}',
  body: 'Come, {{name}}!\n\n{{link}}',
  createdAt: '2026-11-12T02:00:00Z',
}

/**
 * Mocks a server that stores templates and returns previews that contain only the template's text.
 */
function serve(...kept: Template[]) {
  const saved: Partial<Template>[] = []
  const looked: Partial<Template>[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(kept)
    const input = JSON.parse(String(body))
    if (url.endsWith('/preview')) {
      looked.push(input)
      const html = `<p>${input.body || 'As built in'}</p>`
      return Response.json({ subject: input.subject || 'As built in', html, text: '' })
    }
    saved.push(input)
    const whole = { ...input, id: 100 + saved.length, createdAt: '2026-11-15T02:00:00Z' }
    const { subject, body: text } = input
    kept.unshift({ ...whole, subject: subject || null, body: text || null })
    return Response.json(kept[0], { status: 201 })
  })
  return { saved, looked }
}

function Page() {
  const requested = new URLSearchParams(useLocation().search).get('mail')
  const selected = requested === 'scheduling' ? 'SCHEDULING' : 'INVITATION'
  return <TemplatePage selected={selected} linkTo={(type) => `?mail=${type.toLowerCase()}`} />
}

function Sample() {
  const [queries] = useState(createQueryClient)
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <main>
          <h1>Email templates</h1>
          <Page />
        </main>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

const text = () => page.getByLabelText('Text', { exact: true })
const subject = () => page.getByLabelText('Subject', { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('shows which emails use our own wording', async () => {
  serve(WARM)
  await render(<Sample />)
  const emails = page.getByRole('navigation', { name: 'Emails' })
  await expect.element(emails.getByRole('link', { name: /^Invitation ?Custom/ })).toBeVisible()
  await expect.element(emails.getByText('Warm, since 12.11.2026')).toBeVisible()
  await expect.element(emails.getByRole('link', { name: /^Reminder ?Built in/ })).toBeVisible()
  await expect.element(subject()).toHaveValue('Hello {{name}}')
  await expectAccessible()
  await emails.getByRole('link', { name: /^Choose a time/ }).click()
  await expect.element(text()).toHaveValue('')
  await expect
    .element(page.getByRole('button', { name: /^Insert lastDay/ }))
    .not.toBeInTheDocument()
})

test('previews the typed text as an email, and saves the text', async () => {
  const { saved, looked } = serve()
  await render(<Sample />)
  await button('Start with the built-in text').click()
  await expect.element(text()).toHaveValue(expect.stringContaining('You’ll get: {{incentive}}'))
  await expect.element(text()).toHaveFocus()
  await text().fill('Come, ')
  await page.getByRole('button', { name: /^Insert name/ }).click()
  await userEvent.keyboard('!')
  await page.getByRole('button', { name: /^Insert link/ }).click()
  await expect.element(text()).toHaveValue('Come, {{name}}!{{link}}')
  await expect.poll(() => looked.at(-1)?.body).toBe('Come, {{name}}!{{link}}')
  await subject().fill('For you')
  await expect
    .element(page.getByRole('region', { name: 'Preview' }).getByText('For you'))
    .toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('Invitation: new wording saved')).toBeVisible()
  expect(saved).toMatchObject([
    { type: 'INVITATION', subject: 'For you', body: 'Come, {{name}}!{{link}}' },
  ])
})

test("shows an error next to the field while someone types, and doesn't save invalid text", async () => {
  const { saved } = serve()
  await render(<Sample />)
  await text().fill('Hello {{nmae}} {{link}}')
  await expect.element(page.getByText(/^We can’t fill in \{\{nmae\}\}/)).toBeVisible()
  await expect.element(page.getByText('This preview doesn’t show your latest change')).toBeVisible()
  await expectAccessible()
  await text().fill('Hello')
  await button('Save').click()
  await expect.element(page.getByText(/put \{\{link\}\} where the button goes/)).toBeVisible()
  await expect.element(text()).toHaveFocus()
  expect(saved).toEqual([])
})

test('restores the original email, and brings back our own wording on Undo', async () => {
  const { saved } = serve(WARM)
  await render(<Sample />)
  await button('Restore the original').click()
  await expect.element(page.getByText('Invitation: original restored')).toBeVisible()
  await expect.element(text()).toHaveValue('')
  await expect.element(button('Restore the original')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.element(text()).toHaveValue(WARM.body ?? '')
  expect(saved.map(({ subject, body }) => [subject, body])).toEqual([
    [null, null],
    [WARM.subject, WARM.body],
  ])
})

test('keeps the typed text after a refusal', async () => {
  serve()
  const answer = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.method === 'POST' && !url.endsWith('/preview')
      ? Response.json({ statusCode: 503, code: 'UNAVAILABLE', message: 'Busy.' }, { status: 503 })
      : answer(url, init),
  )
  await render(<Sample />)
  await text().fill('Come: {{link}}')
  await button('Save').click()
  await expect.element(page.getByText('Busy.')).toBeVisible()
  await expect.element(text()).toHaveValue('Come: {{link}}')
})

test('shows an invalid draft kept on this device, and says what to fix before the preview can appear', async () => {
  serve()
  const wrong = { name: 'Warm', subject: '', body: 'No button' }
  const base = { name: 'Invitation in our own words', subject: '', body: '' }
  const kept = { base, value: wrong, at: '2026-11-15T02:00:00Z' }
  localStorage.setItem('draft:template:INVITATION', JSON.stringify(kept))
  await render(<Sample />)
  await expect.element(text()).toHaveValue('No button')
  await expect.element(page.getByText(/^Fix the marked fields/)).toBeVisible()
  await expect.element(page.getByText(/kept on this device, \d\d\.\d\d$/)).toBeVisible()
})
