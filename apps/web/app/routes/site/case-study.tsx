import { lazy, useRef } from 'react'
import { findCaseStudy } from '#content/sample/case-studies.ts'
import { SAMPLE_MARK } from '#content/sample/notice.ts'
import { useReadingMark } from '#features/site/case-reading.ts'
import { article, pageMeta } from '#lib/page-meta.ts'
import { tabTitle } from '#lib/tab-title.ts'
import { Prewritten } from '#ui/prewritten.tsx'
import type { Route } from './+types/case-study'

export function meta({ params }: Route.MetaArgs) {
  const study = findCaseStudy(params.id)
  // Not the message on the page: all messages would come along, into the first load of every study.
  if (!study) return [{ title: tabTitle('Case study not found') }]
  const page = {
    title: study.longerTitle,
    description: SAMPLE_MARK + study.description,
    path: `/case/${study.id}`,
    picture: `case-${study.id}`,
  }
  const above = [{ name: 'Case studies', path: '/case' }]
  return pageMeta({ ...page, above, facts: [article(page)] })
}

const Page = lazy(async () => {
  const { CasePage } = await import('#features/site/case-page.tsx')
  return { default: CasePage }
})

export default function CaseStudy({ params }: Route.ComponentProps) {
  const study = useRef<HTMLDivElement>(null)
  useReadingMark(study, params.id)
  // While one study takes the place of another, both are in the page.
  const id = `study-${findCaseStudy(params.id)?.id ?? 'none'}`
  return (
    <Prewritten key={id} ref={study} id={id}>
      <Page id={params.id} />
    </Prewritten>
  )
}
