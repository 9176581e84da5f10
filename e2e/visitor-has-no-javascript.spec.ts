import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('a visitor gets around with the menu and links, and sees which pages need JavaScript', async ({
  page,
}) => {
  await test.step('a visitor reads the home page and gets around with the menu and links', async () => {
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
    await expect(
      page
        .getByRole('main')
        .getByText(/made up/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText('© 2025 Wattle Research')).toBeVisible()

    await page.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: 'Startups Package' }).click()
    await expect(page).toHaveURL(/\/startups$/)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.getByRole('link', { name: 'How We Recruit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we recruit')
    await page.getByRole('link', { name: 'Recruitment for researchers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tell us who/)
    await menu.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden()
    await menu.click()
    await page.getByRole('link', { name: 'Case Studies' }).first().click()
    await page.getByRole('link', { name: 'Lunch on shift' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lunch on shift')
    await page.getByRole('link', { name: 'Back to case studies' }).click()
    await expect(page).toHaveURL(/\/case$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/case\/2$/)

    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page.locator('#contact-form')).toBeInViewport({ ratio: 0.5 })
    // Contact Us links to the form on this page, and reloads the page to close the menu.
    await page.goto('/about')
    await menu.click()
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.locator('#burger')).toBeHidden()
    await expect(page.locator('#contact-form')).toBeInViewport({ ratio: 0.5 })

    await page.goto('/no/such/page')
    const missing = { level: 1, name: 'There’s no page here' } as const
    await expect(page.getByRole('heading', missing)).toBeVisible()
  })
  await test.step('says that a page needs JavaScript instead of loading forever', async () => {
    for (const path of [
      '/login',
      '/platform',
      '/panel',
      '/respondent/screener?hashKey=any',
      '/respondent/slots?hashKey=any',
    ]) {
      await test.step(path, async () => {
        await page.goto(path)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText('This page needs JavaScript')
        await expect(page.getByRole('status')).toHaveCount(0)
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('link', { name: 'hello@wattle.example' })).toBeVisible()
        if (path.startsWith('/respondent')) return
        const home = page.getByRole('link', { name: 'Go to the home page' })
        await expect(home).toHaveAttribute('href', '/')
      })
    }
  })
})

// visitor-sends-forms-without-javascript.spec.ts tests the responses to /forms/contact and
// /forms/panel.
