import { Art } from '#art/art.tsx'
import { participantsTwig } from '#art/drawings.ts'
import { PANEL_BENEFITS } from '#content/participants.ts'
import { cx } from '#lib/cx.ts'

/**
 * Where each tag hangs on the branch, and how long its string is, relative to the stage's width.
 */
const PLACES = [
  'xl:top-[7.9cqw] xl:left-[55.75cqw] xl:[--string:7cqw]',
  'max-sm:ml-[min(6rem,20%)] xl:top-[4.3cqw] xl:left-[71.3cqw] xl:[--string:8.2cqw] sm:max-xl:[--string:4.5rem]',
  'xl:top-[1.9cqw] xl:left-[86.6cqw] xl:[--string:6.4cqw] sm:max-xl:[--string:3rem]',
]
const TILTS = ['-rotate-[2.5deg]', 'rotate-2', '-rotate-[1.5deg]']

/**
 * Three paper tags. They hang on the branch if there's room, otherwise on a twig, side by side or
 * one below the other.
 */
export function BenefitTags() {
  return (
    <div className="mt-8 xl:mt-0">
      <Art
        of={participantsTwig}
        className="pointer-events-none -mb-12 ml-auto h-auto w-full overflow-visible xl:hidden sm:max-xl:-mb-14"
      />
      <ul
        aria-label="What you get"
        className="sm:max-xl:grid sm:max-xl:grid-cols-3 sm:max-xl:gap-6"
      >
        {PANEL_BENEFITS.map(({ title, text }, index) => (
          <li
            key={title}
            className={cx(
              'w-56 [--string:2.25rem] sm:max-xl:mx-auto sm:max-xl:w-full sm:max-xl:max-w-50 xl:absolute xl:w-[clamp(9.125rem,13.4cqw,11.75rem)]',
              PLACES[index],
            )}
          >
            <svg
              viewBox="0 0 20 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="relative z-10 mx-auto h-(--string) w-5 overflow-visible"
            >
              <path
                d="M10 -4C16 40 4 70 10 118"
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-[1.6] stroke-art-clay"
              />
            </svg>
            <div
              className={cx(
                'relative origin-top rounded-input border border-line bg-surface px-3.5 pt-8 pb-4 xl:max-2xl:px-3',
                TILTS[index],
              )}
            >
              <span className="absolute top-2.5 left-1/2 -ml-1.5 size-3 rounded-pill border-2 border-art-clay bg-paper" />
              <h2 className="border-ink border-b-[1.5px] pb-2 text-[1.25rem] leading-[1.15] xl:text-[clamp(1rem,1.5cqw,1.375rem)]">
                {title}
              </h2>
              <p className="mt-2 text-app text-ink-2 max-2xl:text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
