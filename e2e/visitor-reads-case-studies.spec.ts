import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAnyWidth, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, holdBackCode, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { openPublicPage } from './public-page.ts'

const STUDIES = [
  { id: 1, title: 'Renters and energy plans', participants: 18 },
  { id: 2, title: 'Lunch on shift', participants: 20 },
  { id: 3, title: 'Pricing for sole traders', participants: 15 },
  { id: 4, title: 'Clinic bookings', participants: 8 },
  { id: 5, title: 'A letter in Easy Read', participants: 6 },
]
const PARTS = ['Objective', 'Participant Recruitment', 'Process and Methodology', 'Outcome']

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Case studies' })
const slidesOf = (page: Page) => carouselOf(page).locator('[data-slide]')

/** Numbers of the slides visible in the carousel, from left to right. */
async function shownSlides(page: Page): Promise<number[]> {
  return carouselOf(page).evaluate((carousel) => {
    const slides = Array.from(carousel.querySelectorAll<HTMLElement>('[data-slide]'))
    const frame = carousel.getBoundingClientRect()
    const placed = slides.map((slide, index) => {
      const { left, right } = slide.firstElementChild?.getBoundingClientRect() ?? frame
      return { number: index + 1, left, right }
    })
    return placed
      .filter(({ left, right }) => left > frame.left - 2 && right < frame.right + 2)
      .sort((a, b) => a.left - b.left)
      .map(({ number }) => number)
  })
}

test.describe('case studies without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists all case studies, and shows each in full', async ({ page }) => {
    await page.goto('/case')
    for (const { title, participants } of STUDIES) {
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card.getByText(String(participants), { exact: true })).toBeAttached()
    }
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    // Focusing the last link scrolls the carousel to it.
    await page.getByRole('link', { name: 'A letter in Easy Read' }).focus()
    await expect(page.getByRole('link', { name: 'A letter in Easy Read' })).toBeInViewport()

    for (const { id, title, participants } of STUDIES) {
      await page.goto(`/case/${id}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(title)
      await expect(page.getByText(String(participants), { exact: true }).first()).toBeVisible()
      for (const part of PARTS) {
        await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible()
      }
      await expect(page.getByText(/25 to 30 minutes/).first()).toBeVisible()
      await expect(page.getByText(/made up/).first()).toBeVisible()
    }

    // There's no case study with this number.
    await page.goto('/case/99')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item not found')
  })
})

/** How many slides are visible at each window width. */
const WIDTHS = [
  [1280, 3],
  [1024, 3],
  [1023, 2],
  [768, 2],
  [767, 1],
  [320, 1],
] as const

test('a visitor uses the carousel with the mouse', LONG, async ({ page }) => {
  test.slow()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const carousel = carouselOf(page)

  await test.step('loads nothing for the carousel until the visitor does something', async () => {
    await page.goto('/case', { waitUntil: 'networkidle' })
    expect(fetched.filter((path) => path.includes('carousel-engine'))).toEqual([])
    await expect(slidesOf(page).and(page.locator(':not([inert])'))).toHaveCount(3)
    await carousel.hover()
    await expect.poll(() => fetched.some((path) => path.includes('carousel-engine'))).toBe(true)
  })

  await test.step('draws one bloom per participant', async () => {
    for (const { title, participants } of STUDIES) {
      const card = page.getByRole('article').filter({ hasText: title })
      const picture = await card.locator('use').first().getAttribute('href')
      const drawn = await page.evaluate(async (address) => {
        const [file = '', id = ''] = (address ?? '').split('#')
        const text = await (await fetch(file)).text()
        const sheet = new DOMParser().parseFromString(text, 'image/svg+xml')
        return sheet.getElementById(id)?.querySelectorAll('use[href^="#bloom-60"]').length
      }, picture)
      expect(drawn, title).toBe(participants)
    }
  })

  await test.step('loops with its arrows, its dots and by dragging', async () => {
    for (const shown of [
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 1],
      [5, 1, 2],
      [1, 2, 3],
    ]) {
      await carousel.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => shownSlides(page)).toEqual(shown)
    }
    await carousel.getByRole('button', { name: 'Go to 4 of 5' }).click()
    await expect.poll(() => shownSlides(page)).toEqual([4, 5, 1])
    await expect(carousel.getByRole('button', { name: 'Go to 4 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(carousel.getByText('Showing 4, 5, 1 of 5')).toBeAttached()

    await drag(page, carousel.getByRole('link', { name: 'A letter in Easy Read' }), -300)
    await expect.poll(() => shownSlides(page)).toEqual([5, 1, 2])
    await expect(page, 'a drag isn’t a click').toHaveURL(/\/case$/)
  })

  await test.step('shows as many slides as fit, and hides the rest from everyone', async () => {
    for (const [width, count] of WIDTHS) {
      await page.setViewportSize({ width, height: width < 400 ? 640 : 900 })
      await page.goto('/case')
      await page.mouse.move(100, 100)
      await expect(slidesOf(page).and(page.locator(':not([inert])'))).toHaveCount(count)
      await expect.poll(() => shownSlides(page)).toEqual([1, 2, 3].slice(0, count))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)

      await carousel.getByRole('button', { name: 'Previous' }).click()
      await expect.poll(() => shownSlides(page)).toEqual([5, 1, 2].slice(0, count))
    }
  })
})

test(
  'a visitor goes through the cards by keyboard, reads studies and finds a way to contact us',
  LONG,
  async ({ page, request }) => {
    test.slow()
    await test.step('keeps the focused element in view when someone tabs quickly', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width: 1280, height: 600 })
      const release = await holdBackCode(page)
      await page.goto('/case', { waitUntil: 'commit' })
      await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeAttached()
      const outOfView: string[] = []
      for (let step = 1; step <= 20; step += 1) {
        await page.keyboard.press('Tab')
        const name = await focusedOutOfView(page)
        if (name !== undefined) outOfView.push(`${step}: ${name}`)
        // Let the page's code load after half of the key presses, so the page changes while someone
        // tabs.
        if (step === 10) release()
      }
      expect(outOfView).toEqual([])
      await expect(slidesOf(page).and(page.locator(':not([inert])'))).toHaveCount(3)
      await expect.poll(() => focusedOutOfView(page)).toBeUndefined()
    })
    await test.step('a visitor goes through the cards by keyboard, reads studies and finds a way to contact us', async () => {
      await page.unrouteAll({ behavior: 'wait' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 720 })
      const carousel = carouselOf(page)
      await test.step('opens a case study using only the keyboard', async () => {
        await page.goto('/case')
        await carousel.getByRole('button', { name: 'Next' }).focus()
        await expect(slidesOf(page).and(page.locator(':not([inert])'))).toHaveCount(3)
        const reached: string[] = []
        for (let i = 0; i < 4; i++) {
          await page.keyboard.press('Tab')
          reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
        }
        expect(reached.slice(0, 3)).toEqual(STUDIES.slice(0, 3).map(({ title }) => title))
        await expect(carousel.getByRole('button', { name: 'Go to 1 of 5' })).toBeFocused()

        await page.keyboard.press('Shift+Tab')
        await expect(carousel.getByRole('link', { name: 'Pricing for sole traders' })).toBeFocused()
        await page.keyboard.press('ArrowRight')
        await expect(carousel.getByRole('link', { name: 'Clinic bookings' })).toBeFocused()
        await expect.poll(() => shownSlides(page)).toEqual([2, 3, 4])
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/case\/4$/)
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Clinic bookings')
      })

      await test.step('shows in the rail which part the visitor is reading', async () => {
        const rail = page.getByRole('navigation', { name: 'On this page' })
        await expect(rail.getByRole('link', { name: 'Objective' })).toHaveAttribute('aria-current')
        await rail.getByRole('link', { name: 'Process and Methodology' }).click()
        await expect(page).toHaveURL(/#process-and-methodology$/)
        await expect(rail.getByRole('link', { name: 'Process and Methodology' })).toHaveAttribute(
          'aria-current',
        )
        await expect(rail.getByRole('link', { name: 'Objective' })).not.toHaveAttribute(
          'aria-current',
        )
      })

      await test.step('links each case study to the next one, to the quote form and back to the list', async () => {
        await page.getByRole('link', { name: 'A letter in Easy Read' }).click()
        await page.getByRole('link', { name: 'Renters and energy plans' }).click()
        await expect(page).toHaveURL(/\/case\/1$/)
        await expect(page).toHaveTitle(/Renters and energy plans/)
        await expect(page.getByText('Nobody gave up over price.')).toBeAttached()
        await page.getByRole('link', { name: 'Request a quote' }).click()
        await expect(page).toHaveURL(/\/#contact-form$/)
        await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport()
        await page.goBack()
        await page.getByRole('link', { name: 'Back to case studies' }).click()
        await expect(page).toHaveURL(/\/case$/)
        await expect(page.getByRole('heading', { name: 'Objective' })).toBeVisible()
        // Contact Us goes to the home page, because this page has no form.
        await page.getByRole('link', { name: 'Contact Us' }).click()
        await expect(page).toHaveURL(/\/#contact-form$/)
        await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
      })

      await test.step('returns a 404 page for an unknown case study number', async () => {
        expect((await request.get('/case/1')).status()).toBe(200)
        expect((await request.get('/case/99')).status()).toBe(404)
        expect((await request.get('/case/1/more')).status()).toBe(404)
        await page.goto('/case/99')
        await expect(page.getByRole('heading', { name: 'Item not found', level: 1 })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('link', { name: 'Back to case studies' }).click()
        await expect(carousel).toBeVisible()
      })
    })
  },
)

// The studies share one layout, so we only check all of them in the long run.
const LOOKED_AT = process.env.LONG ? STUDIES : STUDIES.slice(0, 1)
test('keeps the list and the case studies accessible and small, and fits them to every width', async ({
  page,
}) => {
  for (const path of ['/case', ...LOOKED_AT.map(({ id }) => `/case/${id}`)]) {
    await test.step(path, async () => {
      await openPublicPage(page, path)
      if (path === '/case') await expectHonestExamples(page)
      await expectAccessibleAtAnyWidth(page, PUBLIC_WIDTHS)
    })
  }
})

test('shows the carousel’s controls once its script has loaded', LONG, async ({ page }) => {
  const release = await holdBackCode(page)
  await page.goto('/case', { waitUntil: 'commit' })
  await expect(carouselOf(page).getByRole('link', { name: 'Lunch on shift' })).toBeVisible()
  const next = carouselOf(page).getByRole('button', { name: 'Next' })
  await expect(next).toBeHidden()
  release()
  await next.click()
  await expect(carouselOf(page).getByText('Showing 2, 3, 4 of 5')).toBeAttached()
})

async function drag(page: Page, handle: Locator, distance: number) {
  const box = await handle.boundingBox()
  if (!box) throw new Error('There’s nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 5 })
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

/**
 * Expects examples to be marked as made up, and not to mention Friday, because only the Startup
 * Pack promises an answer by Friday.
 */
async function expectHonestExamples(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByText(/made up/).first()).toBeVisible()
  await expect(main).not.toContainText('Friday')
}

/**
 * Returns the focused element's HTML if it's out of view. Waits only two frames: enough for an
 * instant scroll, but not for an animated one, which this should catch.
 */
async function focusedOutOfView(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const { activeElement: focused } = document
    if (!focused || focused === document.body) return undefined
    const { top, bottom, height } = focused.getBoundingClientRect()
    // If the element is taller than the window, only its top has to be in view.
    const end = height > innerHeight ? top : bottom
    // The browser scrolls by whole pixels, so allow for fractions.
    const isInView = Math.round(top) >= 0 && Math.floor(end) <= innerHeight
    return isInView ? undefined : focused.outerHTML.slice(0, 80)
  })
}
