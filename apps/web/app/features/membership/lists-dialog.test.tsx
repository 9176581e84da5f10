import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ListsDialog } from './lists-dialog.tsx'

const AT = '2026-11-01T00:00:00.000Z'
const LISTS = [
  { id: 1, name: 'Plumbers', clientId: null, clientName: null, members: 12, createdAt: AT },
  { id: 2, name: 'Acme buyers', clientId: 5, clientName: 'Acme', members: 1, createdAt: AT },
]
const CLIENTS = [{ id: 5, name: 'Acme', projects: 3, createdAt: AT }]

/** The requests the page sent, except GET requests, as "METHOD path body". */
let sent: string[] = []
function serve(replies: Record<string, object> = {}) {
  sent = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { method = 'GET', body }: RequestInit) => {
      const path = new URL(url, location.href).pathname.replace('/api', '')
      if (method !== 'GET') sent.push(`${method} ${path} ${String(body)}`)
      const known: Record<string, object> = {
        'GET /admin/panel/lists': LISTS,
        'GET /admin/clients': CLIENTS,
        ...replies,
      }
      return new Response(JSON.stringify(known[`${method} ${path}`] ?? LISTS[0]))
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

test('renames a list in place', async () => {
  serve()
  const screen = await show(<ListsDialog onClose={vi.fn()} />)
  await expect.element(screen.getByText('1 person, Acme')).toBeVisible()
  await expectAccessible(document.body)
  await screen.getByRole('button', { name: 'Rename Plumbers' }).click()
  await userEvent.fill(screen.getByLabelText('New name for Plumbers'), 'Gasfitters')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual(['PATCH /admin/panel/lists/1 {"name":"Gasfitters"}'])
  await expect.element(screen.getByLabelText('New name for Plumbers')).not.toBeInTheDocument()
})

test('assigns a list to a client only once, and lets an admin create the client at the same time', async () => {
  serve({ 'POST /admin/clients': { ...CLIENTS[0], id: 6, name: 'Bolt' } })
  const screen = await show(<ListsDialog onClose={vi.fn()} />)
  await expect
    .element(screen.getByRole('button', { name: 'Choose client for Acme buyers' }))
    .not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Choose client for Plumbers' }).click()
  await userEvent.selectOptions(screen.getByLabelText('Client', { exact: true }), 'New client…')
  await userEvent.fill(screen.getByLabelText('New client’s name'), 'Bolt')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent)
    .toEqual(['POST /admin/clients {"name":"Bolt"}', 'PATCH /admin/panel/lists/1 {"clientId":6}'])
})

test('creates a list', async () => {
  serve()
  const screen = await show(<ListsDialog onClose={vi.fn()} />)
  await screen.getByRole('button', { name: 'New list' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New list' })
  await userEvent.fill(dialog.getByLabelText('Name', { exact: true }), 'Trade show')
  await dialog.getByRole('button', { name: 'Add list' }).click()
  await expect
    .poll(() => sent)
    .toEqual(['POST /admin/panel/lists {"name":"Trade show","clientId":null}'])
})
