import type { Page } from '@playwright/test'
import { answers, asked, SCREENERS, SLOT_TIMES, slots } from '../respondent-answers.ts'
import type { Screen } from '../screen.ts'
import { press, see } from '../states.ts'

// The screens for everything a study can ask besides choices: numbers, text, consents, attendance
// and standby.

const SCREENER = 'respondent/screener/*'
const SLOTS = 'respondent/slots/*'
const STANDBY = 'respondent/standby/*'
const at = (step: number) => `/respondent/screener?step=${step}&hashKey=sample`
const TIMES = '/respondent/slots?hashKey=sample'

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first()
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const type = (words: string) => async (page: Page) => {
  await page.getByRole('textbox').fill(words)
}

const writing = answers({
  [SCREENER]: SCREENERS.written,
  'respondent/screener/answer': SCREENERS.written,
})
const finishing = answers({
  [SCREENER]: SCREENERS.booksAtOnce,
  'respondent/screener/1/complete': { status: 'COMPLETED' },
})
const offered = (screener: object, times = slots(SLOT_TIMES)) =>
  answers({ [SLOTS]: times, [SCREENER]: screener })

/** A slot on the day of the demo, so the interview is less than a day away. */
const TOMORROW = '17T04'
const attending = (coming: boolean | null) =>
  offered(
    {
      ...SCREENERS.booked,
      interview: { ...slots([TOMORROW])[0], interviewId: 1, coming },
    },
    slots([TOMORROW, ...SLOT_TIMES], TOMORROW),
  )

const TAKEN = slots(['20T00', '20T04', '21T00'])
const standby = (changes: object = {}) =>
  answers({
    [SLOTS]: [],
    [SCREENER]: SCREENERS.standby,
    [STANDBY]: { isWanted: true, slots: TAKEN, slotIds: [], offer: null, ...changes },
  })
const OFFER = { ...TAKEN[0], answerBy: '2026-11-17T02:00:00.000Z' }

const visitor = (
  name: string,
  path: string,
  before: NonNullable<Screen['before']>,
  prepare?: NonNullable<Screen['prepare']>,
): Screen => ({ name, role: 'visitor', path, before, ...(prepare && { prepare }) })

export const RESPONDENT_STUDY: Screen[] = [
  visitor('respondent-number', at(5), writing),
  visitor('respondent-number-typed', at(5), writing, async (page) => {
    await type('12')(page)
    await see((one) => one.getByText('Saved', { exact: true }).first())(page)
  }),
  visitor('respondent-number-wrong', at(5), writing, type('twelve')),
  visitor('respondent-open-text', at(6), writing),
  visitor('respondent-open-text-typed', at(6), writing, async (page) => {
    await type('They asked for it by Friday, and I sent it on Thursday night. Then nothing.')(page)
    await see((one) => one.getByText('Saved', { exact: true }).first())(page)
  }),
  visitor('respondent-not-answered', at(6), writing, press('Next', text(/press Next again/))),
  visitor('respondent-closing-books-at-once', at(6), finishing, see(button('Finish'))),
  visitor('respondent-qualifies', at(6), finishing, async (page) => {
    await see(button('Finish'))(page)
    await answers({ [SCREENER]: { ...SCREENERS.booksAtOnce, hasHours: true } })(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await see(heading('You qualify. Choose a time.'))(page)
    await finishing(page)
  }),
  visitor('respondent-slots-consents', TIMES, offered(asked())),
  visitor(
    'respondent-slots-consent-required',
    TIMES,
    offered(asked({ required: true, answer: 'NO' }, { answer: 'YES' })),
  ),
  visitor(
    'respondent-slots-withdraw',
    TIMES,
    offered(asked({ answer: 'YES' }, { answer: 'NO' }), slots(SLOT_TIMES, '20T00')),
    press('Withdraw: Recording the call', button('Keep it')),
  ),
  visitor(
    'respondent-slots-withdrawn',
    TIMES,
    answers({ [SLOTS]: 'CONSENT_WITHDRAWN' }),
    see(heading('You’ve withdrawn from this study')),
  ),
  visitor(
    'respondent-slots-none-suits',
    TIMES,
    offered(SCREENERS.asked),
    press('None of these times suit me', text('When would suit you?')),
  ),
  visitor(
    'respondent-slots-none-suits-sent',
    TIMES,
    answers({ [SLOTS]: slots(SLOT_TIMES), 'respondent/no-time/*': {} }),
    async (page) => {
      await press('None of these times suit me', text('When would suit you?'))(page)
      await press('Tell the team', text(/told the team/))(page)
    },
  ),
  visitor('respondent-attendance', TIMES, attending(null), see(button('I can’t make it'))),
  visitor('respondent-attendance-coming', TIMES, attending(true), see(heading('See you there'))),
  visitor(
    'respondent-attendance-not-coming',
    `${TIMES}&coming=no`,
    attending(null),
    see(button('Keep it')),
  ),
  visitor('respondent-standby', TIMES, standby(), see(button('Go on standby'))),
  visitor(
    'respondent-standby-none-ticked',
    TIMES,
    standby(),
    press('Go on standby', text('Please tick at least one time.')),
  ),
  visitor(
    'respondent-standby-waiting',
    TIMES,
    standby({ slotIds: [1, 2] }),
    see(heading('You’re on standby')),
  ),
  visitor(
    'respondent-standby-offer',
    TIMES,
    standby({ slotIds: [1, 2], offer: OFFER }),
    see(heading('A time has opened up')),
  ),
  visitor(
    'respondent-standby-no',
    TIMES,
    standby(),
    press('No thanks', text(/Thanks for letting us know/)),
  ),
]
