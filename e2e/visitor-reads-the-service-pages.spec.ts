import type { Page } from '@playwright/test'
import { expectAccessibleAt, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, test } from './journey.ts'

/** What seed 000 section 1 prescribes for each page: its button, anchors and lists. */
const PAGES = [
  {
    path: '/recruitment',
    heading: 'How we recruit',
    button: 'Request A Quote',
    anchors: ['contact-form'],
    form: 'Get in Touch',
    listed: [
      'Experience',
      'Quality',
      'Trustworthiness',
      'Quickness',
      'Strong Attendance',
      'Tailored Solutions',
      'Compliance',
      'Sustained Connections',
    ],
  },
  {
    path: '/recruitment/researchers',
    heading: 'Tell us who. We’ll find them.',
    button: 'Request A Quote',
    anchors: ['contact-form'],
    form: 'Get in Touch',
    listed: [
      'Business Professionals',
      'Innovation/Strategy Research',
      'Industry Experts',
      'CX/UX Research',
      'Existing/Potential Customers',
      'Product/Pricing/Easy Read Testing',
      'Consumer/User',
    ],
  },
  {
    path: '/recruitment/participants',
    heading: 'Say what you think. Get paid for it.',
    button: 'Join Now',
    anchors: ['contact-form'],
    form: 'Join Our Panel',
    listed: ['Compensation', 'Impact', 'Insight into Trends'],
  },
  {
    path: '/startups',
    heading: 'A startup idea can be tested in 5 days',
    button: 'Request Package',
    anchors: ['startupsPack', 'contact-form'],
    form: 'Request a Startup Pack',
    listed: ['Questionnaire design', 'Participant recruitment', 'Analysis'],
  },
  {
    path: '/research',
    heading: 'How we can help',
    button: 'Request A Quote',
    anchors: ['support', 'contact-form'],
    form: 'Get in Touch',
    listed: [
      'Primary research',
      'Secondary research with data analysis',
      'Qualitative Research',
      'Industry Reports',
      'Customer Research',
      'UX/UI Research',
      'Social Research',
      'Product Research',
      'Concept/Easy Read testing',
    ],
  },
  {
    path: '/about',
    heading: 'Our mission, in a letter',
    button: undefined,
    anchors: ['contact-form'],
    form: 'Get in Touch',
    listed: ['100+ customers', '6 years', '10 services and tools'],
  },
] as const

/** Expects the page to have these texts in this order. */
async function expectInOrder(page: Page, texts: readonly string[]) {
  const content = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ')
  let place = 0
  for (const text of texts) {
    const found = content.indexOf(text, place)
    expect(found, `'${text}' after '${content.slice(place, place + 40)}'`).toBeGreaterThan(-1)
    place = found + text.length
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is readable, and its button goes to the form', async ({ page }) => {
    for (const { path, heading, button, anchors, form, listed } of PAGES) {
      await test.step(path, async () => {
        const reply = await page.goto(path)
        expect(reply?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('heading', { name: form, exact: true })).toBeVisible()
        await expectInOrder(page, listed)
        for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1)
        if (!button) return
        await page.getByRole('link', { name: button, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${path}#contact-form$`))
        await expect(page.locator('#contact-form')).toBeInViewport()
      })
    }
  })
})

for (const { path, form } of PAGES) {
  test(`${path} links to its form, is accessible and fits`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}#contact-form$`))
    await expect(page.getByRole('heading', { name: form, exact: true })).toBeInViewport()
    await expectHeadingsInOrder(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectLargeTargets(page)
    await expectAccessibleAt(page, PUBLIC_WIDTHS)
  })
}

/** Headings never skip a level. */
async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), String(levels)).toBeLessThanOrEqual(1)
}

async function expectLargeTargets(page: Page) {
  const small = await page.locator('main :is(a, button, input, textarea)').evaluateAll((elements) =>
    elements
      // A link in a sentence only needs to be as tall as its line.
      .filter((element) => !element.closest('p, label, dd'))
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && Math.min(box.height, box.width) < 24)
      .map(({ text }) => text),
  )
  expect(small).toEqual([])
}

test('a visitor gets from the button to the form using only the keyboard', async ({ page }) => {
  await page.goto('/recruitment')
  await page.getByRole('link', { name: 'Request A Quote', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#contact-form')).toBeInViewport()
  await page.keyboard.press('Tab')
  const focused = page.locator('#contact-form :focus')
  await expect(focused).toHaveCount(1)
  await expect(focused).toBeInViewport()
})

test('the overview links to researchers and participants', async ({ page }) => {
  await page.goto('/recruitment')
  await page.getByRole('link', { name: 'Recruitment for researchers' }).click()
  await expect(page).toHaveURL(/\/recruitment\/researchers$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tell us who/)
  await page.goto('/recruitment')
  await page.getByRole('link', { name: 'Recruitment for participants' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Say what you think/)
})

test('draws one unbroken stem next to the steps on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/recruitment/participants')
  const stems = page
    .getByRole('list', { name: 'How it works, in five steps' })
    .locator('li svg > path')
  await expect(stems.first()).toBeVisible()
  const ends = await stems.evaluateAll((paths) =>
    paths
      .filter((path) => path.closest('svg')?.getAttribute('preserveAspectRatio') === 'none')
      .map((path) => {
        const { top, bottom } = path.getBoundingClientRect()
        const isFilled = (x: number, y: number) =>
          (path as SVGGeometryElement).isPointInFill(new DOMPoint(x, y))
        const widthAt = (y: number) =>
          Array.from({ length: 960 }, (_, at) => at / 10).filter((x) => isFilled(x, y)).length / 10
        return { top, bottom, from: widthAt(0.01), to: widthAt(99.99) }
      }),
  )
  expect(ends).toHaveLength(5)
  for (const [at, next] of ends.slice(1).entries()) {
    const step = ends[at]
    expect(step?.bottom, `step ${at + 1} reaches the next`).toBeGreaterThanOrEqual(next.top)
    expect(step?.to, `step ${at + 1} ends as wide as the next begins`).toBeGreaterThan(1)
    expect(Math.abs((step?.to ?? 0) - next.from)).toBeLessThan(0.3)
  }
})

test('the panel’s five steps appear in order, followed by the form', async ({ page }) => {
  await page.goto('/recruitment/participants')
  const steps = page.getByRole('list', { name: 'How it works, in five steps' }).getByRole('heading')
  await expect(steps).toHaveText(['Join', 'Match', 'Screen', 'Book a time', 'Talk, and get paid'])
  await expectInOrder(page, ['about five minutes', 'Join Our Panel'])
  for (const name of ['Instagram', 'Facebook', 'Telegram', 'X', 'WhatsApp', 'LinkedIn']) {
    const link = page.locator('#contact-form').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', /^https:/)
  }
})

test('the startup week runs from Monday to Friday', async ({ page }) => {
  await page.goto('/startups#startupsPack')
  await expectInOrder(page, ['Monday', 'Tuesday', 'Wednesday', '25 to 30 minutes', 'Friday'])
  await expectInOrder(page, ['special pricing', '4 of 5 did or paid'])
})
