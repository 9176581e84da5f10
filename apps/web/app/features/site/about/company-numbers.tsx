import { Art } from '#art/art.tsx'
import { aboutCustomers, aboutTools, aboutYears } from '#art/drawings.ts'
import { COMPANY_NUMBERS } from '#content/sample/figures.ts'
import { NOTICES } from '#content/sample/notice.ts'
import { SampleNote } from '../sample-note.tsx'

const ROUNDELS = [aboutCustomers, aboutYears, aboutTools]

/** Three numbers, each inside a drawing of what it counts: leaves, rings or seeds. */
export function CompanyNumbers() {
  return (
    <section aria-labelledby="numbers-title" className="py-18 md:py-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <h2 id="numbers-title" className="text-h1">
          The company in numbers
        </h2>
        <SampleNote className="mt-4">{NOTICES.numbers}</SampleNote>
        <ul className="mt-8 grid gap-12 md:mt-12 lg:grid-cols-3 xl:gap-x-24">
          {COMPANY_NUMBERS.map(({ number, description, text }, index) => {
            const roundel = ROUNDELS[index]
            return (
              <li
                key={description}
                className="gap-x-12 max-lg:items-center sm:max-lg:flex lg:text-center"
              >
                <p className="@container relative shrink-0 text-center max-sm:mx-auto max-sm:max-w-76 sm:max-lg:w-64">
                  {roundel && <Art of={roundel} className="h-auto w-full" />}
                  <span className="absolute inset-0 grid place-content-center">
                    <b className="font-bold font-display font-stretch-75% text-[32cqw] text-gum leading-[0.8] tracking-[-0.02em]">
                      {number}
                    </b>{' '}
                    <span className="mx-auto mt-[3cqw] block max-w-[7em] text-balance font-semibold text-body leading-tight">
                      {description}
                    </span>
                  </span>
                </p>
                <p className="mt-4 max-w-[22em] text-balance text-ink-2 max-sm:mx-auto max-sm:text-center lg:mx-auto">
                  {text}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
