import type { Page } from '@playwright/test'
import { answers, SCREENERS } from '../respondent-answers.ts'
import type { Screen } from '../screen.ts'
import { fail, hold, press, see, tryAgain, waiting } from '../states.ts'

const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })

/**
 * A made-up link. We mock the responses, so the screenshots don't depend on what people in the demo
 * do.
 */
const PATH = '/respondent/screener?hashKey=sample'
const CALL = 'respondent/screener/*'
const at = (step: number) => `/respondent/screener?step=${step}&hashKey=sample`
const opened = (screener: object) => answers({ [CALL]: screener })

/** Every case where a link no longer works. */
const CLOSED = ['STUDY_CLOSED', 'STUDY_EXPIRED', 'STUDY_WITHDRAWN', 'ALREADY_COMPLETED'].map(
  (code): Screen => ({
    name: `respondent-${code.toLowerCase().replace('_', '-')}`,
    role: 'visitor',
    path: PATH,
    before: answers({ [CALL]: code }),
  }),
)

export const RESPONDENT: Screen[] = [
  { name: 'respondent-welcome', role: 'visitor', path: '{invitation}' },
  {
    name: 'respondent-question',
    role: 'visitor',
    path: '{invitation}',
    isKept: true,
    async prepare(page) {
      const question = page.getByText(/^Question \d of/)
      const start = page.getByRole('button', { name: 'Start' })
      const instructions = page.getByRole('heading', { name: 'Before you begin' })
      const next = page.getByRole('button', { name: 'Next' })
      // People who've already started return to the question where they left off.
      await question.or(start).or(instructions).waitFor()
      if (await question.isVisible()) return
      if (await start.isVisible()) await start.click()
      await instructions.waitFor()
      await next.click()
      await page.getByRole('checkbox').check()
      await next.click()
      await question.waitFor()
    },
  },
  {
    name: 'respondent-loading',
    role: 'visitor',
    path: PATH,
    before: hold('**/api/auth/login/by-screener-hash*'),
    prepare: see(waiting),
    isLoading: true,
  },
  {
    name: 'respondent-without-script',
    role: 'visitor',
    path: PATH,
    async before(page) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
    },
    prepare: see(heading('This page needs JavaScript')),
    isWithoutScript: true,
    // Without scripts, the rest of the page keeps its loading state.
    isLoading: true,
  },
  {
    name: 'respondent-in-error',
    role: 'visitor',
    path: PATH,
    before: fail('**/api/auth/login/by-screener-hash*'),
    prepare: see(tryAgain),
  },
  ...CLOSED,
  {
    name: 'respondent-unknown-step',
    role: 'visitor',
    path: at(99),
    before: opened(SCREENERS.started),
    prepare: see(heading('Unknown step')),
  },
  {
    name: 'respondent-welcome-long-title',
    role: 'visitor',
    path: PATH,
    before: opened(SCREENERS.longInvited),
  },
  {
    name: 'respondent-welcome-not-started',
    role: 'visitor',
    path: PATH,
    async before(page) {
      await opened(SCREENERS.invited)(page)
      await fail('**/api/respondent/screener/1/start')(page)
    },
    prepare: press('Start', (page) => page.getByRole('alert')),
  },
  {
    name: 'respondent-instructions',
    role: 'visitor',
    path: at(2),
    before: opened(SCREENERS.started),
  },
  {
    name: 'respondent-instructions-long',
    role: 'visitor',
    path: at(2),
    before: opened(SCREENERS.long),
  },
  {
    name: 'respondent-left',
    role: 'visitor',
    path: at(2),
    before: opened(SCREENERS.started),
    prepare: press('Exit', heading('No problem')),
  },
  { name: 'respondent-consent', role: 'visitor', path: at(3), before: opened(SCREENERS.started) },
  {
    name: 'respondent-consent-missing',
    role: 'visitor',
    path: at(3),
    before: opened(SCREENERS.started),
    prepare: press('Next', (page) => page.getByText('Please agree to the privacy policy')),
  },
  {
    name: 'respondent-question-several',
    role: 'visitor',
    path: at(4),
    before: answers({
      [CALL]: SCREENERS.answered,
      'respondent/screener/answer': SCREENERS.answered,
    }),
    async prepare(page) {
      await page.getByText('A vending machine').click()
      await see((one) => one.getByText('Saved', { exact: true }).first())(page)
    },
  },
  {
    name: 'respondent-question-one',
    role: 'visitor',
    path: at(5),
    before: opened(SCREENERS.answered),
    prepare: see((page) => page.getByText('Choose one.')),
  },
  {
    name: 'respondent-question-long',
    role: 'visitor',
    path: at(4),
    before: opened(SCREENERS.long),
  },
  {
    name: 'respondent-question-offline',
    role: 'visitor',
    path: at(4),
    async before(page) {
      await opened(SCREENERS.answered)(page)
      await fail('**/api/respondent/screener/answer')(page)
    },
    async prepare(page) {
      await page.getByText('Delivery to work').click()
      await see((one) => one.getByText(/We can’t reach our server/))(page)
    },
  },
  {
    name: 'respondent-question-closed-meanwhile',
    role: 'visitor',
    path: at(4),
    before: answers({
      [CALL]: SCREENERS.answered,
      'respondent/screener/answer': 'STUDY_CLOSED',
    }),
    async prepare(page) {
      await page.getByText('Delivery to work').click()
      await see(heading('This study is closed'))(page)
    },
  },
  {
    name: 'respondent-closing',
    role: 'visitor',
    path: at(6),
    before: opened(SCREENERS.answered),
    prepare: see(button('Finish')),
  },
  {
    name: 'respondent-closing-missing',
    role: 'visitor',
    path: at(6),
    before: answers({
      [CALL]: SCREENERS.agreed,
      'respondent/screener/1/complete': 'ANSWERS_MISSING',
    }),
    prepare: press('Finish', (page) => page.getByRole('alert')),
  },
  {
    name: 'respondent-thanks',
    role: 'visitor',
    path: at(6),
    before: answers({
      [CALL]: SCREENERS.answered,
      'respondent/screener/1/complete': { status: 'COMPLETED' },
    }),
    prepare: press('Finish', heading('Thank you for participating!')),
  },
  {
    name: 'respondent-thanks-again',
    role: 'visitor',
    path: PATH,
    before: opened(SCREENERS.completed),
  },
  {
    name: 'respondent-asked-for-an-hour',
    role: 'visitor',
    path: PATH,
    before: opened(SCREENERS.asked),
  },
  {
    name: 'respondent-has-an-hour',
    role: 'visitor',
    path: PATH,
    before: opened(SCREENERS.booked),
  },
]
