import { TEAM_NOTICES } from '@wattle/contract/notice'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { SettingsPage } from './settings-page.tsx'

afterEach(() => vi.unstubAllGlobals())

test('says how many people we’ll email, publishes version 2, and shows the date', async () => {
  const fetch = answering((method, path) => {
    if (path.includes('notices')) return { body: TEAM_NOTICES }
    return method === 'POST'
      ? { body: { version: 2, publishedAt: '2026-11-17T05:00:00Z', members: 1204 } }
      : { body: { version: 1, publishedAt: null, members: 1204 } }
  })
  await renderAtDesk(<SettingsPage />)
  await expect.element(page.getByText('Version 1 is in effect.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  const question = page.getByRole('dialog', { name: 'Publish version 2?' })
  await expect.element(question.getByText(/We’ll email 1,204 panel members/)).toBeVisible()
  expect(fetch.mock.calls.some(([, init]) => init.method === 'POST')).toBe(false)
  await question.getByRole('button', { name: 'Publish and email members' }).click()
  await expect
    .element(page.getByText(/Version 2 has been in effect since 17.11.2026/))
    .toBeVisible()
})

test('lets an admin read version 2 before publishing it', async () => {
  answering((_method, path) =>
    path.includes('notices')
      ? { body: TEAM_NOTICES }
      : { body: { version: 1, publishedAt: null, members: 1 } },
  )
  await renderAtDesk(<SettingsPage />)
  await page.getByRole('button', { name: 'Read version 2' }).click()
  const text = page.getByRole('dialog', { name: 'Privacy policy, version 2' })
  await expect.element(text.getByRole('heading', { name: 'Direct Marketing' })).toBeInTheDocument()
})

test('saves the payment rules, and refuses a percentage above 100', async () => {
  const rules = { lateCancellationPercent: 50, secondAdminCents: 50_000, gstPercent: 0 }
  const fetch = answering((method, path) => {
    if (path.includes('notices')) return { body: TEAM_NOTICES }
    if (!path.includes('payments')) return { body: { version: 1, publishedAt: null, members: 1 } }
    return { body: method === 'PATCH' ? { ...rules, secondAdminCents: null } : rules }
  })
  await renderAtDesk(<SettingsPage />)
  const section = page.getByRole('region', { name: 'Payments' })
  const percent = section.getByLabelText('Late cancellation payment (%)')
  await percent.fill('120')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect.element(section.getByText('Please enter a percentage from 0 to 100.')).toBeVisible()
  await percent.fill('40')
  await section.getByLabelText(/^Daily limit per admin/).fill('')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => fetch.mock.calls.find(([, init]) => init.method === 'PATCH')?.[1].body)
    .toBe('{"lateCancellationPercent":40,"secondAdminCents":null,"gstPercent":0}')
})
