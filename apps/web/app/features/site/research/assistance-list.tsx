import { Art } from '#art/art.tsx'
import {
  researchColumns,
  researchDraft,
  researchFaults,
  researchJourney,
  researchReport,
  researchSummary,
  researchThemes,
} from '#art/drawings.ts'
import { ASSISTANCE } from '#content/research.ts'
import { cx } from '#lib/cx.ts'

const SHEETS = [
  researchThemes,
  researchReport,
  researchJourney,
  researchFaults,
  researchSummary,
  researchColumns,
  researchDraft,
]
const TILTS = ['-rotate-3', 'rotate-2', '-rotate-2', 'rotate-4']

/** Seven kinds of help, each with a sample of what you get. Seed 000 section 1 fixes the id. */
export function AssistanceList() {
  return (
    <section id="support" aria-labelledby="support-title" className="pb-18 md:pb-28">
      <div className="mx-auto w-full max-w-page px-5 md:px-18">
        <h2 id="support-title" className="text-h1">
          Seven kinds of research assistance
        </h2>
        <p className="mt-3 text-ink-2 text-lead">And what you’ll receive.</p>
        <dl className="mt-8 border-ink border-t-[1.5px] md:mt-12">
          {ASSISTANCE.map(({ title, text, deliverable }, index) => {
            const sheet = SHEETS[index]
            return (
              <div
                key={title}
                className="grid items-center gap-x-6 gap-y-2 border-line border-b py-6 lg:grid-cols-12"
              >
                <dt className="font-display font-semibold text-[1.625rem] leading-[1.15] tracking-[-0.015em] lg:col-span-4 xl:text-h2">
                  {title}
                </dt>
                <dd className="text-balance text-ink-2 lg:col-span-4">{text}</dd>
                <dd className="flex items-center gap-6 max-lg:mt-3 lg:col-span-4 lg:justify-end lg:pl-6">
                  <span className="grow text-balance text-[1rem] leading-normal">
                    <span className="block text-caption text-ink-3">Sample deliverable</span>
                    {deliverable}
                  </span>
                  {sheet && (
                    <Art
                      of={sheet}
                      className={cx('h-28 w-auto shrink-0 max-lg:order-first', TILTS[index % 4])}
                    />
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
