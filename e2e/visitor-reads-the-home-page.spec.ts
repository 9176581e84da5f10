import type { Page } from '@playwright/test'
import { expectAccessible, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, holdBackCode, test } from './journey.ts'
import { openPublicPage, warningsOn } from './public-page.ts'

test('a visitor reads the home page, gets around by mouse and keyboard, and finds their place again', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  const warnings = warningsOn(page)
  await page.goto('/')

  await test.step('gives each link a distinct name that says where the link goes', async () => {
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

  await test.step('shows seven decorative drawings, hidden from assistive technology', async () => {
    const plate = page.locator('section').first().locator('div[aria-hidden="true"] svg')
    await expect(plate).toHaveCount(7)
    for (const drawing of await plate.all()) {
      // If the sprite file doesn't contain the drawing, its width is zero.
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

  await test.step('jumps straight to the form on Get Started if the visitor prefers reduced motion', async () => {
    const places = await placesScrolledTo(page)
    await page.getByRole('link', { name: 'Get Started' }).click()
    // The form starts 11% of the window's height below the top of the window.
    await expect.poll(() => topOfForm(page)).toBe(88)
    // The page jumps straight to the form, without a smooth scroll.
    await expect.poll(async () => new Set(await places.jsonValue()).size).toBe(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '03 7010 0142' })).toBeFocused()
  })

  await test.step('keeps the header within reach, and never covers the focused element', async () => {
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeInViewport()
    // The text that scrolls under the header mustn't show through.
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    await expect(page.getByRole('banner')).toHaveCSS('background-color', paper)
    const bar = await page.getByRole('banner').boundingBox()
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('Shift+Tab')
      await expect
        .poll(async () => (await page.locator(':focus').boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual(bar?.height ?? Number.NaN)
    }
  })

  await test.step('goes to the form on Contact Us by keyboard, and returns to the top on Back', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await page.getByRole('link', { name: 'Contact Us' }).press('Enter')
    await expect.poll(() => topOfForm(page)).toBeGreaterThan(60)
    await expect.poll(() => topOfForm(page)).toBeLessThan(120)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('scrolls smoothly to the form on Get Started', async () => {
    await page.setViewportSize({ width: 390, height: 700 })
    const places = await placesScrolledTo(page)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect.poll(async () => new Set(await places.jsonValue()).size).toBeGreaterThan(3)
    await expect.poll(() => topOfForm(page)).toBe(77)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('starts another page at the top, and returns on Back to where the visitor was', async () => {
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

  await test.step('returns on Back to where the visitor was, even far down a long page', async () => {
    await page.setViewportSize({ width: 390, height: 664 })
    const place = page.getByRole('heading', { name: 'What we do' })
    const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(top).toBeLessThan(100)
    const before = await top()
    await page.goto('/policy')
    await page.goBack()
    await expect.poll(top).toBe(before)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('fades to the next page, unless the visitor prefers reduced motion', async () => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(window, { fades: viewTransition !== null }),
      ),
    )
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await page.getByRole('link', { name: 'About', exact: true }).click()
      await expect(page).toHaveTitle(/^About us/)
      await expect
        .poll(() => page.evaluate(() => (window as { fades?: boolean }).fades))
        .toBe(reducedMotion === 'no-preference')
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('prepares a public page, but not the application, when someone hovers over its link', async () => {
    const mayPrepare = new Set<string>()
    const devTools = await page.context().newCDPSession(page)
    devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) mayPrepare.add(new URL(key.url).pathname)
    })
    await devTools.send('Preload.enable')
    const prepared: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']?.includes('prerender'))
        prepared.push(new URL(request.url()).pathname)
    })
    await page.goto('/startups')
    await page.getByRole('link', { name: 'Case Studies', exact: true }).first().hover()
    await expect.poll(() => prepared).toEqual(['/case'])
    expect([...mayPrepare]).toEqual(expect.arrayContaining(['/', '/about']))
    expect([...mayPrepare].filter((path) => path.startsWith('/login'))).toEqual([])
    await devTools.detach()
    await page.goto('/')
  })

  await test.step('lets a visitor choose a theme, then a page in the Services menu', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: 'How We Can Help' }).click()
    await expect(page).toHaveURL(/\/research$/)
  })
  expect(warnings).toEqual([])
})

test('keeps what visitors choose and type before the code has loaded', async ({ page }) => {
  await test.step('keeps a theme that someone chooses before the code has loaded', async () => {
    const release = await holdBackCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Light' }).check()
    await page.getByRole('radio', { name: 'Dark' }).check()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('keeps a form that someone submits before the code has loaded, and submits it afterwards', async () => {
    const release = await holdBackCode(page, '**/assets/{react,contact-island}-*.js')
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Name' }).fill('Early Example')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    await expect(page).toHaveURL(/\/$/)
    release()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Early Example')
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('counts a page and restores its draft once someone sees it, not while the browser prerenders it', async () => {
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
      // The visitor typed this on the previous page, after the browser prerendered this one.
      sessionStorage.setItem('form CLIENT', JSON.stringify({ name: 'Latest Example' }))
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => counted).toEqual(['/about'])
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Latest Example')
    // The browser can keep a page in memory and show it again when the visitor goes back.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect.poll(() => counted).toEqual(['/about', '/about'])
    // Analytics isn't configured, so the page doesn't ask visitors about it.
    await expect(page.getByRole('button', { name: 'Analytics choices' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Analytics' })).toHaveCount(0)
  })
})

test('keeps the home page and the 404 page accessible and small, and their links easy to tap', async ({
  page,
  product,
}) => {
  await openPublicPage(page, '/')
  for (const width of PUBLIC_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    // The short run only checks the phone with its menu open and the desktop with its menu closed.
    if (process.env.LONG || width > 320) await expectAccessible(page, ['dark'])
    await page.getByRole('button', { name: width < 1100 ? 'Menu' : 'Services' }).click()
    await expect(page.getByRole('link', { name: 'For Researchers' })).toBeVisible()
    if (process.env.LONG || width === 320) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'For Researchers' })).toBeVisible()
  const small = await page.locator('a:visible, button:visible').evaluateAll((elements) =>
    elements
      // Leave out links in running text, which only need to be as tall as their line, and the "skip
      // to content" link, which is off-screen.
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

  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  const heading = { level: 1, name: 'There’s no page here' } as const
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
})

const topOfForm = (page: Page) =>
  page.locator('#contact-form').evaluate((form) => Math.round(form.getBoundingClientRect().top))

/** Collects every scroll position of the page from now on. */
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
