import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { emailedLink, emailsTo } from './email.ts'
import { enterAsAdmin, expect, test } from './journey.ts'
import { LONG } from './long-run.ts'

test.use({ javaScriptEnabled: false })

test(
  'lets a visitor correct, change and send the contact form, and shows it to our team as unverified',
  LONG,
  async ({ page, browser, product, smtp }) => {
    test.slow()
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto('/startups')
    await page.getByRole('textbox', { name: 'Name' }).fill('Kim Unusual')
    await page.getByRole('textbox', { name: 'Message' }).fill('Unusual words,\non <i>two</i> lines')
    await page.getByRole('button', { name: 'Request a quote' }).click()

    await expect(
      page.getByRole('heading', { level: 1, name: 'Please check the form' }),
    ).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: 'Email' }).click()
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription('Please enter your email address.')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Unusual words/)
    await email.fill('kim@unusual.example')
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Check your message' })).toBeVisible()
    await expect(page.getByRole('definition').getByText('on <i>two</i> lines')).toBeVisible()
    await page.getByRole('button', { name: 'Change something' }).click()
    await page.getByRole('textbox', { name: 'Startup' }).fill('Odd socks')
    await page.getByRole('button', { name: 'Continue' }).click()
    await pressSend(page)

    await expect(page).toHaveURL(/\/forms\/contact\/sent$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your message' }),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thanks, we’ve got your message' }),
    ).toBeVisible()
    expect(addresses.join(' ')).not.toMatch(/unusual/i)

    const context = await browser.newContext({ javaScriptEnabled: true, baseURL: product.url })
    const admin = await context.newPage()
    await enterAsAdmin(admin)
    await admin.goto('/admin/enquiries?verified=NO')
    await admin.getByRole('link', { name: 'Kim Unusual' }).click()
    const drawer = admin.getByRole('region', { name: 'Kim Unusual' })
    await expect(drawer.getByText('Odd socks')).toBeVisible()
    await expect(
      drawer.getByText('Sent without JavaScript, so we couldn’t check that the sender is human.'),
    ).toBeVisible()
    await expectAccessibleAt(admin, [1280])
    await context.close()

    const toTeam = () => smtp.mails.find(({ subject }) => subject?.includes('unverified'))
    await expect.poll(toTeam, { timeout: 120_000, intervals: [50, 100, 250] }).toBeDefined()
    expect(toTeam()?.text).not.toMatch(/unusual/i)
    expect(emailsTo(smtp, 'kim@unusual.example')).toEqual([])
  },
)

test(
  'a visitor joins the panel with the link in our email',
  LONG,
  async ({ page, browser, product, smtp }) => {
    test.slow()
    await page.goto('/recruitment/participants')
    await page.getByRole('textbox', { name: 'Email' }).fill('lee@unusual.example')
    await page.getByRole('button', { name: 'Join panel' }).click()
    const box = page.getByRole('checkbox', { name: 'I have read and agreed' })
    await expect(box).toHaveAccessibleDescription('Please tick this box to join.')
    await box.check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your details' })).toBeVisible()
    await pressSend(page)
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()

    // The member's own page is part of the single-page app, so it needs JavaScript.
    const own = await browser.newContext({ javaScriptEnabled: true, baseURL: product.url })
    const member = await own.newPage()
    await member.goto(await emailedLink(smtp, 'lee@unusual.example', '/panel'))
    await member.getByRole('button', { name: 'Yes, I want to join' }).click()
    await expect(member.getByText('On the panel', { exact: true })).toBeVisible()
    await own.close()
  },
)

test.describe('pages after a form without JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('shows accessible pages after someone sends a form without JavaScript', async ({ page }) => {
    // Submits the form as a browser without JavaScript would.
    const sendPlain = (fields: Record<string, string>) =>
      page.evaluate((texts) => {
        const form = document.createElement('form')
        form.method = 'post'
        form.action = '/forms/contact'
        for (const [name, value] of Object.entries(texts)) {
          const input = document.createElement('input')
          input.type = 'hidden'
          input.name = name
          input.value = value
          form.append(input)
        }
        document.body.append(form)
        form.submit()
      }, fields)
    const contact = { type: 'CLIENT', name: 'Ada', email: 'ada@example.com', message: 'Tea?' }
    for (const [fields, heading] of [
      [{ ...contact, email: 'ada' }, 'Please check the form'],
      [{ ...contact, change: 'yes' }, 'Change your message'],
      [contact, 'Check your message'],
    ] as const) {
      await page.goto('/forms/answer')
      await sendPlain(fields)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectAccessible(page)
    }
    for (const path of ['/forms/answer', '/forms/contact/sent', '/forms/panel/sent']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
})

/**
 * Clicks Send until the server accepts the form. It refuses the first click, which comes faster
 * than a person could read the form.
 */
async function pressSend(page: Page) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page).toHaveURL(/\/sent$/, { timeout: 500 })
  }).toPass()
}
