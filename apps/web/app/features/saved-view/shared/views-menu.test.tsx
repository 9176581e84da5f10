import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useListView } from '#lib/list-view.ts'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { ViewsMenu } from './views-menu.tsx'

afterEach(() => vi.unstubAllGlobals())

const SHAPE = {
  sorts: ['CREATED_AT_DESC', 'CREATED_AT_ASC'],
  filters: { state: ['FAILED', 'SENT'] },
} as const
const LATE = {
  ...{ id: 1, list: 'OUTBOX', name: 'Failed, oldest first', shared: true, isOwn: false },
  view: { query: { state: 'FAILED', sort: 'CREATED_AT_ASC', secret: 'x' } },
}
const OWN = { ...LATE, id: 2, name: 'Sent', isOwn: true, view: { query: { state: 'SENT' } } }

function Sample() {
  const { show } = useListView(SHAPE)
  return (
    <main>
      <h1>Outbox</h1>
      <button type="button" onClick={() => show({ search: 'Sam', page: 3 })}>
        Search for Sam
      </button>
      <ViewsMenu list="OUTBOX" shape={SHAPE} />
      <output>{useLocation().search}</output>
    </main>
  )
}

const address = () => document.querySelector('output')?.textContent
const sentBy = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls
    .filter(([, { method }]) => method !== undefined && method !== 'GET')
    .map(([path, { method, body }]) => `${method} ${path} ${String(body ?? '')}`.trim())

async function open() {
  await page.getByRole('button', { name: 'Views' }).click()
}

test('replaces the current search and page when someone opens a shared view', async () => {
  answering(() => ({ body: [LATE, OWN] }))
  await renderAtDesk(<Sample />)
  await page.getByRole('button', { name: 'Search for Sam' }).click()
  await expect.poll(address).toBe('?page=3&search=Sam')
  await open()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Failed, oldest first (shared)' }).click()
  await expect.poll(address).toBe('?state=FAILED&sort=CREATED_AT_ASC')
})

test('saves the URL’s search, filters and order as a shared view', async () => {
  const fetch = answering((method) =>
    method === 'GET' ? { body: [] } : { status: 201, body: OWN },
  )
  await renderAtDesk(<Sample />)
  await page.getByRole('button', { name: 'Search for Sam' }).click()
  await open()
  await page.getByRole('menuitem', { name: 'Save view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await userEvent.fill(dialog.getByLabelText('Name'), 'About Sam')
  await dialog.getByLabelText('Share with the team').click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByText('View saved')).toBeVisible()
  expect(sentBy(fetch)).toEqual([
    'POST /api/admin/panel/views {"name":"About Sam","shared":true,"view":{"query":{"search":"Sam"}},"list":"OUTBOX"}',
  ])
})

test('says why a view wasn’t saved, and keeps the typed name', async () => {
  answering((method) => (method === 'GET' ? { body: [] } : refusal('We’re busy.', 503)))
  await renderAtDesk(<Sample />)
  await open()
  await page.getByRole('menuitem', { name: 'Save view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await userEvent.fill(dialog.getByLabelText('Name'), 'About Sam')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('The view wasn’t saved. We’re busy.')
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('About Sam')
})

test('deletes only the admin’s own views', async () => {
  const fetch = answering((method) =>
    method === 'GET' ? { body: [LATE, OWN] } : { status: 200, body: {} },
  )
  await renderAtDesk(<Sample />)
  await open()
  const all = page.getByRole('menuitem')
  await expect.element(all.filter({ hasText: 'Delete Sent' })).toBeVisible()
  expect(all.filter({ hasText: 'Delete Failed' }).elements()).toHaveLength(0)
  await page.getByRole('menuitem', { name: 'Delete Sent' }).click()
  await expect.element(page.getByText('View “Sent” deleted')).toBeVisible()
  expect(sentBy(fetch)).toEqual(['DELETE /api/admin/panel/views/2'])
})
