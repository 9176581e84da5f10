import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CarouselDots } from './carousel-dots.tsx'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  label: string
  /** The slides; each should hold one link. */
  children: readonly ReactNode[]
  /** What stands there when there is no slide. */
  empty: ReactNode
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Three in view, two below 1024 px, one below 768 px; fewer if there are fewer. */
const WIDTHS = ['', 'basis-full', 'basis-full min-[768px]:basis-1/2'] as const
const WIDTH =
  'basis-full min-[768px]:basis-1/2 min-[1024px]:basis-1/3 ' +
  // Where only scrolling moves it, the next slide shows a little.
  'noscript:basis-[86%] min-[768px]:noscript:basis-[46%] min-[1024px]:noscript:basis-[31%]'

/** Nothing to move where all are in view. */
const CONTROLS = ['', 'hidden', 'min-[768px]:hidden', 'min-[1024px]:hidden'] as const

/**
 * Slides in an endless row. Without JavaScript it is a list that scrolls sideways; slides out of
 * view cannot be reached by keyboard or screen reader.
 */
export function Carousel({ label, children: slides, empty }: CarouselProps) {
  const count = slides.length
  const { viewport, selected, running, places, isShown, moveBy, moveTo } = useCarousel(count)
  const focusNext = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move the slide can have focus
  useEffect(() => {
    if (focusNext.current !== undefined) focusSlide(focusNext.current)
    focusNext.current = undefined
  }, [selected])

  function focusSlide(index: number) {
    const slide = viewport.current?.querySelectorAll('[data-slide]')[index]
    slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || places >= count) return
    event.preventDefault()
    const slide = (event.target as HTMLElement).closest<HTMLElement>('[data-slide]')
    const next = slide ? (Number(slide.dataset.slide) + step + count) % count : undefined
    if (next !== undefined && isShown(next)) return focusSlide(next)
    focusNext.current = next
    moveBy(step)
  }

  if (count === 0) return empty
  const controls = cx('noscript:hidden', CONTROLS[count])
  const numbers = Array.from({ length: places }, (_, place) => ((selected + place) % count) + 1)

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={handleKeyDown}
      className="relative grid grid-cols-[auto_1fr_auto] items-center gap-y-6"
    >
      <IconButton
        label="Previous"
        icon={ArrowLeft}
        variant="outline"
        onClick={() => moveBy(-1)}
        className={cx(controls, ARROW, 'md:-left-14.5')}
      />
      <IconButton
        label="Next"
        icon={ArrowRight}
        variant="outline"
        onClick={() => moveBy(1)}
        className={cx(controls, ARROW, 'col-start-3 md:-right-14.5')}
      />
      <div
        ref={viewport}
        className={cx(
          'col-span-3 row-start-1 -m-1 p-1',
          running ? 'overflow-hidden' : 'snap-x overflow-x-auto',
          '[scrollbar-width:none] noscript:[scrollbar-width:thin]',
        )}
      >
        <ul className="-ml-6 flex">
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
              key={index}
              data-slide={index}
              inert={!isShown(index)}
              className={cx('flex min-w-0 shrink-0 snap-start pl-6', WIDTHS[count] ?? WIDTH)}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
              <div
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${count}`}
                className="flex min-w-0 grow"
              >
                {slide}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <CarouselDots count={count} selected={selected} onSelect={moveTo} className={controls} />
      <p aria-live="polite" className="sr-only">
        {running && places < count && `Showing ${numbers.join(', ')} of ${count}`}
      </p>
    </section>
  )
}

/** Beside the dots on a phone; else in the margins of the page, outside the row of slides. */
const ARROW =
  'row-start-2 rounded-pill! md:absolute! md:top-1/2 md:col-span-full md:col-start-1! md:row-start-1 md:-translate-y-1/2'
