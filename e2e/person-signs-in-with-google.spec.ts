import type { Page } from '@playwright/test'
import { authenticatorCode } from '../apps/server/src/testing/authenticator.ts'
import { CLIENT, type Persona } from '../apps/server/src/testing/openid-provider.ts'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { enterAs, expect } from './journey.ts'
import { LONG } from './long-run.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { test } from './sign-in-product.ts'

const persona = (name: string): Persona => ({
  sub: `subject of ${name}`,
  email: `${name}@google.example`,
  email_verified: true,
  given_name: name,
})

/** Signs out by deleting the token, without using the interface. */
async function forgetSession(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

const FAULTS = [
  ['refused', 'You cancelled the Google sign-in'],
  ['expired-code', 'Google sign-in didn’t work'],
  ['changed-key', 'Google sign-in didn’t work'],
  ['foreign-nonce', 'Google sign-in didn’t work'],
] as const

const GOOGLE = { name: 'Continue with Google' } as const

test(
  'a person signs in with Google, and sees why an attempt fails',
  LONG,
  async ({ page, provider }) => {
    test.slow()
    await test.step('returns to the requested page after Google sign-in, and leaves no code in the URL', async () => {
      provider.behave({ persona: persona('ada') })
      await page.goto('/platform/account')
      await expect(page).toHaveURL(/\/login$/)
      await expectAccessibleAtAnyWidth(page)
      await page.getByRole('link', GOOGLE).click()
      await expect(page).toHaveURL(/\/platform\/account$/)
      await expect(page.getByText('ada@google.example').last()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
      // The authorisation code isn't in the browser history.
      await page.goBack()
      expect(page.url()).not.toContain('code=')
    })
    await test.step('says what went wrong with Google, and signs in on the next try', async () => {
      await forgetSession(page)
      for (const [fault, sentence] of FAULTS) {
        await test.step(fault, async () => {
          provider.behave({ persona: persona('bo'), fault })
          await page.goto('/login')
          await page.getByRole('link', GOOGLE).click()
          await expect(page.getByRole('alert')).toContainText(sentence)
          await expect(page).toHaveURL(/\/login$/)
          // People can try again straight away.
          provider.behave({ persona: persona('bo') })
          await page.getByRole('link', GOOGLE).click()
          await expect(page).toHaveURL(/\/platform/)
          await page.evaluate(() => localStorage.clear())
        })
      }
      // Our server sends people to this URL when it can't reach Google.
      await page.goto('/login?error=google_unavailable')
      await expect(page.getByRole('alert')).toContainText('We can’t reach Google just now')
    })
    await test.step('refuses an address Google hasn’t verified', async () => {
      await forgetSession(page)
      provider.behave({ persona: { ...persona('cy'), email_verified: false } })
      await page.goto('/login')
      await page.getByRole('link', GOOGLE).click()
      await expect(page.getByRole('alert')).toContainText(
        'Google hasn’t verified your email address',
      )
      await expectAccessibleAtAnyWidth(page)
      await page.goto('/platform/account')
      await expect(page).toHaveURL(/\/login$/)
    })
    await test.step('refuses a code that this browser didn’t ask for', async () => {
      await page.goto('/login?code=made-up&state=made-up')
      await expect(page.getByRole('alert')).toContainText('Google sign-in didn’t work')
      await expect(page).toHaveURL(/\/login$/)
    })
    await test.step('replaces the token of the previous account on a new Google sign-in', async () => {
      await enterAs(page, { firstName: 'Before', email: 'before@google.example' })
      provider.behave({ persona: persona('after') })
      await page.goto('/api/auth/login/google')
      await expect(page).toHaveURL(/\/platform/)
      await page.goto('/platform/account')
      await expect(page.getByText('after@google.example').last()).toBeVisible()
    })
  },
)

test('asks for the two-factor code after Google sign-in', LONG, async ({ page, provider }) => {
  provider.behave({ persona: persona('di') })
  await page.goto('/platform/account')
  await page.getByRole('link', GOOGLE).click()
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const secret = await page.getByText(/^([A-Z2-7]{4} ){5,}/).textContent()
  await page.getByLabel('One-time code').fill(authenticatorCode(secret ?? ''))
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
  const kept = page.getByRole('listitem').filter({ hasText: /^\w{4}-/ })
  await expect(kept.first()).toBeVisible()
  const codes = await kept.allTextContents()
  await page.getByRole('button', { name: 'I’ve saved the codes' }).click()
  await page.getByRole('button', { name: /^Sign out \w+ on/ }).click()

  await page.getByRole('link', GOOGLE).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expectAccessibleAtAnyWidth(page)
  const code = page.getByLabel('One-time code')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/isn’t right/)
  await code.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/platform/)
})

test(
  'says that Google is down, and still offers sign-in by email',
  LONG,
  async ({ page, smtp }) => {
    const { folder, remove } = temporaryFolder()
    const withoutGoogle = await startProduct({
      DATA_DIR: folder,
      SMTP_URL: smtp.url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      // Nothing listens on this port.
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    })
    await page.goto(`${withoutGoogle.url}/login`)
    await page.getByRole('link', GOOGLE).click()
    await expect(page.getByRole('alert')).toContainText('We can’t reach Google just now')
    await expect(page).toHaveURL(/\/login$/)
    await withoutGoogle.stop()
    remove()
  },
)
