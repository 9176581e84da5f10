import { expect, type Page } from '@playwright/test'
import { change, dialog, fail, hold, press, see, tryAgain, waiting } from './states.ts'

/** The demonstration's people, and nobody. */
export type Role = 'visitor' | 'researcher' | 'admin'

export type Screen = {
  /** Of the picture's file. */
  name: string
  role: Role
  path: string
  /** What is arranged before the page is opened: an answer that does not come, a name that is long. */
  before?: (page: Page) => Promise<unknown>
  /** What is done before the picture is taken: a dialog opened, a form sent empty. */
  prepare?: (page: Page) => Promise<void>
  /** It is a picture of waiting. */
  isLoading?: boolean
  /** Among the ten that are kept, and compared with. */
  isKept?: boolean
}

const LONG_NAME =
  'What people who rent in regional Victoria do when the landlord does not answer (second round)'

const SITE: Screen[] = [
  { name: 'home', role: 'visitor', path: '/', isKept: true },
  ...[
    'recruitment',
    'recruitment/researchers',
    'recruitment/participants',
    'startups',
    'research',
    'about',
    'case',
    'case/1',
    'conditions',
    'policy',
    'accessibility',
    'nowhere',
  ].map((path): Screen => {
    const isKept = path === 'recruitment/participants'
    return { name: path.replaceAll('/', '-'), role: 'visitor', path: `/${path}`, isKept }
  }),
  {
    name: 'form-in-error',
    role: 'visitor',
    path: '/startups#contact-form',
    prepare: press('Request a quote', (page) => page.getByText('Please enter your name.')),
  },
  { name: 'sign-in', role: 'visitor', path: '/login', isKept: true },
  { name: 'sign-up', role: 'visitor', path: '/login?view=sign-up' },
  { name: 'change-password', role: 'visitor', path: '/change-password?token=none' },
  { name: 'respondent-unknown', role: 'visitor', path: '/respondent/screener?hashKey=none' },
]

/** By the names that the demonstration gives them. */
const PROJECTS: [name: string, project: string, isKept?: boolean][] = [
  ['step-1-idea', 'Quiet desks'],
  ['step-2-audience', 'Carers on call', true],
  ['step-3-screener', 'Paperless tradies'],
  ['step-4-guide', 'Grapes and mildew'],
  ['step-5-review', 'Second-hand uniforms'],
  ['step-6-interviews', 'Quotes on time', true],
  ['completed', 'Roster Meals'],
  ['draft', 'Copy of Paperless tradies'],
]

const PLATFORM: Screen[] = [
  { name: 'projects', role: 'researcher', path: '/platform', isKept: true },
  {
    name: 'projects-none-found',
    role: 'researcher',
    path: '/platform?name=zebra',
  },
  {
    name: 'projects-loading',
    role: 'researcher',
    path: '/platform',
    before: hold('**/api/platform/research*'),
    prepare: see(waiting),
    isLoading: true,
  },
  {
    name: 'projects-in-error',
    role: 'researcher',
    path: '/platform',
    before: fail('**/api/platform/research*'),
    prepare: see(tryAgain),
  },
  {
    name: 'projects-long-name',
    role: 'researcher',
    path: '/platform',
    before: change('**/api/platform/research*', 'Quotes on time', LONG_NAME),
  },
  {
    name: 'new-project',
    role: 'researcher',
    path: '/platform',
    prepare: press('New Project', dialog),
  },
  ...PROJECTS.map(
    ([name, project, isKept = false]): Screen => ({
      name,
      role: 'researcher',
      path: `/platform/research/{${project}}`,
      isKept,
    }),
  ),
  {
    name: 'step-6-long-name',
    role: 'researcher',
    path: '/platform/research/{Quotes on time}',
    before: change('**/api/platform/**', 'Quotes on time', LONG_NAME),
  },
  {
    name: 'step-6-confirm',
    role: 'researcher',
    path: '/platform/research/{Quotes on time}',
    prepare: press(/^Confirm the interview/, dialog),
  },
  {
    name: 'step-2-saved',
    role: 'researcher',
    path: '/platform/research/{Carers on call}',
    async prepare(page) {
      await page
        .getByRole('textbox', { name: 'Characteristic 1' })
        .fill('Cares for a parent at home')
      await expect(page.getByText(/^Draft kept/)).toBeVisible()
    },
  },
  {
    name: 'edit-screener',
    role: 'researcher',
    path: '/platform/research/{Paperless tradies}/edit-screener',
    isKept: true,
  },
  {
    name: 'edit-guide',
    role: 'researcher',
    path: '/platform/research/{Grapes and mildew}/edit-guide',
  },
  {
    name: 'help',
    role: 'researcher',
    path: '/platform',
    prepare: press('Help', dialog),
  },
  { name: 'my-interviews', role: 'researcher', path: '/platform/interviews' },
  { name: 'account', role: 'researcher', path: '/platform/account' },
]

const ADMIN: Screen[] = [
  { name: 'admin-projects', role: 'admin', path: '/admin/projects' },
  { name: 'admin-distributions', role: 'admin', path: '/admin/distributions', isKept: true },
  {
    name: 'admin-send-emails',
    role: 'admin',
    path: '/admin/distributions',
    prepare: press(/^Requested/, dialog),
  },
  {
    name: 'admin-distributions-loading',
    role: 'admin',
    path: '/admin/distributions',
    before: hold('**/api/admin/distributions*'),
    prepare: see(waiting),
    isLoading: true,
  },
  {
    name: 'admin-distributions-in-error',
    role: 'admin',
    path: '/admin/distributions',
    before: fail('**/api/admin/distributions*'),
    prepare: see(tryAgain),
  },
  {
    name: 'admin-distributions-none-found',
    role: 'admin',
    path: '/admin/distributions?search=zebra',
  },
  {
    name: 'admin-respondents',
    role: 'admin',
    path: '/admin/distributions/{Quotes on time}/respondents',
    isKept: true,
  },
  {
    name: 'admin-answers',
    role: 'admin',
    path: '/admin/distributions/{Quotes on time}/respondents?result=FIT',
    async prepare(page) {
      const row = page.getByRole('row').filter({ hasText: 'FIT' })
      await row.getByRole('link').first().click()
      await expect(page.getByText(/^FIT: all \d+ questions met$/)).toBeVisible()
    },
  },
  ...['interviews', 'panel', 'enquiries', 'questions', 'templates', 'outbox', 'jobs', 'audit'].map(
    (path): Screen => ({ name: `admin-${path}`, role: 'admin', path: `/admin/${path}` }),
  ),
  { name: 'admin-figures', role: 'admin', path: '/admin/figures' },
  { name: 'admin-users', role: 'admin', path: '/admin/users' },
]

const RESPONDENT: Screen[] = [
  { name: 'respondent-welcome', role: 'visitor', path: '{invitation}' },
  { name: 'respondent-slots', role: 'visitor', path: '{booking}' },
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
      // Whoever has begun is led back to where they were.
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
]

export const SCREENS: Screen[] = [...SITE, ...PLATFORM, ...ADMIN, ...RESPONDENT]
