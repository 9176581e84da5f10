import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ImportDialog } from './import-dialog.tsx'

function Sample({ onClose = () => {} }: { onClose?: () => void }) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <ImportDialog onClose={onClose} />
    </QueryClientProvider>
  )
}

const NOTHING_ELSE = { postcode: null, source: null, consentDate: null }
const FILE = 'Full name;E-mail;Mobile\nAroha Wiki;aroha@example.com;0400 000 000\nNobody;nowhere;\n'

function answer() {
  const bodies: { dryRun: boolean; rows: object[] }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Response.json(url.endsWith('/filter-choices') ? { isAllowed: false } : [])
    bodies.push(JSON.parse(String(body)))
    const refused = [{ row: 2, email: 'nowhere', reason: 'This is not an email address.' }]
    return new Response(JSON.stringify({ added: 1, toConfirm: 1, known: 0, refused }))
  })
  return bodies
}

afterEach(() => vi.unstubAllGlobals())

type Screen = Awaited<ReturnType<typeof render>>

async function sayForAll(screen: Screen) {
  await screen.getByLabelText('Where everyone agreed').fill('Paper forms')
  await screen.getByLabelText('When everyone agreed').fill('2026-11-03')
}

test("reads a file, guesses its columns, and doesn't import anyone until the admin has checked the file", async () => {
  const bodies = answer()
  const onClose = vi.fn()
  const screen = await render(<Sample onClose={onClose} />)
  const check = screen.getByRole('button', { name: 'Check file' })
  await expect.element(check).toHaveAttribute('aria-disabled', 'true')
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([FILE], 'expo.csv'))
  await expect.element(screen.getByText('First: aroha@example.com')).toBeVisible()
  await screen.getByLabelText('Where everyone agreed').fill('Paper forms')
  // The server would refuse the import without the consent date.
  await expect.element(check).toHaveAttribute('aria-disabled', 'true')
  await sayForAll(screen)
  await check.click()
  await expect
    .element(screen.getByText(/^We’d add 1 person. We can’t import 1 row. Nothing/))
    .toBeVisible()
  await expect
    .element(screen.getByText(/They have to confirm by email before they join/))
    .toBeVisible()
  const report = screen.getByRole('region', { name: 'What the check found' })
  await expect.element(report).toHaveFocus()
  // The report is above the file field, because people read it next.
  const top = (element: Element) => element.getBoundingClientRect().top
  expect(top(report.element())).toBeLessThan(top(screen.getByLabelText('CSV file').element()))
  await expect.element(screen.getByText('Line 3')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Import 1 person' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const rows = [
    { ...NOTHING_ELSE, name: 'Aroha Wiki', email: 'aroha@example.com', phone: '0400 000 000' },
    { ...NOTHING_ELSE, name: 'Nobody', email: 'nowhere', phone: null },
  ]
  const forAll = { consent: 'Paper forms', consentDate: '2026-11-03' }
  expect(bodies).toEqual([
    { dryRun: true, ...forAll, rows },
    { dryRun: false, ...forAll, rows },
  ])
})

test('sends at most 1,000 rows in a call, and reports problems by their line in the file', async () => {
  const bodies = answer()
  const people = Array.from({ length: 1002 }, (_, at) => `Person ${at},person${at}@example.com,`)
  const file = new File([`Full name,E-mail,Mobile\n${people.join('\n')}`], 'expo.csv')
  const screen = await render(<Sample />)
  await userEvent.upload(screen.getByLabelText('CSV file'), file)
  await sayForAll(screen)
  await screen.getByRole('button', { name: 'Check file' }).click()
  await expect.element(screen.getByText(/^We’d add 2 people/)).toBeVisible()
  expect(bodies.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
    [true, 1000],
    [true, 2],
  ])
  // The server refuses the second row of each part. The report names its line in the file.
  for (const line of ['Line 3', 'Line 1,003'])
    await expect.element(screen.getByText(line, { exact: true })).toBeVisible()
})

test('reads each person’s consent source and date from the file', async () => {
  const bodies = answer()
  const screen = await render(<Sample />)
  const file = 'Email,Source,Consent date\naroha@example.com,Expo stand,3/11/2026\n'
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([file], 'expo.csv'))
  await expect.element(screen.getByText('First: 3/11/2026')).toBeVisible()
  expect(screen.getByLabelText('Where everyone agreed').query()).toBeNull()
  expect(screen.getByLabelText('When everyone agreed').query()).toBeNull()
  await screen.getByRole('button', { name: 'Check file' }).click()
  await expect.element(screen.getByRole('button', { name: 'Import 1 person' })).toBeVisible()
  expect(bodies).toMatchObject([
    {
      consent: null,
      consentDate: null,
      rows: [{ source: 'Expo stand', consentDate: '3/11/2026' }],
    },
  ])
})

test('reads a file saved as Windows-1252, and says which encoding it used', async () => {
  const bodies = answer()
  const screen = await render(<Sample />)
  const bytes = new Uint8Array([...'Email,Name\nr@example.com,Ren'].map((c) => c.charCodeAt(0)))
  const file = new File([bytes, new Uint8Array([0xe9])], 'expo.csv')
  await userEvent.upload(screen.getByLabelText('CSV file'), file)
  await expect.element(screen.getByText(/We read this file as Windows-1252/)).toBeVisible()
  await sayForAll(screen)
  await screen.getByRole('button', { name: 'Check file' }).click()
  await expect.element(screen.getByRole('button', { name: 'Import 1 person' })).toBeVisible()
  expect(bodies[0]?.rows).toMatchObject([{ name: 'René' }])
})

test('requires another check after an admin changes a column', async () => {
  answer()
  const screen = await render(<Sample />)
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([FILE], 'expo.csv'))
  await sayForAll(screen)
  await screen.getByRole('button', { name: 'Check file' }).click()
  await expect.element(screen.getByRole('button', { name: 'Import 1 person' })).toBeVisible()
  await screen.getByLabelText(/^Phone/).selectOptions('Not in the file')
  await expect.element(screen.getByRole('button', { name: 'Check file' })).toBeVisible()
})

test('says that there are no people in the file', async () => {
  answer()
  const screen = await render(<Sample />)
  await userEvent.upload(screen.getByLabelText('CSV file'), new File(['Email\n'], 'empty.csv'))
  await expect.element(screen.getByText('There are no people in this file.')).toBeVisible()
})

test('refuses a row with more cells than columns, and names its line', async () => {
  const bodies = answer()
  const screen = await render(<Sample />)
  // The second person has a line break in their name, and one line is empty.
  const file = [
    'Email,Name',
    'aroha@example.com,Aroha Wiki',
    'nowhere,"Jo',
    'Bellamy"',
    '',
    'sam@example.com,Okoro, Sam',
    'ruth@example.com,Ruth,',
  ].join('\n')
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([file], 'expo.csv'))
  await sayForAll(screen)
  await screen.getByRole('button', { name: 'Check file' }).click()
  const found = screen.getByText(/^We’d add 1 person. We can’t import 2 rows/)
  await expect.element(found).toBeVisible()
  const refused = screen.getByRole('listitem').elements()
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'Line 3nowhere This is not an email address.',
    'Line 6sam@example.com This row has more cells (3) than the file has columns (2). Put quotes around any value that contains a comma.',
  ])
  // We ignore an empty cell at the end of a row.
  expect(bodies[0]?.rows).toMatchObject([
    { name: 'Aroha Wiki' },
    { name: 'Jo\nBellamy' },
    { name: 'Ruth' },
  ])
})

test('adds people we already know to a new list', async () => {
  const bodies: object[] = []
  const list = {
    ...{ id: 8, name: 'Expo', clientId: null, clientName: null },
    ...{ members: 0, createdAt: '2026-11-03T00:00:00.000Z' },
  }
  let lists: object[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = new URL(url, location.href).pathname
    if (method === 'POST') bodies.push(JSON.parse(String(body)))
    if (path.endsWith('/lists') && method === 'POST') {
      lists = [list]
      return new Response(JSON.stringify(list), { status: 201 })
    }
    if (path.endsWith('/lists')) return new Response(JSON.stringify(lists))
    if (path.endsWith('/clients')) return new Response('[]')
    if (path.endsWith('/filter-choices')) return new Response('{"isAllowed":false}')
    return new Response(JSON.stringify({ added: 0, toConfirm: 0, known: 1, refused: [] }))
  })
  const onClose = vi.fn()
  const screen = await render(<Sample onClose={onClose} />)
  const file = new File(['Email\naroha@example.com\n'], 'expo.csv')
  await userEvent.upload(screen.getByLabelText('CSV file'), file)
  await sayForAll(screen)
  await screen.getByRole('button', { name: 'Check file' }).click()
  // Nothing would change, because this person is already on the panel.
  await expect
    .element(screen.getByRole('button', { name: 'Import 0 people' }))
    .toHaveAttribute('aria-disabled', 'true')
  await screen.getByLabelText(/^Add to list/).selectOptions('New list…')
  const dialog = screen.getByRole('dialog', { name: 'New list' })
  await dialog.getByLabelText('Name').fill('Expo')
  await dialog.getByRole('button', { name: 'Add the list' }).click()
  await expect.element(screen.getByLabelText(/^Add to list/)).toHaveValue('8')
  await screen.getByRole('button', { name: 'Check file' }).click()
  await expect
    .element(screen.getByText('We’ll add the person we already know to the list.'))
    .toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Update 1 person' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies.at(-1)).toMatchObject({ dryRun: false, listId: 8 })
})
