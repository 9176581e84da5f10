import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { dialog, fail, hold, press, see, tryAgain, waiting } from '../states.ts'

const path = '/platform/research/{Roster Meals}/analysis'
const HERE = { role: 'researcher', path } as const
const ANALYSIS = '**/api/platform/research/*/analysis'
const LEARNED = { role: 'researcher', path: '/platform/learned' } as const

const openDrawer = async (page: Page) => {
  await page.getByRole('link', { name: /^They tried to plan/ }).click()
  await see((open) => open.getByText('3 people are against it.'))(page)
}

const search = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await see((open) => open.getByRole('combobox', { name: 'Go to' }))(page)
  await page.keyboard.type('break')
  await page.getByRole('option', { name: /^Search what people said/ }).click()
  await see((open) => open.getByRole('listbox').getByRole('option').first())(page)
}

/**
 * The screens from sorting captures to a verdict, and the screens that show what a researcher has
 * learned across projects.
 */
export const FINDINGS: Screen[] = [
  { name: 'analysis', ...HERE },
  { name: 'analysis-drawer', ...HERE, prepare: openDrawer },
  { name: 'analysis-themes', ...HERE, path: `${path}?tab=themes` },
  { name: 'analysis-quotes', ...HERE, path: `${path}?tab=quotes` },
  {
    name: 'analysis-sort',
    ...HERE,
    path: `${path}?tab=quotes`,
    prepare: press(/^Sort again/, dialog),
  },
  { name: 'analysis-transcripts', ...HERE, path: `${path}?tab=transcripts` },
  { name: 'analysis-verdict', ...HERE, path: `${path}?tab=verdict` },
  {
    name: 'analysis-verdict-writing',
    ...HERE,
    path: `${path}?tab=verdict`,
    prepare: press('Change the verdict', (page) => page.getByLabel('Why')),
  },
  { name: 'analysis-search', ...HERE, prepare: search },
  { name: 'analysis-empty', ...HERE, path: '/platform/research/{A spot for tonight}/analysis' },
  {
    name: 'analysis-loading',
    ...HERE,
    before: hold(ANALYSIS),
    prepare: see(waiting),
    isLoading: true,
  },
  { name: 'analysis-in-error', ...HERE, before: fail(ANALYSIS), prepare: see(tryAgain) },
  { name: 'learned', ...LEARNED },
  { name: 'learned-none-yet', role: 'newcomer', path: '/platform/learned' },
  {
    name: 'learned-in-error',
    ...LEARNED,
    before: fail('**/api/platform/learned'),
    prepare: see(tryAgain),
  },
]
