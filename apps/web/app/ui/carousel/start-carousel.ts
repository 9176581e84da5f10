import type { CarouselEngine } from './carousel-engine.ts'

/**
 * Events that show a visitor is using the page. We load the carousel's engine on the first one.
 * Pointer moves don't count, because browsers report a resting pointer when the page appears.
 */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

const TWO = window.matchMedia('(min-width: 768px)')
const THREE = window.matchMedia('(min-width: 1024px)')
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Makes a carousel's arrows, dots and arrow keys work, and makes slides out of view inert. */
export function startCarousel(carousel: HTMLElement) {
  const all = (selector: string) => Array.from(carousel.querySelectorAll<HTMLElement>(selector))
  const slides = all('[data-slide]')
  const dots = all('[data-dot]')
  const viewport = carousel.querySelector<HTMLElement>('[data-viewport]')
  const status = carousel.querySelector('[aria-live]')
  const count = slides.length
  let selected = 0
  let engine: Promise<CarouselEngine | undefined> | undefined

  const places = () => Math.min(count, THREE.matches ? 3 : TWO.matches ? 2 : 1)
  const isShown = (index: number) => (index - selected + count) % count < places()
  const focusSlide = (index: number) =>
    slides[index]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })

  function show() {
    for (const [index, slide] of slides.entries()) slide.inert = !isShown(index)
    for (const [index, dot] of dots.entries()) {
      if (index === selected) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }
  function select(index: number) {
    selected = index
    show()
    const numbers = Array.from({ length: places() }, (_, place) => ((index + place) % count) + 1)
    if (status) status.textContent = `Showing ${numbers.join(', ')} of ${count}`
  }

  function start() {
    engine ??= import('./carousel-engine.ts')
      .then(({ startEngine }) => {
        if (!viewport) return undefined
        viewport.dataset.running = ''
        return startEngine({ viewport, onSelect: select, duration: moveDuration })
      })
      .catch(() => {
        // The engine didn't load. The list still scrolls, and the next click tries again.
        engine = undefined
        return undefined
      })
    return engine
  }
  const move = async (places: number) => (await start())?.moveBy(places)

  carousel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    if (button.dataset.step) move(Number(button.dataset.step))
    else if (dots.includes(button)) (await start())?.moveTo(dots.indexOf(button))
  })
  carousel.addEventListener('keydown', async (event) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || places() >= count) return
    event.preventDefault()
    const slide = (event.target as Element).closest<HTMLElement>('[data-slide]')
    const next = slide ? (slides.indexOf(slide) + step + count) % count : undefined
    if (next === undefined || !isShown(next)) await move(step)
    if (next !== undefined) focusSlide(next)
  })
  for (const width of [TWO, THREE]) width.addEventListener('change', show)
  if (count > 1) {
    for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true })
    carousel.addEventListener('pointerenter', start, { once: true })
  }
  show()
  carousel.dataset.ready = ''
}

/** The motion token's duration, or 0 with reduced motion. */
function moveDuration(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--motion-carousel')
  return Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000)
}
