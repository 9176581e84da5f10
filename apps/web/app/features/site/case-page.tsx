import { lazy } from 'react'
import { CASE_STUDIES, findCaseStudy, type SubItem } from '#content/sample/case-studies.ts'
import { CaseBody } from './case-body.tsx'
import { CaseEnquiry } from './case-enquiry.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseNext } from './case-next.tsx'
import { CaseNotFound } from './case-not-found.tsx'

const BODIES = [
  bodyFrom(() => import('#content/sample/case-study-1.ts')),
  bodyFrom(() => import('#content/sample/case-study-2.ts')),
  bodyFrom(() => import('#content/sample/case-study-3.ts')),
  bodyFrom(() => import('#content/sample/case-study-4.ts')),
  bodyFrom(() => import('#content/sample/case-study-5.ts')),
]

function bodyFrom(load: () => Promise<{ SUB_ITEMS: readonly SubItem[] }>) {
  return lazy(async () => {
    const { SUB_ITEMS } = await load()
    return { default: () => <CaseBody items={SUB_ITEMS} /> }
  })
}

/** The study with the number of the address. It has no state, and is prewritten. */
export function CasePage({ id }: { id: string }) {
  const study = findCaseStudy(id)
  if (!study) return <CaseNotFound />
  const Body = BODIES[study.id - 1]
  const next = CASE_STUDIES[study.id % CASE_STUDIES.length]
  return (
    <article>
      <CaseHead study={study} />
      <CaseFacts study={study} />
      {Body && <Body />}
      <CaseEnquiry />
      {next && <CaseNext study={next} />}
    </article>
  )
}
