import { Inbox } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppShell } from './app-shell.tsx'
import { Help } from './help.tsx'

const TWELVE = Array.from({ length: 12 }, (_, at) => ({
  to: `/section-${at}`,
  label: `Section ${at}`,
  icon: Inbox,
}))

test.each([768, 900, 1100])(
  'twelve sections and Help are in view at a height of %i',
  async (height) => {
    await page.viewport(1280, height)
    const screen = await render(
      <MemoryRouter>
        <AppShell navLabel="Office" sections={TWELVE} foot={<Help keys={[]} />} topBar={null}>
          <p>Work</p>
        </AppShell>
      </MemoryRouter>,
    )
    const rail = screen.getByRole('navigation', { name: 'Office' }).element()
    expect(rail.scrollHeight).toBeLessThanOrEqual(rail.clientHeight)
    const help = screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect()
    expect(help.bottom).toBeLessThanOrEqual(height)
    // Nothing was squeezed for it: what it says and shows is inside of it.
    for (const face of rail.querySelectorAll('a > span:last-child')) {
      expect(face.scrollHeight).toBeLessThanOrEqual(face.clientHeight)
    }
  },
)
