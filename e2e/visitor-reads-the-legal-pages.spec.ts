import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAnyWidth, PUBLIC_WIDTHS } from './accessible.ts'
import { expect, test } from './journey.ts'
import { openPublicPage } from './public-page.ts'

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
      'Known limitations',
      'Tell us what doesn’t work',
    ],
  },
]

const openSections = (page: Page) => page.locator('main details[open]')

test.describe('legal pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every page’s title, dates and sections, and opens and closes the sections', async ({
    page,
  }) => {
    for (const { path, title, facts, sections } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        for (const fact of facts) await expect(page.getByText(fact).first()).toBeVisible()
        const titles = await page.locator('main summary h2').allInnerTexts()
        expect(titles.map((text) => text.replace(/^\d+\s*/, ''))).toEqual(sections)
        // Without scripts, "Expand all" couldn't do anything, so the page hides it.
        await expect(page.getByText('Expand all')).toBeHidden()
        if (path !== '/conditions') return
        const text = page.getByText('State of Victoria, Australia. You and we agree')
        await expect(text).toBeHidden()
        await page.getByRole('heading', { name: 'Governing Law' }).click()
        await expect(text).toBeVisible()
        await page.getByRole('heading', { name: 'Governing Law' }).click()
        await expect(text).toBeHidden()
      })
    }
    // A link to a section opens that section and scrolls to it.
    await page.goto('/policy#complaints')
    await expect(page.getByText('Complaining is free')).toBeVisible()
    await expect(page.locator('#complaints')).toBeInViewport()
  })
})

test('a visitor opens sections by keyboard, shares one, and follows links between them', async ({
  page,
  context,
  baseURL,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('opens sections using only the keyboard, even with a malformed hash', async () => {
    await page.goto('/policy#%zz')
    await page.getByRole('button', { name: 'Print' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Two words come up often.')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByText('Two words come up often.')).toBeHidden()
  })

  await test.step('shows everything in the policy that the seeds and the product require', async () => {
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(openSections(page)).toHaveCount(9)
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
    const acknowledgement = page.getByRole('region', { name: 'Acknowledgement of Country' })
    await expect(acknowledgement).toContainText('Wurundjeri Woi-wurrung and Bunurong')
  })

  await test.step('lets a visitor who comes from another page expand every section', async () => {
    await page.goto('/conditions#google-analytics')
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
    await expect(openSections(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(openSections(page)).toHaveCount(13)
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(openSections(page)).toHaveCount(0)
    await page.getByRole('heading', { name: 'Privacy' }).click()
    await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible()
  })

  await test.step('opens a section from a copied link to that section', async () => {
    await page.getByRole('heading', { name: 'Severability' }).click()
    await page.getByRole('link', { name: 'Link to “Severability”' }).click()
    await expect(page.getByText('Link copied').first()).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${baseURL}/conditions#severability`)

    await page.goto('/policy#access-and-correction')
    // Follow a link in one section to another section.
    await page.getByRole('link', { name: 'Complaints', exact: true }).click()
    await expect(page.getByText('Complaining is free')).toBeInViewport()
    await page.goto(copied)
    await expect(page.getByText('The rest stays in force.')).toBeInViewport()
  })
  expect(faults).toEqual([])
})

test('keeps the pages accessible and small, and prints them with all sections open', async ({
  page,
}) => {
  test.slow()
  for (const { path } of PAGES) {
    await test.step(path, async () => {
      await openPublicPage(page, path)
      await page.emulateMedia({ media: 'print' })
      for (const text of await page.locator('main details p:first-child').all()) {
        await expect(text).toBeVisible()
      }
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('button', { name: /all/ })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })

      // Collapsed sections look the same on every page, so the short run only checks them on one.
      if (path === '/policy' || process.env.LONG) await expectAccessible(page)
      const expand = page.getByRole('button', { name: /(Expand|Collapse) all/ })
      await expect(expand).toBeVisible()
      if ((await expand.textContent()) === 'Expand all') await expand.click()
      await expectAccessibleAtAnyWidth(page, PUBLIC_WIDTHS)
    })
  }
})
