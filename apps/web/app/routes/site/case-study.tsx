import { BRAND } from '@wattle/contract/brand'
import { MESSAGES } from '@wattle/contract/errors'
import { CASE_STUDIES } from '#content/case-studies.ts'
import { CaseNotFound } from '#features/site/case-not-found.tsx'
import { CasePage } from '#features/site/case-page.tsx'
import { article, pageMeta } from '#lib/page-meta.ts'
import type { Route } from './+types/case-study'

const findStudy = (id: string) => CASE_STUDIES.find((study) => String(study.id) === id)

export function meta({ params }: Route.MetaArgs) {
  const study = findStudy(params.id)
  if (!study) return [{ title: `${MESSAGES.itemNotFound} | ${BRAND.name}` }]
  const page = {
    title: study.longerTitle,
    description: study.description,
    path: `/case/${study.id}`,
    picture: `case-${study.id}`,
  }
  const above = [{ name: 'Case studies', path: '/case' }]
  return pageMeta({ ...page, above, facts: [article(page)] })
}

export default function CaseStudy({ params }: Route.ComponentProps) {
  const study = findStudy(params.id)
  return study ? <CasePage key={study.id} study={study} /> : <CaseNotFound />
}
