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

const FILE = 'Full name;E-mail;Mobile\nAroha Wiki;aroha@example.com;0400 000 000\nNobody;nowhere;\n'

function answer() {
  const bodies: { dryRun: boolean; rows: object[] }[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    const refused = [{ row: 2, email: 'nowhere', reason: 'This is not an email address.' }]
    return new Response(JSON.stringify({ added: 1, known: 0, refused }))
  })
  return bodies
}

afterEach(() => vi.unstubAllGlobals())

test('a file is read, its columns are guessed, and nothing is added before it was checked', async () => {
  const bodies = answer()
  const onClose = vi.fn()
  const screen = await render(<Sample onClose={onClose} />)
  const check = screen.getByRole('button', { name: 'Check first' })
  await expect.element(check).toHaveAttribute('aria-disabled', 'true')
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([FILE], 'expo.csv'))
  await expect.element(screen.getByText('First: aroha@example.com')).toBeVisible()
  await screen.getByLabelText('Where and when they agreed').fill('Paper forms, 3 November 2026')
  await check.click()
  await expect
    .element(screen.getByText(/^1 would join, 0 are known already, 1 cannot/))
    .toBeVisible()
  const report = screen.getByRole('region', { name: 'What the check found' })
  await expect.element(report).toHaveFocus()
  // What is read next stands first.
  const top = (element: Element) => element.getBoundingClientRect().top
  expect(top(report.element())).toBeLessThan(top(screen.getByLabelText('CSV file').element()))
  await expect.element(screen.getByText('Line 3')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Import 1' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const rows = [
    { name: 'Aroha Wiki', email: 'aroha@example.com', phone: '0400 000 000', postcode: null },
    { name: 'Nobody', email: 'nowhere', phone: null, postcode: null },
  ]
  const consent = 'Paper forms, 3 November 2026'
  expect(bodies).toEqual([
    { dryRun: true, consent, rows },
    { dryRun: false, consent, rows },
  ])
})

test('after a change it has to be checked again', async () => {
  answer()
  const screen = await render(<Sample />)
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([FILE], 'expo.csv'))
  await screen.getByLabelText('Where and when they agreed').fill('Paper forms')
  await screen.getByRole('button', { name: 'Check first' }).click()
  await expect.element(screen.getByRole('button', { name: 'Import 1' })).toBeVisible()
  await screen.getByLabelText(/^Phone/).selectOptions('Not in the file')
  await expect.element(screen.getByRole('button', { name: 'Check first' })).toBeVisible()
})

test('a file without anybody says so', async () => {
  answer()
  const screen = await render(<Sample />)
  await userEvent.upload(screen.getByLabelText('CSV file'), new File(['Email\n'], 'empty.csv'))
  await expect.element(screen.getByText('There is nobody in this file.')).toBeVisible()
})

test('a row with more cells than there are columns is refused with the line on which it stands', async () => {
  const bodies = answer()
  const screen = await render(<Sample />)
  // The second person has a line break in their name, and a line is left empty.
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
  await screen.getByLabelText('Where and when they agreed').fill('Paper forms')
  await screen.getByRole('button', { name: 'Check first' }).click()
  const found = screen.getByText(/^1 would join, 0 are known already, 2 cannot/)
  await expect.element(found).toBeVisible()
  const refused = screen.getByRole('listitem').elements()
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'Line 3nowhere: This is not an email address.',
    'Line 6sam@example.com: This row has 3 cells, but there are 2 columns. What holds a comma needs quotes around it.',
  ])
  // An empty cell at the end is nothing.
  expect(bodies[0]?.rows).toMatchObject([
    { name: 'Aroha Wiki' },
    { name: 'Jo\nBellamy' },
    { name: 'Ruth' },
  ])
})
