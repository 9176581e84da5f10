import { Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { AdminPalette } from './admin-palette.tsx'

afterEach(() => vi.unstubAllGlobals())

const FOUND = {
  people: [{ id: 7, fullName: 'Sami Haddad', email: 'sami@haddad.example', state: 'ACTIVE' }],
  projects: [{ id: 3, name: 'Sami’s bills', status: 'COMPLETED', distributionId: 12 }],
  interviews: [
    {
      id: 5,
      memberId: 9,
      respondentName: 'Samira Khan',
      researchName: 'Roster Meals',
      startTime: '2026-11-19T22:00:00.000Z',
      status: 'CONFIRMED',
    },
  ],
}

const onPage = vi.fn()
const Where = () => <output>{useLocation().pathname}</output>

const open = () =>
  renderAtDesk(
    <main>
      <h1>Projects</h1>
      <AdminPalette
        commands={[
          { id: 'users', label: 'Same users', group: 'Pages', icon: Users, onSelect: onPage },
        ]}
        onClose={() => {}}
      />
      <Where />
    </main>,
  )

const search = (words: string) => page.getByRole('combobox', { name: 'Go to' }).fill(words)

test('finds people, projects, interviews and pages in one search', async () => {
  const fetch = answering(() => ({ body: FOUND }))
  await open()
  await search('sam')
  await expect.element(page.getByRole('option', { name: /^Sami Haddad/ })).toBeVisible()
  for (const name of [/^Sami’s bills/, /^Samira Khan, Roster Meals/, /^Same users/])
    await expect.element(page.getByRole('option', { name })).toBeVisible()
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/admin/search?search=sam'])
  await expectAccessible()
})

test.each([
  [/^Sami Haddad/, '/admin/people/7'],
  [/^Sami’s bills/, '/admin/distributions/12'],
  [/^Samira Khan/, '/admin/people/9'],
])('opens the page of the search result %s', async (name, path) => {
  answering(() => ({ body: FOUND }))
  await open()
  await search('sam')
  await page.getByRole('option', { name }).click()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(path)
})

test('goes to the first match when an admin presses Enter', async () => {
  answering(() => ({ body: { people: [], projects: [], interviews: [] } }))
  await open()
  await search('users')
  await expect.element(page.getByRole('option', { name: /^Same users/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onPage).toHaveBeenCalledOnce()
})

test('still finds pages when searching for people fails', async () => {
  answering(() => refusal('We’re busy.', 503))
  await open()
  await search('same')
  await expect.element(page.getByRole('option', { name: /^Same users/ })).toBeVisible()
  await search('haddad')
  await expect.element(page.getByText(/didn’t work/)).toBeVisible()
})
