import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { AuditList } from './audit-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const EVENT = {
  ...{ userId: 1, actorId: 1, email: 'admin@wattle.example', origin: null, device: null },
  at: '2026-11-16T00:00:00Z',
}

function open(...events: object[]) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/views')
      ? Response.json([])
      : Response.json(events, { headers: { 'x-total-count': String(events.length) } }),
  )
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <main>
          <h1>Audit log</h1>
          <AuditList />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('links a change to the person it’s about', async () => {
  await open({ ...EVENT, id: 2, kind: 'PANEL_MEMBER_CHANGED', details: { member: '7' } })
  await expect
    .element(page.getByRole('link', { name: 'Open person' }))
    .toHaveAttribute('href', '/admin/people/7')
  await expectAccessible()
})

test('doesn’t link to someone who’s been deleted', async () => {
  await open({ ...EVENT, id: 3, kind: 'PANEL_MEMBER_DELETED', details: { member: '7' } })
  await expect.element(page.getByRole('rowheader', { name: 'Panel member deleted' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Open person' }).elements()).toEqual([])
})
