import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ExportDialog } from './export-dialog.tsx'

const field = (id: number, label: string, sensitive: boolean) => ({
  ...{ id, label, sensitive, kind: 'CHOICE', options: [] },
})
const CHOICES = {
  isAllowed: true,
  fields: [field(3, 'State', false), field(9, 'Health', true)],
  ...{ lists: [], clients: [], sources: [] },
}
afterEach(() => vi.unstubAllGlobals())

/** Chooses these fields and downloads the file. Returns the search and fields in the request. */
async function exported(...labels: string[]) {
  const fetch = vi.fn(async (url: string) =>
    url.includes('filter-choices')
      ? new Response(JSON.stringify(CHOICES))
      : new Response(JSON.stringify({ csv: '' })),
  )
  vi.stubGlobal('fetch', fetch)
  const onClose = vi.fn()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportDialog view={{ page: 1, search: 'kim' } as never} total={412} onClose={onClose} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Export 412 people' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Add sensitive answers' })).toBeVisible()
  await expectAccessible(document.body)
  for (const label of labels) await screen.getByRole('checkbox', { name: label }).click()
  await screen.getByRole('button', { name: 'Download CSV' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const [url = ''] = fetch.mock.calls.map(([one]) => one).filter((one) => one.includes('/export'))
  const { searchParams } = new URL(url, location.href)
  return { search: searchParams.get('search'), fields: searchParams.get('fields') }
}

test('exports no profile answers by default', async () => {
  expect(await exported()).toEqual({ search: 'kim', fields: null })
})

test('leaves out sensitive answers unless someone chooses them', async () => {
  expect(await exported('State')).toEqual({ search: 'kim', fields: '3' })
})

test('exports sensitive answers if someone chooses them', async () => {
  expect(await exported('State', 'Health')).toEqual({ search: 'kim', fields: '3,9' })
})
