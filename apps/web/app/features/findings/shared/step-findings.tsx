import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { analysisQuery } from './analysis-query.ts'
import { settledText, toSortText } from './result-words.ts'

interface StepFindingsProps {
  researchId: number
  className?: string | undefined
}

/** Says how many assumptions the interviews have settled, and links to the analysis. */
export function StepFindings({ researchId, className }: StepFindingsProps) {
  const { data } = useQuery(analysisQuery(researchId))
  // Before the first interview or capture, there's nothing to analyse.
  if (!data || (data.interviews === 0 && data.captures === 0)) return null
  const results = data.rows.map(({ judged }) => judged.result)
  return (
    <div className={cx('grid gap-2', className)}>
      {results.length > 0 && <p className="font-semibold">{settledText(results)}</p>}
      {data.unsorted > 0 && <p className="text-ink-2 text-small">{toSortText(data.unsorted)}</p>}
      <div>
        <ButtonLink
          to={`/platform/research/${researchId}/analysis`}
          variant="outline"
          className="max-sm:w-full"
        >
          <ChartNoAxesColumn aria-hidden="true" className="size-4.5" />
          Open the analysis
        </ButtonLink>
      </div>
    </div>
  )
}
