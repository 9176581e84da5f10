import { Art } from '#art/art.tsx'
import { aboutCustomers } from '#art/drawn/about-customers.ts'
import { aboutTools } from '#art/drawn/about-tools.ts'
import { aboutYears } from '#art/drawn/about-years.ts'
import { COMPANY_NUMBERS } from '#content/about.ts'

const ROUNDELS = [aboutCustomers, aboutYears, aboutTools]

/** Three figures, each inside what it counts: leaves, rings, seeds. */
export function CompanyNumbers() {
  return (
    <section aria-labelledby="numbers-title" className="py-18 md:py-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <h2 id="numbers-title" className="text-h1">
          The company in numbers
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-12 md:mt-12 md:grid-cols-3 xl:gap-x-24">
          {COMPANY_NUMBERS.map(({ number, description, text }, index) => {
            const roundel = ROUNDELS[index]
            return (
              <li key={description}>
                <p className="relative grid place-items-center max-md:mx-auto max-md:max-w-80">
                  {roundel && <Art of={roundel} className="h-auto w-full" />}
                  <span className="absolute inset-0 grid place-content-center text-center">
                    <b className="font-bold font-display font-stretch-75% text-[clamp(4.5rem,8.6vw,7.75rem)] text-gum leading-[0.8] tracking-[-0.02em] max-md:text-[6.5rem]">
                      {number}
                    </b>{' '}
                    <span className="mt-3 block font-semibold text-body leading-tight">
                      {description}
                    </span>
                  </span>
                </p>
                <p className="mx-auto mt-4 max-w-[22em] text-center text-ink-2">{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
