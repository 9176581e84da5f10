import type { Page } from '@playwright/test'
import { answers, SCREENERS, SLOT_TIMES, slots } from '../respondent-answers.ts'
import type { Screen } from '../screen.ts'
import { fail, hold, press, see, tryAgain, waiting } from '../states.ts'

const PATH = '/respondent/slots?hashKey=sample'
const CALL = 'respondent/slots/*'
const OWN = '20T00'
const TAPPED = '3:00 pm, Friday, November 20, Melbourne, AEDT'

const booking = { 'respondent/book/**': { ...slots(SLOT_TIMES)[2], interviewId: 1 } }
const offered = answers({ [CALL]: slots(SLOT_TIMES), ...booking })
const booked = answers({
  [CALL]: slots(SLOT_TIMES, OWN),
  ...booking,
})
const tap = press(TAPPED, (page) => page.getByRole('button', { name: 'Confirm', exact: true }))
const ask = press('Cancel the interview', (page) => page.getByRole('button', { name: 'Keep it' }))
const textOf = (text: string | RegExp) => (page: Page) => page.getByText(text)

/** Every case where a link can't show times. */
const CLOSED = ['NOT_ELIGIBLE', 'INTERVIEW_OVER', 'INTERVIEW_MISSED'].map(
  (code): Screen => ({
    name: `respondent-slots-${code.toLowerCase().replace('_', '-')}`,
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: code }),
  }),
)

export const RESPONDENT_SLOTS: Screen[] = [
  { name: 'respondent-slots', role: 'visitor', path: '{booking}' },
  {
    name: 'respondent-slots-loading',
    role: 'visitor',
    path: PATH,
    before: hold('**/api/auth/login/by-screener-hash*'),
    prepare: see(waiting),
    isLoading: true,
  },
  {
    name: 'respondent-slots-in-error',
    role: 'visitor',
    path: PATH,
    before: fail('**/api/auth/login/by-screener-hash*'),
    prepare: see(tryAgain),
  },
  ...CLOSED,
  { name: 'respondent-slots-offered', role: 'visitor', path: PATH, before: offered },
  {
    name: 'respondent-slots-none',
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: [] }),
  },
  { name: 'respondent-slots-tapped', role: 'visitor', path: PATH, before: offered, prepare: tap },
  {
    name: 'respondent-slots-zone',
    role: 'visitor',
    path: PATH,
    before: offered,
    async prepare(page) {
      await page.getByRole('button', { name: 'Change the time zone' }).click()
      await page.getByLabel('Show the times in').selectOption('Australia/Perth')
    },
  },
  {
    name: 'respondent-slots-taken',
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: slots(SLOT_TIMES), 'respondent/book/**': 'SLOT_TAKEN' }),
    async prepare(page) {
      await tap(page)
      await press('Confirm', textOf('This time is no longer free'))(page)
    },
  },
  {
    name: 'respondent-slots-taken-last',
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: slots(['20T04']), 'respondent/book/**': 'SLOT_TAKEN' }),
    async prepare(page) {
      await tap(page)
      await press('Confirm', textOf(/^No other times are free/))(page)
    },
  },
  {
    name: 'respondent-slots-not-booked',
    role: 'visitor',
    path: PATH,
    async before(page) {
      await offered(page)
      await fail('**/api/respondent/book/**')(page)
    },
    async prepare(page) {
      await tap(page)
      await press('Confirm', textOf('Booking failed'))(page)
    },
  },
  {
    name: 'respondent-slots-just-booked',
    role: 'visitor',
    path: PATH,
    before: offered,
    async prepare(page) {
      await tap(page)
      await press('Confirm', textOf(/^Your interview is booked for/))(page)
    },
  },
  {
    name: 'respondent-slots-replacing',
    role: 'visitor',
    path: PATH,
    before: booked,
    prepare: tap,
  },
  { name: 'respondent-slots-booked', role: 'visitor', path: PATH, before: booked },
  {
    name: 'respondent-slots-scheduled',
    role: 'visitor',
    path: PATH,
    before: booked,
    prepare: press('OK', (page) => page.getByRole('heading', { name: 'Your slot is scheduled' })),
  },
  { name: 'respondent-slots-cancel', role: 'visitor', path: PATH, before: booked, prepare: ask },
  {
    name: 'respondent-slots-cancelled',
    role: 'visitor',
    path: PATH,
    before: booked,
    async prepare(page) {
      await ask(page)
      await offered(page)
      await press('Yes, cancel the interview', textOf(/^You’ve cancelled your interview/))(page)
      await booked(page)
    },
  },
  {
    name: 'respondent-slots-not-cancelled',
    role: 'visitor',
    path: PATH,
    async before(page) {
      await booked(page)
      await fail('**/api/respondent/book/**')(page)
    },
    async prepare(page) {
      await ask(page)
      await press('Yes, cancel the interview', textOf('We couldn’t cancel your interview'))(page)
    },
  },
  {
    name: 'respondent-slots-booked-the-only-one',
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: slots(['20T00'], OWN) }),
  },
  {
    name: 'respondent-slots-long-study',
    role: 'visitor',
    path: PATH,
    before: answers({
      [CALL]: slots(SLOT_TIMES, OWN),
      'respondent/screener/*': SCREENERS.longAsked,
    }),
  },
  {
    name: 'respondent-slots-too-late',
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: slots(['17T04', ...SLOT_TIMES], '17T04') }),
  },
]
