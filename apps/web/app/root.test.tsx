import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ErrorBoundary } from './root.tsx'

function Broken(): never {
  throw new Error('A screen broke.')
}

const Site = createRoutesStub([
  {
    path: '/',
    Component: Broken,
    ErrorBoundary: (props) => (
      <ErrorBoundary error={props.error} params={props.params} loaderData={undefined} />
    ),
  },
])

test('says that a screen crashed, what’s safe and what to do next', async () => {
  // Silences React, which logs errors that a boundary catches.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(<Site />)
  await expect
    .element(screen.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }))
    .toBeVisible()
  await expect.element(screen.getByText(/sent or saved is safe/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go to the home page' }))
    .toHaveAttribute('href', '/')
  await expectAccessible()
  report.mockRestore()
})
