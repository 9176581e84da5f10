import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { fakeApi, Surroundings } from '#testing/fake-api.tsx'
import { BulkBar, SelectAll, useSelection } from './bulk-bar.tsx'
import type { MemberView } from './hooks.ts'

const LIST = {
  ...{ id: 4, name: 'Plumbers', clientId: null, clientName: null, members: 12 },
  createdAt: '2026-11-01T00:00:00.000Z',
}
const FILTER = { all: [{ field: 3, in: [31] }] }
const VIEW = { page: 1, search: 'kim', filter: JSON.stringify(FILTER) } as MemberView

afterEach(() => vi.unstubAllGlobals())

function Sample({ total = 412 }: { total?: number | undefined }) {
  const selection = useSelection(VIEW)
  return (
    <>
      <button type="button" onClick={() => selection.toggle([7], true)}>
        Choose person 7
      </button>
      {selection.chosen instanceof Set && selection.chosen.size === 0 && (
        <SelectAll view={VIEW} total={total} selection={selection} />
      )}
      <BulkBar view={VIEW} total={total} selection={selection} />
    </>
  )
}

const shown = (total?: number) =>
  render(
    <Surroundings>
      <Sample total={total} />
    </Surroundings>,
  )
/** Responds with the exact count, which may differ from the list's total. */
const countedAs = (count: number) =>
  new Response('[]', { headers: { 'x-total-count': String(count) } })
const DONE = { affected: 412, isQueued: false }

test('adds everyone who matches the filter to a list, and says how many people there are', async () => {
  const sent = fakeApi({
    'GET /admin/panel': countedAs(412),
    'GET /admin/panel/lists': [LIST],
    'POST /admin/panel/bulk': DONE,
  })
  const screen = await shown()
  await screen.getByRole('button', { name: 'Select all 412 that match' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('412 people selected')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Add to list' }).click()
  await screen.getByRole('menuitem', { name: 'Plumbers' }).click()
  const action = { kind: 'ADD_TO_LIST', listId: 4 }
  await expect
    .poll(() => sent)
    .toEqual([
      {
        call: 'POST /admin/panel/bulk',
        body: { search: 'kim', filter: FILTER, action, expected: 412 },
      },
    ])
  await expect.element(screen.getByText('412 people added to Plumbers')).toBeVisible()
  await expect.element(screen.getByText('412 people selected')).not.toBeInTheDocument()
})

test('counts everyone who matches a search if the list stopped counting at 10,000', async () => {
  const sent = fakeApi({
    'GET /admin/panel': countedAs(23_412),
    'GET /admin/panel/lists': [LIST],
    'POST /admin/panel/bulk': { affected: 23_412, isQueued: true },
  })
  const screen = await shown(10_000)
  await screen.getByRole('button', { name: 'Select all 10,000+ that match' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('23,412 people selected')
  await screen.getByRole('button', { name: 'Flag' }).click()
  await screen.getByRole('menuitem', { name: 'Handle with care' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ expected: 23_412 }])
})

test('flags only the chosen people', async () => {
  const sent = fakeApi({
    'GET /admin/panel/lists': [],
    'POST /admin/panel/bulk': { affected: 1, isQueued: false },
  })
  const screen = await shown()
  await screen.getByRole('button', { name: 'Choose person 7' }).click()
  await screen.getByRole('button', { name: 'Flag' }).click()
  await screen.getByRole('menuitem', { name: 'Don’t invite' }).click()
  const action = { kind: 'FLAG', flag: 'DO_NOT_INVITE' }
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ ids: [7], action, expected: 1 }])
})

test('exports only the chosen people', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const body = url.includes('/export')
      ? { csv: '' }
      : url.includes('/lists')
        ? []
        : { isAllowed: false, fields: [], lists: [], clients: [], sources: [] }
    return new Response(JSON.stringify(body))
  })
  const screen = await shown()
  await screen.getByRole('button', { name: 'Choose person 7' }).click()
  await screen.getByRole('button', { name: 'Export' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Export 1 person' })
  await dialog.getByRole('button', { name: 'Download CSV' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const url = asked.find((one) => one.includes('/export')) ?? ''
  expect(Object.fromEntries(new URL(url, location.href).searchParams)).toEqual({ ids: '7' })
})

test('creates a new list for the chosen people', async () => {
  const sent = fakeApi({
    'GET /admin/panel/lists': [],
    'GET /admin/clients': [],
    'POST /admin/panel/lists': LIST,
    'POST /admin/panel/bulk': { affected: 1, isQueued: false },
  })
  const screen = await shown()
  await screen.getByRole('button', { name: 'Choose person 7' }).click()
  await screen.getByRole('button', { name: 'Add to list' }).click()
  await screen.getByRole('menuitem', { name: 'New list…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New list' })
  await userEvent.fill(dialog.getByLabelText('Name', { exact: true }), 'Plumbers')
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  const added = { ids: [7], action: { kind: 'ADD_TO_LIST', listId: 4 }, expected: 1 }
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ name: 'Plumbers', clientId: null }, added])
})
