import { BRAND } from '@wattle/contract/brand'
import { MESSAGES } from '@wattle/contract/errors'
import { CASE_STUDIES } from '#content/case-studies.ts'
import { CaseNotFound } from '#features/site/case-not-found.tsx'
import { CasePage } from '#features/site/case-page.tsx'
import type { Route } from './+types/case-study'

const findStudy = (id: string) => CASE_STUDIES.find((study) => String(study.id) === id)

export function meta({ params }: Route.MetaArgs) {
  const study = findStudy(params.id)
  if (!study) return [{ title: `${MESSAGES.itemNotFound} | ${BRAND.name}` }]
  return [
    { title: `${study.longerTitle} | ${BRAND.name}` },
    { name: 'description', content: study.description },
  ]
}

export default function CaseStudy({ params }: Route.ComponentProps) {
  const study = findStudy(params.id)
  return study ? <CasePage key={study.id} study={study} /> : <CaseNotFound />
}
