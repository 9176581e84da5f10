import { Art } from '#art/art.tsx'
import {
  startupsFriday,
  startupsMonday,
  startupsThursday,
  startupsTuesday,
  startupsWednesday,
  startupsWeek,
} from '#art/drawings.ts'
import { TEST_WEEK } from '#content/startups.ts'

const GROWTH = [
  startupsMonday,
  startupsTuesday,
  startupsWednesday,
  startupsThursday,
  startupsFriday,
]

/** The five days one by one, under a twig that flowers as the days pass. */
export function TestWeek() {
  return (
    <section aria-labelledby="week-title" className="py-18 md:py-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <div className="xl:flex xl:items-baseline xl:justify-between xl:gap-12">
          <h2 id="week-title" className="text-h1">
            Brief us on Monday, decide on Friday
          </h2>
          <p className="text-ink-2 text-lead max-xl:mt-3">Five working days, one for each step.</p>
        </div>
        <Art
          of={startupsWeek}
          className="pointer-events-none mt-6 h-auto w-full overflow-visible max-xl:hidden"
        />
        <ol className="max-xl:mt-8 xl:grid xl:grid-cols-5">
          {TEST_WEEK.map(({ day, title, text }, index) => {
            const drawing = GROWTH[index]
            return (
              <li
                key={day}
                className="border-line max-xl:flex max-xl:gap-4 max-xl:border-t max-xl:py-5 max-xl:last:border-b max-xl:first:border-t-[1.5px] max-xl:first:border-t-ink sm:max-xl:gap-8 xl:border-l xl:pr-4 xl:pb-2 xl:pl-5 xl:first:border-l-0 xl:first:pl-0"
              >
                {drawing && (
                  <Art of={drawing} className="h-auto w-18 shrink-0 self-end sm:w-22 xl:hidden" />
                )}
                <div>
                  <p className="font-semibold text-wattle-ink">{day}</p>
                  <h3 className="mt-1">{title}</h3>
                  <p className="mt-2 text-ink-2 xl:text-[1rem] xl:leading-normal">{text}</p>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
