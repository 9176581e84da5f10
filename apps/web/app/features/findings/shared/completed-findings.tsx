import { useQuery } from '@tanstack/react-query'
import { inWords } from '@wattle/contract/limits'
import { FileText, Quote } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { analysisQuery } from './analysis-query.ts'
import { resultCounts } from './result-words.ts'
import { VerdictSummary } from './verdict-summary.tsx'
import { verdictsQuery } from './verdicts-query.ts'

/** A finished project's verdict, or a link to write it. */
export function CompletedFindings({ researchId }: { researchId: number }) {
  const analysis = useQuery(analysisQuery(researchId))
  const verdicts = useQuery(verdictsQuery(researchId))
  if (analysis.isPending || verdicts.isPending)
    return (
      <Loading label="Loading the verdict" className="grid">
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    )
  // Renders nothing if the verdict doesn't load, because the rest of the page still works.
  if (!analysis.data || !verdicts.data) return null
  const [newest] = verdicts.data.verdicts
  const { rows, interviews, captures } = analysis.data
  // A project without interviews or captures has nothing to base a verdict on.
  if (!newest && interviews === 0 && captures === 0) return null
  const results = resultCounts(rows.map(({ judged }) => judged.result))
  const path = `/platform/research/${researchId}`
  return (
    <section
      aria-label="Verdict"
      className="grid gap-4 rounded-card border border-line bg-surface px-5 py-5"
    >
      {newest ? (
        <VerdictSummary verdict={newest} />
      ) : (
        <h2 className="text-h3">{doneText(interviews)} What did you decide?</h2>
      )}
      {results && <p className="font-semibold">Assumptions: {results}</p>}
      <div className="no-print flex flex-wrap gap-3">
        {newest ? (
          <ButtonLink to={`${path}/report`}>
            <FileText aria-hidden="true" className="size-4.5" />
            Open the report
          </ButtonLink>
        ) : (
          <ButtonLink to={`${path}/analysis?tab=verdict`}>Write the verdict</ButtonLink>
        )}
        <ButtonLink to={`${path}/analysis`} variant="secondary">
          <Quote aria-hidden="true" className="size-4.5" />
          See the evidence
        </ButtonLink>
      </div>
    </section>
  )
}

/** How many interviews were done, such as "Five interviews done." */
function doneText(interviews: number): string {
  const count = inWords(interviews)
  const noun = interviews === 1 ? 'interview' : 'interviews'
  return `${count.replace(/^./, (letter) => letter.toUpperCase())} ${noun} done.`
}
