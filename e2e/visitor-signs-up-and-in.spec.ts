import type { Page } from '@playwright/test'
import type { SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { PASSWORD } from './api.ts'
import { emailedLink, keyIn } from './email.ts'
import { enterAs, expect, signIn, test } from './journey.ts'
import { LONG } from './long-run.ts'

test('a visitor signs up using only the keyboard, confirms the address, signs out and back in, and resets a forgotten password', async ({
  page,
  smtp,
}) => {
  const email = 'ada@signs-up.example'
  await page.goto('/login')
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('link', { name: 'Create an account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  const next = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await next('Ada')
  await next('')
  await next(email)
  await next(PASSWORD)
  await expect(page.getByText('Very strong', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await next(PASSWORD)
  await expectAccessibleAtAnyWidth(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/platform/)

  const link = await emailedLink(smtp, email, '/verify-email')
  await page.goto(link)
  await expect(page).toHaveURL(/\/verify-email$/)
  await expectAccessibleAtAnyWidth(page)
  // Opening the link isn't enough to confirm the address, because email scanners open links too.
  await page.goto('/platform/account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to the platform' }).click()
  await expect(page).toHaveURL(/\/platform/)
  await page.goto('/platform/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await signOutHere(page)
  await page.goto('/platform/account')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, { email: 'ADA@signs-up.example', password: PASSWORD })
  await expect(page).toHaveURL(/\/platform\/account$/)
  // Signed-in people are redirected away from the sign-in page.
  await page.goto('/login')
  await expect(page).toHaveURL(/\/platform/)

  await page.goto('/platform/account')
  await signOutHere(page)
  await test.step('resets the password with an emailed link that works once and never leaks its token', async () => {
    await resetPassword(page, smtp, email)
  })
})

async function resetPassword(page: Page, smtp: SmtpSink, email: string) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Check your email to reset your password')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)

  const link = await emailedLink(smtp, email, '/change-password')
  const token = keyIn(link)
  const leaked: string[] = []
  page.on('request', (request) => {
    // Opening the link requests the document itself. No other request may include the token.
    if (request.isNavigationRequest()) return
    leaked.push(request.url(), request.headers().referer ?? '')
    if (request.url().endsWith('/site/view')) leaked.push(`view: ${token}`)
  })
  const opened = await page.goto(link)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page).toHaveURL(/\/change-password$/)
  await expectAccessibleAtAnyWidth(page)
  await page.reload()
  const password = page.getByLabel('New password', { exact: true })
  await password.fill('abcdefgh')
  await page.getByLabel('Confirm new password').fill('abcdefgi')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Password is too weak')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  expect(leaked.filter((text) => text.includes(token))).toEqual([])

  const renewed = 'Silver5 needles'
  await password.fill(renewed)
  await page.getByLabel('Confirm new password').fill(renewed)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, { email, password: PASSWORD })
  await expect(page.getByText('That email and password don’t match.')).toBeVisible()
  await signIn(page, { email, password: renewed })
  await expect(page).toHaveURL(/\/platform/)

  // If someone reuses a link, the page offers to send a new one.
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Invalid or missing token')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Check your email to reset your password')).toBeVisible()
}

test(
  'shows server errors where people can fix them, and keeps the draft',
  LONG,
  async ({ page }) => {
    await test.step('shows server errors next to the field, and keeps the draft', async () => {
      const email = 'cy@signs-up.example'
      await enterAs(page, { firstName: 'Cy', email })
      await page.goto('/platform/account')
      await signOutHere(page)
      await page.goto('/login?view=sign-up')
      await page.getByRole('textbox', { name: 'First name' }).fill('Cy')
      await page.getByLabel('Email').fill(email.toUpperCase())
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByLabel('Email')).toBeFocused()
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        /There’s already an account/,
      )
      await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Cy')
      await expectAccessibleAtAnyWidth(page)
      // The email address is still there on the sign-in form, and the Back button returns to the
      // sign-up form.
      await page.getByRole('link', { name: 'Sign in' }).click()
      await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase())
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    })
    await test.step('says that Google sign-in isn’t set up if someone opens its address', async () => {
      await page.goto('/api/auth/login/google')
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('alert')).toHaveText(
        'Google sign-in isn’t available on this site. Please sign in with your email and password.',
      )
    })
  },
)

test('says what to do if the bot check doesn’t load', LONG, async ({ page }) => {
  await page.route('**/api/site/bot-check*', (route) => route.abort())
  await page.goto('/login?view=sign-up')
  await page.getByRole('textbox', { name: 'First name' }).fill('Di')
  await page.getByLabel('Email').fill('di@signs-up.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('couldn’t load the bot check')
  await page.unroute('**/api/site/bot-check*')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/platform/)
})

async function signOutHere(page: Page) {
  await page.getByRole('button', { name: /^Sign out \w+ on/ }).click()
  await expect(page).toHaveURL(/\/login$/)
}
