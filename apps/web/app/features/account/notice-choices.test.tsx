import { RESEARCHER_NOTICES } from '@wattle/contract/notice'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { NoticeChoices } from './notice-choices.tsx'

afterEach(() => vi.unstubAllGlobals())

const choice = (kind: string, label: string) =>
  page.getByRole('group', { name: kind }).getByRole('radio', { name: label })

test('saves a changed choice immediately and shows it', async () => {
  let stored: Record<string, string> = { ...RESEARCHER_NOTICES }
  const fetch = answering((method) => {
    if (method === 'PATCH') stored = { ...stored, BOOKED: 'DAILY' }
    return { body: stored }
  })
  await renderAtDesk(<NoticeChoices />)
  await expect.element(choice('Someone books a slot', 'Right away')).toBeChecked()
  await expect.element(choice('New people qualify', 'Once a day')).toBeChecked()
  await choice('Someone books a slot', 'Once a day').click()
  await expect.element(choice('Someone books a slot', 'Once a day')).toBeChecked()
  const change = fetch.mock.calls.find(([, init]) => init.method === 'PATCH')
  expect(change?.[1].body).toBe('{"BOOKED":"DAILY"}')
})

test("goes back to the stored choice if a change can't be saved", async () => {
  answering((method) =>
    method === 'PATCH' ? refusal('We can’t save that just now.') : { body: RESEARCHER_NOTICES },
  )
  await renderAtDesk(<NoticeChoices />)
  await choice('Someone books a slot', 'Never').click()
  await expect.element(choice('Someone books a slot', 'Right away')).toBeChecked()
})
