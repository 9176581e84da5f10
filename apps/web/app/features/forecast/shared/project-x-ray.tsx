import { useQuery } from '@tanstack/react-query'
import { screenerReportQuery } from '../hooks.ts'
import { XRayCard } from '../x-ray-card.tsx'

/** The screener report for researchers, who can ask our team to loosen a question. */
export function ProjectXRay({ researchId }: { researchId: number }) {
  const { data } = useQuery(screenerReportQuery(researchId))
  return data ? (
    <div className="border-line border-t py-4">
      <XRayCard report={data} />
    </div>
  ) : null
}
