import { CASE_STUDIES, type CaseStudy } from '#content/sample/case-studies.ts'
import { SUB_ITEMS as STUDY_1 } from '#content/sample/case-study-1.ts'
import { SUB_ITEMS as STUDY_2 } from '#content/sample/case-study-2.ts'
import { SUB_ITEMS as STUDY_3 } from '#content/sample/case-study-3.ts'
import { SUB_ITEMS as STUDY_4 } from '#content/sample/case-study-4.ts'
import { SUB_ITEMS as STUDY_5 } from '#content/sample/case-study-5.ts'
import { CaseBody } from './case-body.tsx'
import { CaseEnquiry } from './case-enquiry.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseNext } from './case-next.tsx'

const BODIES = [STUDY_1, STUDY_2, STUDY_3, STUDY_4, STUDY_5]

export function CasePage({ study }: { study: CaseStudy }) {
  const items = BODIES[study.id - 1] ?? []
  const next = CASE_STUDIES[study.id % CASE_STUDIES.length]
  return (
    <article data-study>
      <CaseHead study={study} />
      <CaseFacts study={study} />
      <CaseBody items={items} />
      <CaseEnquiry />
      {next && <CaseNext study={next} />}
    </article>
  )
}
