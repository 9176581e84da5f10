import { readFileSync } from 'node:fs'
import { authenticatorCode } from '../apps/server/src/testing/authenticator.ts'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { PASSWORD } from './api.ts'
import { enterAs, expect, signIn, test } from './journey.ts'
import { LONG } from './long-run.ts'

test(
  'a person corrects their details, retries a page, downloads all their data and deletes their account',
  LONG,
  async ({ page }) => {
    test.slow()
    const email = 'ada@account.example'
    await test.step('a person corrects their name and time zone, and retries a page that didn’t load', async () => {
      await test.step('saves a person’s corrected name and time zone', async () => {
        await enterAs(page, { firstName: 'Ada', email })
        await page.goto('/platform/account')
        await expect(page.getByText('Not confirmed yet')).toBeVisible()
        await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
        await expectAccessibleAtAnyWidth(page)
        await page.getByRole('textbox', { name: 'First name' }).fill('')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
        await page.keyboard.type('Augusta')
        const zone = page.getByRole('combobox', { name: 'Time zone' })
        await zone.click()
        await page.keyboard.type('perth')
        await page.getByRole('option', { name: 'Perth, Australia' }).click()
        await expect(zone).toHaveValue('Perth, Australia')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Augusta')
        await expect(zone).toHaveValue('Perth, Australia')

        await page.getByRole('button', { name: 'Send the email again' }).click()
        await expect(page.getByText('Check your email to confirm your address')).toBeVisible()
      })
      await test.step('lets people retry when the account page doesn’t load', async () => {
        await page.route('**/api/platform/user/me', (route) => route.abort())
        await page.goto('/platform/account')
        await expect(page.getByRole('heading', { name: 'Your account didn’t load' })).toBeVisible()
        await page.unroute('**/api/platform/user/me')
        await page.getByRole('button', { name: 'Try again' }).last().click()
        await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
      })
    })
    await test.step('a person downloads all their data, then deletes their account', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download everything' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toBe('my-wattle-account.json')
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
        account: { email },
      })

      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await expectAccessibleAtAnyWidth(page)
      const confirm = dialog.getByRole('button', { name: 'Delete my account' })
      await confirm.click()
      await expect(dialog.getByLabel('Your email')).toBeFocused()
      await dialog.getByLabel('Your email').fill(email)
      await dialog.getByLabel('Password', { exact: true }).fill('not it')
      await confirm.click()
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'That isn’t your current password.',
      )
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await confirm.click()
      await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
      await page.goto('/login')
      await signIn(page, { email, password: PASSWORD })
      await expect(page.getByText('That email and password don’t match.')).toBeVisible()
    })
  },
)

test(
  'ends a person’s other sessions when they set a new password, and keeps the current one',
  LONG,
  async ({ page, browser }) => {
    const person = { firstName: 'Bo', email: 'bo@account.example' }
    await enterAs(page, person)
    const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await elsewhere.goto('/login')
    await signIn(elsewhere, { email: person.email, password: PASSWORD })
    await expect(elsewhere).toHaveURL(/\/platform/)

    await page.goto('/platform/account')
    await expect(page.getByRole('button', { name: /^Sign out \w+ on/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password', { exact: true }).fill('not it')
    await page.getByLabel('New password', { exact: true }).fill('Silver5 needles')
    await page.getByLabel('Confirm new password').fill('Silver5 needles')
    await expectAccessibleAtAnyWidth(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'That isn’t your current password.',
    )
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed successfully')).toBeVisible()
    await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('bo@account.example').last()).toBeVisible()
    await elsewhere.goto('/platform/account')
    await expect(elsewhere).toHaveURL(/\/login$/)

    // Sign in on the other device again, then end that session with "Sign out everywhere else".
    await signIn(elsewhere, { email: person.email, password: 'Silver5 needles' })
    await expect(elsewhere).toHaveURL(/\/platform/)
    await page.reload()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/login$/)
    await elsewhere.close()
  },
)

test(
  'sets up two-factor authentication, asks for a code, and turns it off',
  LONG,
  async ({ page }) => {
    const email = 'cy@account.example'
    await enterAs(page, { firstName: 'Cy', email })
    await page.goto('/platform/account')
    await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
    await page.locator('#two-factor').getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    const code = page.getByLabel('One-time code')
    await expect(code).toBeFocused()
    await expectAccessibleAtAnyWidth(page)
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/isn’t right/)
    const secret = await page.getByText(/^([A-Z2-7]{4} ){5,}/).textContent()
    await code.fill(authenticatorCode(secret ?? ''))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused()
    await expectAccessibleAtAnyWidth(page)
    const rows = page.getByRole('listitem').filter({ hasText: /^\w{4}-/ })
    const codes = await rows.allTextContents()
    expect(codes).toHaveLength(10)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    expect(
      readFileSync(await (await downloading).path(), 'utf8')
        .trim()
        .split('\n'),
    ).toEqual(codes)
    await page.getByRole('button', { name: 'I’ve saved the codes' }).click()
    await expect(page.getByText('On', { exact: true })).toBeVisible()
    await page.reload()
    await expect(rows).toHaveCount(0)

    await page.getByRole('button', { name: /^Sign out \w+ on/ }).click()
    await signIn(page, { email, password: PASSWORD })
    await expect(page.getByLabel('One-time code')).toBeFocused()
    await expectAccessibleAtAnyWidth(page)
    await page.keyboard.type(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/platform/)

    await page.goto('/platform/account')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('One-time code').fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
    await expect(
      page.getByRole('button', { name: 'Set up two-factor authentication' }),
    ).toBeVisible()
  },
)
