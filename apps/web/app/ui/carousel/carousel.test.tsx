import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { withMotion } from '#testing/motion.ts'
import { Carousel } from './carousel.tsx'
import { startCarousel } from './start-carousel.ts'

const slides = (count: number) =>
  [1, 2, 3, 4, 5].slice(0, count).map((number) => (
    <a key={number} href="#there" className="block grow">
      Slide {number}
    </a>
  ))

async function show(count: number) {
  const screen = await render(
    // Leaves margins for the arrows.
    <div className="md:px-18">
      <Carousel label="Pictures" empty={<p>Nothing here</p>}>
        {slides(count)}
      </Carousel>
    </div>,
  )
  const carousel = document.querySelector<HTMLElement>('[data-carousel]')
  if (carousel) startCarousel(carousel)
  return screen
}

const all = () => Array.from(document.querySelectorAll<HTMLElement>('[data-slide]'))
const shown = () => all().flatMap((slide, index) => (slide.inert ? [] : [index + 1]))
const leftOf = (number: number) => all()[number - 1]?.getBoundingClientRect().left ?? 0
const arrow = (name: 'Previous' | 'Next') => page.getByRole('button', { name })
/** Clicks immediately, because a locator's click would wait until nothing moves. */
const press = (name: string) =>
  (page.getByRole('button', { name }).element() as HTMLButtonElement).click()

test.each([
  { width: 1024, count: 3 },
  { width: 1023, count: 2 },
  { width: 768, count: 2 },
  { width: 767, count: 1 },
])(
  'shows $count slides at $width px and makes the others unreachable',
  async ({ width, count }) => {
    await page.viewport(width, 600)
    await show(5)
    await expect.poll(shown).toEqual([1, 2, 3].slice(0, count))
    const frame = document.querySelector('section')?.getBoundingClientRect()
    const widest = all()[0]?.firstElementChild?.getBoundingClientRect().width ?? 0
    expect(widest * count + 24 * (count - 1)).toBeCloseTo(frame?.width ?? 0, -1)
  },
)

test('spreads slides out and hides the arrows if all slides fit', async () => {
  await page.viewport(1280, 600)
  await show(2)
  await expect.poll(shown).toEqual([1, 2])
  expect(leftOf(2) - leftOf(1)).toBeGreaterThan(500)
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
})

test("says that there's nothing to show if there are no slides", async () => {
  const screen = await show(0)
  await expect.element(screen.getByText('Nothing here')).toBeVisible()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('loops in both directions', async () => {
  await page.viewport(1280, 600)
  await show(5)
  await arrow('Previous').click()
  await expect.poll(shown).toEqual([1, 2, 5])
  await expect.poll(() => leftOf(5) - leftOf(1)).toBeLessThan(0)
  await arrow('Next').click()
  await arrow('Next').click()
  await expect.poll(shown).toEqual([2, 3, 4])
  await arrow('Next').click()
  await arrow('Next').click()
  await expect.poll(shown).toEqual([1, 4, 5])
  await expect.poll(() => leftOf(1) - leftOf(5)).toBeGreaterThan(0)
})

test('goes to a slide when its dot is pressed, marks the dot and announces the change politely', async () => {
  await page.viewport(700, 600)
  const screen = await show(5)
  await screen.getByRole('button', { name: 'Go to 4 of 5' }).click()
  await expect.poll(shown).toEqual([4])
  await expect
    .element(screen.getByRole('button', { name: 'Go to 4 of 5' }))
    .toHaveAttribute('aria-current', 'true')
  const liveRegion = document.querySelector('[data-carousel] [aria-live=polite]')
  await expect.poll(() => liveRegion?.textContent).toBe('Showing 4 of 5')
  await expect.element(screen.getByRole('group', { name: '4 of 5' })).toBeVisible()
})

test('moves from slide to slide with arrow keys and brings the next one into view', async () => {
  await page.viewport(1280, 600)
  const screen = await show(5)
  await expect.poll(shown).toEqual([1, 2, 3])
  screen.getByRole('link', { name: 'Slide 2' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: 'Slide 3' })).toHaveFocus()
  expect(shown()).toEqual([1, 2, 3])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: 'Slide 4' })).toHaveFocus()
  await expect.poll(shown).toEqual([2, 3, 4])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByRole('link', { name: 'Slide 1' })).toHaveFocus()
})

test('takes 500 ms for a move of any length', async () => {
  await withMotion()
  await page.viewport(700, 600)
  await show(5)
  // The first click also loads the engine.
  await arrow('Next').click()
  await expect.poll(shown).toEqual([2])
  await expect.poll(() => leftOf(2) - leftOfFrame()).toBeCloseTo(0, 0)

  for (const number of [4, 5]) {
    const began = await nextFrame()
    press(`Go to ${number} of 5`)
    let arrived = began
    while (Math.abs(leftOf(number) - leftOfFrame()) > 0.5) arrived = await nextFrame()
    // The engine takes its first two steps immediately, so a move takes a little less than 500 ms.
    // There's no upper bound, because busy machines render late.
    expect(arrived - began).toBeGreaterThan(400)
  }
})

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
/** Where the first visible slide starts. Each slide has a gap on its left. */
const leftOfFrame = () =>
  (document.querySelector('section')?.getBoundingClientRect().left ?? 0) - 24

test('jumps straight to a slide with reduced motion', async () => {
  await page.viewport(700, 600)
  await show(5)
  await arrow('Next').click()
  await expect.poll(shown).toEqual([2])
  await expect.poll(() => leftOf(2) - leftOfFrame()).toBeCloseTo(0, 0)
  press('Go to 4 of 5')
  const places = new Set<number>()
  while (Math.abs(leftOf(4) - leftOfFrame()) > 0.5) {
    places.add(Math.round(leftOf(4)))
    await nextFrame()
  }
  // The slide jumped: it stayed at its old position until it arrived, and was never in between.
  expect(places.size).toBeLessThanOrEqual(1)
  await expect.poll(shown).toEqual([4])
})

test('has no accessibility violations before or after a move', async () => {
  await page.viewport(1280, 600)
  await show(5)
  await expectAccessible()
  await arrow('Next').click()
  await expect.poll(shown).toEqual([2, 3, 4])
  await expectAccessible()
})

test('has no controls before its script loads', async () => {
  await page.viewport(1280, 600)
  await render(
    <Carousel label="Pictures" empty={null}>
      {slides(5)}
    </Carousel>,
  )
  await expect.element(page.getByRole('link', { name: 'Slide 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
})
