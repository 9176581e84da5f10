import type { Page } from '@playwright/test'
import type { SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { expectAccessible } from './accessible.ts'
import { emailedLink } from './email.ts'
import { expect, test } from './journey.ts'

test('a visitor joins the panel, confirms by email, corrects their details, pauses, resumes, leaves, and undoes leaving', async ({
  page,
  smtp,
}) => {
  const link = await joinPanel(page, smtp, { email: 'kim@example.com', name: 'Kim Example' })
  await page.goto(link)
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
})

test('a member joins once the box is ticked, downloads all their data, then deletes it', async ({
  page,
  smtp,
}) => {
  await test.step('doesn’t send the form until the box is ticked, and says why next to the box', async () => {
    await page.goto('/recruitment/participants')
    await page.getByRole('textbox', { name: 'Email' }).fill('mo@example.com')
    await page.getByRole('button', { name: 'Join panel' }).click()
    const box = page.getByRole('checkbox', { name: 'I have read and agreed to the Privacy Policy' })
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await expect(box).not.toHaveAttribute('aria-invalid')
  })
  await test.step('a member downloads all their data, then deletes it', async () => {
    await page.goto(await joinPanel(page, smtp, { email: 'lou@example.com' }))
    await page.getByRole('button', { name: 'Yes, I want to join' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    expect((await downloading).suggestedFilename()).toBe('my-panel-record.json')

    await page.getByRole('button', { name: 'Delete everything' }).click()
    const question = page.getByRole('dialog', { name: 'Delete everything?' })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await question.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByRole('heading', { name: 'We’ve deleted everything' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible(page)
  })
})

async function joinPanel(
  page: Page,
  smtp: SmtpSink,
  { email, name = '' }: { email: string; name?: string },
) {
  await page.goto('/recruitment/participants')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('checkbox', { name: 'I have read and agreed to the Privacy Policy' }).check()
  await page.getByRole('button', { name: 'Join panel' }).click()
  await expect(page.getByText('Form successfully submitted!')).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: 'I have read and agreed to the Privacy Policy' }),
  ).not.toBeChecked()
  await expect(page.getByText('One more step')).toBeInViewport({ ratio: 1 })
  return emailedLink(smtp, email, '/panel')
}
