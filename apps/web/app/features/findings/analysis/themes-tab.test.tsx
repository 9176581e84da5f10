import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { rosterMeals } from '../testing/roster-meals.ts'
import { ThemesTab } from './themes-tab.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (analysis = rosterMeals()) =>
  renderAtDesk(
    <ThemesTab researchId={7} analysis={analysis} linkTo={(id) => `?tab=quotes&theme=${id}`} />,
  )

const sent = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls
    .filter(([, { method }]) => method !== 'GET')
    .map(([path, { method, body }]) => [method, path, body && JSON.parse(String(body))])

test('counts the people who mention each theme, and links to their quotes', async () => {
  await show()
  await expect
    .element(page.getByRole('link', { name: 'Breaks move, 4 people, 7 captures' }))
    .toHaveAttribute('href', '/?tab=quotes&theme=1')
  await expect.element(page.getByText('1 person, 2 captures', { exact: true })).toBeVisible()
  await expectAccessible()
})

function passSeconds(seconds: number) {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000)
}

const MERGED = ['PATCH', '/api/platform/theme/2', { mergedInto: 1 }]
const UNDONE = ['PATCH', '/api/platform/theme/2', { mergedInto: null }]

test.each([
  { seconds: 8.5, calls: [MERGED, UNDONE] },
  { seconds: 10, calls: [MERGED] },
])(
  'undoes a merge with the toast’s button only in the first ten seconds (after $seconds s)',
  async (after) => {
    const fetch = answering(() => ({ body: {} }))
    await show()
    await page.getByRole('button', { name: 'Actions for late break' }).click()
    await page.getByRole('menuitem', { name: 'Merge into another' }).click()
    await expect
      .element(page.getByRole('heading', { name: 'Merge “late break” into “Breaks move”?' }))
      .toBeVisible()
    await page.getByRole('button', { name: 'Merge' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    passSeconds(after.seconds)
    await undo.click()
    await expect.element(undo).not.toBeInTheDocument()
    await expect.poll(() => sent(fetch)).toEqual(after.calls)
  },
)

test('shows which themes were merged into another, and undoes a merge later from the list of themes', async () => {
  const fetch = answering(() => ({ body: {} }))
  const { themes, ...analysis } = rosterMeals()
  await show({
    ...analysis,
    themes: themes.map((theme) => (theme.id === 2 ? { ...theme, mergedInto: 1 } : theme)),
  })
  await expect.element(page.getByText('with “late break”')).toBeVisible()
  await page.getByRole('button', { name: 'Undo merging late break' }).click()
  await expect
    .poll(() => sent(fetch))
    .toEqual([['PATCH', '/api/platform/theme/2', { mergedInto: null }]])
})

test('adds, renames and deletes a theme', async () => {
  const fetch = answering((method) => (method === 'DELETE' ? { body: null } : { body: {} }))
  await show()
  await page.getByRole('textbox', { name: 'New theme' }).fill('Fridge is far')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'New theme' })).toHaveValue('')
  await page.getByRole('button', { name: 'Actions for Breaks move' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Breaks get moved')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Actions for late break' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete theme' }).click()
  await expect
    .poll(() => sent(fetch).map(([method, path]) => `${method} ${path}`))
    .toEqual([
      'POST /api/platform/research/7/themes',
      'PATCH /api/platform/theme/1',
      'DELETE /api/platform/theme/2',
    ])
})
