import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { callApi } from './api.ts'
import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { projectAt } from './project.ts'

type Part = { topic: string; questions: { question: string }[] }

const stored = async (page: Page, id: number) =>
  (
    await callApi<{ guide: { parts: Part[] } }>(page, 'GET', `/platform/research/${id}`)
  ).guide.parts.map(({ topic, questions }) => [topic, questions.map(({ question }) => question)])

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

async function openEditor(page: Page, id: number) {
  await page.goto(`/platform/research/${id}/edit-guide`)
  await expect(page.getByRole('heading', { name: 'Edit guide' })).toBeVisible()
}

test(
  'a researcher adds, writes, moves and deletes parts using only the keyboard',
  LONG,
  async ({ page }) => {
    const id = await projectAt(page, 'tia@guide.example', 'GUIDE_GENERATION')
    await openEditor(page, id)
    const before = await stored(page, id)
    const last = before.length + 1

    await page.getByRole('button', { name: 'Add new block' }).press('Enter')
    await expect(page.getByLabel(`Topic of part ${last}`)).toBeFocused()
    await page.keyboard.type('The canteen')
    await page.getByLabel(`Text of question a of part ${last}`).focus()
    await page.keyboard.type('What did you eat there last?')
    await page.getByRole('button', { name: `+ question in part ${last}` }).press('Enter')
    await expect(page.getByLabel(`Text of question b of part ${last}`)).toBeFocused()
    await page.keyboard.type('Who was with you?')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByLabel(`Text of question b of part ${last - 1}`)).toBeFocused()
    await expect(page.getByText(`Part ${last} is now part ${last - 1} of ${last}`)).toBeAttached()
    await saved(page)
    const canteen = ['The canteen', ['What did you eat there last?', 'Who was with you?']]
    const full = before.toSpliced(-1, 0, canteen)
    await expect.poll(() => stored(page, id)).toEqual(full)

    await page.getByRole('button', { name: 'Return' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/platform/research/${id}$`))
  },
)

test('restores deleted parts and questions with Undo and Ctrl Z', LONG, async ({ page }) => {
  const id = await projectAt(page, 'tia@undone.example', 'GUIDE_GENERATION')
  await openEditor(page, id)
  await expectAccessibleAtAnyWidth(page)
  const full = await stored(page, id)
  await page.getByRole('button', { name: 'Delete part 2' }).press('Enter')
  await expect(page.getByLabel('Topic of part 2')).toBeFocused()
  await expect.poll(() => stored(page, id)).toHaveLength(full.length - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect.poll(() => stored(page, id)).toEqual(full)
  await page.getByRole('button', { name: 'Delete question a of part 2' }).press('Enter')
  await expect(page.getByText('Question a deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
  await expect.poll(() => stored(page, id)).toEqual(full)

  // Ctrl Z restores a deleted question and a deleted part, the latest deletion first.
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Delete question a of part 2' }).click()
  await expect(page.getByText('Question a deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Delete part 2' }).click()
  await expect(page.getByText('Part 2 deleted')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Part 2 restored. 1 more to undo')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => stored(page, id)).toEqual(full)
})

test(
  'warns about an empty part on Return, and goes back to that part on Save & Continue',
  LONG,
  async ({ page }) => {
    const id = await projectAt(page, 'tia@gap.example', 'GUIDE_GENERATION')
    await openEditor(page, id)
    const last = (await stored(page, id)).length + 1
    await page.getByRole('button', { name: 'Add new block' }).click()
    await expect(page.getByLabel(`Topic of part ${last}`)).toBeFocused()
    await page.getByRole('button', { name: 'Return' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your guide isn’t finished' })
    await expect(dialog.getByText(`Part ${last} has no topic yet.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page).toHaveURL(new RegExp(`/platform/research/${id}$`))
    await page.getByRole('button', { name: 'Save & Continue' }).click()
    await page.getByRole('link', { name: `Open part ${last}` }).click()
    await expect(page.getByLabel(`Topic of part ${last}`)).toBeFocused()
    await expect(page.getByLabel(`Topic of part ${last}`)).toBeInViewport()
  },
)

test(
  'keeps every word of a guide through two open tabs, a lost connection and a closed tab',
  LONG,
  async ({ page, context }) => {
    const id = await projectAt(page, 'una@guide.example', 'GUIDE_GENERATION')
    await openEditor(page, id)
    const other = await context.newPage()
    await openEditor(other, id)
    await page.getByLabel('Topic of part 1').fill('Your nights')
    await saved(page)
    await other.getByLabel('Topic of part 2').fill('The last night')
    await saved(other)
    await expect(other.getByLabel('Topic of part 1')).toHaveValue('Your nights')
    await context.setOffline(true)
    await other.getByLabel('Topic of part 3').fill('Its price')
    await expect(other.getByText('Not saved yet. We’ll keep trying.').first()).toBeVisible()
    await context.setOffline(false)
    await saved(other)
    await other.getByLabel('Topic of part 1').fill('Your nights at work')
    await other.close({ runBeforeUnload: true })
    await expect
      .poll(async () => (await stored(page, id)).slice(0, 3).map(([topic]) => topic))
      .toEqual(['Your nights at work', 'The last night', 'Its price'])
  },
)
