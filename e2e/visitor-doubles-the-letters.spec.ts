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

for (const width of [320, 390]) {
  test(`with letters twice as large nothing is cut off, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of PATHS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await cutOff(page), path).toEqual([])
    }
  })
}
