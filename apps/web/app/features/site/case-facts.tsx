import type { CaseStudy } from '#content/sample/case-studies.ts'

/** The study in short: how many people took part, then who, how and where. */
export function CaseFacts({ study: { participants, facts } }: { study: CaseStudy }) {
  return (
    <section aria-label="In short" className="border-ink border-y-[1.5px]">
      <div className="mx-auto grid w-full max-w-360 items-center gap-6 px-5 py-8 md:px-18 lg:grid-cols-[minmax(9rem,3fr)_9fr]">
        <p>
          <span className="block font-bold font-display font-stretch-75% text-[8rem] text-gum leading-[0.76] tracking-[-0.015em] md:text-[clamp(8rem,14.4vw,13rem)]">
            {participants}
          </span>
          <span className="sr-only">participants</span>
        </p>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="text-app text-ink-3">{term}</dt>
              <dd className="text-balance font-display font-semibold text-h3">{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
