import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { emailsTo } from './email.ts'
import { expect, signInAsAdmin, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { ADMIN } from './product.ts'

test('emails our team and a visitor who writes to us using only the keyboard', async ({
  page,
  smtp,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('Ada Example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tea')
  await page.keyboard.press('Tab')
  await page.keyboard.type('How do people brew it?\n{{7*7}} <img src=x onerror=alert(1)>')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Form successfully submitted!')).toBeVisible()
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByRole('textbox', { name })).toHaveValue('')
  }
  // The toast disappears, but the thank-you below the form stays until the visitor starts another
  // message.
  const note = page.getByText('Thank you. We’ll reply')
  await expect(note).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('A')
  await expect(note).toBeHidden()

  // A job sends the emails. If it misses one, its next run sends it, up to a minute later.
  const patience = { timeout: 120_000, intervals: [50, 100, 250] }
  await expect.poll(() => emailsTo(smtp, 'ada@example.com'), patience).toHaveLength(1)
  const toTeam = () => smtp.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'ada@example.com')
  await expect.poll(() => toTeam()?.subject, patience).toBe('Quote request from Ada Example')
  expect(toTeam()?.text).toContain('{{7*7}} <img src=x onerror=alert(1)>')
  expect(toTeam()?.html).not.toContain('<img src=x')
})

test('keeps the message through reloads, missing fields and errors', async ({ page }) => {
  test.slow()
  await test.step('keeps the message when the visitor reads the policy and reloads', async () => {
    // Block the form's code, because the page must keep the message without it too.
    await page.route(/contact-island/, (route) => route.abort())
    await page.goto('/about')
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('Nurses who work at night')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(/\/policy$/)
    await page.goBack()
    await expect(message).toHaveValue('Nurses who work at night')
    await page.reload()
    await expect(message).toHaveValue('Nurses who work at night')
  })
  await test.step('shows missing fields, and clears their errors when the visitor edits them', async () => {
    await page.unrouteAll()
    await page.goto('/')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Please enter your name.')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page)
    await page.keyboard.type('A')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
  await test.step('shows an error when the server refuses the form, and keeps the message', async () => {
    await page.goto('/')
    await page.route('**/api/site/form', (route) =>
      route.fulfill({
        status: 503,
        json: {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'The service is busy.',
          data: { message: 'The service is busy.' },
        },
      }),
    )
    await page.getByRole('textbox', { name: 'Name' }).fill('Bo Example')
    await page.getByRole('textbox', { name: 'Email' }).fill('bo@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Keep this')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    await expect(page.getByText('The service is busy.')).toBeVisible()
    // The toast disappears, but the note below the form stays.
    await expect(page.getByText('Not sent. We’ve kept what you typed.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Keep this')
  })
})

test(
  'lets an admin find and read the email in the outbox, without violating the Content Security Policy',
  LONG,
  async ({ page }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|error/i.test(message.text())) violations.push(message.text())
    })
    page.on('pageerror', (error) => violations.push(error.message))
    await page.goto('/')
    await writeToUs(page, { name: 'Cy Example', email: 'cy@example.com', message: 'Read me' })

    await signInAsAdmin(page)
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
    await page.getByRole('link', { name: 'Quote request from Cy Example' }).click()
    const email = page.getByRole('dialog', { name: 'Quote request from Cy Example' })
    await expect(email.frameLocator('iframe').getByText('Read me')).toBeVisible()
    await expectAccessibleAt(page, [1280])
    await email.getByRole('tab', { name: 'Plain text' }).click()
    await expect(email.getByText('Read me')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(email).toBeHidden()
    await expectAccessibleAt(page, [1280])
    await page.getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeVisible()
    expect(violations).toEqual([])

    await page.getByRole('button', { name: `Admin, ${ADMIN.email}` }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/admin/outbox')
    await expect(page).toHaveURL(/\/login/)
  },
)

async function writeToUs(page: Page, texts: { name: string; email: string; message: string }) {
  await page.getByRole('textbox', { name: 'Name' }).fill(texts.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(texts.email)
  await page.getByRole('textbox', { name: 'Message' }).fill(texts.message)
  await page.getByRole('button', { name: 'Request a quote' }).click()
  await expect(page.getByText('Form successfully submitted!')).toBeVisible()
}
