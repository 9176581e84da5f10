import { expect } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { dialog, fail, hold, press, see, tryAgain, waiting } from '../states.ts'

export const ADMIN: Screen[] = [
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
  { name: 'admin-settings', role: 'admin', path: '/admin/settings' },
]
