import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, page1, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import Users from './users.tsx'

const account = (id: number, role: string, more: object = {}) => ({
  id,
  email: `person${id}@example.com`,
  firstName: 'Tess',
  lastName: `Number ${id}`,
  role,
  emailVerified: true,
  twoFactor: role === 'ROLE_ADMIN',
  createdAt: '2026-11-14T02:00:00Z',
  ...more,
})
const PEOPLE = [
  account(1, 'ROLE_ADMIN'),
  account(2, 'ROLE_USER', { emailVerified: false, firstName: '', lastName: '' }),
]

afterEach(() => vi.unstubAllGlobals())

test('says that the list is loading', async () => {
  answering(() => 'never')
  const screen = await renderAtDesk(<Users />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading Users')
})

test('shows different messages for an empty list and a filter without matches', async () => {
  answering(() => page1([]))
  const screen = await renderAtDesk(<Users />)
  await expect.element(screen.getByText('No users yet')).toBeVisible()
  await screen.getByLabelText('Role').selectOptions('ROLE_ADMIN')
  await expect.element(screen.getByText('No users match')).toBeVisible()
})

test('shows roles, two-factor authentication and unconfirmed addresses', async () => {
  answering(() => page1(PEOPLE))
  const screen = await renderAtDesk(<Users />)
  const rows = screen.getByRole('row')
  await expect.element(rows.nth(2)).toBeVisible()
  const texts = rows.elements().map((row) => row.textContent)
  expect(texts[1]).toMatch(/Tess Number 1.*Admin.*Two-Factor AuthenticationOn/)
  expect(texts[2]).toMatch(
    /person2@example\.com, not confirmed.*Researcher.*Two-Factor AuthenticationOff/,
  )
  await expectAccessible()
})

test('asks before changing a role, and shows an error for the last admin', async () => {
  const last = 'There must be at least one admin.'
  const fetch = answering((method, path) => {
    if (method !== 'PATCH') return page1(PEOPLE)
    return path.endsWith('/1') ? refusal(last, 409) : { body: account(2, 'ROLE_ADMIN') }
  })
  const screen = await renderAtDesk(<Users />)
  await screen.getByRole('button', { name: 'Change role of person2@example.com' }).click()
  const question = screen.getByRole('dialog', {
    name: 'Make person2@example.com an admin?',
  })
  await expect
    .element(question.getByText(/They haven’t set up two-factor authentication yet/))
    .toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Make admin' }).click()
  await expect.element(page.getByText('person2@example.com is now an admin')).toBeVisible()
  await screen.getByRole('button', { name: 'Change role of person1@example.com' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove admin access' }).click()
  await expect.element(page.getByText(last).first()).toBeVisible()
  const bodies = fetch.mock.calls.flatMap(([, { body }]) =>
    body ? [JSON.parse(String(body))] : [],
  )
  expect(bodies).toEqual([{ role: 'ROLE_ADMIN' }, { role: 'ROLE_USER' }])
})

test('says why the list didn’t load', async () => {
  answering(() => refusal('The database is down.'))
  const screen = await renderAtDesk(<Users />)
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
