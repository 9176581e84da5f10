import { MESSAGES } from '@wattle/contract/messages'
import type { CaseStudy } from '#content/sample/case-studies.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { CaseCard } from './case-card.tsx'

export function CaseCarousel({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <Carousel
      label="Case studies"
      empty={<p className="text-ink-2 text-lead">{MESSAGES.noData}</p>}
    >
      {studies.map((study) => (
        <CaseCard key={study.id} study={study} />
      ))}
    </Carousel>
  )
}
