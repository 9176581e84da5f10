import { expectAccessible } from './accessible.ts'
import { emailedLink } from './email.ts'
import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'

test(
  'a visitor joins the panel, confirms by email, corrects their details, leaves and comes back, then downloads and deletes everything',
  LONG,
  async ({ page, smtp }) => {
    test.slow()
    const email = 'kim@example.com'
    await page.goto('/recruitment/participants')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Name' }).fill('Kim Example')
    // The page doesn't send the form until the box is ticked, and says why next to the box.
    await page.getByRole('button', { name: 'Join panel' }).click()
    const box = page.getByRole('checkbox', { name: 'I have read and agreed to the Privacy Policy' })
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await expect(box).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: 'Join panel' }).click()
    await expect(page.getByText('Form successfully submitted!')).toBeVisible()
    await expect(box).not.toBeChecked()
    await expect(page.getByText('One more step')).toBeInViewport({ ratio: 1 })

    await page.goto(await emailedLink(smtp, email, '/panel'))
    await expect(page.getByRole('heading', { name: 'Join our panel?' })).toBeVisible()
    await expect(page).toHaveURL(/\/panel$/)
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('button', { name: 'Yes, I want to join' }).click()

    await expect(page.getByRole('heading', { name: 'Your panel page' })).toBeVisible()
    await expect(page.getByText('On the panel', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('textbox', { name: 'Postcode' }).fill('3056')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Details saved')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('3056')

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('On the panel', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Leave the panel' }).click()
    await expect(page.getByText('You left', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('On the panel', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Leave the panel' }).click()
    await expect(page.getByText('You left', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('You left', { exact: true })).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect((await downloading).suggestedFilename()).toBe('my-panel-record.json')
    await page.getByRole('button', { name: 'Delete my data' }).click()
    const question = page.getByRole('dialog', { name: 'Delete all your data?' })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await question.getByRole('button', { name: 'Delete my data' }).click()
    await expect(page.getByRole('heading', { name: 'We’ve deleted your data' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible(page)
  },
)
