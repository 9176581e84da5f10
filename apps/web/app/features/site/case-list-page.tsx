import type { CaseStudy } from '#content/sample/case-studies.ts'
import { CaseCarousel } from './case-carousel.tsx'
import { CaseIntroduction } from './case-introduction.tsx'

export function CaseListPage({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <>
      <CaseIntroduction />
      <section aria-labelledby="studies-title" className="py-12 md:py-18">
        <div className="mx-auto w-full max-w-360 px-5 md:px-18">
          <h2 id="studies-title" className="mb-8 text-h1 md:mb-12">
            Read a case study
          </h2>
          <CaseCarousel studies={studies} />
        </div>
      </section>
    </>
  )
}
