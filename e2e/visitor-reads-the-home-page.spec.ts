import type { Page } from '@playwright/test'
import { expectAccessible, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, holdBackCode, test } from './journey.ts'

test('the home page can be read, and its menu used, without scripts', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/')
  const title = 'Client-focused Market Research Agency'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const strengths = ['Expertise', 'Strategic Insights', 'Impact', 'Privacy and Security']
  const services = ['Recruitment', 'Research', 'Startups', 'Knowledge']
  for (const name of [...strengths, ...services]) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  }
  for (const name of ['Data-Driven Insights', 'Startup Pack', 'Get in Touch']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const sentence = page.locator('p', { hasText: 'In 6 years, 100+ customers' })
  await expect(sentence).toContainText('10 services and tools to answer it.')
  await expect(page.locator('blockquote')).toHaveCount(2)
  await expect(page.getByText('© 2025 Wattle Research')).toBeVisible()

  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('link', { name: 'Startups Package' }).click()
  await expect(page).toHaveURL(/\/startups$/)
  await context.close()
})

test('each way on has a name of its own and leads where it says', async ({ page }) => {
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

test('seven drawings are there for the eye alone, and show', async ({ page }) => {
  await page.goto('/')
  const plate = page.locator('section').first().locator('div[aria-hidden="true"] svg')
  await expect(plate).toHaveCount(7)
  for (const drawing of await plate.all()) {
    // What the file did not bring has no size.
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

test('what stands on the page stays there while its code has not come', async ({ page }) => {
  // Code that comes late never comes here.
  await page.route(/below-the-fold|contact-block|site-footer|form-/, () => {})
  // Asked for by what runs once React has taken over, which may be before the page has loaded.
  const takenOver = page.waitForResponse('**/api/site/config')
  await page.goto('/')
  const parts = ['#stats', '#contact-form', 'footer']
  await takenOver
  for (const part of parts) await expect(page.locator(part)).toBeAttached()
  // As who writes it into the address bar: the router hears of it too.
  await page.evaluate(() => {
    location.hash = 'stats'
  })
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 900)
  await page.getByRole('button', { name: 'Services' }).press('Enter')
  await page.keyboard.press('Escape')
  for (const part of parts) await expect(page.locator(part)).toBeAttached()
})

test('what lies far below is laid out when somebody begins to go there, or comes from there', async ({
  page,
}) => {
  const isLaidOut = () =>
    page.locator('#stats').evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }))
  await page.goto('/')
  expect(await isLaidOut()).toBe(false)
  await page.keyboard.press('ArrowDown')
  await expect.poll(isLaidOut).toBe(true)

  await page.goto('/?again')
  expect(await isLaidOut()).toBe(false)
  // Whoever comes back finds the place where they were.
  await page.reload()
  expect(await isLaidOut()).toBe(true)
  await page.goto('/?again=2#contact-form')
  expect(await isLaidOut()).toBe(true)

  const goToForm = () => {
    location.hash = 'contact-form'
  }
  // The browser may tell of the scrolling first, and of the new address only when all is laid out.
  const scrollFirst = () => {
    history.pushState(null, '', '#contact-form')
    scrollBy(0, 1500)
  }
  for (const [at, go] of [goToForm, scrollFirst].entries()) {
    await page.goto(`/?again=${at + 3}`)
    await page.evaluate(go)
    // Below the bar that stays in view, and not somewhere in the form or before it.
    await expect.poll(() => topOfForm(page)).toBeGreaterThan(60)
    await expect.poll(() => topOfForm(page)).toBeLessThan(120)
  }
})

test('Get Started leads to the form, 11 % of the window below its top edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(() => topOfForm(page)).toBe(88)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '03 7010 0142' })).toBeFocused()
})

test('Get Started jumps where motion is not wanted', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const places = await placesScrolledTo(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(() => topOfForm(page)).toBe(88)
  // There at once, by no place in between.
  await expect.poll(async () => new Set(await places.jsonValue()).size).toBe(1)
})

test('Get Started scrolls smoothly when the typefaces have loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => isTypeset(page)).toBe(true)
  const places = await placesScrolledTo(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(async () => new Set(await places.jsonValue()).size).toBeGreaterThan(3)
})

test('Get Started reaches the form when typefaces load meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const arrived = page.evaluate(
    () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  )
  const places = await placesScrolledTo(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect.poll(async () => (await places.jsonValue()).length).toBeGreaterThan(0)
  release()
  await expect.poll(() => isTypeset(page)).toBe(true)
  await arrived
  await expect.poll(() => topOfForm(page)).toBeGreaterThan(60)
  await expect.poll(() => topOfForm(page)).toBeLessThan(120)
})

test('Contact Us leads to the form by keyboard, and Back to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect.poll(() => topOfForm(page)).toBeGreaterThan(60)
  await expect.poll(() => topOfForm(page)).toBeLessThan(120)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('another page comes dressed, starts at its top, and its heading has the focus', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  // The sheet of the next page comes last; the step waits for it.
  const { promise: held, resolve: letSheetCome } = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/*.css')
  const code = page.waitForResponse('**/assets/about-page-*.js')
  const before = await page.evaluate(() => document.styleSheets.length)
  /** How many there are at the moment at which the next page is seen. */
  const sheets = page.evaluate(
    (home) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          const title = document.querySelector('main h1')?.textContent
          if (title && title !== home) resolve(document.styleSheets.length)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    await page.locator('main h1').textContent(),
  )
  await page.getByRole('link', { name: 'About', exact: true }).evaluate((link: HTMLElement) => {
    link.click()
  })
  await asked
  await (await code).finished()
  letSheetCome()
  expect(await sheets).toBeGreaterThan(before)
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const path of ['/case', '/case/1', '/policy']) {
  test(`from ${path}, which has no form, Contact Us leads to one`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/#contact-form$/)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
  })
}

test('what is typed and sent before any code has come is kept, and sent once it has', async ({
  page,
}) => {
  const release = await holdBackCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Early Example')
  await page.getByRole('button', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL(/\/$/)
  release()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Early Example')
})

test('a theme chosen before any code has come is the theme once it has', async ({ page }) => {
  const release = await holdBackCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

for (const width of PUBLIC_WIDTHS) {
  test(`nothing that axe can find at ${width} px, with the menu open too`, async ({ page }) => {
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

test('everything that can be pressed is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'For Researchers' })).toBeVisible()
  const small = await page.locator('a:visible, button:visible').evaluateAll((elements) =>
    elements
      // Links in running text may be as low as their line; the skip link waits outside the window.
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

test('an address that does not exist says so, with scripts and without', async ({
  browser,
  page,
  product,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  const heading = { level: 1, name: 'There is no page here' } as const
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

test('nothing breaks the page’s own policy, and no code fails', async ({ page }) => {
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

/** Every place the page scrolls to from now on. */
const placesScrolledTo = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: number[] = []
    addEventListener('scroll', () => seen.push(Math.round(scrollY)))
    return seen
  })

/** Whether the real typefaces have replaced those that a first page starts with. */
const isTypeset = (page: Page) =>
  page.evaluate(
    () => document.fonts.status === 'loaded' && !('plainType' in document.documentElement.dataset),
  )

async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(excess).toBe(0)
}
