import { CASE_STUDIES } from '#content/case-studies.ts'
import { KNOWLEDGE_META } from '#content/knowledge.ts'
import { CaseCarousel } from '#features/site/case-carousel.tsx'
import { CaseIntroduction } from '#features/site/case-introduction.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ ...KNOWLEDGE_META, path: '/case', picture: 'case' })

export default function Cases() {
  return (
    <>
      <CaseIntroduction />
      <section aria-labelledby="studies-title" className="py-12 md:py-18">
        <div className="mx-auto w-full max-w-360 px-5 md:px-18">
          <h2 id="studies-title" className="mb-8 text-h1 md:mb-12">
            Read one
          </h2>
          <CaseCarousel studies={CASE_STUDIES} />
        </div>
      </section>
    </>
  )
}
