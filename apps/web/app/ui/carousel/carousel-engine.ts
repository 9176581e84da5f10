import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'

type Engine = ReturnType<EmblaCarouselType['internalEngine']>
type ScrollBody = Engine['scrollBody']

/** Embla advances in steps of this many milliseconds. */
const STEP = 1000 / 60

export interface CarouselEngine {
  /** Moves to the next slide if `places` is positive, otherwise to the previous one. */
  moveBy(places: number): void
  moveTo(index: number): void
}

interface Options {
  /** The element that clips what's out of view. Its first child holds the slides. */
  viewport: HTMLElement
  onSelect: (index: number) => void
  /** How many milliseconds a move takes. With 0, the carousel jumps. */
  duration: () => number
}

/**
 * Uses Embla to drag, snap and loop, because it doesn't clone slides. A clone could lose focus.
 * Dragged slides move like a spring, but a move by an arrow, dot or key takes a fixed time.
 */
export function startEngine({ viewport, onSelect, duration }: Options): CarouselEngine {
  // Undoes native scrolling, whether it happened before this ran or focus causes it later.
  const stayPut = () => {
    viewport.scrollLeft = 0
  }
  stayPut()
  viewport.addEventListener('scroll', stayPut)

  // Slides out of view can't have focus, so Embla doesn't have to follow it.
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', watchFocus: false })
  // After a resize, Embla has a new engine with its own spring, so we remember each engine's
  // spring.
  const springs = new WeakMap<Engine, ScrollBody>()
  const springAgain = () => {
    const engine = embla.internalEngine()
    engine.scrollBody = springs.get(engine) ?? engine.scrollBody
  }
  embla
    .on('select', () => onSelect(embla.selectedScrollSnap()))
    .on('pointerDown', springAgain)
    .on('settle', springAgain)

  function move(start: (jump: boolean) => void) {
    const time = duration()
    const engine = embla.internalEngine()
    if (!springs.has(engine)) springs.set(engine, engine.scrollBody)
    if (time > 0) engine.scrollBody = timed(engine, time)
    start(time === 0)
  }

  return {
    moveBy: (places) =>
      move((jump) => (places > 0 ? embla.scrollNext(jump) : embla.scrollPrev(jump))),
    moveTo: (index) => move((jump) => embla.scrollTo(index, jump)),
  }
}

/**
 * Eases out towards the target and arrives after the given time, even if the loop wraps around on
 * the way.
 */
function timed({ location, previousLocation, offsetLocation, target }: Engine, time: number) {
  const steps = Math.round(time / STEP)
  const left = (step: number) => (1 - step / steps) ** 3
  let step = 0
  let velocity = 0
  const body: ScrollBody = {
    duration: () => time,
    velocity: () => velocity,
    direction: () => Math.sign(velocity),
    settled: () => Math.abs(target.get() - offsetLocation.get()) < 0.001,
    seek() {
      const share = step < steps ? 1 - left(step + 1) / left(step) : 1
      step += 1
      velocity = (target.get() - location.get()) * share
      previousLocation.set(location)
      location.add(velocity)
      return body
    },
    useBaseDuration: () => body,
    useBaseFriction: () => body,
    useDuration: () => body,
    useFriction: () => body,
  }
  return body
}
