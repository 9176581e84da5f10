import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Loading } from './loading.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

test('shows nothing for the first 200 ms', async () => {
  const screen = await render(<Skeleton />)
  const shape = screen.container.querySelector('[data-skeleton]') as HTMLElement
  const [appearing] = shape.getAnimations()
  if (!appearing) throw new Error('Nothing delays this skeleton.')
  appearing.pause()
  appearing.currentTime = 199
  expect(getComputedStyle(shape).visibility).toBe('hidden')
  appearing.currentTime = 200
  expect(getComputedStyle(shape).visibility).toBe('visible')
})

test("announces what's loading once, without the skeletons", async () => {
  const screen = await render(
    <Loading label="Loading projects">
      <Skeleton />
      <Skeleton />
    </Loading>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading projects')
  for (const shape of screen.container.querySelectorAll('[data-skeleton]')) {
    expect(shape.getAttribute('aria-hidden')).toBe('true')
  }
})

test("announces a spinner's label, or nothing if it has none", async () => {
  const screen = await render(
    <>
      <Spinner label="Loading" />
      <Spinner />
    </>,
  )
  expect(screen.getByRole('status').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <Spinner label="Loading" />
      <Loading label="Loading projects">
        <Skeleton />
      </Loading>
    </>,
  )
  await expectAccessible()
})
