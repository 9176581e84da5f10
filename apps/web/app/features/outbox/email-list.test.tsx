import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { EmailList } from './email-list.tsx'
import type { EmailListView } from './hooks.ts'

afterEach(() => vi.unstubAllGlobals())

const EMAIL = {
  id: 4,
  kind: 'session.new-device',
  to: 'kim@example.com',
  subject: 'A new sign-in to your account',
  state: 'FAILED',
  attempts: 10,
  lastError: '450 Busy',
  createdAt: '2026-11-16T00:00:00Z',
  sentAt: null,
  nextAttemptAt: null,
}

/** Mocks a server that returns these emails and records the queries. */
function serve(...emails: (typeof EMAIL)[]) {
  const queries: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, location.href)
    if (pathname.endsWith('/views')) return Response.json([])
    queries.push(searchParams)
    return Response.json(emails, { headers: { 'x-total-count': String(emails.length) } })
  })
  return queries
}

const VIEW: EmailListView = { page: 1, search: '', sort: 'CREATED_AT_DESC', state: undefined }

function open(view: Partial<EmailListView> = {}, distributionId?: number) {
  const onShow = vi.fn()
  const rendered = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <main>
          <h1>Outbox</h1>
          <EmailList
            view={{ ...VIEW, ...view }}
            onShow={onShow}
            distributionId={distributionId}
            linkTo={(id) => `?mail=${id}`}
          />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { onShow, rendered }
}

test('lists each email with its kind in plain words', async () => {
  serve(EMAIL)
  await open().rendered
  await expect.element(page.getByRole('cell', { name: 'Sign-in on a new device' })).toBeVisible()
  await expectAccessible()
})

test('searches by name, address, subject or kind', async () => {
  serve(EMAIL)
  const { onShow, rendered } = open()
  await rendered
  await page.getByRole('searchbox', { name: 'Search emails' }).fill('Kim Lee')
  await vi.waitFor(() =>
    expect(onShow).toHaveBeenCalledWith({ search: 'Kim Lee' }, { replace: true }),
  )
})

test("shows only a distribution's undelivered invitations, and links back to all emails", async () => {
  const queries = serve(EMAIL)
  await open({ state: 'UNDELIVERED' }, 7).rendered
  await expect.element(page.getByText('Only invitations from distribution 7')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show all emails' }))
    .toHaveAttribute('href', '/admin/outbox')
  await expect.element(page.getByLabelText('Status')).toHaveDisplayValue('Status: All undelivered')
  expect(queries[0]?.get('distributionId')).toBe('7')
  expect(queries[0]?.get('state')).toBe('UNDELIVERED')
})
