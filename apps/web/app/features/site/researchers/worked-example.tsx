import { Art } from '#art/art.tsx'
import { caseTally } from '#art/drawings.ts'
import { TIMELINE } from '#content/timeline.ts'
import { BLOOM_WIDTH } from '../bloom-width.ts'

/** One study from the quote to the last interview, along a stem that flowers at the interviews. */
export function WorkedExample() {
  const { title, lead, steps } = TIMELINE
  return (
    <section
      aria-labelledby="example-title"
      className="bg-sunk py-18 md:py-28 print:bg-transparent"
    >
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <h2 id="example-title" className="text-h1">
          {title}
        </h2>
        <p className="mt-3 text-ink-2 text-lead">{lead}</p>
        <ol className="mt-8 md:mt-12 xl:grid xl:grid-cols-6 xl:gap-x-6">
          {steps.map((step) => (
            <li key={step.day} className={STEP}>
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-7 place-content-center"
              >
                {'isInterview' in step ? (
                  <Art of={caseTally} width={BLOOM_WIDTH} className="size-9 overflow-hidden" />
                ) : (
                  <span className="size-3 rounded-pill bg-art-leaf-2" />
                )}
              </span>
              <p className="font-semibold text-wattle-ink">{step.day}</p>
              <h3 className="mt-1 text-balance">{step.title}</h3>
              <p className="mt-2 text-[1rem] text-ink-2 leading-normal">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The stem runs down next to the steps, or above them if they're side by side. */
const STEP =
  'relative pb-8 pl-12 last:pb-0 before:absolute before:top-3.5 before:bottom-[-0.875rem] before:left-[13px] before:border-art-leaf-2 before:border-l-2 last:before:hidden xl:pt-12 xl:pb-0 xl:pl-0 xl:before:inset-x-3.5 xl:before:right-[-2.375rem] xl:before:bottom-auto xl:before:left-3.5 xl:before:border-t-2 xl:before:border-l-0'
