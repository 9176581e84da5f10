import { authenticatorCode } from '../apps/server/src/testing/authenticator.ts'
import {
  CLIENT,
  type OpenIdProvider,
  type Persona,
  startOpenIdProvider,
} from '../apps/server/src/testing/openid-provider.ts'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { test as base, enterAs, expect } from './journey.ts'
import { startProduct, temporaryFolder } from './product.ts'

/** A product that knows a provider of its own in place of Google. */
const test = base.extend<object, { provider: OpenIdProvider }>({
  provider: [
    async ({ browserName: _any }, use) => {
      const provider = await startOpenIdProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp, provider }, use) => {
      const { folder, remove } = temporaryFolder()
      const product = await startProduct({
        DATA_DIR: folder,
        SMTP_URL: smtp.url,
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: provider.issuer,
      })
      await use(product)
      await product.stop()
      remove()
    },
    { scope: 'worker' },
  ],
})

const persona = (name: string): Persona => ({
  sub: `subject of ${name}`,
  email: `${name}@google.example`,
  email_verified: true,
  given_name: name,
})

const GOOGLE = { name: 'Continue with Google' } as const

test('a person comes by Google to the page that they wanted, and no code stays in the address', async ({
  page,
  provider,
}) => {
  provider.behave({ persona: persona('ada') })
  await page.goto('/platform/account')
  await expect(page).toHaveURL(/\/login$/)
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('link', GOOGLE).click()
  await expect(page).toHaveURL(/\/platform\/account$/)
  await expect(page.getByText('ada@google.example').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
  // Nor in the history.
  await page.goBack()
  expect(page.url()).not.toContain('code=')
})

test('says what went wrong at Google, and signs in at the next try', async ({ page, provider }) => {
  for (const [fault, sentence] of [
    ['refused', 'You didn’t let Google sign you in'],
    ['expired-code', 'The sign-in with Google did not work'],
    ['changed-key', 'The sign-in with Google did not work'],
    ['foreign-nonce', 'The sign-in with Google did not work'],
  ] as const) {
    await test.step(fault, async () => {
      provider.behave({ persona: persona('bo'), fault })
      await page.goto('/login')
      await page.getByRole('link', GOOGLE).click()
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page).toHaveURL(/\/login$/)
      // It can be tried again at once.
      provider.behave({ persona: persona('bo') })
      await page.getByRole('link', GOOGLE).click()
      await expect(page).toHaveURL(/\/platform/)
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('an address that Google has not verified opens no account', async ({ page, provider }) => {
  provider.behave({ persona: { ...persona('cy'), email_verified: false } })
  await page.goto('/login')
  await page.getByRole('link', GOOGLE).click()
  await expect(page.getByRole('alert')).toContainText('Google has not verified your email address')
  await expectAccessibleAtAnyWidth(page)
  await page.goto('/platform/account')
  await expect(page).toHaveURL(/\/login$/)
})

test('a code from elsewhere signs nobody in', async ({ page }) => {
  await page.goto('/login?code=made-up&state=made-up')
  await expect(page.getByRole('alert')).toContainText('The sign-in with Google did not work')
  await expect(page).toHaveURL(/\/login$/)
})

test('a code counts for more than the token of who was signed in before', async ({
  page,
  provider,
}) => {
  await enterAs(page, { firstName: 'Before', email: 'before@google.example' })
  provider.behave({ persona: persona('after') })
  await page.goto('/api/auth/login/google')
  await expect(page).toHaveURL(/\/platform/)
  await page.goto('/platform/account')
  await expect(page.getByText('after@google.example').last()).toBeVisible()
})

test('a second factor is asked for between Google and the platform', async ({ page, provider }) => {
  provider.behave({ persona: persona('di') })
  await page.goto('/platform/account')
  await page.getByRole('link', GOOGLE).click()
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const secret = await page.getByText(/^([A-Z2-7]{4} ){5,}/).textContent()
  await page.getByLabel('One-time code').fill(authenticatorCode(secret ?? ''))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const kept = page.getByRole('listitem').filter({ hasText: /^\w{4}-/ })
  await expect(kept.first()).toBeVisible()
  const codes = await kept.allTextContents()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: /^Sign out \w+ on/ }).click()

  await page.getByRole('link', GOOGLE).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expectAccessibleAtAnyWidth(page)
  const code = page.getByLabel('One-time code')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/not right/)
  await code.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/platform/)
})

test('when Google is gone the person is told, and can still use their email', async ({
  page,
  smtp,
}) => {
  const { folder, remove } = temporaryFolder()
  const lonely = await startProduct({
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    // Nobody listens there.
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  })
  await page.goto(`${lonely.url}/login`)
  await page.getByRole('link', GOOGLE).click()
  await expect(page.getByRole('alert')).toContainText('We can’t reach Google just now')
  await expect(page).toHaveURL(/\/login$/)
  await lonely.stop()
  remove()
})
