import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { callApi } from './api.ts'
import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { projectAt } from './project.ts'

type Question = {
  id: number
  question: string
  type: string
  ordered: boolean
  options: { text: string; mustMatch: boolean }[]
}

const stored = async (page: Page, id: number) =>
  (await callApi<{ screener: { questions: Question[] } }>(page, 'GET', `/platform/research/${id}`))
    .screener.questions

const wording = async (page: Page, id: number) =>
  (await stored(page, id)).map(({ question }) => question)

/** A question's content, without its ids. */
const content = ({ question, type, ordered, options }: Question) => ({
  question,
  type,
  ordered,
  options: options.map(({ text, mustMatch }) => ({ text, mustMatch })),
})

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

async function openEditor(page: Page, id: number) {
  await page.goto(`/platform/research/${id}/edit-screener`)
  await expect(page.getByRole('heading', { name: 'Edit screener' })).toBeVisible()
}

test(
  'a researcher adds, writes, moves and deletes questions using only the keyboard',
  LONG,
  async ({ page }) => {
    const id = await projectAt(page, 'tia@keyboard.example', 'SCREENER_GENERATION')
    await openEditor(page, id)
    await expectAccessibleAtAnyWidth(page)
    const before = await wording(page, id)
    const last = before.length + 1

    await page.getByLabel('Text of question 1').focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel(`Text of question ${last}`)).toBeFocused()
    await page.keyboard.type('How many meals did you buy at work last week?')
    await page.getByLabel(`Text of option 1 of question ${last}`).focus()
    await page.keyboard.type('None')
    await page.keyboard.press('Enter')
    await page.keyboard.type('One or two')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(`Text of option 3 of question ${last}`)).toBeFocused()
    await page.keyboard.type('More')
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('checkbox', { name: `Must match, option 3 of question ${last}` }),
    ).toBeFocused()
    await page.keyboard.press('Space')
    await saved(page)
    await page.getByRole('switch', { name: 'Keep options in this order' }).last().focus()
    await page.keyboard.press('Space')

    await page.getByLabel(`Text of question ${last}`).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByLabel(`Text of question ${last - 1}`)).toBeFocused()
    await expect(
      page.getByText(`Question ${last} is now question ${last - 1} of ${last}`),
    ).toBeAttached()
    await saved(page)
    await expect
      .poll(async () => (await stored(page, id)).map(content).at(-2))
      .toEqual({
        question: 'How many meals did you buy at work last week?',
        type: 'SINGLE_CHOICE',
        ordered: true,
        options: [
          { text: 'None', mustMatch: false },
          { text: 'One or two', mustMatch: false },
          { text: 'More', mustMatch: true },
        ],
      })

    await page.getByRole('button', { name: 'Return' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/platform/research/${id}$`))
  },
)

test(
  'restores deleted questions and options with Undo and Ctrl Z until the researcher leaves the step',
  LONG,
  async ({ page }) => {
    const id = await projectAt(page, 'tia@undo.example', 'SCREENER_GENERATION')

    await test.step('puts a deleted question back in its place on Undo, with its text and marks', async () => {
      await openEditor(page, id)
      const full = (await stored(page, id)).map(content)
      await page.getByRole('button', { name: 'Delete question 2' }).press('Enter')
      await expect(page.getByLabel('Text of question 2')).toBeFocused()
      await expect.poll(() => wording(page, id)).toHaveLength(full.length - 1)
      await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
      await expect.poll(async () => (await stored(page, id)).map(content)).toEqual(full)
      await page.getByRole('button', { name: 'Delete option 1 of question 2' }).press('Enter')
      await expect(page.getByText('Option 1 of question 2 deleted')).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
      await expect.poll(async () => (await stored(page, id)).map(content)).toEqual(full)
    })

    await test.step('restores three questions and an option on Ctrl Z, and leaves other text alone', async () => {
      await openEditor(page, id)
      await page.getByLabel('Text of question 1').focus()
      await page.keyboard.press('End')
      await page.keyboard.type(' Really?')
      await saved(page)
      const full = (await stored(page, id)).map(content)
      await page.getByRole('button', { name: 'Delete option 1 of question 2' }).click()
      await expect(page.getByText('Option 1 of question 2 deleted')).toBeVisible()
      for (const left of [1, 2, 3]) {
        await page.getByRole('button', { name: 'Delete question 2' }).click()
        await expect.poll(() => wording(page, id)).toHaveLength(full.length - left)
        await expect(page.getByText('Question 2 deleted')).toBeVisible()
      }
      for (const _step of [1, 2, 3, 4]) await page.keyboard.press('Control+z')
      await expect(page.getByText('Option 1 of question 2 restored')).toBeVisible()
      expect((await stored(page, id)).map(content)).toEqual(full)
      // There's nothing left to restore, and focus isn't in the edited field, so Ctrl Z does nothing.
      await page.keyboard.press('Control+z')
      await expect(page.getByLabel('Text of question 1')).toHaveValue(/ Really\?$/)
    })

    await test.step('stops offering undo when the researcher leaves the step', async () => {
      await openEditor(page, id)
      await page.getByRole('button', { name: 'Delete question 2' }).click()
      await expect(page.getByText('Question 2 deleted')).toBeVisible()
      await page.getByRole('button', { name: 'Return' }).click()
      await expect(page).toHaveURL(new RegExp(`/platform/research/${id}$`))
      await expect(page.getByText('Question 2 deleted')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
    })
  },
)

test('points out an unfinished screener, but lets the researcher leave', LONG, async ({ page }) => {
  const id = await projectAt(page, 'tia@unfinished.example', 'SCREENER_GENERATION')
  await openEditor(page, id)
  await page.getByLabel('Text of question 1').fill('')
  await saved(page)
  await page.getByRole('button', { name: 'Return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Validation Failed' })
  await expect(dialog).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Keep Editing' }).click()
  const field = page.getByLabel('Text of question 1')
  await expect(field).toHaveAccessibleDescription('Please enter the question.')
  await field.fill('Would you eat at work?')
  await expect(field).toHaveAccessibleDescription(/“Would you” asks for a promise/)
  await expectAccessibleAtAnyWidth(page)
  await field.fill('')
  await page.getByRole('button', { name: 'Return' }).click()
  await dialog.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(new RegExp(`/platform/research/${id}$`))
})

test(
  'keeps every word of a screener through two open tabs, a lost connection and a closed tab',
  LONG,
  async ({ page, context }) => {
    const id = await projectAt(page, 'tia@words.screener.example', 'SCREENER_GENERATION')
    await openEditor(page, id)
    const other = await context.newPage()
    await openEditor(other, id)
    await page.getByLabel('Text of question 1').fill('Which ward were you on last week?')
    await saved(page)
    await other.getByLabel('Text of question 2').fill('Which meals did you skip last week?')
    await saved(other)
    await expect(other.getByLabel('Text of question 1')).toHaveValue(
      'Which ward were you on last week?',
    )
    await expect
      .poll(async () => (await wording(page, id)).slice(0, 2))
      .toEqual(['Which ward were you on last week?', 'Which meals did you skip last week?'])

    await context.setOffline(true)
    await other.getByLabel('Text of question 1').fill('What did you eat on the last night shift?')
    await expect(other.getByText('Not saved yet. We’ll keep trying.').first()).toBeVisible()
    await other.getByRole('button', { name: 'Add a new question' }).first().click()
    await expect(other.getByText('Error adding question. Please try again.')).toBeVisible()
    await other.getByLabel('Text of question 2').fill('Where did you buy it?')
    await context.setOffline(false)
    await saved(other)
    await expect
      .poll(async () => (await wording(page, id)).slice(0, 2))
      .toEqual(['What did you eat on the last night shift?', 'Where did you buy it?'])

    // Closing the tab in the middle of a word still saves the text.
    await other.getByLabel('Text of question 1').focus()
    await other.keyboard.press('End')
    await other.keyboard.type(' And the nigh')
    await other.close({ runBeforeUnload: true })
    await expect.poll(async () => (await wording(page, id))[0]).toMatch(/ And the nigh$/)
  },
)
