import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { SendEmailsDialog } from './send-emails-dialog.tsx'

type Answer = { status?: number; body: unknown }

const DETAIL = {
  id: 7,
  researchId: 3,
  researchName: 'Roster Meals',
  status: 'REQUESTED',
  availableSlots: 6,
  reachable: 42,
  reachableMaximum: 42,
  hasEnoughBooked: false,
}

/** The responses to the requests that the “Who” tab makes. */
const ABOUT_WHO: Record<string, unknown> = {
  '/api/admin/panel/count': {
    ...{ match: 42, unknown: 0, resting: 0, reachable: 42, reachableMatches: 42 },
    ...{ restingUntil: null, costs: [] },
  },
  '/api/admin/panel/filter-choices': {
    ...{ isAllowed: true, fields: [], lists: [], clients: [], sources: [] },
  },
  '/api/admin/distributions/7/suggested-audience': { filter: { all: [] }, used: [], unused: [] },
  '/api/admin/distributions/7/forecast-plan': {
    ...{ chance: 0.68, target: 5, conducted: 0, freeSlots: 6, lastDay: null },
    ...{ people: 42, isRough: false },
  },
}

function answer(answers: (path: string) => Answer | undefined = () => undefined) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => {
    const otherwise: Answer = {
      body: ABOUT_WHO[url.replace(/\?.*/, '')] ?? (url.endsWith('/admin/topics') ? [] : DETAIL),
    }
    const { status = 200, body } = answers(url) ?? otherwise
    return new Response(JSON.stringify(body), { status })
  })
  vi.stubGlobal('fetch', fetch)
  return {
    bodiesTo: (path: string) =>
      fetch.mock.calls
        .filter(([url]) => url === `/api${path}`)
        .map(([, init]) => JSON.parse(String(init.body))),
  }
}

const refusalOf = (message: string) => ({
  statusCode: 500,
  code: 'UNKNOWN',
  message,
  data: { message },
})

interface SampleProps {
  id?: number | undefined
  onClose?: () => void
}

function Sample({ id = 7, onClose = () => {} }: SampleProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <SendEmailsDialog id={id || undefined} onClose={onClose} />
    </QueryClientProvider>
  )
}

type Screen = Awaited<ReturnType<typeof render>>

const TOMORROW = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

const FIELDS = {
  'Study Title': 'Meals around shift work',
  'Conducting Period': 'The last week of November',
  'Estimated Time': '25 minutes',
  Incentive: 'A gift card of $60',
  'Expiration Date': TOMORROW,
  'One-time Send Number': '10',
  'Max Number': '20',
  Description: 'How people who work shifts organise their meals.',
  'Consent Form Link': 'https://wattle.example/consent',
}

async function fill(screen: Screen, changes: Record<string, string> = {}) {
  const texts = { ...FIELDS, ...changes }
  for (const [label, text] of Object.entries(texts)) await screen.getByLabelText(label).fill(text)
}

const send = (screen: Screen) => screen.getByRole('button', { name: 'Send Emails' }).click()

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('keeps unsent text, and shows in the admin time format when it was saved', async () => {
  answer()
  const screen = await render(<Sample />)
  await screen.getByLabelText('Incentive').fill('A gift card')
  await expect.element(screen.getByText(/^Kept on this device, \d\d\.\d\d$/)).toBeVisible()
})

test('opens the “Who” tab if the saved draft already describes the study', async () => {
  answer()
  const first = await render(<Sample />)
  await fill(first)
  await expect.element(first.getByText(/^Kept on this device/)).toBeVisible()
  await first.unmount()
  const screen = await render(<Sample />)
  await expect
    .element(screen.getByRole('tab', { name: 'Who' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('has the seed’s nine fields, shows how many people we can invite, and has no accessibility issues', async () => {
  answer()
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('dialog', { name: 'Send Emails' })).toBeVisible()
  for (const name of [
    'Study Title',
    'Conducting Period',
    'Estimated Time',
    'Incentive',
    'Expiration Date',
    'One-time Send Number',
    'Max Number',
    'Description',
    'Consent Form Link',
  ])
    await expect.element(screen.getByLabelText(name)).toBeVisible()
  await expect.element(screen.getByLabelText('Study Title')).toHaveFocus()
  await expect.element(screen.getByText(/42 panel members can be invited now/)).toBeVisible()
  await expectAccessible()
})

const PROJECT = {
  idea: 'A meal box for people whose roster changes every week',
  characteristics: ['Works shifts', 'Cooks at home', 'Lives in a city'],
  questions: [
    {
      question: 'When do you work?',
      type: 'SINGLE_CHOICE',
      rule: 'MATCH',
      numberMin: null,
      numberMax: null,
      options: [
        { text: 'At night', mustMatch: true },
        { text: 'By day', mustMatch: false },
      ],
    },
    {
      question: 'What do you do at home?',
      type: 'MULTIPLE_CHOICE',
      rule: 'MATCH',
      numberMin: null,
      numberMax: null,
      options: [
        { text: 'Cook', mustMatch: true },
        { text: 'Shop', mustMatch: true },
        { text: 'None of these', mustMatch: false },
      ],
    },
  ],
}

test('shows what the researcher asked for, and the answers that decide who qualifies', async () => {
  let isReached = false
  answer((path) => {
    if (path !== '/api/admin/distributions/7/project') return undefined
    return isReached ? { body: PROJECT } : { status: 500, body: refusalOf('Not now') }
  })
  const screen = await render(<Sample />)
  await expect.element(screen.getByText(PROJECT.idea)).not.toBeInTheDocument()
  await screen.getByText('What the researcher asked for').click()
  await expect.element(screen.getByText('Not now')).toBeVisible()
  isReached = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(PROJECT.idea)).toBeVisible()
  for (const text of PROJECT.characteristics)
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText(/^When do you work\?/)).toBeVisible()
  const marks = screen.getByLabelText('Must match:').elements()
  const needed = marks.map((mark) => mark.closest('li')?.textContent)
  expect(needed).toEqual(['At night', 'Cook', 'Shop'])
  await expectAccessible()
})

test('sends the distribution’s id with the form, and sends numbers as numbers instead of text', async () => {
  const calls = answer()
  const onClose = vi.fn()
  const screen = await render(<Sample onClose={onClose} />)
  await fill(screen)
  await send(screen)
  await expect.element(screen.getByText('Emails have been queued for sending')).toBeVisible()
  expect(calls.bodiesTo('/admin/distribution?undo=true')).toEqual([
    {
      id: 7,
      studyTitle: 'Meals around shift work',
      conductingPeriod: 'The last week of November',
      estimatedTime: '25 minutes',
      incentive: 'A gift card of $60',
      expirationDate: TOMORROW,
      oneTimeNumber: 10,
      maxNumber: 20,
      studyDescription: 'How people who work shifts organise their meals.',
      consentFormLink: 'https://wattle.example/consent',
      studyConsent: '',
      asks: [],
      requires: [],
    },
  ])
  await expect.poll(() => onClose).toHaveBeenCalled()
})

test('sends the study’s consents and consent text', async () => {
  const calls = answer()
  const screen = await render(<Sample onClose={() => {}} />)
  await fill(screen, { 'Study consent': 'We write about lunch.' })
  await screen.getByRole('checkbox', { name: 'Ask about recording' }).click()
  await screen.getByRole('checkbox', { name: 'Ask about observers' }).click()
  await screen.getByRole('checkbox', { name: /without agreeing to observers/ }).click()
  await screen.getByRole('checkbox', { name: /without agreeing to the recording/ }).click()
  // We no longer ask about observers, so we can't require that consent.
  await screen.getByRole('checkbox', { name: 'Ask about observers' }).click()
  await send(screen)
  await expect.element(screen.getByText('Emails have been queued for sending')).toBeVisible()
  expect(calls.bodiesTo('/admin/distribution?undo=true')).toMatchObject([
    { asks: ['RECORDING'], requires: ['RECORDING'], studyConsent: 'We write about lunch.' },
  ])
})

test('focuses the first invalid field, says what’s wrong and doesn’t send the form', async () => {
  const calls = answer()
  const screen = await render(<Sample />)
  await fill(screen)
  for (const [label, text, message] of [
    ['One-time Send Number', '-1', 'Please enter 0 or more.'],
    ['One-time Send Number', '', 'Please enter a whole number.'],
    ['One-time Send Number', '21', 'One-time Send Number can’t be higher than Max Number.'],
    ['Expiration Date', '2020-01-01', 'Please choose a day in the future.'],
    ['Consent Form Link', 'http://wattle.example', 'Please enter a link that begins with https://'],
    ['Description', '', 'Please fill this in.'],
  ] as const) {
    const field = screen.getByLabelText(label)
    await field.fill(text)
    await send(screen)
    await expect.element(field).toHaveFocus()
    // Also checks that the field is marked as invalid, because it may have had focus already.
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByText(message)).toBeVisible()
    await field.fill(FIELDS[label])
  }
  expect(calls.bodiesTo('/admin/distribution?undo=true')).toEqual([])
})

test('sends the incentive’s text and its amount in cents, and refuses an amount that isn’t a number', async () => {
  const { bodiesTo } = answer()
  const screen = await render(<Sample />)
  await fill(screen, { 'In dollars': 'sixty' })
  await send(screen)
  await expect
    .element(screen.getByText('Please enter an amount in dollars, like 60 or 62.50.'))
    .toBeVisible()
  await screen.getByLabelText('In dollars').fill('62.50')
  await expect.element(screen.getByText('The incentive says $60.')).toBeVisible()
  await send(screen)
  await expect
    .poll(() => bodiesTo('/admin/distribution?undo=true'))
    .toMatchObject([
      { incentive: 'A gift card of $60', incentiveCents: 6250, incentiveCurrency: 'AUD' },
    ])
})

test('points out a maximum above the number of people we can reach', async () => {
  answer()
  const screen = await render(<Sample />)
  const mentioned = screen.getByText(
    'The maximum of 500 is more than the 42 people we can reach now.',
  )
  await screen.getByLabelText('Max Number').fill('42')
  await expect.element(screen.getByText(/42 panel members can be invited now/)).toBeVisible()
  await expect.element(mentioned).not.toBeInTheDocument()
  await screen.getByLabelText('Max Number').fill('500')
  await expect.element(mentioned).toBeVisible()
  await expectAccessible()
})

test('says that the distribution’s id is missing', async () => {
  answer()
  const screen = await render(<Sample id={0} />)
  await fill(screen)
  await send(screen)
  await expect.element(screen.getByText('Missing id')).toBeVisible()
})

test('keeps the typed text after a refusal, even if the tab is closed', async () => {
  const message = 'An unknown error occurred'
  answer((path) =>
    path === '/api/admin/distribution?undo=true'
      ? { status: 500, body: refusalOf(message) }
      : undefined,
  )
  const screen = await render(<Sample />)
  await fill(screen)
  await send(screen)
  await expect.element(screen.getByText(message).first()).toBeVisible()
  await expect.element(screen.getByLabelText('Incentive')).toHaveValue('A gift card of $60')
  await screen.unmount()
  const again = await render(<Sample />)
  await expect.element(again.getByLabelText('Incentive')).toHaveValue('A gift card of $60')
})

test('previews the email, and sends a test email before anyone is invited', async () => {
  const calls = answer((path) => {
    if (path === '/api/admin/distribution/preview')
      return {
        body: { subject: 'Would you talk with us?', html: '<p>Hello</p>', text: '', reachable: 42 },
      }
    if (path === '/api/admin/distribution/test') return { body: { to: 'mina@wattle.example' } }
    return undefined
  })
  const screen = await render(<Sample />)
  await screen.getByRole('tab', { name: 'Preview' }).click()
  // The dialog marks missing fields before it shows a preview.
  await expect.element(screen.getByLabelText('Study Title')).toHaveFocus()
  await fill(screen)
  await screen.getByRole('tab', { name: 'Preview' }).click()
  await expect.element(screen.getByText('Would you talk with us?')).toBeVisible()
  await expect
    .element(screen.getByTitle('Email contents'))
    .toHaveAttribute('sandbox', 'allow-same-origin')
  await screen.getByRole('button', { name: 'Send a test to me' }).click()
  await expect.element(screen.getByText('Test email sent to mina@wattle.example')).toBeVisible()
  expect(calls.bodiesTo('/admin/distribution?undo=true')).toEqual([])
  await userEvent.keyboard('{Escape}')
})

test('sends fixed batches unless an admin chooses batches sized as needed', async () => {
  const { bodiesTo } = answer()
  const screen = await render(<Sample />)
  await fill(screen)
  const pace = screen.getByLabelText('Pace')
  await expect.element(pace).toHaveDisplayValue('Fixed batches')
  await pace.selectOptions('Batches sized as needed')
  await expect.element(screen.getByText(/^About once a day, we work out/)).toBeVisible()
  await send(screen)
  await vi.waitFor(() => expect(bodiesTo('/admin/distribution?undo=true')).toHaveLength(1))
  expect(bodiesTo('/admin/distribution?undo=true')[0]).toMatchObject({ id: 7, pacing: 'SELF' })
})
