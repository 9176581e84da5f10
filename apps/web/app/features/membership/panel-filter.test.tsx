import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { fakeApi, Surroundings } from '#testing/fake-api.tsx'
import { PanelFilter } from './panel-filter.tsx'

const CHOICES = {
  isAllowed: true,
  fields: [],
  ...{ lists: [{ id: 4, name: 'Plumbers' }], clients: [], sources: [] },
}
const PLUMBERS = { all: [{ list: 4 }] }
const SAVED = {
  ...{ id: 1, list: 'PANEL', name: 'Plumbers only', shared: false, isOwn: true },
  view: { filter: PLUMBERS, columns: ['id', 'flag'], query: {} },
}
const FAILED = new Response(
  JSON.stringify({ statusCode: 503, code: 'BUSY', message: 'We’re busy.', data: {} }),
  { status: 503 },
)
const COLUMNS = [
  { id: 'name', header: 'Name' },
  { id: 'id', header: 'Id' },
  { id: 'flag', header: 'Flag' },
]
afterEach(() => vi.unstubAllGlobals())

function Address() {
  return <output>{new URLSearchParams(useLocation().search).get('filter')}</output>
}

async function shown(replies: Record<string, unknown> = {}) {
  const sent = fakeApi({
    'GET /admin/panel/filter-choices': CHOICES,
    'GET /admin/panel/views': [SAVED],
    ...replies,
  })
  const onShow = vi.fn()
  const screen = await render(
    <Surroundings>
      <PanelFilter columns={{ all: COLUMNS, shown: ['id'], onShow }} />
      <Address />
    </Surroundings>,
  )
  return {
    screen,
    sent,
    onShow,
    filter: () => screen.container.querySelector('output')?.textContent,
  }
}

test('puts a condition in the URL, so people can share the filter', async () => {
  const { screen, filter } = await shown()
  await screen.getByRole('button', { name: 'Filter' }).click()
  await screen.getByRole('button', { name: 'Add a condition' }).click()
  await screen.getByRole('menuitem', { name: 'List' }).click()
  await expect.poll(filter).toBe(JSON.stringify(PLUMBERS))
  await expect.element(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('shows a saved view with its filter and columns', async () => {
  const { screen, filter, onShow } = await shown()
  await screen.getByRole('button', { name: 'Views' }).click()
  await screen.getByRole('menuitem', { name: 'Plumbers only', exact: true }).click()
  await expect.poll(filter).toBe(JSON.stringify(PLUMBERS))
  expect(onShow).toHaveBeenCalledWith(['id', 'flag'])
})

test('saves the view for the team', async () => {
  const { screen, sent } = await shown({ 'POST /admin/panel/views': SAVED })
  await screen.getByRole('button', { name: 'Views' }).click()
  await screen.getByRole('menuitem', { name: 'Save view…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Save view' })
  await userEvent.fill(dialog.getByLabelText('Name'), 'Everyone')
  await dialog.getByRole('checkbox', { name: 'Share with the team' }).click()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { list: 'PANEL', name: 'Everyone', shared: true, view: { columns: ['id'], query: {} } },
    ])
})

test('shows and hides columns', async () => {
  const { screen, onShow } = await shown()
  await screen.getByRole('button', { name: 'Columns' }).click()
  await screen.getByRole('menuitem', { name: 'Show Flag' }).click()
  expect(onShow).toHaveBeenCalledWith(['id', 'flag'])
})

test('doesn’t offer filters before we’ve told members about the policy', async () => {
  const { screen } = await shown({
    'GET /admin/panel/filter-choices': { ...CHOICES, isAllowed: false },
  })
  await screen.getByRole('button', { name: 'Filter' }).click()
  await expect.element(screen.getByText(/Tell members about the new privacy policy/)).toBeVisible()
})

test('says why the filter didn’t load, and loads it again on request', async () => {
  const { screen } = await shown({ 'GET /admin/panel/filter-choices': FAILED })
  await screen.getByRole('button', { name: 'Filter' }).click()
  await expect.element(screen.getByText('The filter didn’t load. We’re busy.')).toBeVisible()
  fakeApi({ 'GET /admin/panel/filter-choices': CHOICES })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Add a condition' })).toBeVisible()
})
