import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CarouselDots } from './carousel-dots.tsx'

interface CarouselProps {
  label: string
  /** The slides. Each should contain one link. */
  children: readonly ReactNode[]
  empty: ReactNode
}

/**
 * Shows three slides at a time, or two below 1024 px and one below 768 px. Shows all of them if
 * there are fewer.
 */
const WIDTHS = ['', 'basis-full', 'basis-full min-[768px]:basis-1/2'] as const
const WIDTH =
  'basis-full min-[768px]:basis-1/2 min-[1024px]:basis-1/3 ' +
  // Without scripts, the list scrolls, and part of the next slide shows.
  'noscript:basis-[86%] min-[768px]:noscript:basis-[46%] min-[1024px]:noscript:basis-[31%]'

/** Hides the controls if all slides are in view. */
const CONTROLS = ['', 'hidden', 'min-[768px]:hidden', 'min-[1024px]:hidden'] as const

/**
 * Slides in an endless row, moved by `start-carousel.ts`. Without that script, it's a list that
 * scrolls sideways and has no controls.
 */
export function Carousel({ label, children: slides, empty }: CarouselProps) {
  const count = slides.length
  if (count === 0) return empty
  const controls = cx(
    'invisible group-data-ready/carousel:visible noscript:hidden',
    CONTROLS[count],
  )
  return (
    <section
      data-carousel
      aria-roledescription="carousel"
      aria-label={label}
      className="group/carousel relative grid grid-cols-[auto_1fr_auto] items-center gap-y-6"
    >
      <IconButton
        data-step={-1}
        label="Previous"
        icon={ArrowLeft}
        variant="outline"
        className={cx(controls, ARROW, 'md:-left-14.5')}
      />
      <IconButton
        data-step={1}
        label="Next"
        icon={ArrowRight}
        variant="outline"
        className={cx(controls, ARROW, 'col-start-3 md:-right-14.5')}
      />
      <div
        data-viewport
        className="col-span-3 row-start-1 -m-1 snap-x overflow-x-auto p-1 [scrollbar-width:none] data-running:overflow-hidden noscript:[scrollbar-width:thin]"
      >
        <ul className="-ml-6 flex">
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order
              key={index}
              data-slide={index}
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
      <CarouselDots
        count={count}
        className={cx('col-start-2 row-start-2 flex justify-center', controls)}
      />
      <p aria-live="polite" className="sr-only" />
    </section>
  )
}

/** The arrows are next to the dots on a phone, otherwise in the page margins beside the slides. */
const ARROW =
  'row-start-2 rounded-pill! md:absolute! md:top-1/2 md:col-span-full md:col-start-1! md:row-start-1 md:-translate-y-1/2'
