import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ClientsDialog } from './clients-dialog.tsx'

const AT = '2026-11-01T00:00:00.000Z'
const CLIENTS = [{ id: 5, name: 'Acme', projects: 3, createdAt: AT }]

/** Every request the page sent, except GET requests, as "METHOD path body". */
let sent: string[] = []
function serve(replies: Record<string, object> = {}) {
  sent = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { method = 'GET', body }: RequestInit) => {
      const path = new URL(url, location.href).pathname.replace('/api', '')
      if (method !== 'GET') sent.push(`${method} ${path} ${String(body)}`)
      const known: Record<string, object> = {
        'GET /admin/clients': CLIENTS,
        ...replies,
      }
      return new Response(JSON.stringify(known[`${method} ${path}`] ?? CLIENTS[0]))
    }),
  )
}
afterEach(() => vi.unstubAllGlobals())

const show = (dialog: ReactNode) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {dialog}
    </QueryClientProvider>,
  )

test('adds and renames clients', async () => {
  serve()
  const screen = await show(<ClientsDialog onClose={vi.fn()} />)
  await expect.element(screen.getByText('3 projects')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('New client'), 'Cedar')
  await screen.getByRole('button', { name: 'Add client' }).click()
  await expect.element(screen.getByLabelText('New client')).toHaveValue('')
  await screen.getByRole('button', { name: 'Rename Acme' }).click()
  await userEvent.fill(screen.getByLabelText('New name for Acme'), 'Acme Tools')
  await screen.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      'POST /admin/clients {"name":"Cedar"}',
      'PATCH /admin/clients/5 {"name":"Acme Tools"}',
    ])
  await expectAccessible(document.body)
})
