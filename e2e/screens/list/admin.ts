import { expect } from '@playwright/test'
import { SECTIONS } from '../../../apps/web/app/routes/admin/sections.ts'
import type { Screen } from '../screen.ts'
import { dialog, fail, hold, press, see, tryAgain, waiting } from '../states.ts'

export const ADMIN: Screen[] = [
  ...SECTIONS.map(
    ({ path }): Screen => ({
      name: `admin-${path}`,
      role: 'admin',
      path: `/admin/${path}`,
      isKept: path === 'distributions',
    }),
  ),
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
      await expect(page.getByText(/^Qualifies: passed all \d+ questions$/)).toBeVisible()
    },
  },
]
