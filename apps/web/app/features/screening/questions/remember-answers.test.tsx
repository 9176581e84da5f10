import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ThanksStep } from './thanks-step.tsx'

afterEach(() => vi.unstubAllGlobals())

const OFFERED = [
  { fieldId: 4, label: 'Work', answer: 'Shift worker' },
  { fieldId: 3, label: 'State', answer: 'Victoria' },
]

/**
 * Opens the thank-you page with a mock server that offers to remember these answers. Returns the
 * request bodies the server received, and how often the page loaded the offer.
 */
async function open({ offered = OFFERED, isBack = false, refuses = false } = {}) {
  const server = { asked: 0, bodies: [] as unknown[], refuses }
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'POST') {
      if (server.refuses)
        return Response.json({ code: 'X', message: 'Try again.', data: {} }, { status: 500 })
      server.bodies.push(JSON.parse(String(init.body)))
      return new Response(null, { status: 204 })
    }
    server.asked += 1
    return Response.json(offered)
  })
  await render(<ThanksStep hash="key" isBack={isBack} />)
  await expect.element(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
  return server
}

const QUESTION = 'May we remember these answers, so we ask you less?'

test('asks after Finish whether we may remember the answers, and remembers them', async () => {
  const server = await open()
  await expect.element(page.getByText(QUESTION)).toBeVisible()
  await expect.element(page.getByText('Work: Shift worker')).toBeVisible()
  await expect.element(page.getByText('State: Victoria')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remember' }).click()
  await expect.element(page.getByText(/^We’ll remember these answers/)).toHaveFocus()
  expect(server.bodies).toEqual([{ fieldIds: [4, 3] }])
})

test('sends nothing when someone presses No thanks', async () => {
  const server = await open()
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect.element(page.getByText(/^Thanks for telling us/)).toHaveFocus()
  expect(server.bodies).toEqual([])
  expect(page.getByText('Work: Shift worker').elements()).toEqual([])
})

test('doesn’t ask the participant if there’s nothing to remember', async () => {
  const server = await open({ offered: [] })
  await expect.poll(() => server.asked).toBe(1)
  expect(page.getByText(QUESTION).elements()).toEqual([])
})

test('doesn’t ask people who reopen the link', async () => {
  const server = await open({ isBack: true })
  expect(server.asked).toBe(0)
})

test('says what went wrong and lets people try again', async () => {
  const server = await open({ refuses: true })
  await page.getByRole('button', { name: 'Remember' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  server.refuses = false
  await page.getByRole('button', { name: 'Remember' }).click()
  await expect.element(page.getByText(/^We’ll remember these answers/)).toBeVisible()
})
