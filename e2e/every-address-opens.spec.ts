import { expect, signInAsAdmin, test } from './journey.ts'

const OPEN = ['/', '/about', '/case/1', '/login', '/panel', '/no-such-page']
const ADMIN_ONLY = ['/admin', '/admin/outbox', '/admin/jobs']

test('every address can be opened directly and reloaded, also those of the application', async ({
  page,
}) => {
  for (const path of OPEN) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await signInAsAdmin(page)
  for (const path of ADMIN_ONLY) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
