import type { Page } from '@playwright/test'
import { enterAs, enterAsAdmin, expect, test } from './journey.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page didn’t load' })
const again = (page: Page) => page.getByRole('button', { name: 'Load the page again' })

/**
 * Makes the first `times` requests for the page's code fail. Returns an object whose `count` goes
 * up each time the page loads.
 */
async function withoutCode(page: Page, name: string, times = Number.POSITIVE_INFINITY) {
  let left = times
  const loads = { count: 0 }
  page.on('domcontentloaded', () => {
    loads.count += 1
  })
  await page.route(`**/assets/${name}-*.js`, (route) => {
    left -= 1
    return left < 0 ? route.continue() : route.fulfill({ status: 404 })
  })
  return loads
}

const stay = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('reloads a public page once if its code doesn’t load, then shows an error or works without the code', async ({
  page,
}) => {
  await test.step('reloads a page once if its code doesn’t load, then shows an error', async () => {
    const loads = await withoutCode(page, 'login')
    await page.goto('/login')
    await expect(title(page)).toBeFocused()
    await expect(page.getByText(/sent or saved is safe/)).toBeVisible()
    await expect.poll(() => loads.count).toBe(2)
    await page.unrouteAll()
    await again(page).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
  await test.step('lets the browser post a form itself when the page’s code doesn’t load', async () => {
    await withoutCode(page, 'contact-island')
    await page.goto('/about')
    await page.getByRole('textbox', { name: 'Name' }).fill('Kit Example')
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await page.getByRole('button', { name: 'Request a quote' }).click()
    const request = await posted
    expect(new URL(request.url()).pathname).toBe('/forms/contact')
    expect(request.postData()).toContain('name=Kit+Example')
  })
})

test('reloads the platform and the admin area once, waits for a connection, and shows an error', async ({
  page,
  context,
}) => {
  test.slow()
  await test.step('doesn’t reload without a connection, and offers to try again', async () => {
    await enterAs(page, { firstName: 'Robin', email: 'robin@offline.example' })
    await page.goto('/platform')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await stay(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'My interviews' }).first().click()
    await expect(title(page)).toBeVisible()
    expect(await hasStayed(page)).toBe(true)
    await context.setOffline(false)
    await again(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My interviews' })).toBeVisible()
  })
  await test.step('loads a page after an update without any action by the researcher', async () => {
    await page.goto('/platform')
    await withoutCode(page, 'interviews', 1)
    await page.getByRole('link', { name: 'My interviews' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'My interviews' })).toBeVisible()
    await expect(page).toHaveURL(/\/platform\/interviews$/)
  })
  if (!process.env.LONG) return
  await test.step('reloads the platform and the admin area once, then shows an error', async () => {
    await page.unrouteAll()
    await enterAs(page, { firstName: 'Wren', email: 'wren@code.example' })
    await page.goto('/platform')
    await withoutCode(page, 'interviews')
    await page.getByRole('link', { name: 'My interviews' }).first().click()
    await expect(title(page)).toBeVisible()
    await expect(page).toHaveURL(/\/platform\/interviews$/)
    await page.unrouteAll()
    await again(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My interviews' })).toBeVisible()

    await enterAsAdmin(page)
    await withoutCode(page, 'users')
    await page.goto('/admin/users')
    await expect(title(page)).toBeVisible()
  })
})
