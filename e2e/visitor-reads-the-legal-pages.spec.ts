import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, test } from './journey.ts'

const PAGES = [
  {
    path: '/conditions',
    title: 'Terms & Conditions',
    facts: ['Effective 14 November 2024', 'operated by a sole trader'],
    sections: [
      'Intellectual Property',
      'Age Requirements',
      'Website Content And Accuracy',
      'Google Analytics',
      'Links To Third-Party Sites',
      'Acceptable Use',
      'Privacy',
      'Limitation of Liability',
      'Indemnity',
      'Governing Law',
      'Severability',
      'Changes',
      'Contact',
    ],
  },
  {
    path: '/policy',
    title: 'Privacy Policy',
    facts: ['Last updated 11 November 2024', 'Personal information is not required to browse'],
    sections: [
      'Introduction',
      'Collection',
      'Use and Disclosure',
      'Data Security',
      'Access and Correction',
      'Anonymity',
      'Direct Marketing',
      'Complaints',
      'Changes',
    ],
  },
  {
    path: '/accessibility',
    title: 'Accessibility Statement',
    facts: ['WCAG 2.2 level AA'],
    sections: [
      'What we aim for',
      'How the site is built',
      'What we’ve tested',
      'Known limits',
      'Tell us what doesn’t work',
    ],
  },
]

const openSections = (page: Page) => page.locator('main details[open]')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has its title, dates and every section in order', async ({ page }) => {
    for (const { path, title, facts, sections } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        for (const fact of facts) await expect(page.getByText(fact).first()).toBeVisible()
        const titles = await page.locator('main summary h2').allInnerTexts()
        expect(titles.map((text) => text.replace(/^\d+\s*/, ''))).toEqual(sections)
        // Without scripts, the button couldn't do anything, so the page hides it.
        await expect(page.getByText('Expand all')).toBeHidden()
      })
    }
  })

  test('a section opens on the first click and closes on the second', async ({ page }) => {
    await page.goto('/conditions')
    const text = page.getByText('State of Victoria, Australia. You and we agree')
    await expect(text).toBeHidden()
    await page.getByRole('heading', { name: 'Governing Law' }).click()
    await expect(text).toBeVisible()
    await page.getByRole('heading', { name: 'Governing Law' }).click()
    await expect(text).toBeHidden()
  })

  test('a link to a section opens that section and scrolls to it', async ({ page }) => {
    await page.goto('/policy#complaints')
    await expect(page.getByText('Complaining is free')).toBeVisible()
    await expect(page.locator('#complaints')).toBeInViewport()
  })
})

test('the policy includes everything the seed and the product require', async ({ page }) => {
  await page.goto('/policy')
  await page.getByRole('button', { name: 'Expand all' }).click()
  for (const fact of [
    'We handle these requests within up to 30 days.',
    'you can complain to the national privacy regulator',
    'a child under 15 takes part only with the consent of a parent or guardian',
    'You are on the panel only once you press the button',
    'Automated decisions: a computer program decides whether you fit a study.',
    'a one-way hash of your email address',
    'Visits are counted without cookies.',
    'Google Analytics is used only if we have switched it on and you have agreed to it.',
    'Each takes part only where we have switched it on.',
  ]) {
    await expect(page.getByText(fact)).toBeVisible()
  }
})

test('one button expands or collapses all sections, and its label says what it will do', async ({
  page,
}) => {
  await page.goto('/conditions')
  await expect(openSections(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(openSections(page)).toHaveCount(13)
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(openSections(page)).toHaveCount(0)
  await page.getByRole('heading', { name: 'Privacy' }).click()
  await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible()
})

test('sections open using only the keyboard', async ({ page }) => {
  await page.goto('/policy')
  await page.getByRole('button', { name: 'Print' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two words come up often.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Two words come up often.')).toBeHidden()
})

test('a copied section link opens that section for others', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/conditions')
  await page.getByRole('heading', { name: 'Severability' }).click()
  await page.getByRole('link', { name: 'Link to “Severability”' }).click()
  await expect(page.getByText('Link copied').first()).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${baseURL}/conditions#severability`)

  await page.goto('/about')
  await page.goto(copied)
  await expect(page.getByText('The rest stays in force.')).toBeInViewport()

  // Follow a link from one section's text to another section.
  await page.goto('/policy#access-and-correction')
  await page.getByRole('link', { name: 'Complaints', exact: true }).click()
  await expect(page.getByText('Complaining is free')).toBeInViewport()
})

test('a visitor who arrives through a link can expand every section too', async ({ page }) => {
  await page.goto('/conditions#google-analytics')
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(openSections(page)).toHaveCount(13)
})

test('prints all sections expanded, without the footer or buttons', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const text of await page.locator('main details p:first-child').all()) {
      await expect(text).toBeVisible()
    }
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: /all/ })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})

// Closed sections look the same on every page, so the short run only checks them once.
for (const { path } of PAGES) {
  test(`${path} is accessible as loaded, and with all sections open at every width`, async ({
    page,
  }) => {
    await page.goto(path)
    if (path === '/policy' || process.env.LONG) await expectAccessible(page)
    const expand = page.getByRole('button', { name: /(Expand|Collapse) all/ })
    await expect(expand).toBeVisible()
    if ((await expand.textContent()) === 'Expand all') await expand.click()
    await expectAccessibleAt(page, PUBLIC_WIDTHS)
  })
}

test('a malformed hash in the URL doesn’t break the page', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/policy#%zz')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(openSections(page)).toHaveCount(9)
  expect(faults).toEqual([])
})
