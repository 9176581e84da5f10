import { expect, test } from './journey.ts'

/** It scrolls by itself. */
const CAROUSEL = '[aria-roledescription=carousel]'
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
      const beyond = await page.evaluate((carousel) => {
        document.documentElement.style.fontSize = '200%'
        // Else what is far below has not been laid out.
        document.documentElement.dataset.laidOut = ''
        return Array.from(document.querySelectorAll('h1,h2,h3,p,dd,li,a,button,input,textarea'))
          .filter((element) => element.checkVisibility() && !element.closest(carousel))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent}`)
      }, CAROUSEL)
      expect(beyond, path).toEqual([])
    }
  })
}
