import { BRAND } from '@wattle/contract/brand'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { type Screener, withChoices } from './choices.ts'
import { ScreenerPage } from './screener-page.tsx'

const START: Screener = {
  userScreenerId: 5,
  status: 'INVITED',
  hasHours: false,
  interview: null,
  screenerInfo: {
    studyTitle: 'Meals around shift work',
    studyDescription: 'How people who work shifts eat.',
    estimatedTime: '25 to 30 minutes',
    conductingPeriod: 'The last week of November',
    incentive: 'A gift card of $60',
    consentFormLink: 'https://wattle.example/consent',
    contactEmail: 'hello@wattle.example',
  },
  userAnswers: [],
}
const QUESTIONS: Screener['userAnswers'] = [
  {
    userScreenerAnswerId: 1,
    question: 'Do you work shifts?',
    type: 'SINGLE_CHOICE',
    options: [
      { optionId: 11, text: 'Yes', selected: false },
      { optionId: 12, text: 'No', selected: false },
    ],
  },
  {
    userScreenerAnswerId: 2,
    question: 'Where did you eat?',
    type: 'MULTIPLE_CHOICE',
    options: [
      { optionId: 21, text: 'At home', selected: false },
      { optionId: 22, text: 'None of these', selected: false },
    ],
  },
]

type Refusal = { status: number; code: string; message: string }

/**
 * Mocks a server with one screener. `refusals` maps a path to the error it returns, or to
 * 'offline'.
 */
function serve(screener: Screener) {
  const server = {
    screener,
    refusals: new Map<string, Refusal | 'offline'>(),
    calls: 0,
    consented: [] as object[],
  }
  const answer = (path: string, body: string | undefined): object => {
    if (path.endsWith('/start')) {
      server.screener = { ...server.screener, status: 'STARTED', userAnswers: QUESTIONS }
    } else if (path.endsWith('/answer')) {
      server.screener = withChoices(server.screener, [JSON.parse(body ?? '')])
    } else if (path.endsWith('/complete')) return { status: 'COMPLETED' }
    else if (path.startsWith('/respondent/consent')) {
      server.consented = JSON.parse(body ?? '').answers
      return { consents: server.screener.consents }
    } else if (path.startsWith('/auth')) return { accessToken: 'r.1' }
    return server.screener
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '').split('?')[0] ?? ''
    server.calls += 1
    const refusal = [...server.refusals].find(([end]) => path.endsWith(end))?.[1]
    if (refusal === 'offline') throw new TypeError('offline')
    if (refusal) {
      const { status, code, message } = refusal
      const error = { statusCode: status, code, message, data: { message } }
      return new Response(JSON.stringify(error), { status })
    }
    return new Response(JSON.stringify(answer(path, init.body as string | undefined)))
  })
  return server
}

function open(step?: number) {
  if (step) window.history.replaceState(null, '', `?hashKey=secret&step=${step}`)
  return render(<ScreenerPage />)
}

const place = window.location.href
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '?hashKey=secret')
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', place)
})

const started = (chosen: number[] = []): Screener => ({
  ...START,
  status: 'STARTED',
  userAnswers: QUESTIONS.map((question) => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      selected: chosen.includes(option.optionId),
    })),
  })),
})

test('removes the key from the URL, and doesn’t start the screener, when someone opens the link', async () => {
  const server = serve(START)
  const page = await open()
  await expect.element(page.getByRole('heading', { name: 'Meals around shift work' })).toBeVisible()
  expect(window.location.search).toBe('')
  expect(server.screener.status).toBe('INVITED')
  await expectAccessible()
})

test('offers the times to people who can book, even if they open the first email’s link', async () => {
  serve({ ...started([11, 21]), status: 'COMPLETED', hasHours: true })
  const page = await open()
  const link = page.getByRole('link', { name: 'Choose a time' })
  await expect.element(link).toHaveAttribute('href', '/respondent/slots?hashKey=secret')
  await expectAccessible()
})

test('shows an upcoming booking on the first email’s link, but not a past booking', async () => {
  const booked = { startTime: '2087-11-20T00:00:00.000Z', endTime: '2087-11-20T01:00:00.000Z' }
  const asked: Screener = { ...started([11, 21]), status: 'COMPLETED', hasHours: true }
  serve({ ...asked, interview: { interviewId: 7, ...booked } })
  const page = await open()
  await expect
    .element(page.getByRole('heading', { name: 'Your interview is booked' }))
    .toBeVisible()
  await expect.element(page.getByText(/day, November (19|20)/)).toBeVisible()
  await expect.element(page.getByText('Meals around shift work')).toBeVisible()
  await expectAccessible()
  await page.unmount()
  const over = { startTime: '2016-11-20T00:00:00.000Z', endTime: '2016-11-20T01:00:00.000Z' }
  serve({ ...asked, interview: { interviewId: 7, ...over } })
  const later = await open()
  await expect.element(later.getByRole('heading', { name: 'We’ve got your answers' })).toBeVisible()
})

test('goes from Start through consent to the first question, which has no Back button', async () => {
  serve(START)
  const page = await open()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByText('A gift card of $60')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect
    .element(page.getByText('Please agree to the privacy policy to continue.'))
    .toBeVisible()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await expectAccessible()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  const question = page.getByRole('heading', { name: 'Do you work shifts?' })
  await expect.element(question).toHaveFocus()
  await expect.element(question).toHaveAccessibleDescription(/^Question 1 of 2/)
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0)
  await expectAccessible()
})

test('says that a question has no answer, and moves on when Next is pressed again', async () => {
  serve(started())
  const page = await open()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await page.getByRole('checkbox').click()
  await next.click()
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await next.click()
  await expect.element(page.getByText(/^Choose an answer, or press Next/)).toBeVisible()
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await expectAccessible()
  await next.click()
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test('goes to the previous step with the browser’s Back button', async () => {
  serve(started())
  const page = await open()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  window.history.back()
  await expect.element(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
})

test('goes back to the Start page and forward again with the browser’s buttons', async () => {
  serve(START)
  const page = await open()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
  window.history.back()
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
  window.history.forward()
  await expect.element(page.getByRole('heading', { name: 'Before you begin' })).toHaveFocus()
})

test('reassures people who press Exit, and lets them continue', async () => {
  serve(started())
  const page = await open()
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect.element(page.getByRole('heading', { name: 'No problem' })).toBeVisible()
  await page.getByRole('button', { name: 'Go back to the questions' }).click()
  await expect.element(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
})

test('makes “None of these” and the other options exclude each other', async () => {
  serve(started([11]))
  const page = await open()
  const home = page.getByRole('checkbox', { name: 'At home' })
  const none = page.getByRole('checkbox', { name: 'None of these' })
  await home.click()
  await none.click()
  await expect.element(none).toBeChecked()
  await expect.element(home).not.toBeChecked()
  await home.click()
  await expect.element(none).not.toBeChecked()
  await expect.element(page.getByRole('status').getByText('Saved')).toBeInTheDocument()
})

test('says that the person is offline, and waits after Next until the answer is stored', async () => {
  const server = serve(started([21]))
  server.refusals.set('/answer', 'offline')
  const page = await open()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await expect.element(page.getByText(/We can’t reach our server/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await expectAccessible()
  server.refusals.clear()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test('says on Finish that answers are missing, and links to the unanswered questions', async () => {
  const server = serve(started([11]))
  const message = 'No all answers are provided for the screener'
  server.refusals.set('/complete', { status: 400, code: 'ANSWERS_MISSING', message })
  const page = await open(6)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Question 2' }).click()
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test('goes from a skipped question straight back to the last step once the question has an answer', async () => {
  serve(started([21]))
  const page = await open(6)
  await page.getByRole('button', { name: 'Question 1' }).click()
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await expect.element(page.getByText('About 3 minutes left')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'That was the last question' }))
    .toBeVisible()
  // After people press Back, Next leads to the next question, not straight to the last step.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test('doesn’t reveal after Finish whether the person qualifies', async () => {
  serve(started([11, 21]))
  const page = await open()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Thank you for participating!' }))
    .toBeVisible()
  const link = page.getByRole('link', { name: /Visit Wattle Research/ })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(page.getByText(/If you ask us to, a person checks them too\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: BRAND.contactEmail }))
    .toHaveAttribute('href', `mailto:${BRAND.contactEmail}`)
  await expectAccessible()
})

test('says that a step doesn’t exist, and takes people back to the questions', async () => {
  serve(started([11]))
  const page = await open(99)
  await expect.element(page.getByRole('heading', { name: 'Unknown step' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test.each([
  [410, 'STUDY_CLOSED', 'This study is closed'],
  [410, 'STUDY_EXPIRED', 'This study has ended'],
  [410, 'STUDY_WITHDRAWN', 'This study was cancelled'],
  [404, 'UNKNOWN_LINK', 'This link no longer works'],
])('explains why a link doesn’t work: status %i', async (status, code, title) => {
  const server = serve(START)
  server.refusals.set('/by-screener-hash', { status, code, message: 'no' })
  const page = await open()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible()
})

test('says that the study is closed when the server refuses an answer for that reason', async () => {
  const server = serve(started([11]))
  server.refusals.set('/answer', { status: 410, code: 'STUDY_CLOSED', message: 'closed' })
  const page = await open()
  await page.getByRole('checkbox', { name: 'At home' }).click()
  await expect.element(page.getByRole('heading', { name: 'This study is closed' })).toBeVisible()
})

test('lets people try again when loading fails', async () => {
  const server = serve(START)
  server.refusals.set('/secret', 'offline')
  const page = await open()
  await expect
    .element(page.getByRole('heading', { name: 'Oops! An error occurred.' }))
    .toBeVisible()
  await expect.element(page.getByText('Something went wrong')).toBeVisible()
  await expectAccessible()
  server.refusals.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
})

const POLICY = {
  kind: 'PRIVACY',
  hash: 'a'.repeat(64),
  body: '',
  answer: null,
  required: false,
} as const
const WORDS = {
  ...POLICY,
  kind: 'STUDY',
  hash: 'b'.repeat(64),
  body: 'We’re writing about lunch.',
} as const

test('saves the person’s consent to the study’s own text before the first question', async () => {
  const server = serve({ ...started(), consents: [POLICY, WORDS] })
  const page = await open(3)
  await expect.element(page.getByText('We’re writing about lunch.')).toBeVisible()
  await page.getByRole('checkbox', { name: /privacy policy/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Please agree to this to continue.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: /agree to take part/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { name: 'Do you work shifts?' })).toBeVisible()
  expect(server.consented).toEqual([
    { kind: 'PRIVACY', hash: 'a'.repeat(64), answer: 'YES' },
    { kind: 'STUDY', hash: 'b'.repeat(64), answer: 'YES' },
  ])
})

test('stays on the step if the consent can’t be saved, and asks again if the text has changed', async () => {
  const server = serve({ ...started(), consents: [POLICY] })
  server.refusals.set('/consent/secret', 'offline')
  const page = await open(3)
  const box = page.getByRole('checkbox', { name: /privacy policy/ })
  await box.click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText(/We couldn’t reach our server/)).toBeVisible()
  await expect.element(box).toBeChecked()
  const message =
    'We’ve changed the wording of this consent since you opened the page. Please read it again.'
  server.refusals.set('/consent/secret', { status: 409, code: 'CONSENT_CHANGED', message })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(box).not.toBeChecked()
})
