import { StaticRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { startMenus } from './menus.ts'
import { SiteHeader } from './site-header.tsx'

const Site = ({ path = '/' }: { path?: string }) => (
  <StaticRouter location={path}>
    <SiteHeader />
    <main style={{ minHeight: '200vh', paddingTop: '40rem' }}>
      <h1>Home</h1>
      <section id="contact-form">The form</section>
    </main>
  </StaticRouter>
)

const servicesButton = () => page.getByRole('button', { name: 'Services' })
const firstService = () => page.getByRole('link', { name: 'How We Recruit' })

beforeAll(startMenus)
beforeEach(() => page.viewport(1280, 900))

test('opens and closes the Services menu with the keyboard, and returns focus', async () => {
  await render(<Site />)
  await expect.element(firstService()).not.toBeInTheDocument()
  servicesButton().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(firstService()).toBeVisible()
  await userEvent.tab()
  await expect.element(firstService()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(firstService()).not.toBeInTheDocument()
  await expect.element(servicesButton()).toHaveFocus()
})

test('lists the agency’s services, and says which ones are coming soon', async () => {
  await render(<Site />)
  await servicesButton().click()
  const offered = {
    'How We Recruit': '/recruitment',
    'For Researchers': '/recruitment/researchers',
    'How We Can Help': '/research',
    'About Us': '/about',
    'Startups Package': '/startups',
  }
  for (const [name, address] of Object.entries(offered)) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await expect.element(page.getByText(/^Insights/).first()).toBeVisible()
  await expect.element(page.getByText('Coming soon').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Insights/ })).not.toBeInTheDocument()
  await expectAccessible()
})

test('closes the Services menu when focus moves to a link before or after it', async () => {
  await render(<Site />)
  await servicesButton().click()
  page.getByRole('link', { name: 'Sign in' }).element().focus()
  await expect.element(firstService()).not.toBeInTheDocument()
  await servicesButton().click()
  await expect.element(firstService()).toBeVisible()
  page.getByRole('link', { name: 'Wattle Research' }).element().focus()
  await expect.element(firstService()).not.toBeInTheDocument()
})

test('closes the Services menu on a click elsewhere', async () => {
  await render(<Site />)
  await servicesButton().click()
  await page.getByRole('heading', { name: 'Home' }).click()
  await expect.element(firstService()).not.toBeInTheDocument()
})

test('marks the current page in the header and in the menu', async () => {
  await render(<Site path="/about" />)
  const bar = page.getByRole('link', { name: 'About', exact: true })
  await expect.element(bar).toHaveAttribute('aria-current', 'page')
  await servicesButton().click()
  await expect
    .element(page.getByRole('link', { name: 'About Us' }))
    .toHaveAttribute('aria-current', 'page')
})

test('marks Case Studies as current on a case study page', async () => {
  await render(<Site path="/case/2" />)
  await expect
    .element(page.getByRole('link', { name: 'Case Studies' }))
    .toHaveAttribute('aria-current', 'page')
})

test('links Contact Us to the form on the page, or to a page with a form', async () => {
  const contact = page.getByRole('link', { name: 'Contact Us' })
  const { unmount } = await render(<Site path="/research" />)
  await expect.element(contact).toHaveAttribute('href', '#contact-form')
  await unmount()
  await render(<Site path="/policy" />)
  await expect.element(contact).toHaveAttribute('href', '/#contact-form')
})

test('shows the whole navigation in the burger menu on a small screen', async () => {
  await page.viewport(390, 844)
  await render(<Site />)
  const burger = page.getByRole('button', { name: 'Menu' })
  await expect.element(servicesButton()).not.toBeInTheDocument()
  burger.element().focus()
  await userEvent.keyboard(' ')
  const names = ['For Researchers', 'How We Can Help', 'Startups Package', 'Sign in', 'Contact Us']
  for (const name of names) {
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  }
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(firstService()).not.toBeInTheDocument()
  await expect.element(burger).toHaveFocus()
})

test.each([
  [390, 844],
  [360, 640],
  [667, 375],
])('fits the whole burger menu on a screen of %i by %i px', async (width, height) => {
  await page.viewport(width, height)
  await render(<Site />)
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['How We Recruit', 'Sign in', 'Contact Us'])
    await expect.element(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
})

test('closes the burger menu when its link goes to the form on the same page', async () => {
  await page.viewport(390, 844)
  await render(<Site />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect.element(firstService()).not.toBeInTheDocument()
})

test("keeps the header in view without covering a link's target", async () => {
  await render(<Site />)
  document.getElementById('contact-form')?.scrollIntoView()
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeInViewport()
  const heading = page.getByRole('heading', { name: 'Home' })
  heading.element().scrollIntoView()
  const bar = page.getByRole('banner').element().getBoundingClientRect()
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom)
})
