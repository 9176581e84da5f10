import { lazy } from 'react'
import { SAMPLE_MARK } from '#content/sample/notice.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'
import { Prewritten } from '#ui/prewritten.tsx'

export const meta = () =>
  pageMeta({
    title: 'Case studies',
    description: `${SAMPLE_MARK}Five studies written out in full: what was asked, who answered, how we did it and what changed afterwards.`,
    path: '/case',
    picture: 'case',
  })

const Introduction = lazy(async () => {
  const { CaseIntroduction } = await import('#features/site/case-introduction.tsx')
  return { default: CaseIntroduction }
})

const carousel = late(async () => {
  const [{ CaseCarousel }, { CASE_STUDIES }] = await Promise.all([
    import('#features/site/case-carousel.tsx'),
    import('#content/sample/case-studies.ts'),
  ])
  return () => <CaseCarousel studies={CASE_STUDIES} />
})
if (import.meta.env.SSR) await carousel.ready

export default function Cases() {
  return (
    <>
      <Prewritten id="knowledge">
        <Introduction />
      </Prewritten>
      <section aria-labelledby="studies-title" className="py-12 md:py-18">
        <div className="mx-auto w-full max-w-360 px-5 md:px-18">
          <h2 id="studies-title" className="mb-8 text-h1 md:mb-12">
            Read one
          </h2>
          <Late part={carousel} />
        </div>
      </section>
    </>
  )
}
