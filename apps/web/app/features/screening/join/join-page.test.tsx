import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { JoinPage } from './join-page.tsx'

const STUDY = {
  title: 'Meals around shift work',
  description: 'We want to learn how people who work shifts organise their meals.',
  estimatedTime: '25 to 30 minutes by video',
  incentive: 'A $60 gift card',
}

const refusal = (statusCode: number, code: string) =>
  new Response(JSON.stringify({ statusCode, code, message: 'No', data: { message: 'No' } }), {
    status: statusCode,
  })

const start = window.location.href
beforeEach(() => window.history.replaceState(null, '', '/join/k7m2p9xw3d'))
afterEach(() => {
  window.history.replaceState(null, '', start)
  vi.unstubAllGlobals()
})

async function opened(reply: () => Response) {
  vi.stubGlobal('fetch', async () => reply())
  await render(<JoinPage />)
}

test('says what the study is about, how long it takes and what people get', async () => {
  await opened(() => new Response(JSON.stringify(STUDY)))
  await expect.element(page.getByRole('heading', { name: STUDY.title })).toBeVisible()
  for (const text of [STUDY.description, STUDY.estimatedTime, STUDY.incentive])
    await expect.element(page.getByText(text)).toBeVisible()
  await expectAccessible()
})

test('requires an address and both ticks before sending anything', async () => {
  await opened(() => new Response(JSON.stringify(STUDY)))
  await page.getByRole('button', { name: 'Start the questions' }).click()
  await expect.element(page.getByText('Please tick this to take part.')).toBeVisible()
  await expect.element(page.getByText('You have to be 18 or over to take part.')).toBeVisible()
  await expect
    .element(page.getByText('Please enter an email address like name@example.com.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
})

test('invites people to join the panel when the study is closed', async () => {
  await opened(() => refusal(410, 'STUDY_CLOSED'))
  await expect.element(page.getByRole('heading', { name: 'This study is closed' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Join our panel' })).toBeVisible()
})

test('says that a link doesn’t exist', async () => {
  await opened(() => refusal(404, 'NOT_FOUND'))
  await expect
    .element(page.getByRole('heading', { name: 'We couldn’t find this study' }))
    .toBeVisible()
})
