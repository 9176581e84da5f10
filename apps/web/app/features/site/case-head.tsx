import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Art } from '#art/art.tsx'
import { CASE_STUDIES, type CaseStudy } from '#content/sample/case-studies.ts'
import { NOTICES } from '#content/sample/notice.ts'
import { SampleNote } from './sample-note.tsx'

/** The study's heading. Its picture sits on the line above the facts. */
export function CaseHead({ study }: { study: CaseStudy }) {
  const { id, image, longerTitle, description } = study
  return (
    <section className="overflow-clip bg-sunk print:bg-transparent">
      <div className="mx-auto grid w-full max-w-360 px-5 md:px-18 lg:grid-cols-12 lg:gap-x-6">
        <div className="self-center pt-4 pb-8 md:pt-8 lg:col-span-7 lg:pb-18">
          <BackToCases />
          <p className="mt-6 font-semibold text-wattle-ink md:mt-10">
            Case study {id} of {CASE_STUDIES.length}
          </p>
          <h1 className="mt-3 text-[clamp(2.5rem,4.75vw,4.25rem)] leading-none tracking-[-0.02em] md:mt-4 xl:font-hero">
            {longerTitle}
          </h1>
          <p className="mt-4 max-w-[29em] text-ink-2 text-lead md:mt-6">{description}</p>
          <SampleNote className="mt-6 max-w-[34em]">{NOTICES.study}</SampleNote>
        </div>
        <div className="mx-auto w-full max-w-[20rem] self-end md:max-w-[26rem] lg:col-span-5 lg:max-w-[37.5rem] lg:pt-6">
          {/* Lowers the drawing, so its underground parts are below the line. */}
          <Art of={image} className="-mb-[3.9%] block w-full" />
        </div>
      </div>
    </section>
  )
}

export function BackToCases() {
  return (
    <Link
      to="/case"
      className="no-print inline-flex min-h-11 items-center gap-3 font-semibold text-gum underline-offset-[0.22em] hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      Back to case studies
    </Link>
  )
}
