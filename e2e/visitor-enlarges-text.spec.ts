import { cutOff } from './cut-off.ts'
import { expect, test } from './journey.ts'

const PATHS = [
  '/',
  '/recruitment',
  '/recruitment/researchers',
  '/recruitment/participants',
  '/startups',
  '/research',
  '/about',
  '/case',
  '/case/1',
  '/policy',
  '/nowhere',
  '/panel',
  '/login',
  '/login?view=sign-up',
  '/login?view=forgot-password',
  '/change-password?token=none',
]

test('nothing is cut off with text twice as large, at 320 and 390 px', async ({ page }) => {
  for (const path of PATHS) {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await cutOff(page), `${path} at 320`).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await cutOff(page), `${path} at 390`).toEqual([])
  }
})
