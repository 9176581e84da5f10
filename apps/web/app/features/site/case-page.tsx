import { lazy, useRef } from 'react'
import { CASE_STUDIES, type CaseStudy, type SubItem } from '#content/case-studies.ts'
import { Prewritten } from '#ui/prewritten.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseNext } from './case-next.tsx'
import { useReadingMark } from './case-reading.ts'

const BODIES = [
  bodyFrom(() => import('#content/case-study-1.ts')),
  bodyFrom(() => import('#content/case-study-2.ts')),
  bodyFrom(() => import('#content/case-study-3.ts')),
  bodyFrom(() => import('#content/case-study-4.ts')),
  bodyFrom(() => import('#content/case-study-5.ts')),
]

function bodyFrom(load: () => Promise<{ SUB_ITEMS: readonly SubItem[] }>) {
  return lazy(async () => {
    const [{ CaseBody }, { SUB_ITEMS }] = await Promise.all([import('./case-body.tsx'), load()])
    return { default: () => <CaseBody items={SUB_ITEMS} /> }
  })
}

export function CasePage({ study }: { study: CaseStudy }) {
  const body = useRef<HTMLDivElement>(null)
  useReadingMark(body)
  const Body = BODIES[study.id - 1]
  const next = CASE_STUDIES[study.id % CASE_STUDIES.length]
  return (
    <article>
      <CaseHead study={study} />
      <CaseFacts study={study} />
      <Prewritten ref={body} id={`study-${study.id}`}>
        {Body && <Body />}
      </Prewritten>
      {next && <CaseNext study={next} />}
    </article>
  )
}
