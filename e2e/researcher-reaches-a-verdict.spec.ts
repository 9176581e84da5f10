import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { callApi } from './api.ts'
import { enterAsAdmin, expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { createStudy } from './study.ts'

const WHY = 'Both of them eat when the break comes, and no plan survives that.'

test('a researcher goes from captures to a verdict', LONG, async ({ page, product, smtp }) => {
  test.slow()
  const study = await createStudy(product, smtp, 2)
  for (const person of [0, 1]) {
    const slot = await study.offer(6, 12)
    await study.fit(person)
    await study.book(person, slot)
  }
  await enterAsAdmin(page)
  const tested = `/platform/research/${study.researchId}/assumptions`
  const { version } = await callApi<{ version: number }>(page, 'GET', tested)
  const skips = { text: 'They skip a meal', kind: 'PROBLEM', risk: 'HIGH', questionIds: [] }
  await callApi(page, 'PUT', tested, { version, assumptions: [skips] })
  type Interviews = { interviews: { id: number; researchId: number }[] }
  const calendar = await callApi<Interviews>(page, 'GET', '/platform/calendar/interviews')
  const rooms = calendar.interviews.filter(({ researchId }) => researchId === study.researchId)
  for (const [at, { id }] of rooms.entries()) {
    const path = `/platform/interview/${id}/evidence/${crypto.randomUUID()}`
    const quote = at === 0 ? 'The break moved again, so I skipped it.' : 'I cook on Sundays.'
    await callApi(page, 'PUT', path, { quote, themeIds: [] })
  }

  await page.goto(`/platform/research/${study.researchId}`)
  await page.getByRole('link', { name: 'Open the analysis' }).click()
  await expect(page.getByText('2 interviews, 2 captures, 2 to sort.')).toBeVisible()

  // Sort a capture using only the keyboard: choose its assumption, stance and strength.
  await page.getByRole('button', { name: 'Sort 2 now' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Sort quotes: 1 of 2')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Against' }).focus()
  await page.keyboard.type('1ad')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Sort quotes: 2 of 2')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Against' }).focus()
  await page.keyboard.type('1fd')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('2 interviews, 2 captures, all sorted.')).toBeVisible()

  // Open the quotes behind one cell of the matrix.
  const first = page.getByRole('row').nth(1)
  await first.getByRole('link', { name: /, Against: Did$/ }).click()
  await expect(page.getByText('Too few to estimate a share.')).toBeVisible()
  await expect(page).toHaveURL(/assumption=\d+&person=\d+/)
  await expectAccessibleAtAnyWidth(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Go to the verdict' }).click()
  for (const name of [/^Go/, /^Change/, /^Stop/])
    await expect(page.getByRole('radio', { name })).not.toBeChecked()
  await page.getByRole('radio', { name: /^Change/ }).check()
  await page.getByLabel('Why').fill(WHY)
  await page.reload()
  await expect(page.getByLabel('Why')).toHaveValue(WHY)
  await page.getByRole('button', { name: 'Save verdict' }).click()
  await expect(page.getByRole('heading', { name: 'Verdict: Change' })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)

  // Later, the researcher can find the quote and its verdict from any page.
  await page.goto('/platform/learned')
  await expect(page.getByText('Verdict: Change').first()).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await page.keyboard.type('breaks mov')
  await page
    .getByRole('option', { name: /^The break moved again/ })
    .first()
    .click()
  await expect(page.getByText('“The break moved again, so I skipped it.”')).toBeVisible()
})
