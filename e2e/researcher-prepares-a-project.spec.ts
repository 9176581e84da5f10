import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAnyWidth } from './accessible.ts'
import { enterAs, expect, signUp, tabTo, test } from './journey.ts'
import { LONG } from './long-run.ts'

const IDEA =
  'Nurses who work rotating night shifts eat whatever the vending machine has at 3 am. ' +
  'We want to leave chilled meals in a shared fridge on the ward, ordered by phone before the shift.'

test('a researcher goes from sign-up to the launch using only the keyboard', async ({ page }) => {
  // This test is slow: it tabs to every control, and waits three times for a page that polls every
  // few seconds.
  test.slow()
  // After signing up, people return to the page they first asked for.
  await page.goto('/platform/interviews')
  await expect(page).toHaveURL(/\/login/)
  await signUp(page, { firstName: 'Rosa', email: 'rosa@example.com' })
  await expect(page).toHaveURL(/\/platform\/interviews$/)
  // Seed 001 section 6: people who aren't admins are redirected away from the admin area.
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/platform$/)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect(page.getByText('Every project starts with an idea')).toBeVisible()

  await pressOn(page, 'button', 'New Project')
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Add your project name to continue').first()).toBeVisible()
  await page.keyboard.type('Meals on shift')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Project created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/platform\/research\/\d+$/)

  await expect(heading(page, 'Describe Your Startup')).toBeFocused()
  await expectAccessibleAtAnyWidth(page)
  await pressOn(page, 'button', 'Save & Continue')
  await expect(page.getByRole('textbox', { name: 'Your idea' })).toBeFocused()
  await page.keyboard.insertText(IDEA)
  // Unsaved text survives a reload.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue(IDEA)
  await pressOn(page, 'button', 'Save & Continue')

  await expect(page.getByText('It might take some time')).toBeVisible()
  await expect(heading(page, 'Define Target Audience')).toBeFocused()
  const first = page.getByRole('textbox', { name: 'Characteristic 1', exact: true })
  await expect(first).not.toHaveValue('')
  await expect(page.getByText('It might take some time')).toBeHidden()
  await expectAccessibleAtAnyWidth(page)
  const items = page.getByRole('textbox', { name: /^Characteristic/ })
  const before = await items.count()
  await tabTo(page, page.getByRole('textbox', { name: 'Characteristic 1', exact: true }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(items).toHaveCount(before - 1)
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Has a fridge that they can use at work')
  await expect(items).toHaveCount(before)
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await pressOn(page, 'button', 'Save & Continue')

  await expect(page.getByRole('list', { name: 'Screening questions' })).toBeVisible()
  await pressOn(page, 'link', 'Previous')
  await expect(page.getByText('You’re viewing an earlier step.')).toBeVisible()
  await expect(page).toHaveURL(/step=targeting/)
  await pressOn(page, 'button', 'Edit this step')
  const reset = page.getByRole('dialog', { name: 'Reset research to this status?' })
  await expect(reset.getByText(/Screening Questions: \d+ questions/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reset).toBeHidden()
  await pressOn(page, 'link', 'Next')
  await expect(heading(page, 'Review Screening questions')).toBeFocused()
  await expectAccessibleAtAnyWidth(page)
  await pressOn(page, 'button', 'Save & Continue')

  await expect(page.getByRole('list', { name: 'Interview guide' })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await pressOn(page, 'button', 'Save & Continue')

  await expect(heading(page, 'Review and Launch')).toBeFocused()
  for (const part of ['Startup Idea', 'Target Audience', 'Screening Questions', 'Interview Prep']) {
    await expect(heading(page, part)).toBeVisible()
  }
  await expect(page.getByText('Has a fridge that they can use at work').first()).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await pressOn(page, 'button', 'Next')

  await expect(heading(page, 'Conducting Interviews')).toBeFocused()
  // People can't offer slots in the next two days, so open a later week.
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`${new URL(page.url()).pathname}?week=${later}`)
  await tabTo(page, page.getByRole('gridcell').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Slot added', { exact: false })).toBeAttached()
  await expect(page.getByText('1 offered')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await pressOn(page, 'button', 'Launch')
  const dialog = page.getByRole('dialog', { name: 'Launch the email distribution?' })
  await tabTo(page, dialog.getByRole('button', { name: 'Launch' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()
})

test(
  'a researcher explores a sample, copies it, starts the copy, and deletes it',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000)
    await enterAs(page, { firstName: 'Rhea', email: 'rhea@example.com' })
    await page.goto('/platform')
    await page.getByRole('button', { name: 'Try a sample project' }).click()

    await test.step('shows interviews in the sample, and doesn’t let the researcher launch it', async () => {
      await expect(page.getByText('The people and their interviews are made up')).toBeVisible()
      const name = 'More actions for the interview with Mei Correa'
      const actions = page.getByRole('button', { name })
      // The interviews must be there before axe checks the page, because they make it taller.
      await expect(actions).toBeVisible()
      await expectAccessibleAtAnyWidth(page)
      await actions.click()
      await page.getByRole('menuitem', { name: 'Interview room and notes' }).click()
      await expect(heading(page, 'Interview with Mei Correa')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Notes on 2 a' })).toHaveValue(/^A Saturday/)
      await expect(page.getByRole('button', { name: /^Recording/ })).toBeHidden()
      await expectAccessibleAtAnyWidth(page)
      await page.getByRole('link', { name: 'Sample: covering sick days' }).click()
      await page.getByRole('button', { name: 'Launch' }).click()
      const explanation = page.getByRole('dialog', { name: 'This is a sample' })
      await expect(explanation).toContainText(
        'Copy the sample or start your own project to invite people.',
      )
      await expectAccessible(page)
      await explanation.getByRole('button', { name: 'Close' }).first().click()
      await expect(page.getByRole('button', { name: 'Launch' })).toBeFocused()
    })

    await test.step('finds the sample in an accessible list, and copies the sample', async () => {
      await page.getByRole('link', { name: 'Projects' }).first().click()
      await expect(page.getByRole('link', { name: 'Sample: covering sick days' })).toBeVisible()
      await expectAccessibleAtAnyWidth(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      const card = page.getByRole('article').filter({ hasText: 'Sample: covering sick days' })
      await card.hover()
      await card.getByRole('button', { name: 'Copy project Sample: covering sick days' }).click()
      await page
        .getByRole('dialog', { name: 'Copy project' })
        .getByRole('button', { name: 'Copy', exact: true })
        .click()
      await expect(page.getByRole('article')).toHaveCount(2)
      await page.getByRole('searchbox', { name: 'Search all projects' }).fill('copy')
      await expect(page).toHaveURL(/name=copy/)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: 'Copy of Sample: covering sick days' }).click()
      await expect(page.getByText(/has the (original’s idea|parts you chose)/)).toBeVisible()
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(heading(page, 'Describe Your Startup')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Your idea' })).toHaveValue(/calls in sick/)
    })

    await test.step('deletes the copy, undoes the deletion, and deletes the copy again', async () => {
      await page.goto('/platform')
      const remove = page.getByRole('button', {
        name: 'Delete project Copy of Sample: covering sick days',
      })
      await remove.click()
      const question = page.getByRole('dialog', {
        name: 'Do you really want to delete the project Copy of Sample: covering sick days?',
      })
      const confirm = () => question.getByRole('button', { name: 'Delete' }).click()
      await confirm()
      // Press Undo first: it's only there for a few seconds, and on a busy machine the list may take
      // longer to load.
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Copy of Sample: covering sick days restored')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(2)

      await remove.click()
      await confirm()
      await expect(question).toBeHidden()
      await expect(page.getByRole('article')).toHaveCount(1)
      // The element that had focus has gone, so focus moves to the page's heading.
      await expect(heading(page, 'Projects')).toBeFocused()
      // After its deletion, the project's own URL no longer works.
      await page.goBack()
      await expect(page.getByText('We couldn’t find that project')).toBeVisible()
    })
  },
)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function pressOn(page: Page, role: 'button' | 'link', name: string) {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first())
  await page.keyboard.press('Enter')
}
