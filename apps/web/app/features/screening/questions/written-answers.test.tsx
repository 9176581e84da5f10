import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { type Question, type Screener, withChoices } from './choices.ts'
import { ScreenerPage } from './screener-page.tsx'

const WORK: Question = {
  userScreenerAnswerId: 1,
  question: 'How do you work?',
  type: 'SINGLE_CHOICE',
  options: [
    { optionId: 11, text: 'Sole trader', selected: false },
    { optionId: 12, text: 'Employee', selected: false },
  ],
}
const STAFF: Question = {
  userScreenerAnswerId: 2,
  question: 'How many people work for you?',
  type: 'NUMBER',
  options: [],
  number: null,
}
const DAY: Question = {
  userScreenerAnswerId: 3,
  question: 'Tell us about your last day.',
  type: 'OPEN_TEXT',
  options: [],
  text: null,
}

const screenerOf = (...userAnswers: Question[]) =>
  ({
    userScreenerId: 5,
    status: 'STARTED',
    hasHours: false,
    interview: null,
    screenerInfo: { studyTitle: 'Days at work', contactEmail: 'hello@wattle.example' },
    userAnswers,
  }) as unknown as Screener

/** Mocks a server that only asks sole traders the number question. */
function serve(questions: Question[]) {
  const server = { all: screenerOf(...questions), bodies: [] as object[] }
  const shown = (): Screener => {
    const isTrader = server.all.userAnswers[0]?.options[0]?.selected
    const userAnswers = server.all.userAnswers.filter((one) => isTrader || one.type !== 'NUMBER')
    return { ...server.all, userAnswers }
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/auth')) return Response.json({ accessToken: 'r.1' })
    if (url.endsWith('/complete')) return Response.json({ status: 'COMPLETED' })
    if (url.endsWith('/answer')) {
      const body = JSON.parse(String(init.body))
      server.bodies.push(body)
      server.all = withChoices(server.all, [body])
    }
    return Response.json(shown())
  })
  return server
}

const place = window.location.href
const open = (step: number) => {
  sessionStorage.setItem('agreed to 5', 'yes')
  window.history.replaceState(null, '', `?hashKey=secret&step=${step}`)
  return render(<ScreenerPage />)
}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', place)
})

test('shows a follow-up question after the answer that triggers it, and hides it when the answer changes', async () => {
  serve([WORK, STAFF, DAY])
  const page = await open(4)
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await page.getByText('Sole trader').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { name: STAFF.question })).toBeVisible()
  await expect.element(page.getByText('Question 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('Employee').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { name: DAY.question })).toBeVisible()
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test('accepts only whole numbers in a number question and says why it rejects others', async () => {
  const trader = {
    ...WORK,
    options: WORK.options.map((one, at) => ({ ...one, selected: at === 0 })),
  }
  const server = serve([trader, STAFF, DAY])
  const page = await open(5)
  const field = page.getByRole('textbox', { name: STAFF.question })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Enter a number, or press Next again and come back to it later.')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription(/press Next again/)
  await field.fill('about 5')
  await expect
    .element(page.getByText('Please enter a whole number from 0 to 1,000,000.'))
    .toBeVisible()
  await expect.element(field).toBeInvalid()
  await field.fill('1,200')
  await expect.element(field).not.toBeInvalid()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: DAY.question })).toBeVisible()
  expect(server.bodies.at(-1)).toEqual({ userScreenerAnswerId: 2, number: 1200 })
})

test('counts down the 500 characters left for an open answer, and saves the answer before the next step', async () => {
  const server = serve([WORK, DAY])
  const page = await open(5)
  const field = page.getByRole('textbox', { name: DAY.question })
  await expect.element(page.getByText('500 characters left')).toBeVisible()
  await field.fill('Busy. ')
  await expect.element(page.getByText('494 characters left')).toBeVisible()
  await expect.element(field).toHaveAttribute('maxlength', '500')
  await expect.element(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'That was the last question' }))
    .toBeVisible()
  expect(server.bodies).toEqual([{ userScreenerAnswerId: 3, text: 'Busy. ' }])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(field).toHaveValue('Busy.')
})
