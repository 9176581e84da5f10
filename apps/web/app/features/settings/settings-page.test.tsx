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
      ? { body: { version: 2, toldAt: '2026-11-17T05:00:00Z', members: 1204 } }
      : { body: { version: 1, toldAt: null, members: 1204 } }
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
      : { body: { version: 1, toldAt: null, members: 1 } },
  )
  await renderAtDesk(<SettingsPage />)
  await page.getByRole('button', { name: 'Read version 2' }).click()
  const text = page.getByRole('dialog', { name: 'Privacy policy, version 2' })
  await expect.element(text.getByRole('heading', { name: 'Direct Marketing' })).toBeInTheDocument()
})
