import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { EmailDialog } from './email-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const EMAIL = {
  ...{ id: 4, kind: 'panel.invitation', state: 'SENT', attempts: 1, lastError: null },
  ...{ from: 'hello@wattle.example', to: 'kim@example.com', replyTo: null },
  ...{ subject: 'Would you take part?', html: '<p>Hello</p>', text: 'Hello' },
  ...{ createdAt: '2026-11-16T00:00:00Z', sentAt: '2026-11-16T00:00:00Z', nextAttemptAt: null },
}

function open(memberId: number | null) {
  vi.stubGlobal('fetch', async () => Response.json({ ...EMAIL, memberId }))
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <EmailDialog id={4} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('links an email to the person who gets it', async () => {
  await open(7)
  await expect
    .element(page.getByRole('link', { name: 'Open person' }))
    .toHaveAttribute('href', '/admin/people/7')
})

test('doesn’t link to a person if the recipient isn’t on the panel', async () => {
  await open(null)
  await expect.element(page.getByText('kim@example.com')).toBeVisible()
  expect(page.getByRole('link', { name: 'Open person' }).elements()).toEqual([])
})
