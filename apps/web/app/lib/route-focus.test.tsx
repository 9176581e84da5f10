import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouteFocus } from './route-focus.tsx'

const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <RouteFocus />
        <nav>
          <Link to="/about">About</Link>
          <Link to="/?sort=name">Sort</Link>
          <Link to="/about#team">Team</Link>
        </nav>
        <Outlet />
      </>
    ),
    children: [
      { index: true, Component: () => <Screen title="Home" /> },
      { path: 'about', Component: () => <Screen title="About us" /> },
    ],
  },
])

function Screen({ title }: { title: string }) {
  return (
    <main style={{ minHeight: '300vh' }}>
      <h1>{title}</h1>
      <section id="team" aria-label="Team" style={{ marginTop: '100vh' }} />
    </main>
  )
}

test('starts a new page at its top with focus on its heading', async () => {
  const screen = await render(<Site />)
  window.scrollTo({ top: 800, behavior: 'instant' })
  expect(window.scrollY).toBe(800)
  ;(screen.getByRole('link', { name: 'About' }).element() as HTMLElement).click()
  await expect.element(screen.getByRole('heading', { name: 'About us' })).toHaveFocus()
  expect(window.scrollY).toBe(0)
})

test('starts a new page at the anchor, if there is one', async () => {
  const screen = await render(<Site />)
  ;(screen.getByRole('link', { name: 'Team' }).element() as HTMLElement).click()
  const team = screen.getByRole('region', { name: 'Team' })
  await expect.element(team).toHaveFocus()
  expect(Math.round(team.element().getBoundingClientRect().top)).toBe(0)
  expect(window.scrollY).toBeGreaterThan(0)
})

test('leaves focus where the browser put it on the first page', async () => {
  const screen = await render(<Site />)
  await expect.element(screen.getByRole('heading', { name: 'Home' })).not.toHaveFocus()
})

test("doesn't scroll or move focus when only the query string changes", async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const screen = await render(<Site />)
  await screen.getByRole('link', { name: 'Sort' }).click()
  await expect.element(screen.getByRole('link', { name: 'Sort' })).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
