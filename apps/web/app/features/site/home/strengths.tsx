import { Art } from '#art/art.tsx'
import { markExpertise, markImpact, markInsights, markPrivacy } from '#art/drawings.ts'
import { STRENGTHS } from '#content/home.ts'

const MARKS = [markExpertise, markInsights, markImpact, markPrivacy] as const

/**
 * Four strengths, laid out like the key in a field guide: a symbol on the left leads to each name.
 */
export function Strengths() {
  return (
    <section aria-labelledby="strengths" className="bg-sunk">
      <div className="mx-auto max-w-page px-5 pt-34 pb-18 md:px-18 lg:pt-18 lg:pb-28">
        <h2 id="strengths" className="text-[clamp(2.125rem,3.4vw,2.5rem)] leading-[1.08]">
          {STRENGTHS.title}
        </h2>
        <p className="mt-3 text-ink-2 text-lead">{STRENGTHS.lead}</p>
        <ol className="mt-8 border-ink border-t-[1.5px] lg:mt-28">
          {STRENGTHS.entries.map(({ sign, name, text }, index) => (
            <li key={name} className={ROW}>
              <span
                aria-hidden="true"
                className="font-display font-semibold text-lead xl:col-start-1"
              >
                {index + 1}
              </span>
              <p className="col-span-2 flex max-w-none items-baseline gap-3 text-ink-2 italic after:hidden after:min-w-6 after:flex-1 after:-translate-y-1 after:border-control after:border-b-2 after:border-dotted xl:col-span-5 xl:text-[clamp(1.0625rem,1.38vw,1.25rem)] min-[80rem]:after:block">
                {sign}
              </p>
              <Art
                of={MARKS[index] ?? markExpertise}
                className="col-start-3 row-span-2 row-start-2 mt-2 w-15 xl:col-start-7 xl:row-span-1 xl:row-start-1 xl:mt-0 xl:w-19.5 xl:justify-self-center"
              />
              <h3 className="col-start-2 mt-2 xl:col-span-2 xl:col-start-8 xl:mt-0">{name}</h3>
              <p className="col-start-2 mt-1 text-[1rem] text-ink-2 leading-normal xl:col-span-3 xl:col-start-10 xl:mt-0">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const ROW =
  'grid grid-cols-[2.25rem_1fr_4rem] gap-x-2 border-line border-b py-5 xl:grid-cols-12 xl:items-center xl:gap-x-6 xl:py-6'
