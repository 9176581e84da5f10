import type { ReactNode } from 'react'
import { Art } from '#art/art.tsx'
import { hundredLeaves, hundredLeavesNarrow } from '#art/drawings.ts'
import { STATS } from '#content/sample/figures.ts'
import { NOTICES } from '#content/sample/notice.ts'
import { TESTIMONIALS } from '#content/sample/quotes.ts'
import { SampleNote } from '../sample-note.tsx'
import { MarginNote } from './margin-note.tsx'

/** The agency's numbers in two sentences, with testimonials as notes in the margin. */
export function Stats() {
  const [first, second] = TESTIMONIALS
  return (
    <section aria-labelledby="stats">
      <div className="mx-auto max-w-page px-5 pb-18 md:px-18 lg:pb-28">
        <h2 id="stats" className="sr-only">
          {STATS.title}
        </h2>
        <div className="grid xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-y-12">
          <p className="max-w-none font-display font-semibold text-[clamp(2.125rem,3.9vw,3.5rem)] leading-[1.2] tracking-[-0.02em] xl:contents">
            <Half row="xl:row-start-1">
              <Line leads>
                In <Figure>{STATS.years}</Figure> years, <Figure>{STATS.customers}</Figure>{' '}
                customers
              </Line>{' '}
              <Line>have brought us a question.</Line>
            </Half>{' '}
            <Half row="xl:row-start-2">
              <Line leads>
                We’ve grown <Figure>{STATS.services}</Figure> services
              </Line>{' '}
              <Line>and tools to answer it.</Line>
            </Half>
          </p>
          <MarginNote
            {...first}
            className="mt-12 xl:col-start-2 xl:row-start-1 xl:mt-0 xl:self-start"
          />
          <MarginNote
            {...second}
            className="mt-8 xl:col-start-2 xl:row-start-2 xl:mt-0 xl:self-start"
          />
        </div>
        <SampleNote className="mt-8 xl:mt-12">{NOTICES.figures}</SampleNote>
        <figure className="mt-12 lg:mt-18">
          <Art of={hundredLeavesNarrow} className="md:hidden" />
          <Art of={hundredLeaves} className="hidden md:block" />
          <figcaption className="mt-3 text-caption text-ink-3">{STATS.leaves}</figcaption>
        </figure>
      </div>
    </section>
  )
}

const Half = ({ row, children }: { row: string; children: ReactNode }) => (
  <span className={`xl:col-start-1 xl:text-[clamp(2.125rem,3.9vw,3.5rem)] ${row}`}>{children}</span>
)

/**
 * One line of the sentence, which doesn't wrap if there's room. With `leads`, a thin line runs from
 * the end of the text to the note beside it.
 */
function Line({ leads, children }: { leads?: boolean; children: ReactNode }) {
  return (
    <span className="xl:flex xl:items-center xl:gap-4 xl:whitespace-nowrap">
      <span>{children}</span>
      {leads && (
        <span
          aria-hidden="true"
          className="hidden h-0 flex-1 border-wattle-ink border-t-[1.5px] before:-mt-[5px] before:block before:size-[9px] before:rounded-pill before:border-[1.5px] before:border-wattle-ink before:bg-paper xl:block"
        />
      )}
    </span>
  )
}

const Figure = ({ children }: { children: ReactNode }) => (
  <b className="font-bold font-stretch-75% text-[1.72em] text-gum leading-[0.8] tracking-[-0.025em]">
    {children}
  </b>
)
