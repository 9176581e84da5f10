import type { Page } from '@playwright/test'

/** The demonstration's people, and nobody. */
export type Role = 'visitor' | 'researcher' | 'admin'

export type Screen = {
  /** Of the picture's file. */
  name: string
  role: Role
  path: string
  /** What is done before the picture is taken: a dialog opened, a form sent empty. */
  prepare?: (page: Page) => Promise<void>
  /** Among the ten that are kept, and compared with. */
  isKept?: boolean
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

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
    prepare: press('Request a quote'),
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
    path: '/platform?search=zebra',
  },
  { name: 'new-project', role: 'researcher', path: '/platform', prepare: press('New Project') },
  ...PROJECTS.map(
    ([name, project, isKept = false]): Screen => ({
      name,
      role: 'researcher',
      path: `/platform/research/{${project}}`,
      isKept,
    }),
  ),
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
  { name: 'my-interviews', role: 'researcher', path: '/platform/interviews' },
  { name: 'account', role: 'researcher', path: '/platform/account' },
]

const ADMIN: Screen[] = [
  { name: 'admin-projects', role: 'admin', path: '/admin/projects' },
  { name: 'admin-distributions', role: 'admin', path: '/admin/distributions' },
  {
    name: 'admin-send-emails',
    role: 'admin',
    path: '/admin/distributions',
    prepare: press(/^Requested/),
  },
  {
    name: 'admin-respondents',
    role: 'admin',
    path: '/admin/distributions/{Quotes on time}/respondents',
    isKept: true,
  },
  ...['interviews', 'panel', 'enquiries', 'questions', 'templates', 'outbox', 'jobs', 'audit'].map(
    (path): Screen => ({ name: `admin-${path}`, role: 'admin', path: `/admin/${path}` }),
  ),
  { name: 'admin-figures', role: 'admin', path: '/admin/figures', isKept: true },
  { name: 'admin-users', role: 'admin', path: '/admin/users' },
]

const RESPONDENT: Screen[] = [
  { name: 'respondent-welcome', role: 'visitor', path: '{invitation}' },
  {
    name: 'respondent-question',
    role: 'visitor',
    path: '{invitation}',
    isKept: true,
    async prepare(page) {
      // Whoever has begun is led back to where they were.
      const question = page.getByText(/^Question \d of/)
      const start = page.getByRole('button', { name: 'Start' })
      await question.or(start).waitFor()
      if (await question.isVisible()) return
      await start.click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Next' }).click()
      await question.waitFor()
    },
  },
]

export const SCREENS: Screen[] = [...SITE, ...PLATFORM, ...ADMIN, ...RESPONDENT]
