import { joinPanel } from './campaign.ts'
import { emailedLink } from './email.ts'
import { enterAsAdmin, expect } from './journey.ts'
import { LONG } from './long-run.ts'
import { test } from './policy-2-product.ts'

test(
  'finds a member with a filter for the state that the member gave',
  LONG,
  async ({ page, own: { url }, smtp }) => {
    test.slow()
    const email = 'about-me@example.com'
    await joinPanel(url, smtp, 'Jordan Profile', email)

    await page.goto(await emailedLink(smtp, email, '/panel'))
    const aboutMe = page.getByRole('region', { name: 'About me' })
    await expect(aboutMe).toBeVisible()
    const state = aboutMe.getByRole('form', { name: /state/i })
    const skip = aboutMe.getByRole('button', { name: 'Skip' }).first()
    while (!(await state.isVisible())) await skip.click()
    await state.getByText('Tasmania', { exact: true }).click()
    await state.getByRole('button', { name: 'Save' }).click()
    await expect(aboutMe.getByText(/^1 of \d+ answered$/)).toBeVisible()

    await enterAsAdmin(page)
    await page.goto('/admin/panel')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Add a condition' }).press('Enter')
    await page.getByRole('menuitem', { name: 'State' }).click()
    await page.getByRole('button', { name: 'New South Wales State' }).press('Enter')
    await page.getByRole('option', { name: 'Tasmania' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('rowheader', { name: 'Jordan Profile' })).toBeVisible()
  },
)
