import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, page1, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import Enquiries from './enquiries.tsx'

const ENQUIRIES = [
  {
    id: 2,
    type: 'CLIENT',
    name: 'Priya Naidu',
    email: 'priya@example.com',
    subject: 'Renters',
    message: 'Renters leave before the second step.',
    status: 'NEW',
    notes: '',
    isVerified: true,
    createdAt: '2026-11-14T02:00:00Z',
  },
  {
    id: 1,
    type: 'STARTUP',
    name: '',
    email: 'jo@example.com',
    subject: null,
    message: 'Is the problem real?',
    status: 'DONE',
    notes: 'Called on Monday',
    isVerified: false,
    createdAt: '2026-11-13T02:00:00Z',
  },
]

afterEach(() => vi.unstubAllGlobals())

test('says that the list is loading', async () => {
  answering(() => 'never')
  const screen = await renderAtDesk(<Enquiries />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading Enquiries')
})

test('shows different messages for an empty list and a search without matches', async () => {
  answering(() => page1([]))
  const screen = await renderAtDesk(<Enquiries />)
  await expect.element(screen.getByText('No enquiries yet')).toBeVisible()
  await screen.getByLabelText('Status').selectOptions('DONE')
  await expect.element(screen.getByText('No enquiries match')).toBeVisible()
  await expectAccessible()
})

test('suggests what to change when nothing matches, and clears the search and filters', async () => {
  answering((_, path) => page1(/search=|status=|type=/.test(path) ? [] : ENQUIRIES))
  const screen = await renderAtDesk(<Enquiries />)
  const search = screen.getByRole('searchbox')
  await search.fill('zebra')
  await expect.element(screen.getByText('Try another word.', { exact: true })).toBeVisible()
  await screen.getByLabelText('Status').selectOptions('DONE')
  await expect
    .element(screen.getByText('Try another word, or choose another status.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Clear search', exact: true }).click()
  await expect.element(search).toHaveFocus()
  await expect.element(screen.getByText('Choose another status.', { exact: true })).toBeVisible()
  await search.fill('zebra')
  await screen.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('')
  await expect.element(screen.getByLabelText('Status')).toHaveValue('')
  await expect.element(screen.getByRole('link', { name: 'Priya Naidu' })).toBeVisible()
})

test('lists enquiries by name, or by email address if there’s no name', async () => {
  answering(() => page1(ENQUIRIES))
  const screen = await renderAtDesk(<Enquiries />)
  await expect.element(screen.getByRole('link', { name: 'Priya Naidu' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'jo@example.com' })).toBeVisible()
  await expect.element(screen.getByText('Is the problem real?')).toBeVisible()
  await expectAccessible()
})

test('marks enquiries sent without JavaScript, explains the mark, and filters by it', async () => {
  const unverified = ENQUIRIES.filter(({ isVerified }) => !isVerified)
  const fetch = answering((_, path) => {
    if (path.includes('/enquiries/')) return { body: unverified[0] }
    return page1(path.includes('verified=NO') ? unverified : ENQUIRIES)
  })
  const screen = await renderAtDesk(<Enquiries />)
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect.element(rowOf('jo@example.com').getByText('Unverified')).toBeVisible()
  await expect.element(rowOf('Priya Naidu').getByText('Unverified')).not.toBeInTheDocument()
  await screen.getByLabelText('Verified').selectOptions('NO')
  await expect
    .poll(() => fetch.mock.calls.some(([path]) => path.includes('verified=NO')))
    .toBe(true)
  await screen.getByRole('link', { name: 'jo@example.com' }).click()
  const drawer = screen.getByRole('region', { name: 'jo@example.com' })
  await expect
    .element(
      drawer.getByText('Sent without JavaScript, so we couldn’t check that the sender is human.'),
    )
    .toBeVisible()
  await expectAccessible()
})

test('opens an enquiry, changes its status and saves a note', async () => {
  let status = 'NEW'
  const fetch = answering((method, path) => {
    if (method === 'PATCH') status = 'IN_WORK'
    const enquiry = { ...ENQUIRIES[0], status }
    if (path.includes('/enquiries/')) return { body: enquiry }
    // The list is filtered to new enquiries, so it's empty once the status has changed.
    return page1(status === 'NEW' ? [enquiry] : [])
  })
  const screen = await renderAtDesk(<Enquiries />)
  await screen.getByLabelText('Status').selectOptions('NEW')
  await screen.getByRole('link', { name: 'Priya Naidu' }).click()
  const drawer = screen.getByRole('region', { name: 'Priya Naidu' })
  await expect.element(drawer.getByText(/^Renters leave/)).toBeVisible()
  await drawer.getByRole('radio', { name: 'In progress' }).click()
  await drawer.getByLabelText('Notes').fill('Rings on Friday')
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  const sent = () =>
    fetch.mock.calls
      .filter(([, { method }]) => method === 'PATCH')
      .map(([, { body }]) => JSON.parse(String(body)))
  await expect.poll(sent).toEqual([{ status: 'IN_WORK' }, { notes: 'Rings on Friday' }])
  await expectAccessible()
})

test('offers to retry when the list doesn’t load', async () => {
  let isDown = true
  answering(() => (isDown ? refusal('The database is down.') : page1(ENQUIRIES)))
  const screen = await renderAtDesk(<Enquiries />)
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Priya Naidu')).toBeVisible()
})
