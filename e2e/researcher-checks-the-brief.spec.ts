import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt, expectAccessibleAtAnyWidth } from './accessible.ts'
import { enterAs, expect, tabTo, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { device } from './phone.ts'

const IDEA =
  'Florists have to order flowers from growers every week. Boxes turn up late or short, and they only ' +
  'find out when the van is at the door. We want to show what is really on the truck.'

test(
  'a first-time researcher checks the brief, gets drafts written from it, and prints the guide',
  LONG,
  async ({ page }) => {
    test.slow()
    await enterAs(page, { firstName: 'Bea', email: 'bea@example.com' })
    await startProject(page)
    await page.getByRole('textbox', { name: 'Your idea' }).fill(IDEA)

    await expect(field(page, 'Who has the problem?')).toHaveValue('florists')
    await expect(field(page, 'What do they do?')).toHaveValue('order flowers from growers')
    await expect(chip(page, /^every week/)).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('What do they order or buy?').fill('orders')
    await page.getByRole('button', { name: 'Use this' }).click()
    await expect(page.getByLabel('What do they order or buy?')).toHaveValue('an order')
    await field(page, 'What went wrong the last time?').fill('a box of flowers arrived late')
    await field(page, 'What do they use today?').fill('phone calls, a whiteboard')
    await choose(page, /What does it cost them most/, 'Money')
    await choose(page, /It’s part of their/, 'Paid work')
    await choose(page, /Field$/, 'Shops & online shops')
    await expect(page.getByText('the drafts stay general')).toBeHidden()

    const sound = page.getByRole('region', { name: 'How it will sound' })
    await expect(sound).toContainText('works as a florist')
    await sound.getByRole('button', { name: /^works as a florist/ }).click()
    await page.keyboard.type('runs a flower shop')
    await page.keyboard.press('Enter')
    await expect(sound).toContainText('runs a flower shop')
    await expectAccessibleAtAnyWidth(page)

    // The fields keep their text after a reload.
    await page.reload()
    await expect(field(page, 'What went wrong the last time?')).toHaveValue(
      'a box of flowers arrived late',
    )
    await saveAndContinue(page)

    await expect(heading(page, 'Define Target Audience')).toBeVisible()
    await expect(
      page.getByText('Written for florists who order flowers from growers.'),
    ).toBeVisible()
    await expect(audience(page)).toHaveValue('Runs a flower shop')
    const before = await texts(page)

    await page.getByRole('button', { name: 'Change the brief' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the brief' })
    await expect(dialog.getByLabel('What went wrong the last time?')).toHaveValue(
      'a box of flowers arrived late',
    )
    await expectAccessible(page)
    await dialog
      .getByLabel('What went wrong the last time?')
      .fill('a grower sent the wrong flowers')
    await dialog.getByRole('button', { name: 'Save the brief' }).click()
    await page
      .getByRole('dialog', { name: 'Regenerate the Content' })
      .getByRole('button', { name: 'Regenerate' })
      .click()
    await expect
      .poll(() => texts(page))
      .toContainEqual(expect.stringContaining('the wrong flowers'))

    await page.getByRole('button', { name: 'Go back to the previous version' }).click()
    await expect.poll(() => texts(page)).toEqual(before)
    await expect(page.getByRole('button', { name: 'Switch to the other version' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Go back to the previous version' }).click()
    await expect
      .poll(() => texts(page))
      .toContainEqual(expect.stringContaining('the wrong flowers'))
    await saveAndContinue(page)

    await expect(page.getByRole('list', { name: 'Screening questions' })).toBeVisible()
    await expect(
      page.getByText('Written for florists who order flowers from growers.'),
    ).toBeVisible()
    await saveAndContinue(page)
    await expect(page.getByRole('list', { name: 'Interview guide' })).toContainText(
      'a grower sent the wrong flowers',
    )

    // The printout only has the guide and the project's name.
    await page.goto(`${new URL(page.url()).pathname}/edit-guide`)
    const title = page.getByRole('heading', { name: 'Edit guide' })
    await expect(title).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(title).toBeHidden()
    const printed = page.getByRole('heading', { name: 'Interview guide' })
    await expect(printed).toBeVisible()
    // The title is as wide as the paper. On screen it's narrower, because of the rail next to it.
    expect((await printed.boundingBox())?.width).toBeGreaterThan(600)
    await expect(page.getByRole('main').getByText('Flower orders')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Return' })).toBeHidden()
    await expect(page.getByLabel('Topic of part 1')).toBeHidden()
  },
)

test('a researcher checks the brief on a phone', LONG, async ({ browser, baseURL }) => {
  test.slow()
  const page = await device(browser, baseURL)
  await enterAs(page, { firstName: 'Bo', email: 'bo@example.com' })
  await startProject(page)
  await page.getByRole('textbox', { name: 'Your idea' }).fill(IDEA)
  await expect(field(page, 'Who has the problem?')).toHaveValue('florists')
  await expectAccessibleAt(page, [320, 390])

  await page.getByLabel('What do they order or buy?').fill('an order')
  await field(page, 'What went wrong the last time?').fill('a box of flowers arrived late')
  await chip(page, /It’s part of their/).tap()
  await page.getByRole('option', { name: 'Paid work' }).tap()
  await expect(page.getByText('the drafts stay general')).toBeHidden()
  await expect(page.getByRole('region', { name: 'How it will sound' })).toContainText(
    'works as a florist',
  )
  await page.getByRole('button', { name: 'Save & Continue' }).tap()
  await expect(page.getByText('Written for florists who order flowers from growers.')).toBeVisible()
  await expectAccessibleAt(page, [320, 390])

  await page.getByRole('button', { name: 'Save & Continue' }).tap()
  await expect(page.getByRole('list', { name: 'Screening questions' })).toContainText('Florist')
  await expectAccessibleAt(page, [320])
  await page.getByRole('button', { name: 'Save & Continue' }).tap()
  await expect(page.getByRole('list', { name: 'Interview guide' })).toContainText(
    'a box of flowers arrived late',
  )
  await expectAccessibleAt(page, [320])
  await page.context().close()
})

test('a researcher checks the brief using only the keyboard', LONG, async ({ page }) => {
  test.slow()
  await enterAs(page, { firstName: 'Bly', email: 'bly@example.com' })
  await startProject(page)
  await tabTo(page, page.getByRole('textbox', { name: 'Your idea' }))
  await page.keyboard.type(IDEA)
  await expect(field(page, 'Who has the problem?')).toHaveValue('florists')
  await expect(chip(page, /What sort of activity is it\?/)).toBeVisible()

  // Tab from field to field. Each field has a label, and an empty one shows help text.
  await tabTo(page, field(page, 'Who has the problem?'))
  await page.keyboard.press('Tab')
  await expect(field(page, 'Where? (optional)')).toBeFocused()
  await expect(page.getByText('Only if the kind of place matters.')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(field(page, 'What do they do?')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(chip(page, /What sort of activity is it\?/)).toBeFocused()

  await tabTo(page, page.getByLabel('What do they order or buy?'))
  await page.keyboard.type('orders')
  await expect(page.getByText('Name just one, with “a” or “an”: an order')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What do they order or buy?')).toHaveValue('an order')
  await tabTo(page, field(page, 'What went wrong the last time?'))
  await page.keyboard.type('a box of flowers arrived late')

  await tabTo(page, chip(page, /It’s part of their/))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Paid work' })).toBeVisible()
  await page.keyboard.type('Paid')
  await page.keyboard.press('Enter')
  await expect(chip(page, /^paid work/)).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Save & Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Written for florists who order flowers from growers.')).toBeVisible()
  await expect(heading(page, 'Define Target Audience')).toBeFocused()

  // Wait for the drafts, because we can't save before they're there.
  await expect(audience(page)).toHaveValue('Works as a florist')
  await tabTo(page, page.getByRole('button', { name: 'Save & Continue' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Review Screening questions')).toBeFocused()
  await expect(page.getByRole('list', { name: 'Screening questions' })).toContainText('Florist')
  await tabTo(page, page.getByRole('button', { name: 'Save & Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Interview guide' })).toContainText(
    'a box of flowers arrived late',
  )
})

async function startProject(page: Page) {
  await page.goto('/platform')
  const name = page.getByRole('textbox', { name: 'Project name' })
  // A click before the page's code has loaded does nothing, so retry.
  await expect(async () => {
    if (!(await name.isVisible())) await page.getByRole('button', { name: 'New Project' }).click()
    await expect(name).toBeVisible({ timeout: 3000 })
  }).toPass()
  await name.fill('Flower orders')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Describe Your Startup')).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })
const audience = (page: Page) => page.getByRole('textbox', { name: 'Characteristic 1' })
const texts = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Characteristic/ })
    .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value))

async function choose(page: Page, name: RegExp, option: string) {
  await chip(page, name).click()
  await page.getByRole('option', { name: option }).click()
}

async function saveAndContinue(page: Page) {
  await page.getByRole('button', { name: 'Save & Continue' }).click()
}
