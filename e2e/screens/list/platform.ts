import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { change, dialog, fail, hold, press, see, tryAgain, waiting } from '../states.ts'

const LONG_NAME =
  'What people who rent in regional Victoria do when the landlord does not answer (second round)'

/** The demo project that's at each step, for that step's screenshot. */
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

/** Makes the projects page open in the table view, as if someone chose it last time. */
const asList = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('projects-view', 'list'))

/** Fills the page with copies of the existing projects, as if the list had seven pages. */
const ofMany = (page: Page) =>
  page.route('**/api/platform/research?*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page=\d+/, 'page=1'),
    })
    const some: { id: number; name: string }[] = await response.json()
    const json = Array.from({ length: 24 }, (_, at) => ({
      ...some[at % some.length],
      id: 1000 + at,
    }))
    await route.fulfill({ json, headers: { 'x-total-count': '161' } })
  })

export const PLATFORM: Screen[] = [
  { name: 'projects-none-yet', role: 'newcomer', path: '/platform' },
  { name: 'my-interviews-none-yet', role: 'newcomer', path: '/platform/interviews' },
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
    name: 'projects-list',
    role: 'researcher',
    path: '/platform',
    before: asList,
  },
  {
    name: 'projects-many',
    role: 'researcher',
    path: '/platform?page=2',
    before: ofMany,
  },
  {
    name: 'projects-many-list',
    role: 'researcher',
    path: '/platform?page=4',
    async before(page) {
      await asList(page)
      await ofMany(page)
    },
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
        .fill('Cares for a parent who lives with them')
      await expect(page.getByText(/^Draft saved/)).toBeVisible()
    },
  },
  {
    name: 'edit-screener',
    role: 'researcher',
    path: '/platform/research/{Paperless tradies}/edit-screener',
    isKept: true,
  },
  {
    name: 'edit-screener-offline',
    role: 'researcher',
    path: '/platform/research/{Paperless tradies}/edit-screener',
    async before(page) {
      await page.route('**/api/platform/screener', (route) => route.abort())
    },
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Text of question 1' }).fill('What is your trade?')
      await expect(page.getByText('Not saved yet. We’ll keep trying.').first()).toBeAttached()
    },
  },
  {
    name: 'edit-guide',
    role: 'researcher',
    path: '/platform/research/{Grapes and mildew}/edit-guide',
  },
  {
    name: 'edit-screener-too-late',
    role: 'researcher',
    path: '/platform/research/{Quotes on time}/edit-screener',
  },
  {
    name: 'edit-screener-in-error',
    role: 'researcher',
    path: '/platform/research/{Paperless tradies}/edit-screener',
    before: fail('**/api/platform/research/*'),
    prepare: see(tryAgain),
  },
  {
    name: 'help',
    role: 'researcher',
    path: '/platform',
    prepare: press('Help', dialog),
  },
  { name: 'my-interviews', role: 'researcher', path: '/platform/interviews' },
  {
    name: 'my-interviews-in-error',
    role: 'researcher',
    path: '/platform/interviews',
    before: fail('**/api/platform/calendar/interviews'),
    prepare: see(tryAgain),
  },
]
