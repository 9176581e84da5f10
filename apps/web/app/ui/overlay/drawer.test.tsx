import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { BesideDrawer, Drawer } from './drawer.tsx'

function Sample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <h1>People</h1>
      <BesideDrawer
        drawer={
          isOpen && (
            <Drawer
              title="Aroha Wiki"
              onClose={() => setOpen(false)}
              footer={<button type="button">Pause</button>}
            >
              <p>What she answered</p>
            </Drawer>
          )
        }
      >
        <table>
          <tbody>
            <tr aria-current={isOpen || undefined}>
              <td>
                <button type="button" onClick={() => setOpen(true)}>
                  Aroha
                </button>
              </td>
            </tr>
          </tbody>
        </table>
      </BesideDrawer>
    </main>
  )
}

const row = () => page.getByRole('button', { name: 'Aroha', exact: true })
const heading = () => page.getByRole('heading', { name: 'Aroha Wiki' })

afterEach(() => page.viewport(1280, 800))

test.each([390, 768, 1199])(
  'hides the page it covers from the keyboard and screen readers at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await render(<Sample />)
    await row().click()
    await expect.element(heading()).toHaveFocus()
    await expectAccessible()
    // The drawer covers the page's own level 1 heading.
    expect(heading().element().tagName).toBe('H1')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.closest('table')).toBeNull()
    expect(row().element().closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(heading()).not.toBeInTheDocument()
    await expect.element(row()).toHaveFocus()
  },
)

test('closes on a click on the page behind it, but not on a click inside', async () => {
  await page.viewport(768, 800)
  await render(<Sample />)
  await row().click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(heading()).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 40, y: 400 } })
  await expect.element(heading()).not.toBeInTheDocument()
  await expect.element(row()).toHaveFocus()
})

test('leaves the list next to the drawer usable', async () => {
  await page.viewport(1280, 800)
  await render(<Sample />)
  await row().click()
  await expect.element(heading()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(row()).toHaveFocus()
})

test.each([
  ['a long list', 3000],
  ['a list a little longer than the window', 770],
  ['a short list', 100],
])(
  'reaches the bottom of the window next to %s, however far the page is scrolled',
  async (_what, height) => {
    await page.viewport(1280, 800)
    await render(
      <MemoryRouter>
        <AppShell navLabel="Admin" sections={[]} topBar="Panel">
          <BesideDrawer
            drawer={
              <Drawer title="Aroha Wiki" onClose={() => {}}>
                Answers
              </Drawer>
            }
          >
            <div style={{ height }}>Aroha</div>
          </BesideDrawer>
        </AppShell>
      </MemoryRouter>,
    )
    const edges = () => {
      const { top, bottom } = page
        .getByRole('region', { name: 'Aroha Wiki' })
        .element()
        .getBoundingClientRect()
      return { top, bottom }
    }
    const topBar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    expect(edges()).toEqual({ top: topBar, bottom: 800 })
    for (const distance of [20, topBar, 400, 100_000, 0]) {
      window.scrollTo({ top: distance, behavior: 'instant' })
      const scrolled = Math.min(distance, document.documentElement.scrollHeight - 800)
      await expect.poll(edges).toEqual({ top: Math.max(0, topBar - scrolled), bottom: 800 })
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
)
