import type { ConsentRequest } from '@wattle/contract/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { Slot } from './slot-times.ts'
import { SlotsPage } from './slots-page.tsx'

const HOUR = 3_600_000
/** The start of the next hour, plus this many hours. */
const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()

function slot(slotId: number, hours: number, selected = false): Slot {
  const [startTime, endTime] = [inHours(hours), inHours(hours + 1)]
  return { slotId, startTime, endTime, available: !selected, selected }
}

type Refusal = { status: number; code: string; message: string }

const NO_STANDBY = { status: 404, code: 'NOT_FOUND', message: 'Not found' }

/** Mocks a server with these times. Tests can make it refuse a booking. */
function serve(slots: Slot[]) {
  const server = {
    slots,
    list: undefined as Refusal | undefined,
    book: undefined as Refusal | undefined,
    /** The time zone in the last request. */
    zone: null as string | null,
    study: undefined as object | undefined,
    consents: undefined as ConsentRequest[] | undefined,
    /** The path and body of every POST that saves consent answers or says that no time suits. */
    sent: [] as { path: string; body: unknown }[],
    coming: undefined as boolean | undefined,
    standby: undefined as object | undefined,
    /** The path of every GET request. */
    asked: [] as string[],
  }
  const refuse = ({ status, code, message }: Refusal) =>
    new Response(JSON.stringify({ statusCode: status, code, message, data: { message } }), {
      status,
    })
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    server.zone = new Headers(headers).get('x-time-zone')
    const path = url.replace('/api', '')
    if (method === 'GET') server.asked.push(path)
    if (path.startsWith('/auth')) return new Response('{"accessToken":"r.1"}')
    if (path.startsWith('/respondent/screener'))
      return server.study
        ? new Response(
            JSON.stringify({
              screenerInfo: server.study,
              interview: null,
              consents: server.consents,
            }),
          )
        : refuse({ status: 500, code: 'UNKNOWN', message: 'An unknown error occurred' })
    if (method === 'GET' && path.startsWith('/respondent/standby'))
      return server.standby ? Response.json(server.standby) : refuse(NO_STANDBY)
    if (method === 'GET')
      return server.list ? refuse(server.list) : new Response(JSON.stringify(server.slots))
    if (method === 'POST' && /^\/respondent\/(consent|no-time)/.test(path)) {
      const sent = JSON.parse(String(body))
      server.sent.push({ path, body: sent })
      if (path.startsWith('/respondent/no-time')) return new Response(null, { status: 204 })
      const answers: Pick<ConsentRequest, 'kind' | 'answer'>[] = sent.answers
      server.consents = server.consents?.map((one) => ({
        ...one,
        ...answers.find(({ kind }) => kind === one.kind),
      }))
      return new Response(JSON.stringify({ consents: server.consents }))
    }
    if (server.book) return refuse(server.book)
    if (path.endsWith('/accept')) {
      server.slots = [slot(7, 80, true)]
      return Response.json({ ...slot(7, 80), interviewId: 5 })
    }
    if (path.startsWith('/respondent/standby')) {
      server.standby = { ...server.standby, ...JSON.parse(String(body)) }
      return Response.json(server.standby)
    }
    if (path.startsWith('/respondent/attendance')) {
      const answer = JSON.parse(String(body))
      server.coming = answer.coming
      if (!answer.coming) server.slots = []
      return new Response(JSON.stringify(answer))
    }
    const slotId = method === 'PATCH' ? Number(path.split('/')[3]) : undefined
    server.slots = server.slots.map((one) => {
      const isIt = one.slotId === slotId
      return { ...one, selected: isIt, available: !isIt }
    })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return new Response(JSON.stringify(server.slots.find((one) => one.slotId === slotId)))
  })
  return server
}

const open = () => render(<SlotsPage />)

const place = window.location.href
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  window.history.replaceState(null, '', '?hashKey=secret')
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', place)
})

/** Matches times that aren't booked, by their accessible name: time, day, zone. */
const TIMES = /^\d+:\d\d.[ap]m, \w+day, \w+ \d+, .+/

test('books a time after a tap and Confirm, and names the time at the end', async () => {
  serve([slot(1, 80), slot(2, 81), slot(3, 110)])
  const page = await open()
  await expect.element(page.getByRole('heading', { name: 'Available Slots' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: TIMES }).nth(2)).toBeVisible()
  expect(page.getByRole('button', { name: 'OK' }).elements()).toHaveLength(0)
  await expectAccessible()
  await page.getByRole('button', { name: TIMES }).first().click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Selected')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  await expectAccessible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your slot is scheduled' })).toBeVisible()
  await expect
    .element(page.getByText('An email with the meeting link arrives one day before the interview.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /Google/ })).toBeVisible()
  await expectAccessible()
})

test('says before and after booking which study it is, how long the interview takes and what it pays', async () => {
  const server = serve([slot(1, 80)])
  server.study = {
    studyTitle: 'Meals around shift work',
    estimatedTime: '25 to 30 minutes',
    incentive: 'A gift card of $60',
  }
  const page = await open()
  const heading = page.getByRole('heading', { name: 'Available Slots' })
  const description = 'Meals around shift work 25 to 30 minutes ·\u00a0A gift card of $60'
  await expect.element(heading).toHaveAccessibleDescription(description)
  await expect.element(page.getByText('Pick a time for your video call.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: TIMES }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Your time is booked.')).toBeVisible()
  await expect.element(page.getByText('Pick a time for your video call.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'OK' }).click()
  const booked = page.getByRole('heading', { name: 'Your slot is scheduled' })
  await expect.element(booked).toHaveAccessibleDescription(description)
  await expect
    .element(page.getByRole('link', { name: /Google/ }))
    .toHaveAttribute('href', expect.stringContaining('text=Interview%3A+Meals+around'))
})

test('strikes out a time that someone else just took, and leaves the rest of the page alone', async () => {
  const server = serve([slot(1, 80), slot(2, 81)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).first().click()
  server.slots = server.slots.slice(1)
  server.book = { status: 409, code: 'SLOT_TAKEN', message: 'Someone just booked this time.' }
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Someone just booked this time.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /, taken$/ })).toBeVisible()
  // Focus stays on the same button, which now leads to the next free time.
  const next = page.getByRole('button', { name: 'Next free time' })
  await expect.element(next).toHaveFocus()
  await expectAccessible()
  server.book = undefined
  await next.click()
  const free = page.getByRole('button', { name: TIMES }).nth(1)
  await expect.element(free).toHaveFocus()
  await expect.element(free).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Selected')).toBeVisible()
})

test('promises an email when someone took the last time, and focuses the promise', async () => {
  const server = serve([slot(1, 80)])
  server.study = STUDY
  const page = await open()
  await expect.element(page.getByRole('button', { name: /^None of these/ })).toBeVisible()
  await page.getByRole('button', { name: TIMES }).click()
  server.slots = []
  server.book = { status: 409, code: 'SLOT_TAKEN', message: 'Someone just booked this time.' }
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Pick a time for your video call.')).not.toBeInTheDocument()
  await expect.element(page.getByText(/times suit me/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Questions? Call or email us:')).toBeVisible()
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/There are no times for you right now\. We’ll email you if one opens up\./)
  await expectAccessible()
})

test('says that booking failed, and lets people try again', async () => {
  const server = serve([slot(1, 80)])
  server.book = { status: 500, code: 'UNKNOWN', message: 'An unknown error occurred' }
  const page = await open()
  await page.getByRole('button', { name: TIMES }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Booking failed')).toBeVisible()
  server.book = undefined
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Selected')).toBeVisible()
})

test('keeps OK in view on a wide screen, even after more of the page has loaded', async () => {
  await browserPage.viewport(1280, 700)
  serve(Array.from({ length: 40 }, (_, at) => slot(at + 1, 30 + at * 20)))
  const page = await open()
  await page.getByRole('button', { name: /:00/ }).nth(0).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const ok = page.getByRole('button', { name: 'OK' })
  await expect.element(page.getByRole('heading', { name: 'Change of plans?' })).toBeInTheDocument()
  await expect.element(ok).toHaveFocus()
  await expect.element(ok).toBeInViewport()
  await browserPage.viewport(414, 896)
})

test('says that the study was cancelled when someone presses Confirm', async () => {
  const server = serve([slot(1, 80)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).click()
  server.book = { status: 410, code: 'STUDY_WITHDRAWN', message: 'Withdrawn.' }
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'This study was cancelled' }))
    .toBeVisible()
  await expectAccessible()
})

test('says that a time is no longer free because it’s less than 24 hours away', async () => {
  const server = serve([slot(1, 80), slot(2, 90)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).first().click()
  const message = 'This time is less than 24 hours away. Please choose another.'
  server.book = { status: 409, code: 'SLOT_TAKEN', message }
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByText('This time is no longer free')).toBeVisible()
})

test('changes a booking to another time, and then cancels it', async () => {
  serve([slot(1, 80, true), slot(2, 110)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).click()
  await expect.element(page.getByText(/^Replaces/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('button', { name: TIMES })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the interview' }).click()
  await expect.element(page.getByText(/^You’ve cancelled your interview/)).toHaveFocus()
  expect(page.getByText('Selected').elements()).toHaveLength(0)
})

test('replaces OK in the bar with Confirm once a time is tapped, because OK would deselect it', async () => {
  const server = serve([slot(1, 80, true), slot(2, 110)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).click()
  await expect.element(page.getByRole('button', { name: 'OK' })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: /^Confirm \d+:\d\d.[ap]m$/ }).click()
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  expect(server.slots.find(({ selected }) => selected)?.slotId).toBe(2)
})

test('keeps the booking when the person taps another time and then presses Keep my time', async () => {
  const server = serve([slot(1, 80, true), slot(2, 110)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).click()
  await page.getByRole('button', { name: 'Keep my time' }).click()
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  expect(server.slots.find(({ selected }) => selected)?.slotId).toBe(1)
})

test('offers the next free time in the bar, too, when someone else has just taken the tapped time', async () => {
  const server = serve([slot(1, 80, true), slot(2, 110), slot(3, 111)])
  const page = await open()
  await page.getByRole('button', { name: TIMES }).first().click()
  server.slots = server.slots.filter(({ slotId }) => slotId !== 2)
  server.book = { status: 409, code: 'SLOT_TAKEN', message: 'Someone just booked this time.' }
  await page.getByRole('button', { name: /^Confirm \d/ }).click()
  await expect
    .element(page.getByText('Someone just booked this time.', { exact: false }))
    .toBeVisible()
  await expect
    .poll(() => page.getByRole('button', { name: 'Next free time' }).elements())
    .toHaveLength(2)
  expect(page.getByRole('button', { name: 'OK' }).elements()).toHaveLength(0)
  server.book = undefined
  await page.getByRole('button', { name: 'Next free time' }).last().click()
  await page.getByRole('button', { name: /^Confirm \d/ }).click()
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  expect(server.slots.find(({ selected }) => selected)?.slotId).toBe(3)
})

test('shows returning visitors their booking first, with Change and Cancel before any other time', async () => {
  serve([slot(1, 80, true), slot(2, 110)])
  const page = await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your interview')
  const change = page.getByRole('button', { name: 'Choose another time' })
  const cancel = page.getByRole('button', { name: 'Cancel the interview' })
  const times = page.getByRole('heading', { level: 2, name: 'Available Slots' })
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  for (const way of [change, cancel]) expect(isBefore(way.element(), times.element())).toBe(true)
  await expectAccessible()
  await change.click()
  await expect.element(times).toHaveFocus()
  await page.getByRole('button', { name: TIMES }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
})

test('says that no other time is free when the booked time is the only one', async () => {
  serve([slot(1, 80, true)])
  const page = await open()
  await expect.element(page.getByText(/^No other times are free/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Choose another time' }).elements()).toHaveLength(0)
})

test('keeps saying which interview was cancelled until another time is booked', async () => {
  serve([slot(1, 80, true), slot(2, 110)])
  const page = await open()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the interview' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Available Slots')
  await page.getByRole('button', { name: TIMES }).first().click()
  await expect.element(page.getByText(/^You’ve cancelled your interview/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(/^Your interview is booked for/)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
})

test('focuses the Keep button when asking whether to cancel, and returns focus afterwards', async () => {
  serve([slot(1, 80, true)])
  const page = await open()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  const warning = page.getByText('We’ll cancel your interview and tell the researcher.')
  await expect.element(warning).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'OK' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByRole('button', { name: 'Cancel the interview' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible()
})

test('lets someone who left the panel cancel their interview, and offers no other time', async () => {
  const server = serve([{ ...slot(1, 80, true), canMove: false }])
  const page = await open()
  await expect.element(page.getByText(/^You’ve left our panel/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Choose another time' }).elements()).toHaveLength(0)
  expect(page.getByRole('heading', { name: 'Available Slots' }).elements()).toHaveLength(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  server.list = { status: 410, code: 'LEFT_PANEL', message: 'You’ve left.' }
  await page.getByRole('button', { name: 'Yes, cancel the interview' }).click()
  await expect
    .element(page.getByText('You’ve cancelled your interview.', { exact: true }))
    .toBeVisible()
  expect(page.getByRole('button', { name: TIMES }).elements()).toHaveLength(0)
  expect(page.getByText(/no times for you right now/).elements()).toHaveLength(0)
  await expectAccessible()
})

test('lets only our team change a booking less than a day before the interview', async () => {
  serve([slot(1, 5, true), slot(2, 110)])
  const page = await open()
  await expect.element(page.getByText(/less than 24 hours away/)).toBeVisible()
  expect(page.getByRole('button', { name: TIMES }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Cancel the interview' }).elements()).toHaveLength(0)
  await expectAccessible()
})

test('says that there are no times, in English and in the seeds’ Russian', async () => {
  serve([])
  const page = await open()
  await expect.element(page.getByText(/no times for you right now/)).toBeVisible()
  await expect.element(page.getByText(/Pick a time/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Нет доступных слотов')).toHaveAttribute('lang', 'ru')
  await expectAccessible()
})

test('names the time zone and lets people change it', async () => {
  const noon = '2027-01-20T01:00:00.000Z'
  const endTime = '2027-01-20T02:00:00.000Z'
  serve([{ slotId: 1, startTime: noon, endTime, available: true, selected: false }])
  const page = await open()
  await page.getByRole('button', { name: 'Change the time zone' }).click()
  await page.getByRole('combobox', { name: 'Show the times in' }).selectOptions('Australia/Perth')
  await expect.element(page.getByText('Perth, AWST')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /^9:00.am, Wednesday, January 20, Perth, AWST$/ }))
    .toBeVisible()
  await expectAccessible()
})

test('sends the chosen time zone with the booking for use in emails, and remembers the choice', async () => {
  const server = serve([slot(1, 80)])
  const page = await open()
  await page.getByRole('button', { name: 'Change the time zone' }).click()
  await page.getByRole('combobox', { name: 'Show the times in' }).selectOptions('Australia/Perth')
  await page.getByRole('button', { name: TIMES }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Your interview is booked')).toBeVisible()
  expect(server.zone).toBe('Australia/Perth')
  await page.unmount()
  const again = await open()
  await expect.element(again.getByText('Perth, AWST')).toBeVisible()
})

test('shows Melbourne’s time zone if the device doesn’t know its own', async () => {
  const unknown = { timeZone: 'Etc/Unknown' } as Intl.ResolvedDateTimeFormatOptions
  const look = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  look.mockReturnValue(unknown)
  serve([slot(1, 80)])
  const page = await open()
  await expect.element(page.getByRole('button', { name: TIMES })).toBeVisible()
  await expect.element(page.getByText(/^Melbourne, AE[DS]T$/)).toBeVisible()
  look.mockRestore()
})

test.each([
  [403, 'NOT_ELIGIBLE', 'There’s nothing to book here yet'],
  [410, 'LEFT_PANEL', 'You’ve left our panel'],
  [410, 'STUDY_CLOSED', 'This study is closed'],
  [410, 'STUDY_WITHDRAWN', 'This study was cancelled'],
  [410, 'INTERVIEW_OVER', 'Your interview has finished'],
  [410, 'INTERVIEW_MISSED', 'We missed each other'],
  [500, 'UNKNOWN', 'Oops! An error occurred.'],
])('explains why the list of times didn’t load: status %i', async (status, code, title) => {
  const server = serve([])
  server.list = { status, code, message: 'Not now.' }
  const page = await open()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  if (status === 500) await expect.element(page.getByText('Failed to load slots')).toBeVisible()
  await expectAccessible()
})

const STUDY = {
  studyTitle: 'Meals around shift work',
  estimatedTime: '25 to 30 minutes',
  incentive: 'A gift card of $60',
}
const asks = (
  kind: ConsentRequest['kind'],
  answer: ConsentRequest['answer'],
  required = false,
): ConsentRequest => ({
  kind,
  hash: 'a'.repeat(64),
  body: kind === 'RECORDING' ? 'May we record the call?\n\nOnly the team listens to it.' : '',
  answer,
  required,
})

test('asks whether we may record the call, saves the answer immediately, and says if people must agree before they can book', async () => {
  const server = serve([slot(1, 80), slot(2, 81)])
  server.study = STUDY
  server.consents = [asks('PRIVACY', 'YES'), asks('RECORDING', null, true)]
  const page = await open()
  const question = page.getByRole('radiogroup', { name: 'May we record the call?' })
  await expect.element(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('radio', { name: 'No' }).click()
  await expect
    .element(page.getByText('You can only book a time if you agree to this.'))
    .toBeVisible()
  await question.getByRole('radio', { name: 'Yes' }).click()
  await expect.element(page.getByText('You can only book a time')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Withdraw: The privacy/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Withdraw: Recording/ }).elements()).toHaveLength(0)
  expect(server.sent.map(({ body }) => body)).toEqual([
    { answers: [{ kind: 'RECORDING', hash: 'a'.repeat(64), answer: 'NO' }] },
    { answers: [{ kind: 'RECORDING', hash: 'a'.repeat(64), answer: 'YES' }] },
  ])
})

test('withdraws the person from the study once they confirm, and says so', async () => {
  const server = serve([slot(1, 80, true), slot(2, 81)])
  server.study = STUDY
  server.consents = [asks('PRIVACY', 'YES')]
  const page = await open()
  await page.getByRole('button', { name: 'Withdraw: The privacy policy' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await expect
    .element(page.getByText(/delete your answers and cancel your interview/))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Yes, withdraw' }).click()
  const heading = page.getByRole('heading', { name: 'You’ve withdrawn from this study' })
  await expect.element(heading).toBeVisible()
  expect(server.sent[0]?.body).toMatchObject({ answers: [{ answer: 'WITHDRAWN' }] })
})

test('tells people without a booking who’ll read their note about the times', async () => {
  const server = serve([slot(1, 80), slot(2, 81)])
  server.study = STUDY
  const page = await open()
  await page.getByRole('button', { name: 'None of these times suit me' }).click()
  await expect.element(page.getByText(/^Our team and the researcher will read this/)).toBeVisible()
  await page.getByRole('button', { name: 'Tell the team' }).click()
  await expect.element(page.getByText(/You can still pick one of these times/)).toHaveFocus()
})

test('tells our team that no other time suits, sends a note, and keeps the booking', async () => {
  const server = serve([slot(1, 80, true), slot(2, 81)])
  server.study = STUDY
  const page = await open()
  await page.getByRole('button', { name: 'None of the other times suit me' }).click()
  // The researcher only sees the notes of people without a booking.
  await expect.element(page.getByText(/^Our team will read this/)).toBeVisible()
  const note = page.getByRole('textbox', { name: 'When would suit you?' })
  await expect.element(note).toHaveFocus()
  await expectAccessible()
  await note.fill('After 6 pm')
  await page.getByRole('button', { name: 'Tell the team' }).click()
  await expect.element(page.getByText(/You still have your interview/)).toHaveFocus()
  expect(server.sent).toEqual([
    { path: '/respondent/no-time/secret', body: { note: 'After 6 pm' } },
  ])
  expect(server.slots.find(({ selected }) => selected)?.slotId).toBe(1)
})

test('opens “Add it to your calendar” straight from the email’s calendar link', async () => {
  window.history.replaceState(null, '', '?hashKey=secret&calendar=1')
  serve([slot(1, 80, true), slot(2, 81)])
  const page = await open()
  await expect.element(page.getByRole('heading', { name: 'Add it to your calendar' })).toBeVisible()
})

test('doesn’t ask whether other times suit once the time can’t change', async () => {
  const server = serve([slot(1, 20, true), slot(2, 81)])
  server.study = STUDY
  server.consents = [asks('PRIVACY', 'YES')]
  const page = await open()
  await expect.element(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
  expect(page.getByText(/^None of the/).elements()).toHaveLength(0)
})

test('doesn’t ask returning people with a booking for their consent again', async () => {
  const server = serve([slot(1, 80, true), slot(2, 81)])
  server.study = STUDY
  server.consents = [asks('RECORDING', 'YES')]
  const page = await open()
  const withdraw = page.getByRole('button', { name: 'Withdraw: Recording the call' })
  await expect.element(withdraw).toBeVisible()
  const question = page.getByRole('radiogroup', { name: 'May we record the call?' })
  expect(question.elements()).toHaveLength(0)
  await withdraw.click()
  await page.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expect
    .element(page.getByText('Withdrawn. The call goes ahead without a recording.'))
    .toHaveFocus()
  await expect.element(question.getByRole('radio', { name: 'No' })).toBeChecked()
})

test('lets people confirm attendance with one press on the day before the interview', async () => {
  window.history.replaceState(null, '', '?hashKey=secret&coming=yes')
  const server = serve([slot(1, 20, true)])
  const page = await open()
  const yes = page.getByRole('button', { name: 'I’ll be there' })
  await expect.element(yes).toBeVisible()
  expect(server.coming).toBeUndefined()
  await expectAccessible()
  await yes.click()
  await expect.element(page.getByRole('heading', { name: 'See you there' })).toHaveFocus()
  expect(server.coming).toBe(true)
  await expectAccessible()
})

test('asks before “I can’t make it” cancels the interview', async () => {
  window.history.replaceState(null, '', '?hashKey=secret&coming=no')
  const server = serve([slot(1, 20, true)])
  const page = await open()
  const no = page.getByRole('button', { name: 'I can’t make it', exact: true })
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(no).toHaveFocus()
  expect(server.coming).toBeUndefined()
  await no.click()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await expectAccessible()
  await page.getByRole('button', { name: 'Yes, cancel the interview' }).click()
  await expect.element(page.getByText(/^You’ve cancelled your interview/)).toBeVisible()
  expect(server.coming).toBe(false)
})

test('doesn’t ask about attendance while the time can still change', async () => {
  serve([slot(1, 80, true)])
  const page = await open()
  await expect.element(page.getByRole('button', { name: 'Cancel the interview' })).toBeVisible()
  expect(page.getByText('Will you be there?').elements()).toHaveLength(0)
})

const STANDBY = { isWanted: true, slots: [slot(7, 90), slot(8, 100)], slotIds: [], offer: null }

test('lets people go on standby for times they could make when all times are taken', async () => {
  const server = serve([])
  server.study = { ...STUDY, hasStandbys: true }
  server.standby = STANDBY
  const page = await open()
  await expect
    .element(
      page.getByText(
        'All times are taken. Want to go on standby? Tick the times you could make. If one opens up, we’ll email you.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText('Questions? Call or email us:')).toBeVisible()
  await page.getByRole('button', { name: 'Go on standby' }).click()
  await expect.element(page.getByText('Please tick at least one time.')).toBeVisible()
  await page.getByRole('checkbox').first().click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Go on standby' }).click()
  await expect.element(page.getByRole('heading', { name: 'You’re on standby' })).toHaveFocus()
  expect(server.standby).toMatchObject({ slotIds: [7] })
  await expectAccessible()
})

test('lets people who said no to standby change their mind', async () => {
  const server = serve([])
  server.study = { ...STUDY, hasStandbys: true }
  server.standby = STANDBY
  const page = await open()
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect
    .element(page.getByText(/All times are taken, and you’re not on standby/))
    .toHaveFocus()
  await page.getByRole('button', { name: 'I’ve changed my mind' }).click()
  await expect.element(page.getByText(/^All times are taken/)).toHaveFocus()
})

test('asks people who can go on standby whether we may record the call, too', async () => {
  const server = serve([])
  server.study = { ...STUDY, hasStandbys: true }
  server.standby = STANDBY
  server.consents = [asks('RECORDING', null, true)]
  const page = await open()
  const question = page.getByRole('radiogroup', { name: 'May we record the call?' })
  await question.getByRole('radio', { name: 'Yes' }).click()
  await expect.element(question.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Go on standby' })).toBeVisible()
  expect(server.sent.map(({ body }) => body)).toEqual([
    { answers: [{ kind: 'RECORDING', hash: 'a'.repeat(64), answer: 'YES' }] },
  ])
  await expectAccessible()
})

test('books an offered time with one press', async () => {
  const server = serve([])
  server.study = { ...STUDY, hasStandbys: true }
  server.standby = { ...STANDBY, slotIds: [7], offer: { ...slot(7, 20), answerBy: inHours(2) } }
  const page = await open()
  await expect.element(page.getByRole('heading', { name: 'A time has opened up' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your interview' })).toBeVisible()
})

test('says that an offered time has gone to someone else', async () => {
  const server = serve([])
  server.study = { ...STUDY, hasStandbys: true }
  server.standby = { ...STANDBY, slotIds: [7], offer: { ...slot(7, 20), answerBy: inHours(2) } }
  server.book = { status: 410, code: 'OFFER_OVER', message: 'That time has gone to someone else.' }
  const page = await open()
  const take = page.getByRole('button', { name: 'Take this time' })
  await expect.element(take).toBeVisible()
  server.standby = { ...STANDBY, slotIds: [7] }
  await take.click()
  await expect.element(page.getByText('That time has gone to someone else.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'You’re on standby' })).toBeVisible()
})

test('doesn’t offer standby in a study without standbys', async () => {
  const server = serve([])
  server.study = STUDY
  const page = await open()
  await expect.element(page.getByText(/There are no times for you right now/)).toBeVisible()
  await expect.element(page.getByText(STUDY.studyTitle)).toBeVisible()
  expect(server.asked.filter((path) => path.includes('standby'))).toEqual([])
})
