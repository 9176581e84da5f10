import { Inbox } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KeptFocus } from '#lib/kept-focus.ts'
import { AppShell } from './app-shell.tsx'

const sectionsOf = (length: number) =>
  Array.from({ length }, (_, at) => ({
    to: `/section-${at}`,
    label: `Section ${at}`,
    icon: Inbox,
  }))
const THIRTEEN = sectionsOf(13)

test.each([
  [13, 768],
  [13, 1100],
  [18, 840],
  [18, 1100],
])('fits %i sections and Help into a window %i px high', async (count, height) => {
  await page.viewport(1280, height)
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Admin" sections={sectionsOf(count)} help={{ keys: [] }} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const rail = screen.getByRole('navigation', { name: 'Admin' }).element()
  expect(rail.scrollHeight).toBeLessThanOrEqual(rail.clientHeight)
  const help = screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect()
  expect(help.bottom).toBeLessThanOrEqual(height)
  // Checks that each section's text and icon fit inside it.
  for (const face of rail.querySelectorAll('a > span:last-child')) {
    expect(face.scrollHeight).toBeLessThanOrEqual(face.clientHeight)
  }
})

test('doesn’t let a section’s count cover the name of the section above it', async () => {
  await page.viewport(1280, 840)
  const sections = sectionsOf(18).map((section) => ({ ...section, count: 26 }))
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Admin" sections={sections} help={{ keys: [] }} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const badges = screen.getByText('26', { exact: true }).elements()
  expect(badges).toHaveLength(18)
  for (const badge of badges) {
    const item = badge.closest('a')?.getBoundingClientRect()
    const { top, right } = badge.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(item?.top ?? Number.NaN)
    expect(right).toBeLessThanOrEqual(item?.right ?? Number.NaN)
  }
})

test('keeps Help in view in a window too short for all sections', async () => {
  await page.viewport(1280, 600)
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Admin" sections={sectionsOf(18)} help={{ keys: [] }} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const rail = screen.getByRole('navigation', { name: 'Admin' }).element()
  expect(rail.scrollHeight).toBeGreaterThan(rail.clientHeight)
  const help = screen.getByRole('button', { name: 'Help' })
  expect(help.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
  // The focused section is never behind Help.
  const last = screen.getByRole('link', { name: 'Section 17' })
  for (let at = 0; at < 18; at++) await userEvent.keyboard('{Tab}')
  await expect.element(last).toHaveFocus()
  await expect
    .poll(() => last.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(help.element().getBoundingClientRect().top)
})

test("keeps the current section's name on one line inside its button", async () => {
  await page.viewport(1280, 900)
  const sections = [{ to: '/interviews', label: 'My interviews', icon: Inbox }]
  const screen = await render(
    <MemoryRouter initialEntries={['/interviews']}>
      <AppShell navLabel="Platform" sections={sections} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const face = screen.getByText('My interviews').element()
  const words = document.createRange()
  words.selectNodeContents(face)
  // One rectangle for the icon and one for the text, so the text is on a single line.
  expect(words.getClientRects()).toHaveLength(2)
  expect(face.scrollWidth).toBeLessThanOrEqual(face.clientWidth)
})

test('scrolls a focused section fully into view on a phone', async () => {
  await page.viewport(390, 640)
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Admin" sections={THIRTEEN} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  for (const { label } of THIRTEEN) {
    await userEvent.keyboard('{Tab}')
    const section = screen.getByRole('link', { name: label, exact: true })
    await expect.element(section).toHaveFocus()
    const { left, right } = section.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }
})

test('never hides the focused element behind the bar on a phone', async () => {
  await page.viewport(390, 640)
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Admin" sections={THIRTEEN} topBar={null}>
        {Array.from({ length: 30 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change order
          <p key={at} className="pb-7">
            <a href="#content">Row {at}</a>
          </p>
        ))}
      </AppShell>
    </MemoryRouter>,
  )
  const bar = screen.getByRole('navigation', { name: 'Admin' }).element()
  ;(screen.getByRole('link', { name: 'Row 0', exact: true }).element() as HTMLElement).focus()
  for (let at = 1; at < 30; at++) {
    await userEvent.keyboard('{Tab}')
    const row = screen.getByRole('link', { name: `Row ${at}`, exact: true })
    await expect.element(row).toHaveFocus()
    // Wait, because the page may scroll smoothly.
    await expect
      .poll(() => row.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  }
})

test('shows five sections and More on a phone, and the others in the menu', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <MemoryRouter initialEntries={['/section-7']}>
      <AppShell navLabel="Admin" sections={THIRTEEN} phonePlaces={5} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const bar = screen.getByRole('navigation', { name: 'Admin' })
  await expect.element(bar.getByRole('link', { name: 'Section 4' })).toBeVisible()
  expect(bar.getByRole('link').elements()).toHaveLength(5)
  expect(bar.element().scrollWidth).toBeLessThanOrEqual(390)
  const more = bar.getByRole('button', { name: 'More' })
  await expect.element(more).toHaveAttribute('aria-current', 'page')
  await more.click()
  expect(screen.getByRole('menuitem').elements()).toHaveLength(8)
  await screen.getByRole('menuitem', { name: 'Section 12' }).click()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('opens Help from More on a phone, and returns focus to More', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <MemoryRouter>
      <AppShell
        navLabel="Admin"
        sections={THIRTEEN}
        phonePlaces={5}
        help={{ questions: [{ question: 'Who is paid?', answer: 'Everyone who came.' }], keys: [] }}
        topBar={null}
      >
        <KeptFocus />
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const more = screen.getByRole('button', { name: 'More' })
  await more.click()
  await screen.getByRole('menuitem', { name: 'Help' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Help' })
  await expect.element(dialog.getByText('Everyone who came.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('opens Help when someone types a question mark, even on a phone', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <MemoryRouter>
      <AppShell
        navLabel="Admin"
        sections={THIRTEEN}
        phonePlaces={5}
        help={{ withKey: true, keys: [] }}
        topBar={null}
      >
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Help' })).toBeVisible()
})

test('uses the focus colour that suits an overlay’s own background when the overlay opens from the dark rail', async () => {
  await page.viewport(1280, 900)
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Admin" sections={THIRTEEN} help={{ keys: [] }} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  await screen.getByRole('button', { name: 'Help' }).click()
  const ringIn = (element: Element) => getComputedStyle(element).getPropertyValue('--color-focus')
  expect(ringIn(screen.getByRole('dialog').element())).toBe(ringIn(document.body))
})

test('shows a section’s waiting count on its button in the rail', async () => {
  await page.viewport(1280, 900)
  const sections = [
    { to: '/interviews', label: 'My interviews', icon: Inbox, count: 12, note: '12 to confirm' },
  ]
  const screen = await render(
    <MemoryRouter initialEntries={['/interviews']}>
      <AppShell navLabel="Platform" sections={sections} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'My interviews 12 to confirm' })
  await expect.element(link).toBeVisible()
  const face = link.element().querySelector(':scope > span:last-child')
  expect(face?.scrollHeight).toBeLessThanOrEqual(face?.clientHeight ?? 0)
  expect(face?.scrollWidth).toBeLessThanOrEqual(face?.clientWidth ?? 0)
})
