import type { Page } from '@playwright/test'
import { expectAccessible, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, holdBackCode, test } from './journey.ts'

test('every link has a distinct name and goes where it says', async ({ page }) => {
  await page.goto('/')
  const ways = {
    'Learn More about Data-Driven Insights': '/research',
    'Learn More about the Startup Pack': '/startups',
    'Learn More about Recruitment': '/recruitment',
    'Learn More about Research': '/research',
    'Learn More about Startups': '/startups',
    'Learn More about Knowledge': '/case',
    'Accessibility Statement': '/accessibility',
    'Terms & Conditions': '/conditions',
    'Privacy Policy': '/policy',
  }
  for (const [name, address] of Object.entries(ways)) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
  const social = ['Instagram', 'Facebook', 'Telegram', 'X', 'WhatsApp', 'LinkedIn']
  for (const name of social) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('shows seven decorative drawings, hidden from assistive technology', async ({ page }) => {
  await page.goto('/')
  const plate = page.locator('section').first().locator('div[aria-hidden="true"] svg')
  await expect(plate).toHaveCount(7)
  for (const drawing of await plate.all()) {
    // If a drawing is missing from its file, its width is zero.
    await expect
      .poll(() => drawing.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(20)
  }
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-art-leaf'))
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(light)
})

test('Get Started goes to the form and puts it 11% of the window’s height below the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(() => topOfForm(page)).toBe(88)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '03 7010 0142' })).toBeFocused()
})

test('Get Started jumps straight to the form with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const places = await placesScrolledTo(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(() => topOfForm(page)).toBe(88)
  // The page jumps straight there, without scrolling through positions in between.
  await expect.poll(async () => new Set(await places.jsonValue()).size).toBe(1)
})

test('Get Started scrolls smoothly to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const places = await placesScrolledTo(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(async () => new Set(await places.jsonValue()).size).toBeGreaterThan(3)
  await expect.poll(() => topOfForm(page)).toBe(77)
})

test('Contact Us goes to the form by keyboard, and Back returns to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect.poll(() => topOfForm(page)).toBeGreaterThan(60)
  await expect.poll(() => topOfForm(page)).toBeLessThan(120)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('another page starts at the top, and Back returns to where the visitor was', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page).toHaveTitle(/^About us/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/^Client-focused/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test('Back returns to where the visitor was, even far down a long page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const place = page.getByRole('heading', { name: 'What we do' })
  const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto('/')
  await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(top).toBeLessThan(100)
  const before = await top()
  await page.goto('/policy')
  await page.goBack()
  await expect.poll(top).toBe(before)
})

test('Get Started goes to the form without JavaScript', async ({ browser, product }) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: product.url,
    viewport: { width: 390, height: 664 },
  })
  const page = await plain.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.locator('#contact-form')).toBeInViewport({ ratio: 0.5 })

  // Start on another page, because a link to the same page wouldn't close the menu.
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.locator('#burger')).toBeHidden()
  await expect(page.locator('#contact-form')).toBeInViewport({ ratio: 0.5 })
  await plain.close()
})

test('the header stays within reach and never covers the focused element', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Shift+Tab')
    await expect
      .poll(async () => (await page.locator(':focus').boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(bar?.height ?? Number.NaN)
  }
})

test('counts a page once someone sees it, not while the browser prerenders it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  )
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/site/view')) counted.push(request.postDataJSON().path)
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(counted).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => counted).toEqual(['/about'])
})

test('Contact Us on a page without the form goes to the form on the home page', async ({
  page,
}) => {
  for (const path of ['/case', '/case/1', '/policy']) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL(/\/#contact-form$/)
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
    })
  }
})

test('keeps text typed and sent before the form’s code loads, and sends it afterwards', async ({
  page,
}) => {
  const release = await holdBackCode(page, '**/assets/{react,contact-island}-*.js')
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Name' }).fill('Early Example')
  await page.getByRole('button', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL(/\/$/)
  release()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Early Example')
})

test('keeps a theme chosen before any code has loaded', async ({ page }) => {
  const release = await holdBackCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

for (const width of PUBLIC_WIDTHS) {
  test(`has no axe findings at ${width} px, with the menu open too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: width < 1100 ? 'Menu' : 'Services' }).click()
    await expect(page.getByRole('link', { name: 'For Researchers' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('every control is large enough to press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'For Researchers' })).toBeVisible()
  const small = await page.locator('a:visible, button:visible').evaluateAll((elements) =>
    elements
      // Leave out links in running text, which only need to be as tall as their line, and the skip
      // link, which is outside the window.
      .filter((element) => !element.closest('p') && element.getAttribute('href') !== '#content')
      .map((element) => {
        const isWider = getComputedStyle(element, '::after').position === 'absolute'
        const { width, height } = (
          isWider && element.parentElement ? element.parentElement : element
        ).getBoundingClientRect()
        return { name: element.textContent, width, height }
      })
      .filter(({ width, height }) => Math.min(width, height) < 24 || Math.max(width, height) < 44)
      .map(({ name, width, height }) => `${name}: ${width} x ${height}`),
  )
  expect(small).toEqual([])
})

test('an unknown address shows a 404 page, with and without scripts', async ({
  browser,
  page,
  product,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  const heading = { level: 1, name: 'There’s no page here' } as const
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(`${product.url}/`)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const still = await plain.newPage()
  await still.goto('/no/such/page')
  await expect(still.getByRole('heading', heading)).toBeVisible()
  await plain.close()
})

test('nothing violates the page’s security policy, and no script fails', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) {
      faults.push(message.text())
    }
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/')
  await page.mouse.wheel(0, 4000)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('link', { name: 'How We Can Help' }).click()
  await expect(page).toHaveURL(/\/research$/)
  expect(faults).toEqual([])
})

const topOfForm = (page: Page) =>
  page.locator('#contact-form').evaluate((form) => Math.round(form.getBoundingClientRect().top))

/** Every position the page scrolls to from now on. */
const placesScrolledTo = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: number[] = []
    addEventListener('scroll', () => seen.push(Math.round(scrollY)))
    return seen
  })

async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(excess).toBe(0)
}
