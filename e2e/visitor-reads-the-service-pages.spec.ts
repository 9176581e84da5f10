import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, test } from './journey.ts'
import { openPublicPage } from './public-page.ts'

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

async function expectInOrder(page: Page, texts: readonly string[]) {
  const content = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ')
  let place = 0
  for (const text of texts) {
    const found = content.indexOf(text, place)
    expect(found, `'${text}' after '${content.slice(place, place + 40)}'`).toBeGreaterThan(-1)
    place = found + text.length
  }
}

/** The questions to open and close on each page. */
const QUESTIONS: Record<string, string[]> = {
  '/recruitment': ['What does it cost?', 'Is there a minimum?'],
  '/recruitment/researchers': ['What does it cost?', 'Who pays the participants?'],
  '/startups': ['What does the Startup Pack cost?', 'Is my idea safe with you?'],
  '/recruitment/participants': ['How much will I be paid, and when?', 'Can I pause or leave?'],
}
const MADE_UP = ['/about', '/recruitment/researchers']
/**
 * Pages that mustn't mention Friday, because only the Startup Pack promises an answer by Friday.
 */
const NO_FRIDAY = ['/about', '/recruitment/researchers', '/recruitment', '/research']

test.describe('service pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every page in full, and links its button to the form', async ({ page }) => {
    for (const { path, heading, button, anchors, form, listed } of PAGES) {
      await test.step(path, async () => {
        const reply = await page.goto(path)
        expect(reply?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('heading', { name: form, exact: true })).toBeVisible()
        await expectInOrder(page, listed)
        for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1)
        const main = page.getByRole('main')
        if (MADE_UP.includes(path)) await expect(main.getByText(/made up/).first()).toBeVisible()
        if (NO_FRIDAY.includes(path)) await expect(main).not.toContainText('Friday')
        if (!button) return
        await page.getByRole('link', { name: button, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${path}#contact-form$`))
        await expect(page.locator('#contact-form')).toBeInViewport()
      })
    }
  })
})

test('links every page to its form, keeps it accessible and small, and fits it to every width', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const { path, form } of PAGES) {
    await test.step(path, async () => {
      await openPublicPage(page, path)
      await page.getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}#contact-form$`))
      await expect(page.getByRole('heading', { name: form, exact: true })).toBeInViewport()
      if (process.env.LONG) await expectAnswersByKeyboard(page, QUESTIONS[path] ?? [])
      // Also checks the order of the headings and the size of links and buttons.
      await expectAccessibleAtAnyWidth(page, PUBLIC_WIDTHS)
    })
  }
})

async function expectAnswersByKeyboard(page: Page, questions: string[]) {
  for (const question of questions) {
    const entry = page.locator('details').filter({ hasText: question })
    const answer = entry.locator('p').first()
    await expect(answer, question).toBeHidden()
    await entry.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  }
}

test('a visitor looks at the services, the steps and the startup week', async ({ page }) => {
  await test.step('goes from the button to the form using only the keyboard', async () => {
    await page.goto('/recruitment')
    await page.getByRole('link', { name: 'Request A Quote', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#contact-form')).toBeInViewport()
    await page.keyboard.press('Tab')
    const focused = page.locator('#contact-form :focus')
    await expect(focused).toHaveCount(1)
    await expect(focused).toBeInViewport()
  })

  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await test.step('puts the example’s first interviews on the first day that slots can start', async () => {
    await page.getByRole('link', { name: 'Recruitment for researchers' }).click()
    await expect(page).toHaveURL(/\/recruitment\/researchers$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tell us who/)
    const go = steps.filter({ hasText: 'You say go' })
    await expect(go).toContainText('The first can be on Thursday')
    await expect(steps.filter({ hasText: 'First interviews' })).toContainText('Thursday')
  })

  await test.step('shows the panel’s five steps in order, followed by the form', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Join our panel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Say what you think/)
    const list = page.getByRole('list', { name: 'How it works, in five steps' })
    await expect(list.getByRole('heading')).toHaveText([
      'Join',
      'Match',
      'Screen',
      'Book a time',
      'Talk, and get paid',
    ])
    await expectInOrder(page, ['about five minutes', 'Join Our Panel'])
    for (const name of ['Instagram', 'Facebook', 'Telegram', 'X', 'WhatsApp', 'LinkedIn']) {
      const link = page.locator('#contact-form').getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', /^https:/)
    }
    // The page explains what people are paid for even if no amount is configured.
    const pay = page.getByRole('region', { name: 'What you’re paid for' })
    await expect(pay).toContainText('25 to 30 minutes')
    await expect(pay).toContainText('The invitation says how much.')
    await expect(pay).not.toContainText('$')
  })

  await test.step('draws one unbroken stem next to the steps on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
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
            Array.from({ length: 960 }, (_, at) => at / 10).filter((x) => isFilled(x, y)).length /
            10
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

  await test.step('shows a startup week that runs from Monday to Friday', async () => {
    await page.goto('/startups#startupsPack')
    await expectInOrder(page, ['Monday', 'Tuesday', 'Wednesday', '25 to 30 minutes', 'Friday'])
    await expectInOrder(page, ['special pricing', '4 of 5 did it or paid for it'])
    await expect(steps.filter({ hasText: 'five interviews' })).toContainText('Thursday')
  })

  await test.step('a founder downloads a screener and a guide, then creates an account', async () => {
    for (const name of ['screener', 'interview guide']) {
      const started = page.waitForEvent('download')
      await page.getByRole('link', { name: `Download the ${name}` }).click()
      const download = await started
      expect(download.suggestedFilename()).toMatch(/^wattle-sample-.*\.pdf$/)
      expect(await download.failure()).toBeNull()
    }
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  })
})
