import { Art } from '#art/art.tsx'
import { fiveBuds, gumLeaf, seedPod, thornbill } from '#art/drawings.ts'
import { SERVICE_CARDS } from '#content/home.ts'
import { LearnMore } from '../learn-more.tsx'

const PICTURES = [
  <Art key="1" of={thornbill} className="w-37.5" />,
  <Art key="2" of={gumLeaf} className="w-43" />,
  <Art key="3" of={fiveBuds} className="w-43" />,
  // The pod lies on its side, as if it had fallen.
  <Art key="4" of={seedPod} className="-my-12 w-11 rotate-72" />,
] as const

/** The four services as an index with large numerals. */
export function ServiceIndex() {
  return (
    <section aria-labelledby="services-title">
      <div className="mx-auto max-w-page px-5 pt-18 pb-18 md:px-18 lg:pt-28 lg:pb-28">
        <h2 id="services-title" className="pb-6">
          {SERVICE_CARDS.title}
        </h2>
        <ol className="border-ink border-b-[1.5px]">
          {SERVICE_CARDS.cards.map(({ name, text, to }, index) => (
            <li key={name} className={ROW}>
              <span aria-hidden="true" className={NUMERAL}>
                {index + 1}
              </span>
              <h3 className="col-start-2 text-h2 xl:col-span-3 xl:col-start-3 xl:text-h1">
                {name}
              </h3>
              <p className="col-start-2 mt-1.5 text-ink-2 xl:col-span-3 xl:col-start-6 xl:mt-0">
                {text}
              </p>
              <div className="col-start-3 row-span-3 row-start-1 hidden w-45 place-items-center self-center md:grid xl:col-span-2 xl:col-start-9 xl:row-span-1 xl:w-auto">
                {PICTURES[index]}
              </div>
              <LearnMore
                to={to}
                about={name}
                className="col-start-2 justify-self-start xl:col-span-2 xl:col-start-11 xl:justify-self-end"
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const ROW =
  'grid grid-cols-[4.75rem_1fr] items-center gap-x-3 border-ink border-t-[1.5px] py-5 md:grid-cols-[8rem_1fr_auto] md:gap-x-6 xl:min-h-43 xl:grid-cols-12 xl:py-4'

const NUMERAL =
  'row-span-3 self-start pt-1.5 font-bold font-display font-stretch-75% text-[6.5rem] text-gum leading-[0.8] tracking-[-0.05em] md:text-[9.25rem] xl:col-span-2 xl:row-span-1 xl:self-center xl:pt-0'
